import type { Locator, Page } from "@playwright/test";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { expect, test } from "../support/app.ts";
import { askAbout, cards, ideasIn, nextIdeas, titles } from "../support/ideas.ts";

const form = (page: Page) => page.getByRole("form", { name: "What the ideas are about" });
const generate = (page: Page) => page.getByRole("button", { name: "Generate Ideas" });

/** A card says everything its idea holds. */
async function expectCard(card: Locator, idea: VideoIdea) {
  await expect(card.getByRole("heading")).toHaveText(idea.title);
  await expect(card.getByRole("blockquote")).toHaveText(idea.hook);
  await expect(card.getByRole("paragraph").filter({ hasText: idea.description })).toBeVisible();
  await expect(card.getByRole("definition")).toHaveText([idea.targetAudience, idea.cta]);
  await expect(card.getByText(idea.format, { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: `${Math.round(idea.viralScore)}% viral` })).toBeVisible();
}

/** The points an opened score gives. */
async function pointsOf(card: Locator) {
  const rows = await card
    .getByRole("listitem")
    .getByText(/^\d+ of \d+$/u)
    .allInnerTexts();
  return rows.map((row) => row.split(" of ").map(Number));
}

test.beforeEach(({ signIn }) => signIn());

test("a creator asks, opens a score, saves, comes back the next day, improves and deletes", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00");
  await page.goto("/");
  await page.getByRole("link", { name: "AI Video Ideas" }).click();
  await page.getByLabel("Topic").fill("sourdough for beginners");
  const answer = nextIdeas(page);
  await generate(page).click();
  const ideas = await answer;
  await expect(cards(page)).toHaveCount(5);
  for (const [index, idea] of ideas.entries()) await expectCard(cards(page).nth(index), idea);
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();

  const kept = cards(page).nth(1);
  const title = await kept.getByRole("heading").innerText();
  await kept.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Idea saved")).toBeVisible();

  await page.clock.setFixedTime("2026-11-22T09:00:00");
  await page.reload();
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  const saved = cards(page, title);
  await expect(saved).toContainText("Saved Nov 21, 2026");
  const [before] = await ideasIn(page);
  expect(before).toMatchObject({ ...ideas[1], topic: "sourdough for beginners" });

  await saved.getByRole("button", { name: "Improve with AI" }).click();
  await expect(page.getByText("Idea improved")).toBeVisible();
  const [improved] = await ideasIn(page);
  expect(improved).toMatchObject({ id: before?.id, savedAt: before?.savedAt, topic: before?.topic });
  expect(improved).not.toEqual(before);
  await expect(titles(page)).toHaveText([improved?.title ?? ""]);

  await cards(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
});

test("the signals of every score add up to it, each with its source", async ({ page }) => {
  await askAbout(page, "street photography at night");
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) {
    const score = card.getByRole("button", { name: /% viral$/u });
    await expect(card.getByRole("listitem")).toHaveCount(0);
    await score.click();
    await expect(score).toHaveAttribute("aria-expanded", "true");
    const points = await pointsOf(card);
    expect(points.reduce((sum, [, weight = 0]) => sum + weight, 0)).toBe(100);
    for (const [point = 0, weight = 0] of points) expect(point).toBeLessThanOrEqual(weight);
    await expect(score).toHaveText(`${points.reduce((sum, [point = 0]) => sum + point, 0)}% viral`);
    await expect(card.getByText(/^(Official|Study|Rule of thumb): ./u)).toHaveCount(points.length);
    await expect(card).toContainText("The sum of these signals.");
    await score.click();
    await expect(card.getByRole("listitem")).toHaveCount(0);
  }
});

test("a topic or a niche is needed, and a niche alone is enough", async ({ page }) => {
  await page.goto("/dashboard?section=ai-ideas");
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel("Topic").fill("  \n ");
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel("Niche").selectOption("Gaming & Esports");
  await expect(generate(page)).toBeEnabled();
  await generate(page).click();
  await expect(cards(page)).toHaveCount(5);
  await cards(page).first().getByRole("button", { name: "Save" }).click();
  await expect.poll(() => ideasIn(page)).toMatchObject([{ topic: "Gaming & Esports" }]);
});

test("one idea is one, and ten are ten with ten titles", async ({ page }) => {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill("knitting");
  for (const count of [1, 10]) {
    await page.getByLabel("Number of ideas").selectOption(String(count));
    await generate(page).click();
    await expect(cards(page)).toHaveCount(count);
  }
  expect(new Set(await titles(page).allInnerTexts()).size).toBe(10);
});

test("platform, format and audience are honoured and kept with a saved idea", async ({ page }) => {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill("kitchen knives");
  await page.getByLabel("Platform").selectOption("TikTok");
  await page.getByLabel("Format").selectOption("Personal story");
  await page.getByLabel("Audience").fill("left-handed cooks");
  await page.getByLabel("Audience").press("Enter");
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) {
    await expect(card.getByText("TikTok", { exact: true })).toBeVisible();
    await expect(card.getByText("Personal story", { exact: true })).toBeVisible();
    await expect(card.getByRole("definition").first()).toHaveText("left-handed cooks");
  }
  await cards(page).first().getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => ideasIn(page))
    .toMatchObject([{ platform: "TikTok", format: "Personal story", targetAudience: "left-handed cooks" }]);
});

test("a topic in any script, with markup or placeholders, is carried as it was typed", async ({ page }) => {
  for (const topic of ["日本語の料理", "🎸 solo", "الطبخ في المنزل", "<b>bold</b>", "${x} {topic}"]) {
    const answer = page.waitForResponse("**/api/ai/assist");
    await askAbout(page, topic);
    await answer;
    for (let index = 0; index < 5; index += 1) await expect(cards(page).nth(index)).toContainText(topic);
    await expect(cards(page).locator("b")).toHaveCount(0);
  }
});

test("Regenerate all brings other ideas", async ({ page }) => {
  await askAbout(page, "urban sketching");
  await expect(cards(page)).toHaveCount(5);
  const before = await titles(page).allInnerTexts();
  const answer = nextIdeas(page);
  await page.getByRole("button", { name: "Regenerate all" }).click();
  const ideas = await answer;
  await expect(titles(page)).toHaveText(ideas.map(({ title }) => title));
  expect(ideas.map(({ title }) => title)).not.toEqual(before);
});

test("Regenerate brings another idea in one place and leaves the others", async ({ page }) => {
  await askAbout(page, "urban sketching");
  await expect(cards(page)).toHaveCount(5);
  const before = await titles(page).allInnerTexts();
  const answer = nextIdeas(page);
  await cards(page).nth(2).getByRole("button", { name: "Regenerate" }).click();
  const other = (await answer).find(({ title }) => !before.includes(title));
  await expect(titles(page)).toHaveText(before.with(2, other?.title ?? "another title"));
});

test("an idea on its way into an answer is dropped when a new answer is asked for", async ({ page }) => {
  await askAbout(page, "urban sketching");
  await expect(cards(page)).toHaveCount(5);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await cards(page).nth(2).getByRole("button", { name: "Regenerate" }).click();
  await expect(page.getByRole("button", { name: "Regenerating..." })).toBeVisible();
  await page.getByLabel("Topic").fill("beekeeping");
  await page.getByLabel("Number of ideas").selectOption("2");
  await generate(page).click();
  await expect(page.getByRole("button", { name: "Regenerating..." })).toHaveCount(0);
  const answer = nextIdeas(page);
  held.resolve();
  await expect(titles(page)).toHaveText((await answer).map(({ title }) => title));
  await expect(cards(page)).toHaveCount(2);
});

test("what is typed and answered survives another section and a reload, but not a new tab", async ({
  page,
  context,
}) => {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill("canal boats");
  await page.getByLabel("Niche").selectOption("Travel & Adventure");
  await page.getByLabel("Number of ideas").selectOption("3");
  await generate(page).click();
  await expect(cards(page)).toHaveCount(3);
  const before = await titles(page).allInnerTexts();
  await page.getByLabel("Audience").fill("typed but not asked");

  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "AI Video Ideas" }).click();
  for (const _ of ["another section", "a reload"]) {
    await expect(titles(page)).toHaveText(before);
    await expect(page.getByLabel("Topic")).toHaveValue("canal boats");
    await expect(page.getByLabel("Niche")).toHaveValue("Travel & Adventure");
    await expect(page.getByLabel("Audience")).toHaveValue("typed but not asked");
    await page.reload();
  }
  const other = await context.newPage();
  await other.goto("/dashboard?section=ai-ideas");
  await expect(form(other).getByLabel("Topic")).toHaveValue("");
});

test("a long topic is counted, and ends at 500 characters", async ({ page }) => {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill("a".repeat(450));
  await expect(form(page).getByText("450 of 500")).toBeVisible();
  await page.getByLabel("Topic").press("End");
  await page.keyboard.insertText("b".repeat(100));
  await expect(page.getByLabel("Topic")).toHaveValue("a".repeat(450) + "b".repeat(50));
  await generate(page).click();
  await expect(cards(page)).toHaveCount(5);
});
