import { falling } from "./signals.ts";
import { columns } from "./words.ts";

/** YouTube's limit on a title, in characters. Source: support.google.com/youtube/answer/57404 (official, checked 2026-11-21). */
export const TITLE_MAX = 100;

/** YouTube refuses `<` and `>` in titles. Same source. */
export const TITLE_FORBIDDEN = /[<>]/u;

/** YouTube tests so many titles against each other. Source: support.google.com/youtube/answer/16391400 (official, checked 2026-11-21). */
export const TITLES_TESTED = 3;

/**
 * Columns a title may take before readers on a small screen lose its end; a wide letter takes two.
 * Source: heuristic. YouTube publishes no number.
 */
export const TITLE_COLUMNS = { least: 15, fine: 55 } as const;

/** True for a title that YouTube takes: something in it, at most {@link TITLE_MAX} characters, no `<` or `>`. */
export function titleAllowed(title: string): boolean {
  return title.trim() !== "" && title.length <= TITLE_MAX && !TITLE_FORBIDDEN.test(title);
}

/** How well a title can be read at a glance, 0 to 1. */
export function titleVisible(title: string): number {
  const width = columns(title.trim());
  return Math.min(width / TITLE_COLUMNS.least, falling(width, TITLE_COLUMNS.fine, TITLE_MAX), 1);
}
