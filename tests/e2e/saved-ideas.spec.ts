import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, ideasIn, savedIdea, titles } from "../support/ideas.ts";

const SECTION = "/dashboard?section=saved-ideas";

const search = (page: Page) => page.getByLabel("Search saved ideas");

/** Presses Delete on a card; the dialog then asks. */
async function askToDelete(card: Locator) {
  await card.getByRole("button", { name: "Delete" }).click();
  return card.page().getByRole("dialog", { name: "Delete this idea?" });
}

test.beforeEach(({ signIn }) => signIn());

test("without ideas the section says so and leads to the generator", async ({ page }) => {
  await page.goto(SECTION);
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  await expect(page.getByText("Save ideas from the AI Video Idea Generator")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear All" })).toHaveCount(0);
  await expect(search(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Find ideas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Video Ideas" })).toBeVisible();
});

test("ideas stand newest first, as they were saved", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00");
  await askAbout(page, "bread");
  await expect(cards(page)).toHaveCount(5);
  const [first, second] = await titles(page).allInnerTexts();
  await cards(page).nth(0).getByRole("button", { name: "Save" }).click();
  await page.clock.setFixedTime("2026-11-21T10:00:01");
  await cards(page).nth(1).getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await expect(titles(page)).toHaveText([second ?? "", first ?? ""]);
  expect((await ideasIn(page)).map(({ title }) => title)).toEqual([second, first]);
});

test("the order can be by age, score and title", async ({ page, keep }) => {
  const [old, middle, young] = [
    savedIdea({ title: "Éclairs", viralScore: 40 }),
    savedIdea({ title: "Zopf", viralScore: 90 }),
    savedIdea({ title: "apple pie", viralScore: 70 }),
  ];
  await keep(asStored([young, middle, old]));
  await page.goto(SECTION);
  for (const [order, expected] of [
    ["Newest first", [young, middle, old]],
    ["Oldest first", [old, middle, young]],
    ["Most viral first", [middle, young, old]],
    ["Title, A to Z", [young, old, middle]],
  ] as const) {
    await page.getByLabel("Order").selectOption(order);
    await expect(titles(page)).toHaveText(expected.map(({ title }) => title));
  }
});

test("search goes through all texts without regard to case and accents", async ({ page, keep }) => {
  const [title, hook, topic, other] = [
    savedIdea({ title: "Crème brûlée at home" }),
    savedIdea({ hook: "Nobody burns sugar like this." }),
    savedIdea({ topic: "日本語の料理" }),
    savedIdea(),
  ];
  await keep(asStored([other, topic, hook, title]));
  await page.goto(SECTION);
  await expect(page.getByText("4 ideas", { exact: true })).toBeVisible();
  for (const [query, found] of [
    ["CREME home", title],
    ["burns SUGAR", hook],
    ["料理", topic],
  ] as const) {
    await search(page).fill(query);
    await expect(titles(page)).toHaveText([found.title]);
    await expect(page.getByText("1 of 4 ideas")).toBeVisible();
  }
  await search(page).fill("creme sugar");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await search(page).fill("  ");
  await expect(cards(page)).toHaveCount(4);
});

test("Delete asks, Cancel and Escape keep, Delete deletes, Undo puts it back in its place", async ({
  page,
  keep,
}) => {
  const ideas = [savedIdea(), savedIdea(), savedIdea()].toReversed();
  const [, middle] = ideas;
  await keep(asStored(ideas));
  await page.goto(SECTION);
  const card = cards(page, middle?.title);
  const dialog = await askToDelete(card);
  await expect(dialog).toContainText(middle?.title ?? "");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: "Delete" })).toBeFocused();
  await askToDelete(card);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await ideasIn(page)).toEqual(ideas);

  await askToDelete(card);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  expect(await ideasIn(page)).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(ideas.map(({ title }) => title));
  expect(await ideasIn(page)).toEqual(ideas);
});

test("Clear All asks in the browser's own words, keeps on no, clears on yes, and Undo brings all back", async ({
  page,
  keep,
}) => {
  const ideas = [savedIdea(), savedIdea()].toReversed();
  await keep(asStored(ideas));
  await page.goto(SECTION);
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Clear All" }).click();
  expect(asked).toEqual(["confirm: Are you sure you want to clear all saved ideas?"]);
  await expect(cards(page)).toHaveCount(2);
  expect(await ideasIn(page)).toEqual(ideas);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  expect(await ideasIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(ideas.map(({ title }) => title));
  expect(await ideasIn(page)).toEqual(ideas);
});

test("a second tab sees at once what the first saves, and neither overwrites the other", async ({
  page,
  context,
}) => {
  await askAbout(page, "bread");
  await expect(cards(page)).toHaveCount(5);
  const other = await context.newPage();
  await other.goto(SECTION);
  await expect(other.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  const title = await titles(page).first().innerText();
  await cards(page).first().getByRole("button", { name: "Save" }).click();
  await expect(titles(other)).toHaveText([title]);

  await askAbout(other, "cheese");
  await cards(other).first().getByRole("button", { name: "Save" }).click();
  await expect(cards(other).first().getByRole("button", { name: "Saved" })).toBeVisible();
  // A browser takes a moment to carry a write from one tab's process to another's.
  await expect.poll(async () => (await ideasIn(page)).length).toBe(2);
  await cards(page).nth(1).getByRole("button", { name: "Save" }).click();
  await expect(cards(page).nth(1).getByRole("button", { name: "Saved" })).toBeVisible();
  expect(await ideasIn(page)).toHaveLength(3);
  expect(await ideasIn(other)).toEqual(await ideasIn(page));
});

test("of 1,500 long ideas a page is drawn at a time, and the search looks through them all", async ({
  page,
  keep,
}) => {
  const long = (length: number) =>
    "bread and butter on a slow sunday ".repeat(length / 34 + 1).slice(0, length);
  const idea = savedIdea({
    hook: long(200),
    description: long(900),
    cta: long(150),
    targetAudience: long(120),
  });
  const ideas = Array.from({ length: 1499 }, (_, index) => ({ ...idea, id: `long-${index}` }));
  const last = savedIdea({ title: "The last of them", savedAt: "2020-01-01T00:00:00.000Z" });
  await keep(asStored([...ideas, last]));
  await page.goto(SECTION);
  await expect(page.getByText("1,500 ideas")).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByText("1,450 not shown yet")).toBeVisible();

  await page.getByRole("button", { name: "Show 50 more" }).focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).nth(50).locator("xpath=ancestor::li[1]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cards(page).nth(50).getByRole("button", { name: /viral/u })).toBeFocused();

  await search(page).fill("the last of");
  await expect(titles(page)).toHaveText(["The last of them"]);
  await expect(page.getByText("1 of 1,500 ideas")).toBeVisible();
});
