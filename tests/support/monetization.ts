import type { Page, Route } from "@playwright/test";

export const SECTION = "/dashboard?section=monetization";

/** Parts of the Monetization Tips screen. */
export const money = {
  country: (page: Page) => page.getByLabel("Country", { exact: true }),
  locate: (page: Page) => page.getByRole("button", { name: "Use my location" }),
  niche: (page: Page) => page.getByLabel("Niche", { exact: true }),
  ownRpm: (page: Page) => page.getByLabel("Your own RPM", { exact: true }),
  ownShortsRpm: (page: Page) => page.getByLabel("Your own Shorts RPM"),
  views: (page: Page) => page.getByLabel("Views", { exact: true }),
  /** What is known of the place, and how. */
  place: (page: Page) => page.getByRole("region", { name: "RPM by location" }).locator("p[role=status]"),
  /** The RPM that counts, with what it comes from. */
  rpm: (page: Page) => page.getByRole("region", { name: "RPM by location" }).locator("output"),
  earned: (page: Page) => page.getByLabel("Estimated earnings"),
  earnedAsShorts: (page: Page) => page.getByLabel("The same views as Shorts"),
  monthViews: (page: Page) => page.getByLabel("Long-form views a month"),
  monthShorts: (page: Page) => page.getByLabel("Shorts views a month"),
  averageViews: (page: Page) => page.getByLabel("Average views a video"),
  sponsorship: (page: Page) => page.getByLabel("Sponsorship range for one video"),
  niches: (page: Page) => page.getByRole("table", { name: "Niches by estimated RPM, highest first" }),
  countries: (page: Page) => page.getByRole("table", { name: "Countries by estimated RPM, highest first" }),
  income: (page: Page) => page.getByRole("table", { name: "Estimated income in US dollars" }),
};

/** Parts of AI Monetization Insights. */
export const insights = {
  niche: (page: Page) => page.getByLabel("Your niche"),
  question: (page: Page) => page.getByLabel("What you want to know"),
  submit: (page: Page) => page.getByRole("button", { name: "Get insights" }),
  answer: (page: Page) => page.getByRole("region", { name: "Monetization insights" }).getByRole("article"),
  failure: (page: Page) => page.getByRole("main").getByRole("alert"),
};

/** The geocoder, which no test reaches. */
export const GEOCODER = "https://api.bigdatacloud.net/**";

/** Answers as the geocoder does, for any site that asks. */
export function geocoded(route: Route, answer: unknown, status = 200): Promise<void> {
  return route.fulfill({
    status,
    headers: { "Access-Control-Allow-Origin": "*" },
    ...(typeof answer === "string" ? { body: answer } : { json: answer }),
  });
}

/** Puts the country that Cloudflare would name on every call to the server. */
export function connectFrom(page: Page, country: string): Promise<void> {
  return page.setExtraHTTPHeaders({ "CF-IPCountry": country });
}

/** Asks the built-in engine, or a server's, how to earn with a niche. */
export async function askForInsights(page: Page, niche: string): Promise<void> {
  await page.goto(SECTION);
  await insights.niche(page).fill(niche);
  await insights.submit(page).click();
}
