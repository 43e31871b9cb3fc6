import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { SCHEDULE_LIMITS } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import { fileOf } from "../support/planner.ts";
import {
  aQueue,
  put,
  queueOf,
  RealWire,
  scheduledVideo,
  SCHEDULER,
  standIn,
  titlesIn,
  videosOf,
} from "../support/schedule-screen.ts";
import { YEAR } from "../support/videos.ts";

test.beforeEach(({ signIn }) => signIn());

const dialog = (page: Page) => page.getByRole("dialog", { name: "Import videos" });
const rows = (page: Page) =>
  dialog(page).getByRole("region", { name: "Rows of the file" }).getByRole("listitem");

async function choose(page: Page, content: string | Buffer, name = "videos.csv"): Promise<void> {
  await expect(queueOf(page).getByRole("button", { name: "Import CSV" })).toBeEnabled();
  await queueOf(page)
    .getByLabel("A CSV file with videos")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
}

/** A file with so many good rows. */
const csvOf = (count: number) =>
  [
    "Title,Date,Time,File name,Time zone",
    ...Array.from(
      { length: count },
      (_, index) =>
        `Row ${index + 1},${YEAR}-12-${String(index + 1).padStart(2, "0")},18:00,${index + 1}.mp4,UTC`,
    ),
  ].join("\n");

test("every row of a file is checked, and only the good ones come into the queue", async ({
  page,
  context,
  axe,
}) => {
  await put(context, { title: "Here already", scheduledAt: `${YEAR}-12-01T17:00:00.000Z` });
  await page.goto(SCHEDULER);
  await choose(
    page,
    [
      "Title;Date;Time;File name;Time zone;Tags;Category;Audience",
      `Watch repair;${YEAR}-12-02;18:00;watch.mp4;Europe/Berlin;brass, steel;Education;made for kids`,
      `Here already;${YEAR}-12-01;17:00;again.mp4;UTC;;;`,
      `;${YEAR}-12-03;18:00;no-title.mp4;;;;`,
      "Past;2020-01-01;18:00;past.mp4;;;;",
      `Twelve;12/03/${YEAR};18:00;date.mp4;;;;`,
      "Skipped;2027-03-28;02:30;skipped.mp4;Europe/Berlin;;;",
      `Cooking;${YEAR}-12-04;18:00;cook.mp4;;;Cooking;`,
    ].join("\r\n"),
  );
  await expect(dialog(page)).toContainText("1 row can be imported, 6 can't.");
  await expect(rows(page)).toContainText([
    "Watch repair",
    "Already in your queue.",
    "Missing: Title.",
    "Cannot schedule videos for past dates.",
    `“12/03/${YEAR}” is no date such as 2026-12-01.`,
    "02:30 doesn't exist on 2027-03-28 in Europe/Berlin",
    "Category is one of People & Blogs",
  ]);
  expect(await axe(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Import 1 video" }).click();
  await expect(dialog(page)).toContainText("1 video imported.");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(titlesIn(page)).toHaveText(["Here already", "Watch repair"]);
  expect((await videosOf(context))[1]).toMatchObject({
    title: "Watch repair",
    scheduledAt: `${YEAR}-12-02T17:00:00.000Z`,
    timeZone: "Europe/Berlin",
    file: { name: "watch.mp4", size: 0, type: "video/mp4" },
    tags: ["brass", "steel"],
    categoryId: "27",
    audience: "made_for_kids",
  });
});

test("the CSV of a queue comes back as it was, formulas and quotes and all", async ({ page, context }) => {
  await put(context, {
    title: '=SUM(A1), "quoted"',
    description: "-first line\nsecond line; éè 🎸",
    tags: ["@one", "two words"],
    scheduledAt: `${YEAR}-12-02T17:00:00.000Z`,
    timeZone: "Asia/Kolkata",
    privacyStatus: "unlisted",
    language: "fr",
    autoTranscribe: true,
  });
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  const { name, text } = await fileOf(page, "CSV");
  expect(name).toMatch(/^crescendo-schedule-\d{4}-\d{2}-\d{2}\.csv$/u);
  expect(text).toContain("'=SUM(A1)");
  const [before] = await videosOf(context);

  await choose(page, text);
  await expect(rows(page)).toContainText(["Already in your queue."]);
  await expect(dialog(page).getByRole("button", { name: "Import 0 videos" })).toBeDisabled();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await queueOf(page).getByRole("button", { name: "Delete" }).click();
  await expect(titlesIn(page)).toHaveCount(0);
  await choose(page, text);
  await dialog(page).getByRole("button", { name: "Import 1 video" }).click();
  await expect(dialog(page)).toContainText("1 video imported.");
  const [after] = await videosOf(context);
  expect(after).toMatchObject({
    title: before?.title,
    description: before?.description,
    tags: before?.tags,
    scheduledAt: before?.scheduledAt,
    timeZone: "Asia/Kolkata",
    privacyStatus: "unlisted",
    language: "fr",
    autoTranscribe: true,
  });
  expect(after?.id).not.toBe(before?.id);
});

test("the sample can be imported as it is", async ({ page, context }) => {
  await page.goto(SCHEDULER);
  const { name, text } = await fileOf(page, "Sample CSV");
  expect(name).toBe("crescendo-schedule-sample.csv");
  await choose(page, text);
  await dialog(page).getByRole("button", { name: "Import 2 videos" }).click();
  await expect(dialog(page)).toContainText("2 videos imported.");
  expect((await videosOf(context)).map(({ title }) => title)).toEqual(["My first video", "My second video"]);
});

for (const { what, content, sentence } of [
  { what: "a picture", content: Buffer.from([0x89, 0x50, 0, 0, 13, 10]), sentence: "This is no CSV file." },
  { what: "a text", content: "Dear diary,\ntoday I filmed.", sentence: "This is no CSV file of videos." },
  { what: "an empty file", content: "", sentence: "This is no CSV file of videos." },
  {
    what: "a table of something else",
    content: "Title,Views\nA,1",
    sentence: "This file has no columns “Date”, “Time”, “File name”.",
  },
  {
    what: "headings alone",
    content: "Title,Date,Time,File name\n",
    sentence: "This file has headings and no rows below them.",
  },
  {
    what: "too large a file",
    content: "x".repeat(10 * 1024 * 1024 + 1),
    sentence: "This file is over 10 MB",
  },
]) {
  test(`${what} is refused with the reason`, async ({ page }) => {
    await page.goto(SCHEDULER);
    await choose(page, content);
    await expect(page.getByRole("alert")).toContainText("That file can't be imported");
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test("an import is cancelled half-way, goes on without doubling anything, and tells what the server refused", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("500");
  await page.goto(SCHEDULER);
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route("**/api/schedule/*", async (route) => {
    calls += 1;
    if (calls === 3) await held.promise;
    await route.continue().catch(() => undefined);
  });
  await choose(page, csvOf(5));
  await dialog(page).getByRole("button", { name: "Import 5 videos" }).click();
  await expect(dialog(page)).toContainText("2 of 5 videos");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toContainText("2 videos imported, 3 left: you stopped it.");
  held.resolve();
  await page.unroute("**/api/schedule/*");
  await page.route("**/api/schedule/*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await dialog(page).getByRole("button", { name: "Try the rest again" }).click();
  await expect(dialog(page)).toContainText("4 videos imported, 1 left.");
  await expect(dialog(page).getByRole("listitem")).toContainText(["Row 4, Row 3: AI request failed"]);
  await dialog(page).getByRole("button", { name: "Try the rest again" }).click();
  await expect(dialog(page)).toContainText("5 videos imported.");
  expect((await videosOf(context)).map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((n) => `Row ${n}`));
});

test("where the server takes no more this minute the import waits and goes on", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("429");
  const wire = await new RealWire().attach(page);
  await page.goto(SCHEDULER);
  await wire.heard;
  await page.clock.install();
  const sentence = "That was a lot at once. Wait a minute, then try again.";
  await page.route(
    "**/api/schedule/*",
    (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, error: sentence, message: sentence, code: "rate_limited", requestId: "one" },
      }),
    { times: 1 },
  );
  await choose(page, csvOf(2));
  await dialog(page).getByRole("button", { name: "Import 2 videos" }).click();
  await expect(dialog(page)).toContainText("the rest follows in a minute");
  await page.clock.runFor(62_000);
  await expect(dialog(page)).toContainText("2 videos imported.");
  expect(await videosOf(context)).toHaveLength(2);
});

test("rows beyond a full queue are refused, each saying so", async ({ page }) => {
  const videos = Array.from({ length: SCHEDULE_LIMITS.videos - 1 }, (_, index) => scheduledVideo(index + 1));
  await standIn(page, () => aQueue(videos));
  await page.goto(SCHEDULER);
  await expect(queueOf(page).getByText("999 videos", { exact: true })).toBeVisible();
  await choose(page, csvOf(2));
  await expect(dialog(page)).toContainText("1 row can be imported, 1 can't.");
  await expect(rows(page).last()).toContainText("The queue is full: it holds 1,000 videos.");
});

test("hostile cells stay words and fit a phone", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SCHEDULER);
  const title = `<script>alert(1)</script>\u202E ${"W".repeat(60)}`;
  await choose(page, `Title,Date,Time,File name\n${title},${"9".repeat(400)},18:00,a.mp4`);
  await expect(rows(page)).toContainText([title]);
  await expect(rows(page).locator("script")).toHaveCount(0);
  const beyond = await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(beyond).toBe(0);
  expect(await axe(page)).toEqual([]);
});

test("the calendar file holds each video at its instant, read by another program", async ({
  page,
  context,
}) => {
  const title = "Bread; salt, water \\ time “éè” 🎸";
  const { id } = await put(context, {
    title,
    scheduledAt: `${YEAR}-12-02T17:00:00.000Z`,
    timeZone: "America/New_York",
  });
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  const arrived = page.waitForEvent("download");
  await queueOf(page).getByRole("button", { name: "Calendar file" }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/^crescendo-schedule-\d{4}-\d{2}-\d{2}\.ics$/u);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")));
  const [event] = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(event?.summary).toBe(title);
  expect(event?.uid).toBe(`${id}@crescendo`);
  expect(event?.startDate.toJSDate().toISOString()).toBe(`${YEAR}-12-02T17:00:00.000Z`);
});
