import type { Locator, Page } from "@playwright/test";

export const generateButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Generate Plan", exact: true });
export const weeklyPlan = (page: Page): Locator =>
  page.getByRole("region", { name: "Weekly plan" }).getByRole("article");
export const postsOf = (page: Page): Locator =>
  weeklyPlan(page).getByRole("list", { name: "Posts by day" }).getByRole("link");

interface Answers {
  readonly posts?: string;
  readonly seconds?: string;
  readonly niche?: string;
}

/** Fills in the three fields of the quick plan. */
export async function fillIn(page: Page, { posts = "3", seconds = "60", niche = "Travel" }: Answers = {}) {
  await page.getByLabel("Posts per week").fill(posts);
  await page.getByLabel("Average video length in seconds").fill(seconds);
  await page.getByLabel("Niche").selectOption(niche);
}

/** Opens the planner on a clock that stands still until the test moves it. */
export async function openOnPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/dashboard?section=planner");
  await generateButton(page).waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Opens the planner and makes a plan. */
export async function makePlan(page: Page, answers: Answers = {}): Promise<void> {
  await openOnPausedClock(page);
  await fillIn(page, answers);
  await generateButton(page).click();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await weeklyPlan(page).waitFor();
}
