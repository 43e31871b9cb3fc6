import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { answersIn, listText, savedAnswer, SECTION } from "../support/assistant.ts";

const section = (page: Page) => page.getByRole("region", { name: "Saved answers" });
const rows = (page: Page) => section(page).getByRole("article");

test.beforeEach(({ signIn }) => signIn());

test("before anything is saved, the list says how something comes into it", async ({ page }) => {
  await page.goto(SECTION);
  await expect(section(page)).toContainText("No saved answers yet.");
  await expect(section(page).getByRole("button", { name: "Download all" })).toHaveCount(0);
});

test("saved answers stand newest first, open to their Markdown and are copied", async ({
  page,
  keep,
  context,
  axe,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const answers = [savedAnswer(), savedAnswer({ title: "日本語 🎸", writtenBy: "some-model" })].toReversed();
  await keep({ "saved-answers": listText(answers) });
  await page.goto(SECTION);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("日本語 🎸");
  await expect(rows(page).nth(0)).toContainText("written by some-model");
  const row = rows(page).nth(1);
  await row.locator("summary").press("Enter");
  await expect(row.locator("strong")).toHaveText("answer");
  await row.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answers[1]?.text);
  expect(await axe(page)).toEqual([]);
});

test("a deleted answer comes back where it was with Undo", async ({ page, keep }) => {
  const answers = [savedAnswer(), savedAnswer(), savedAnswer()];
  await keep({ "saved-answers": listText(answers) });
  await page.goto(SECTION);
  await rows(page).nth(1).locator("summary").click();
  await rows(page).nth(1).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Answer deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).nth(0).locator("summary").click();
  await rows(page).nth(0).getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => answersIn(page)).toEqual([answers[0], answers[2]]);
});

test("a long list can be searched by any word, whatever its accents", async ({ page, keep }) => {
  const many = Array.from({ length: 6 }, () => savedAnswer());
  const answers = [savedAnswer({ title: "Où filmer", text: "Au **café**" }), ...many];
  await keep({ "saved-answers": listText(answers) });
  await page.goto(SECTION);
  const search = page.getByLabel("Search saved answers");
  await expect(section(page).getByRole("status")).toHaveText("7 answers");
  await search.fill("CAFE ou");
  await expect(rows(page)).toHaveCount(1);
  await expect(section(page).getByRole("status")).toHaveText("1 of 7 answers");
  await search.fill("nowhere");
  await expect(section(page).getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await search.fill("");
  await expect(rows(page)).toHaveCount(7);
});

test("a short list has no search", async ({ page, keep }) => {
  await keep({ "saved-answers": listText(Array.from({ length: 4 }, () => savedAnswer())) });
  await page.goto(SECTION);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByLabel("Search saved answers")).toHaveCount(0);
});

test("Download all is one Markdown document, whose titles stay text", async ({ page, keep }) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  const answers = [
    savedAnswer({ title: "# not a *heading*", savedAt: "2026-01-02T12:00:00.000Z" }),
    savedAnswer({ title: "Second", text: "1. one\n2. two", savedAt: "2026-01-01T12:00:00.000Z" }),
  ];
  await keep({ "saved-answers": listText(answers) });
  await page.goto(SECTION);
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Download all" }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toBe("crescendo-answers-2026-11-21.md");
  expect(await readFile(await download.path(), "utf8")).toBe(`# Saved answers

## # not a \\*heading\\*

*Saved 2026-01-02T12:00:00.000Z, written by Crescendo's built-in engine*

${answers[0]?.text}

## Second

*Saved 2026-01-01T12:00:00.000Z, written by Crescendo's built-in engine*

1. one
2. two
`);
});

test("answers that can't be read are told of, handed out and never overwritten", async ({ page, keep }) => {
  const good = savedAnswer();
  const text = listText([good, { title: "half an answer" }]);
  await keep({ "saved-answers": text });
  await page.goto(SECTION);
  await expect(section(page)).toContainText("Some answers stored in this browser can't be read.");
  const arrived = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Download them as they are" }).click();
  expect(await readFile(await (await arrived).path(), "utf8")).toBe(text);
  await rows(page).locator("summary").click();
  await rows(page).getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(0);
  const aside = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]: [string, string]) =>
      key.startsWith("saved-answers.unreadable-") ? [value] : [],
    ),
  );
  expect(aside).toEqual([text]);
  await expect(section(page)).toContainText("Some answers stored in this browser can't be read.");
});

test("a second tab sees what the first one saved and deleted", async ({ page, context, keep }) => {
  await keep({ "saved-answers": listText([savedAnswer()]) });
  await page.goto(SECTION);
  const other = await context.newPage();
  await other.goto(SECTION);
  await expect(rows(other)).toHaveCount(1);
  await rows(page).locator("summary").click();
  await rows(page).getByRole("button", { name: "Delete" }).click();
  await expect(rows(other)).toHaveCount(0);
});
