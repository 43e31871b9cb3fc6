import type { HashtagResult } from "../contracts/hashtags.ts";
import {
  INSTAGRAM_HASHTAGS_MAX,
  TIKTOK_HASHTAGS_MAX,
  YOUTUBE_HASHTAGS_MAX,
  YOUTUBE_HASHTAGS_SHOWN,
} from "./lengths.ts";
import { words } from "./words.ts";

/** Languages that hashtags are made in (spec §9). */
export const HASHTAG_LANGUAGES = ["English", "Spanish", "French", "German", "Portuguese"] as const;
export type HashtagLanguage = (typeof HASHTAG_LANGUAGES)[number];

/** How many tags are kept (spec §9). */
export const HASHTAGS_MOST = 10;

/** UTF-16 units of a tag without its #. Longer ones are left out rather than cut: half a word finds nobody. Heuristic. */
export const HASHTAG_LENGTH = 50;

/** How many hashtags a caption ends with. Source: heuristic, within what TikTok and Instagram take. */
export const CAPTION_HASHTAGS = {
  fewest: 3,
  most: Math.min(TIKTOK_HASHTAGS_MAX, INSTAGRAM_HASHTAGS_MAX),
} as const;

/** Tags that say nothing of any video: they name a place to be shown, or a wish. Source: our own list. */
export const FILLER_TAGS = [
  "#fyp",
  "#viral",
  "#reels",
  "#explore",
  "#foryou",
  "#foryoupage",
  "#explorepage",
  "#trending",
] as const;

/**
 * The numbers of a tag by its place in the list (spec §9). They are rules of the product, not measurements:
 * no platform publishes a tag's strength, and the screen says so.
 */
export const RANKING = {
  /** Strength in percent: `first` less `step` a rank, plus a random whole number from 0 to `spread`. */
  strength: { first: 88, step: 2, spread: 3 },
  /** Reach: `first` less `step` a rank, at least `least`. */
  reach: { first: 120_000, step: 7000, least: 30_000 },
  /** High for this many tags, then Medium up to and with this rank, then Low. */
  competition: { high: 3, mediumRank: 7 },
  /** How many tags from the top are marked as trending. */
  trending: 4,
  /** The bar is green from `good` percent, yellow from `fair`, else red. */
  bar: { good: 80, fair: 60 },
} as const;

export const COMPETITIONS = ["High", "Medium", "Low"] as const;
export type Competition = (typeof COMPETITIONS)[number];

/** @param random a whole number from 0 to 3. @param rank counts from 0. @returns percent. */
export function strengthAt(rank: number, random: number): number {
  const { first, step } = RANKING.strength;
  return first - step * rank + random;
}

/** @param rank counts from 0. @returns people, in whole thousands. */
export function reachAt(rank: number): number {
  const { first, step, least } = RANKING.reach;
  return Math.max(first - step * rank, least);
}

/** @param rank counts from 0. */
export function competitionAt(rank: number): Competition {
  if (rank < RANKING.competition.high) return "High";
  return rank <= RANKING.competition.mediumRank ? "Medium" : "Low";
}

/** @param rank counts from 0. */
export function isTrendingAt(rank: number): boolean {
  return rank < RANKING.trending;
}

/**
 * The tags of a list with their numbers (spec §3), best first.
 * @param random gives a whole number from 0 to 3 at each call.
 */
export function rankHashtags(tags: readonly string[], random: () => number): HashtagResult[] {
  return tags.map((tag, rank) => ({
    tag,
    strength: strengthAt(rank, random()),
    reach: reachAt(rank),
    competition: competitionAt(rank),
    trending: isTrendingAt(rank),
  }));
}

/** The colour of a strength bar. @param strength percent. */
export function barTone(strength: number): "good" | "warn" | "bad" {
  if (strength >= RANKING.bar.good) return "good";
  return strength >= RANKING.bar.fair ? "warn" : "bad";
}

/**
 * One tag as platforms read it: with its #, in lower case, nothing but letters, digits and underscores of any
 * script. undefined where no letter is left (platforms don't link bare numbers) or it is too long.
 */
export function normalTag(text: string): string | undefined {
  const name = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "")
    .normalize("NFC");
  if (!/\p{L}/u.test(name) || name.length > HASHTAG_LENGTH) return undefined;
  return `#${name}`;
}

/** Tags as an engine gave them, made normal: "#one #two" is two, none twice, at most 10. */
export function normalTags(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => text.split(/(?=[#＃])/u));
  return [...new Set(parts.flatMap((part) => normalTag(part) ?? []))].slice(0, HASHTAGS_MOST);
}

/** The same without those that are filler, unless there are no others. @param said what the creator wrote: they may mean it. */
export function withoutFiller(tags: readonly string[], said: string): string[] {
  const own = new Set(words(said));
  const filler = new Set<string>(FILLER_TAGS);
  const kept = tags.filter((tag) => !filler.has(tag) || own.has(tag.slice(1)));
  return kept.length > 0 ? kept : [...tags];
}

/** How many hashtags a platform takes, and how many from the top are worth copying there. */
export interface PlatformAdvice {
  readonly platform: "Instagram" | "TikTok" | "YouTube";
  /** How many tags from the top to copy. */
  readonly first: number;
  readonly advice: string;
  readonly source: { readonly kind: "Official" | "Reported"; readonly label: string };
  /** ISO date on which the source was last read. */
  readonly checked: string;
}

/** What each platform takes, with how well that is known (see lengths.ts). */
export const PLATFORM_ADVICE: readonly PlatformAdvice[] = [
  {
    platform: "YouTube",
    first: YOUTUBE_HASHTAGS_SHOWN,
    advice: `Shows up to ${YOUTUBE_HASHTAGS_SHOWN} by the title. Above ${YOUTUBE_HASHTAGS_MAX} it ignores them all.`,
    source: { kind: "Official", label: "YouTube Help, answer 6390658" },
    checked: "2026-11-21",
  },
  {
    platform: "Instagram",
    first: INSTAGRAM_HASHTAGS_MAX,
    advice: `Takes ${INSTAGRAM_HASHTAGS_MAX} in a post or reel, and advises against general ones such as #reels and #explore.`,
    source: { kind: "Reported", label: "Instagram's announcement of 2025-12-18, by Social Media Today" },
    checked: "2026-11-21",
  },
  {
    platform: "TikTok",
    first: TIKTOK_HASHTAGS_MAX,
    advice: `Takes ${TIKTOK_HASHTAGS_MAX} in a post since about August 2025. TikTok never announced it.`,
    source: { kind: "Reported", label: "Social Media Today" },
    checked: "2026-11-21",
  },
];
