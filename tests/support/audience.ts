import type { Page } from "@playwright/test";

/** Parts of the Audience Insights screen. */
export const audience = {
  niche: (page: Page) => page.getByLabel("Niche"),
  data: (page: Page) => page.getByLabel("Recent content data"),
  submit: (page: Page) => page.getByRole("button", { name: "Get insights" }),
  form: (page: Page) => page.getByRole("form", { name: "What the report is about" }),
  /** The answer of an engine. */
  report: (page: Page) => page.getByRole("region", { name: "Audience report" }).getByRole("article"),
  failure: (page: Page) => page.getByRole("main").getByRole("alert"),
};

export const SECTION = "/dashboard?section=audience-insights";

/** Opens Audience Insights and asks for a report. */
export async function askForInsights(page: Page, niche: string, data = ""): Promise<void> {
  await page.goto(SECTION);
  await audience.niche(page).fill(niche);
  await audience.data(page).fill(data);
  await audience.submit(page).click();
}
