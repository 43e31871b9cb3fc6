import type { Locator, Page } from "@playwright/test";
import {
  type Platform,
  type Profile,
  resolveTiktok,
  resolveYoutube,
  type TiktokProfile,
  type YoutubeProfile,
} from "#shared/contracts/platforms.ts";
import { PLATFORM_EVENTS } from "#client/lib/platform-events.ts";
import { profile } from "./profiles.ts";

/** The calls that fetch a profile, for page.route. */
export const RESOLVE_YOUTUBE = `**${resolveYoutube.path}`;
export const RESOLVE_TIKTOK = `**${resolveTiktok.path}`;

/** The card of the three platforms on the dashboard. */
export const card = (page: Page): Locator => page.getByRole("region", { name: "Connected Platforms" });

/** One platform's tile. */
export const tile = (page: Page, name: string): Locator =>
  card(page).getByRole("listitem", { name, exact: true });

/** The dialog that takes its link. */
export const dialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name: `Connect ${name}`, exact: true });

/** What the browser keeps under connected_platforms; null where it keeps nothing. */
export function connectedIn(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("connected_platforms") ?? "null"));
}

/** Opens the dashboard and submits a link in a platform's dialog. */
export async function connect(page: Page, name: string, link: string): Promise<void> {
  await page.goto("/dashboard");
  await submitLink(page, name, link);
}

/** Submits a link in the dialog that a platform's tile opens. */
export async function submitLink(page: Page, name: string, link: string): Promise<void> {
  await tile(page, name)
    .getByRole("button", { name: /^(?:Connect|Change link)/u })
    .click();
  await dialog(page, name).getByLabel("Link").fill(link);
  await dialog(page, name).getByRole("button", { name: "Submit" }).click();
}

const ORIGIN = { source: "page", asOf: "2026-11-21T09:00:00.000Z", stale: false, approximate: true } as const;
const CHANNEL = `UC${"a".repeat(22)}`;

export function youtubeAnswer(part: Partial<YoutubeProfile> = {}): YoutubeProfile {
  return {
    title: "Bread with Ada",
    thumbnail: null,
    subscriberCount: 12_300,
    videoCount: 87,
    channelId: CHANNEL,
    handle: "@breadwithada",
    link: "https://www.youtube.com/@breadwithada",
    description: "One loaf, one bowl.",
    mostRecentPost: {
      link: "https://www.youtube.com/watch?v=abcdefghijk",
      title: "The shelf of the fridge",
      thumbnail: null,
      publishedAt: "2026-11-19T15:00:00.000Z",
    },
    ...ORIGIN,
    ...part,
  };
}

export function tiktokAnswer(part: Partial<TiktokProfile> = {}): TiktokProfile {
  return {
    username: "adabakes",
    profilePic: null,
    followers: 1_234_567,
    bio: "Sourdough in 30 seconds.",
    videoCount: 240,
    link: "https://www.tiktok.com/@adabakes",
    mostRecentPost: null,
    ...ORIGIN,
    ...part,
  };
}

interface FetchedPlatform {
  readonly platform: Platform;
  readonly name: "YouTube" | "TikTok";
  readonly call: string;
  readonly link: string;
  readonly body: unknown;
  readonly answer: unknown;
  readonly kept: Profile;
  /** Where its profile stands. */
  readonly path: string;
}

/** The platforms whose profiles are fetched: what is asked, answered and kept. */
export const FETCHED: readonly FetchedPlatform[] = [
  {
    platform: "youtube",
    name: "YouTube",
    call: RESOLVE_YOUTUBE,
    link: "https://www.youtube.com/@breadwithada",
    body: { url: "https://www.youtube.com/@breadwithada" },
    answer: youtubeAnswer(),
    kept: profile({ ...ORIGIN, followerCount: 12_300, channelId: CHANNEL }),
    path: "/youtube-analytics",
  },
  {
    platform: "tiktok",
    name: "TikTok",
    call: RESOLVE_TIKTOK,
    link: "https://www.tiktok.com/@adabakes",
    body: { tiktokUrl: "https://www.tiktok.com/@adabakes" },
    answer: tiktokAnswer(),
    kept: profile({
      ...ORIGIN,
      username: "adabakes",
      followerCount: 1_234_567,
      bio: "Sourdough in 30 seconds.",
      totalPosts: 240,
      mostRecentPostLink: null,
      link: "https://www.tiktok.com/@adabakes",
    }),
    path: "/tiktok-analytics",
  },
];

/** Notes from now on which of the three browser events are told; read with {@link eventsHeard}. */
export async function listenForEvents(page: Page): Promise<void> {
  await page.evaluate((names) => {
    sessionStorage.setItem("test-heard", "");
    for (const name of names)
      addEventListener(name, () => {
        sessionStorage.setItem("test-heard", `${sessionStorage.getItem("test-heard") ?? ""}${name} `);
      });
  }, Object.values(PLATFORM_EVENTS));
}

export async function eventsHeard(page: Page): Promise<string[]> {
  const heard = await page.evaluate(() => sessionStorage.getItem("test-heard") ?? "");
  return heard.trim().split(" ").filter(Boolean);
}
