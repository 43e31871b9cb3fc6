import type { Locator, Page } from "@playwright/test";

/** The quick plan, which shares its page with the 30-day planner. */
export const quickPlan = (page: Page): Locator => page.getByRole("region", { name: "Quick weekly plan" });
export const generateButton = (page: Page): Locator =>
  quickPlan(page).getByRole("button", { name: "Generate Plan", exact: true });
export const postsPerWeek = (page: Page): Locator => quickPlan(page).getByLabel("Posts per week");
export const videoLength = (page: Page): Locator =>
  quickPlan(page).getByLabel("Average video length in seconds");
export const niche = (page: Page): Locator => quickPlan(page).getByLabel("Niche");
export const weeklyPlan = (page: Page): Locator => quickPlan(page).getByRole("article");
/** The links of a plan's posts, a link each. */
export const postsOf = (page: Page): Locator =>
  weeklyPlan(page).getByRole("list", { name: "Posts by day" }).getByRole("link");

interface Answers {
  readonly posts?: string;
  readonly seconds?: string;
  readonly about?: string;
}

export async function openPlanner(page: Page): Promise<void> {
  await page.goto("/dashboard?section=planner&plan=weekly");
  await generateButton(page).waitFor();
}

/** Fills in the three fields of the quick plan. */
export async function fillIn(
  page: Page,
  { posts = "3", seconds = "60", about = "Travel" }: Answers = {},
): Promise<void> {
  await postsPerWeek(page).fill(posts);
  await videoLength(page).fill(seconds);
  await niche(page).selectOption(about);
}

/** Opens the planner on a clock that stands still until the test moves it. */
export async function openOnPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await openPlanner(page);
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
