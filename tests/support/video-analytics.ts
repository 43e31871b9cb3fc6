import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import type { VideoAnalytics, VideoList } from "#shared/contracts/analysis.ts";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import type { ErrorCode } from "#shared/errors.ts";

export const SECTION = "/dashboard?section=analytics";

let made = 0;

/** One video's numbers, with an id of its own. */
export function video(change: Partial<VideoAnalytics> = {}): VideoAnalytics {
  made += 1;
  return {
    videoId: `video${String(made).padStart(6, "0")}`,
    title: `Video ${made}`,
    thumbnail: null,
    views: 1000,
    watchTime: 60_000,
    likes: 50,
    comments: 10,
    subscribersGained: 5,
    rpm: 2.5,
    publishedAt: "2026-10-03",
    duration: 300,
    ...change,
  };
}

/** A day of the channel. */
export function channelDay(day: string, change: Partial<ChannelDay> = {}): ChannelDay {
  return {
    day,
    views: 100,
    likes: null,
    comments: null,
    minutesWatched: 90.5,
    subscribersGained: 3,
    subscribersLost: 1,
    ...change,
  };
}

/** Parts of Video Analytics. */
export const analytics = {
  picker: (page: Page) => page.getByLabel("Files from YouTube Studio"),
  table: (page: Page) => page.getByRole("table", { name: /^Videos by/u }),
  rows: (page: Page) => analytics.table(page).locator("tbody tr"),
  titles: (page: Page) => analytics.rows(page).getByRole("button"),
  /** The number that every row has in a column, by its heading. */
  column: async (page: Page, heading: string) => {
    const heads = await analytics.table(page).getByRole("columnheader").allInnerTexts();
    const at = heads.findIndex((text) => text.trim() === heading);
    return analytics.rows(page).locator(`td:nth-of-type(${at})`).allInnerTexts();
  },
  sort: (page: Page, name: string) =>
    analytics.table(page).getByRole("button", { name: `Sort by ${name}`, exact: true }),
  filter: (page: Page) => page.getByLabel("Filter by title"),
  totals: (page: Page) => page.getByLabel("All videos together"),
  panel: (page: Page) => page.getByRole("region", { name: "Video details" }),
  dialog: (page: Page) => page.getByRole("dialog", { name: "Video details" }),
  days: (page: Page) => page.getByRole("region", { name: "Day by day" }),
  failure: (page: Page) => page.getByRole("main").getByRole("alert"),
};

/** Files for the picker: each its name and what it holds. */
export function choose(page: Page, files: Readonly<Record<string, string | Buffer>>) {
  return analytics.picker(page).setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    })),
  );
}

/** Answers whether the site offers sign-in with Google. */
export function offerGoogle(page: Page, available: boolean) {
  return page.route("**/api/google", (route) =>
    route.fulfill({ json: { available, connected: false, scopes: [], expiresAt: null } }),
  );
}

/** What localStorage holds of a creator who signed in with Google. */
export const GOOGLE_MARK = { youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }) };

export const AS_OF = "2026-11-21T09:30:00.000Z";

/** Answers for YouTube with videos, and with days where there are any. */
export async function answerAsYoutube(
  page: Page,
  list: Partial<VideoList>,
  daily: readonly ChannelDay[] = [],
): Promise<void> {
  const videos: VideoList = {
    asOf: AS_OF,
    stale: false,
    from: "2026-10-24",
    to: "2026-11-20",
    videos: [],
    ...list,
  };
  await page.route("**/api/youtube-videos", (route) => route.fulfill({ json: videos }));
  await page.route("**/api/youtube-overview", (route) =>
    route.fulfill({
      json: { source: "google", asOf: AS_OF, analytics: { daily }, channel: {}, derived: {} },
    }),
  );
}

/** Fails for YouTube as the server would. */
export function failAsYoutube(page: Page, status: number, code: ErrorCode, sentence: string) {
  const body = { success: false, error: sentence, message: sentence, code, requestId: "one" };
  return page.route(/\/api\/youtube-(?:videos|overview)/u, (route) => route.fulfill({ status, json: body }));
}

const Stored = z.object({ items: z.array(z.unknown()) });

/** What the page's browser keeps of imported files. */
export async function storedIn(page: Page) {
  const keys = ["youtube_videos", "channel-days", "videos-file", "days-file"];
  const [videos, days, videosFile, daysFile] = await page.evaluate(
    (names) => names.map((name): unknown => JSON.parse(localStorage.getItem(name) ?? "null")),
    keys,
  );
  const items = (list: unknown) => Stored.safeParse(list).data?.items ?? [];
  return { videos: items(videos), days: items(days), videosFile, daysFile };
}
