import type { Locator, Page, Route } from "@playwright/test";
import { youtubeVideos, type VideoAnalytics } from "#shared/contracts/analysis.ts";
import { channelNiche } from "#shared/contracts/channel-niche.ts";
import { type ChannelDay, youtubeOverview } from "#shared/contracts/overview.ts";
import { addDays } from "#shared/rules/days.ts";
import { anyViews, dice, series, video } from "./analysis.ts";

export const VIDEOS_CALL = `**${youtubeVideos.path}`;
export const OVERVIEW_CALL = `**${youtubeOverview.path}*`;
export const NICHE_CALL = `**${channelNiche.path}`;

export const runButton = (page: Page): Locator => page.getByRole("button", { name: "Run AI Analysis" });
export const progress = (page: Page): Locator => page.getByRole("progressbar", { name: "Analysis" });
export const cancel = (page: Page): Locator => page.getByRole("button", { name: "Cancel" });
export const failure = (page: Page): Locator =>
  page.getByRole("region", { name: "Analysis" }).getByRole("alert");
export const sample = (page: Page): Locator => page.getByRole("article", { name: "Sample analysis" });
export const own = (page: Page): Locator => page.getByRole("article", { name: "Analysis of your channel" });
/** A part of the dashboard by its heading. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole("article").getByRole("region", { name, exact: true });

/** What the browser keeps of a channel whose Tuesdays do well, from two YouTube Studio files. */
export function asImported(videos: readonly VideoAnalytics[], days: readonly ChannelDay[] = []) {
  const importedAt = "2026-11-20T15:00:00.000Z";
  return {
    youtube_videos: JSON.stringify({ version: 1, items: videos }),
    "videos-file": JSON.stringify({ name: "Table data.csv", importedAt }),
    ...(days.length > 0 && {
      "channel-days": JSON.stringify({ version: 1, items: days }),
      "days-file": JSON.stringify({ name: "Chart data.csv", importedAt }),
    }),
  };
}

/** That the creator signed in with Google. */
export const SIGNED_IN = { youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }) };

/** That a YouTube channel is connected by its link alone. */
export const BY_LINK = {
  connected_platforms: JSON.stringify({
    youtube: {
      source: "page",
      asOf: "2026-11-20T10:00:00Z",
      stale: false,
      approximate: true,
      username: "Ada bakes",
      profilePicture: null,
      followerCount: 842,
      bio: null,
      totalPosts: 30,
      mostRecentPostThumbnail: null,
      mostRecentPostLink: null,
      link: "https://www.youtube.com/@adabakes",
      channelId: "UCabcdefghijklmnopqrstuv",
    },
  }),
};

const DISHES = ["sourdough bread", "pasta dough", "tomato soup", "carrot cake"];

/** Forty cooking videos, one every three days; those of a Tuesday get ten times the views. */
export function cookingChannel(): VideoAnalytics[] {
  const below = dice(5);
  return Array.from({ length: 40 }, (_, index) => {
    const day = addDays("2026-07-01", index * 3);
    const views = anyViews(below, new Date(day).getUTCDay() === 2 ? 20_000 : 2000);
    return video({
      videoId: `video-${index}`,
      title: `How to make ${DISHES[index % 4]}, part ${index}`,
      views,
      likes: Math.round(views / 25),
      comments: Math.round(views / 100),
      subscribersGained: Math.round(views / 200),
      watchTime: views * 200,
      duration: 500,
      publishedAt: day,
    });
  });
}

/** Ninety days that end in five weeks of twice the views. */
export const risingDays = (): ChannelDay[] => series(90, (index) => (index < 55 ? 400 : 800));

/** What the server says of a channel that Google knows. */
export function googleAnswers(videos: readonly VideoAnalytics[], days: readonly ChannelDay[]) {
  const asOf = "2026-11-21T10:00:00.000Z";
  return {
    videos: { asOf, stale: false, from: "2026-10-22", to: "2026-11-18", videos },
    overview: {
      source: "google",
      asOf,
      stale: false,
      channel: { id: "UC1", title: "Ada bakes", subscriberCount: 842, videoCount: 40, viewCount: 90_000 },
      analytics: { daily: days },
    },
  };
}

type Answer = Parameters<Route["fulfill"]>[0];

/** Answers for Google, call by call. */
export async function answerGoogle(page: Page, videos: Answer, overview: Answer): Promise<void> {
  await page.route(VIDEOS_CALL, (route) => route.fulfill(videos));
  await page.route(OVERVIEW_CALL, (route) => route.fulfill(overview));
}

/** Opens the section. The clock runs, and may be moved. */
export async function openAnalysis(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/dashboard?section=ai-analysis");
  await runButton(page).waitFor();
}

/** Runs the analysis without waiting the three seconds out. */
export async function run(page: Page): Promise<void> {
  await runButton(page).click();
  await progress(page).waitFor();
  await page.clock.fastForward(3000);
}
