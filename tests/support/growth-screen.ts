import type { Locator, Page } from "@playwright/test";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { addDays } from "#shared/rules/days.ts";
import { channelDay } from "./growth.ts";

export const GROWTH = "/dashboard?section=growth-predictor";

/** When the tests of the screen are: the days of {@link channel} end three days before, as YouTube's do. */
export const NOW = "2026-11-21T12:00:00Z";
export const LAST = "2026-11-18";

/** A channel that gains about 7 subscribers and 300 views a day, with weekdays, up to {@link LAST}. */
export function channel(length: number, { net = 4, last = LAST } = {}): ChannelDay[] {
  const week = [0, 1, 3, 2, 1, 6, 5];
  return Array.from({ length }, (_, index) => {
    const change = net + (week[index % 7] ?? 0) + ((index * 5) % 3) - 1;
    return channelDay(addDays(last, index + 1 - length), {
      views: 250 + 30 * (week[index % 7] ?? 0) + ((index * 37) % 23),
      subscribersGained: Math.max(0, change) + 1,
      subscribersLost: Math.max(0, -change) + 1,
    });
  });
}

/** What the browser keeps of an imported YouTube Studio file. */
export function importedDays(days: readonly ChannelDay[]): Record<string, string> {
  return {
    "channel-days": JSON.stringify({ version: 1, items: days }),
    "days-file": JSON.stringify({ name: "Chart data.csv", importedAt: "2026-11-20T09:30:00.000Z" }),
  };
}

/** What the browser keeps once the creator signed in with Google. */
export const SIGNED_IN = { youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }) };

/** YouTube's answer of a channel with these days. */
export function overviewOf(daily: readonly ChannelDay[], more: object = {}) {
  return {
    source: "google",
    asOf: "2026-11-21T10:00:00Z",
    channel: { subscriberCount: 640 },
    derived: {},
    analytics: { totals28: {}, daily },
    ...more,
  };
}

const part = (name: string) => (page: Page) => page.getByRole("region", { name, exact: true });

/** Parts of the Growth Predictor. */
export const growth = {
  metric: (page: Page) => page.getByLabel("Forecast", { exact: true }),
  ahead: (page: Page) => page.getByLabel("Days ahead"),
  today: (page: Page) => page.getByLabel("Subscribers today"),
  outlook: (page: Page): Locator => page.getByRole("region", { name: /^In \d+ days/u }),
  milestones: part("Milestones"),
  goal: (page: Page) => page.getByLabel("Another number"),
  method: part("How this was made"),
  failure: (page: Page) => page.getByRole("main").getByRole("alert"),
};

/** When a number of subscribers is reached, as the table says. */
export function milestone(page: Page, target: string): Locator {
  return growth
    .milestones(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: target, exact: true }) })
    .getByRole("cell");
}
