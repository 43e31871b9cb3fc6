import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { listText } from "../support/assistant.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { csvText, TABLE_DATA, totals } from "../support/studio-csv.ts";
import { analytics, choose, offerGoogle, SECTION, storedIn, video } from "../support/video-analytics.ts";

const TITLES = ["Rye bread without a machine", "Baguette, step by step", "Why “sour” isn't sour"];
const FILE = JSON.stringify({ name: "Old.csv", importedAt: "2026-11-01T10:00:00.000Z" });

/** Drops files onto the screen's heading, as a hand would. */
async function drop(page: Page, files: Readonly<Record<string, string>>) {
  const dataTransfer = await page.evaluateHandle((entries) => {
    const transfer = new DataTransfer();
    for (const [name, content] of entries) transfer.items.add(new File([content], name));
    return transfer;
  }, Object.entries(files));
  const heading = page.getByRole("heading", { level: 1 });
  await heading.dispatchEvent("dragover", { dataTransfer });
  await expect(page.getByText("Drop your YouTube Studio files to import them")).toBeVisible();
  await heading.dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText("Drop your YouTube Studio files to import them")).toHaveCount(0);
}

/** Opens the section with one video imported before. */
async function openWithOld(page: Page, keep: (entries: Record<string, string>) => Promise<void>) {
  const old = video({ title: "Old bread" });
  await keep({ youtube_videos: listText([old]), "videos-file": FILE });
  await page.goto(SECTION);
  await expect(analytics.titles(page)).toHaveText(["Old bread"]);
  return old;
}

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await offerGoogle(page, false);
});

test("a chosen file is read in the browser, listed with its name, and sent nowhere", async ({ page }) => {
  const sent: string[] = [];
  await page.goto(SECTION);
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await choose(page, { "Table data.csv": TABLE_DATA });
  await expect(page.getByText("3 videos imported")).toBeVisible();
  await expect(analytics.titles(page)).toHaveText(TITLES);
  await expect(page.getByText("From Table data.csv, imported")).toBeVisible();
  await expect(analytics.totals(page)).toContainText("Views60.5KWatch time (minutes)371.9K");
  await page.reload();
  await expect(analytics.titles(page)).toHaveText(TITLES);
  const { videos, videosFile } = await storedIn(page);
  expect(videos).toHaveLength(3);
  expect(videosFile).toMatchObject({ name: "Table data.csv" });
  expect(sent).toEqual([]);
});

test("both tables can be dropped anywhere at once", async ({ page, axe }) => {
  await page.goto(SECTION);
  await drop(page, { "Totals.csv": totals(40), "Table data.csv": TABLE_DATA });
  await expect(analytics.titles(page)).toHaveText(TITLES);
  await expect(analytics.days(page)).toContainText("From Totals.csv, imported");
  await expect(analytics.days(page)).toContainText("Views, 40 days47.8K");
  await analytics.days(page).getByLabel("Days", { exact: true }).selectOption("Last 28");
  await expect(analytics.days(page)).toContainText("Views, 28 days35.1K");
  expect(await axe(page)).toEqual([]);
});

test("a file in German from a spreadsheet is read, whatever its separator and encoding", async ({ page }) => {
  await page.goto(SECTION);
  const text =
    "Videotitel;Aufrufe;Wiedergabezeit (Stunden)\r\nBrötchen süß;12.345;1.234,5\r\nGesamt;12.345;1.234,5\r\n";
  await choose(page, { "Tabellendaten.csv": Buffer.from(text, "latin1") });
  await expect(analytics.titles(page)).toHaveText(["Brötchen süß"]);
  await expect(analytics.totals(page)).toContainText("Views12.3KWatch time (minutes)74.1K");
});

test("a new file replaces the old, and Undo puts it back", async ({ page, keep }) => {
  const old = await openWithOld(page, keep);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Replace the imported videos" }).click();
  await (
    await chooser
  ).setFiles({
    name: "New.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Video title,Views\nNew bread,5"),
  });
  await expect(analytics.titles(page)).toHaveText(["New bread"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(analytics.titles(page)).toHaveText(["Old bread"]);
  expect(await storedIn(page)).toMatchObject({ videos: [old], videosFile: JSON.parse(FILE) });
});

test("imported videos can be removed, and Undo puts them back", async ({ page, keep }) => {
  const old = await openWithOld(page, keep);
  await page.getByRole("button", { name: "Remove the imported videos" }).click();
  await expect(page.getByText("No video analytics available yet.")).toBeVisible();
  expect(await storedIn(page)).toMatchObject({ videos: [], videosFile: null });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(analytics.titles(page)).toHaveText(["Old bread"]);
  expect(await storedIn(page)).toMatchObject({ videos: [old], videosFile: JSON.parse(FILE) });
});

test("imported days can be removed apart from the videos", async ({ page }) => {
  await page.goto(SECTION);
  await choose(page, { "Totals.csv": totals(3), "Table data.csv": TABLE_DATA });
  await page.getByRole("button", { name: "Remove the imported days" }).click();
  await expect(analytics.days(page)).toHaveCount(0);
  await expect(analytics.titles(page)).toHaveText(TITLES);
});

test("files that can't be used say why, each by its name, and change nothing", async ({
  page,
  keep,
  axe,
}) => {
  await openWithOld(page, keep);
  await choose(page, {
    "export.zip": "PK\u0003\u0004…",
    "empty.csv": "\n",
    "sources.csv": "Traffic source,Views\nSearch,5",
    "Chart data.csv": "Date,Content,Video title,Views\n2026-11-01,a,A,5",
  });
  const problems = page.getByRole("main").getByRole("alert");
  await expect(problems).toHaveCount(4);
  await expect(problems.nth(0)).toContainText("export.zip: This is a zip file. Unpack it");
  await expect(problems.nth(1)).toContainText("empty.csv: This file is empty.");
  await expect(problems.nth(2)).toContainText(
    "sources.csv: This file has no column for Video title or Date.",
  );
  await expect(problems.nth(3)).toContainText("Chart data.csv: This file has a row for each video and day");
  await expect(analytics.titles(page)).toHaveText(["Old bread"]);
  expect(await axe(page)).toEqual([]);
  await choose(page, { "New.csv": "Video title,Views\nNew bread,5" });
  await expect(problems).toHaveCount(0);
});

test("a file over 10 MB is refused before it is read", async ({ page }) => {
  await page.goto(SECTION);
  await choose(page, { "huge.csv": Buffer.alloc(10 * 1024 * 1024 + 1, "x") });
  await expect(analytics.failure(page)).toContainText(
    "This file is over 10 MB, more than YouTube Studio exports.",
  );
});

test("gaps of a file are named by row, and the note can be closed", async ({ page }) => {
  await page.goto(SECTION);
  await choose(page, { "gaps.csv": "Video title,Views,RPM (EUR)\nGood,5,1\n,6,1\nOdd,many,1\nBetter,7,1" });
  const note = page.getByRole("status").filter({ hasText: "gaps.csv is imported, with gaps." });
  await expect(note).toContainText("2 rows left out: row 3 (no title), row 4 (no number that can be read).");
  await expect(note).toContainText("The file is in EUR, so RPM is N/A: it is shown in US dollars.");
  await expect(analytics.titles(page)).toHaveText(["Better", "Good"]);
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveCount(0);
});

test("five thousand videos fit into the browser and are there after a reload", async ({ page }) => {
  const rows = Array.from({ length: 5000 }, (_, index) => [
    `id-${index}`,
    `A title of usual length, number ${index}`,
    String(index),
  ]);
  await page.goto(SECTION);
  await choose(page, { "Table data.csv": csvText([["Content", "Video title", "Views"], ...rows]) });
  await expect(page.getByText("5,000 videos imported")).toBeVisible();
  await page.reload();
  await expect(page.getByText("5,000 videos", { exact: true })).toBeVisible();
  await expect(analytics.rows(page)).toHaveCount(50);
});

test("where the browser has no room, it says so and what was there stays", async ({ page, keep }) => {
  const old = await openWithOld(page, keep);
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 10; size = Math.floor(size / 2))
      try {
        while (true) localStorage.setItem(`filler-${Math.random()}`, "x".repeat(size));
      } catch {
        // Full for pieces of this size.
      }
  });
  await choose(page, { "Table data.csv": TABLE_DATA });
  await expect(page.getByText("Not saved for good")).toBeVisible();
  await expect(page.getByText("This browser has no room left for Crescendo.")).toBeVisible();
  await expect(analytics.titles(page)).toHaveText(["Old bread"]);
  expect(await storedIn(page)).toMatchObject({ videos: [old], videosFile: JSON.parse(FILE) });
});

test("what is stored and can't be read is told and handed out", async ({ page, keep }) => {
  await keep({ youtube_videos: listText([video({ title: "Good" }), { videoId: 7 }]) });
  await page.goto(SECTION);
  await expect(page.getByText("Some imported videos stored in this browser can't be read.")).toBeVisible();
  await expect(analytics.titles(page)).toHaveText(["Good"]);
});

test("the reader that can't be loaded costs the import and no more", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  await page.goto(SECTION);
  await page.route("**/assets/studio-file*.js", (route) => route.abort());
  await choose(page, { "Table data.csv": TABLE_DATA });
  await expect(analytics.failure(page)).toContainText(
    "This file can't be read. Reload the page and try again.",
  );
});

test("the list goes out as CSV that a spreadsheet takes as text, and comes back the same", async ({
  page,
}) => {
  await page.goto(SECTION);
  await choose(page, { "Table data.csv": TABLE_DATA.replace("Baguette, step by step", "=1+1") });
  await expect(analytics.titles(page)).toHaveCount(3);
  const before = await storedIn(page);
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/^crescendo-videos-\d{4}-\d{2}-\d{2}\.csv$/u);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("'=1+1");
  await page.getByRole("button", { name: "Remove the imported videos" }).click();
  await choose(page, { "Again.csv": text });
  await expect(analytics.titles(page)).toHaveCount(3);
  expect((await storedIn(page)).videos).toEqual(before.videos);
});

test("hostile names and cells stay words and fit a phone", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SECTION);
  const name = `\u202E<img src=x onerror=alert(1)>${"W".repeat(120)}.csv`;
  const title = `<b>bold</b> ${"V".repeat(300)}`;
  await choose(page, {
    [name]: csvText([
      ["Video title", "Views", "Likes"],
      [title, "5", `<i>${"9".repeat(90)}`],
    ]),
  });
  await expect(analytics.titles(page)).toHaveText([title]);
  await expect(page.getByRole("main").locator("b, i")).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
});
