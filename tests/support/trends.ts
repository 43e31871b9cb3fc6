import type { Locator, Page } from "@playwright/test";

export const niche = (page: Page) => page.getByLabel("Niche", { exact: true });
export const customNiche = (page: Page) => page.getByLabel("Custom niche");
export const region = (page: Page) => page.getByLabel("Region");
export const detect = (page: Page) => page.getByRole("button", { name: "Detect Trends" });

/** The trend cards; the raw output is an article, too. */
export const cards = (page: Page) => page.getByRole("region", { name: "Trends" }).getByRole("article");

/** The line of a source: what was read of it, or why not. */
export const source = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Sources" }).getByRole("listitem").filter({ hasText: name });

/** What went wrong, in red. */
export const failure = (page: Page) => page.getByRole("main").getByRole("alert");

/** Opens the Trend Detector of a server, and asks for a niche of the list or, where it has no such, a custom one. */
export async function detectTrends(page: Page, base: string, asked: string, where = "USA"): Promise<void> {
  await page.goto(`${base}/dashboard?section=trend-detector`);
  const listed = await niche(page).locator("option").allTextContents();
  if (listed.includes(asked)) await niche(page).selectOption(asked);
  else await customNiche(page).fill(asked);
  await region(page).selectOption(where);
  await detect(page).click();
}
