import type { Locator, Page, Route } from "@playwright/test";
import { youtubeOverview } from "#shared/contracts/overview.ts";

/** The call of the overview, for page.route. */
export const OVERVIEW = `**${youtubeOverview.path}`;

/** The whole card with all its parts. */
export const card = (page: Page): Locator =>
  page.getByRole("region", { name: "YouTube monetization progress" });

export const field = (page: Page, label: string): Locator =>
  card(page).getByRole("textbox", { name: label, exact: true });
export const toward = (page: Page, label: string): Locator =>
  card(page).getByRole("group", { name: label, exact: true });
export const overall = (page: Page): Locator =>
  card(page).getByRole("progressbar", { name: "Progress", exact: true });

/** The line of a gate: when it is reached. */
export const gate = (page: Page, name: string): Locator => card(page).getByRole("row", { name });

/** What went wrong, in red. */
export const failure = (page: Page): Locator => card(page).getByRole("alert");

/** A connected channel as YouTube sees it. The days are out of order, one is missing and one had no views. */
export const CONNECTED = {
  source: "google",
  asOf: "2026-11-21T10:00:00Z",
  channel: { subscriberCount: 842 },
  derived: { screenTime365_mins: 150_059, totalComments: 1200 },
  analytics: {
    totals28: { views: 12_345, likes: 640 },
    daily: [
      { day: "2026-11-20", views: 10, likes: 20, comments: 1 },
      { day: "2026-11-13", views: 10, likes: 10, comments: 0 },
      { day: "2026-11-14", views: 200, likes: 9, comments: 1 },
      { day: "2026-11-15", views: 0, likes: 2, comments: 0 },
      { day: "2026-11-16", views: 300, likes: 0, comments: 0 },
      { day: "2026-11-18", views: 1000, likes: 12, comments: 3 },
      { day: "2026-11-19", views: 400, likes: null, comments: 3 },
    ],
  },
};

/** What the browser keeps of a connection to Google; with it, YouTube is asked. */
export const GOOGLE_MARK = { youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }) };

/** Opens the section: connected to Google, with this answer to the overview, or as the browser is. */
export async function openCard(page: Page, answer?: Parameters<Route["fulfill"]>[0]): Promise<void> {
  if (answer !== undefined) {
    await page.route(OVERVIEW, (route) => route.fulfill(answer));
    await page.addInitScript(
      (mark) => localStorage.setItem("youtube_tokens", mark),
      GOOGLE_MARK.youtube_tokens,
    );
  }
  await page.goto("/dashboard?section=monetization");
}

/** Types numbers into the fields by their labels. */
export async function typeNumbers(page: Page, numbers: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(numbers)) await field(page, label).fill(text);
}
