import { lazily } from "../lazily.ts";
import { TITLE_FORBIDDEN, TITLE_MAX } from "./titles.ts";

/** How much of a limit a text uses, in the unit that the platform itself counts. */
export interface Length {
  readonly used: number;
  readonly max: number;
  readonly unit: "characters" | "bytes" | "hashtags";
  /** Something other than the length that the platform refuses. */
  readonly fault?: string;
}

/** YouTube's limit on a description, in bytes. Source: developers.google.com/youtube/v3/docs/videos (official, checked 2026-11-21). */
export const DESCRIPTION_MAX = 5000;
/** YouTube's limit on all tags of a video together, in characters. Same source. */
export const TAGS_MAX = 500;
/** Above this many hashtags YouTube ignores them all. Source: support.google.com/youtube/answer/6390658 (official, checked 2026-11-21). */
export const YOUTUBE_HASHTAGS_MAX = 60;
/** How many hashtags YouTube shows by the title. Same source. */
export const YOUTUBE_HASHTAGS_SHOWN = 3;
/** Hashtags in a TikTok post, reported since August 2025 and never announced (reported, checked 2026-11-21). */
export const TIKTOK_HASHTAGS_MAX = 5;
/** Hashtags in an Instagram post or reel, announced 2025-12-18 (reported, checked 2026-11-21). */
export const INSTAGRAM_HASHTAGS_MAX = 5;
/** Captions in UTF-16 units. Sources: developers.tiktok.com (official), Instagram (official); checked 2026-11-21. */
export const CAPTION_MAX = { TikTok: 2200, Instagram: 2200 } as const;

const utf8 = new TextEncoder();

/** A YouTube title: characters as YouTube's own box counts them (UTF-16 units). */
export function titleLength(title: string): Length {
  return {
    used: title.length,
    max: TITLE_MAX,
    unit: "characters",
    fault: TITLE_FORBIDDEN.test(title) ? "YouTube refuses < and > in titles." : undefined,
  };
}

/** A YouTube description, in bytes of UTF-8. */
export function descriptionLength(description: string): Length {
  return {
    used: utf8.encode(description).length,
    max: DESCRIPTION_MAX,
    unit: "bytes",
    fault: TITLE_FORBIDDEN.test(description) ? "YouTube refuses < and > in descriptions." : undefined,
  };
}

/** Tags as typed, between commas: trimmed, empty ones dropped (spec §5). */
export function tagsIn(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/**
 * A video's tags as YouTube counts them: commas between them count, and a tag with a space counts two more
 * for the quotation marks round it ("Foo-Baz" is 7, "Foo Baz" is 9).
 */
export function tagsLength(tags: readonly string[]): Length {
  const used = tags.reduce(
    (sum, tag) => sum + tag.length + (/\s/u.test(tag) ? 2 : 0),
    Math.max(0, tags.length - 1),
  );
  return { used, max: TAGS_MAX, unit: "characters" };
}

/** The hashtags in a text, in order, each with its #. */
export function hashtagsIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{M}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]+/gu) ?? [];
}

/** The hashtags in a YouTube title and description together. */
export function hashtagsLength(text: string): Length {
  return { used: hashtagsIn(text).length, max: YOUTUBE_HASHTAGS_MAX, unit: "hashtags" };
}

/** What is wrong with a text as long as this one, for a field's `error`; undefined where nothing is. */
export function lengthFault({ used, max, unit, fault }: Length): string | undefined {
  const over = used - max;
  const one = unit.replace(/s$/u, "");
  const tooLong = over > 0 ? `${over.toLocaleString("en")} ${over === 1 ? one : unit} too many.` : undefined;
  return [tooLong, fault].filter((part) => part !== undefined).join(" ") || undefined;
}

const graphemes = lazily(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** The beginning of a text that fits into so many bytes of UTF-8, cut between characters as people see them. */
export function clipBytes(text: string, max: number): string {
  if (utf8.encode(text).length <= max) return text;
  let size = 0;
  for (const { segment, index } of graphemes().segment(text)) {
    size += utf8.encode(segment).length;
    if (size > max) return text.slice(0, index);
  }
  return text;
}

/** As many of the tags as fit into {@link TAGS_MAX}, in their order: one that doesn't fit is left out. */
export function tagsWithin(tags: readonly string[]): string[] {
  const kept: string[] = [];
  for (const tag of tags) {
    kept.push(tag);
    if (tagsLength(kept).used > TAGS_MAX) kept.pop();
  }
  return kept;
}
