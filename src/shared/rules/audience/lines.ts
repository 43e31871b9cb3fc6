import type { Measure } from "./columns.ts";
import { readCount } from "./numbers.ts";

/** What one line outside a table is. */
export type Line =
  | { readonly kind: "video"; readonly title: string; readonly numbers: Partial<Record<Measure, number>> }
  | { readonly kind: "comment"; readonly text: string }
  /** A heading of the paste's own, or what a page prints around a comment: "Reply", "2 days ago". */
  | { readonly kind: "aside" }
  /** Numbers between commas, which only headings would explain. */
  | { readonly kind: "headless" }
  | { readonly kind: "unclear" };

const UNITS: readonly (readonly [Measure, string])[] = [
  ["views", "views?|plays?|vistas|visualizaciones|reproducciones|vues|aufrufe|visualiza[cç][oõ]es"],
  ["likes", "likes?|me gusta|j['’]aime|curtidas|gostos"],
  ["comments", "comments?|comentarios|comentários|commentaires|kommentare"],
  ["shares", "shares?|compartidos|partages"],
  ["saves", "saves?"],
];

/** One count at the end of a line: "— 12,345 views", "(1.2K likes)". */
const LAST_COUNT = UNITS.map(
  ([measure, names]) =>
    [
      measure,
      new RegExp(
        String.raw`(?<![\p{L}\p{N}.,])(\p{Nd}[\p{Nd}.,'’\u00A0\u202F]{0,18}(?: \p{Nd}{3}){0,4}\s?(?:k|m|b|tsd|mio)?)\.?\s?(?:${names})[\s)\].;,]*$`,
        "iu",
      ),
    ] as const,
);

/** The longest count with its unit, and the longest mark between counts: no more of a line is searched for them. */
const COUNT_LONGEST = 60;
const PARTING_LONGEST = 12;

/** What parts a title from its numbers, at the end of what is left. */
const PARTING = /\s*[-—–:|,;·•(]+[\s([]*$/u;

/** Words that a page prints around comments. */
const AROUND =
  /^(?:repl(?:y|ies)|\p{Nd}+ repl(?:y|ies)|likes?|dislike|read more|show less|show more|translate(?: to \p{L}+)?|pinned(?: by .{1,60})?|edited|(?:@\S+\s*[·•]?\s*)?\p{Nd}+ (?:second|minute|hour|day|week|month|year)s? ago(?: \(edited\))?|@\S+)$/iu;

/** "First Last: …", as chats and exports write who spoke. */
const SPEAKER = /^(?:@\S{1,60}|\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){1,2}):\s+(?=\S)/u;

/** Tells what a line is that stands in no table. The line isn't empty. */
export function readLine(line: string): Line {
  const text = line.trim().replace(/^(?:[-*•·]|\p{Nd}{1,3}[.)])\s+/u, "");
  if (AROUND.test(text)) return { kind: "aside" };
  const video = listedVideo(text);
  if (video !== undefined) return video;
  if (isHeadless(text)) return { kind: "headless" };
  if (!/[\p{L}\p{Extended_Pictographic}]/u.test(text)) return { kind: "unclear" };
  if (/^[^.!?]{1,40}[:：]$/u.test(text)) return { kind: "aside" };
  return { kind: "comment", text: unquoted(text.replace(SPEAKER, "")) };
}

function listedVideo(text: string): Line | undefined {
  const numbers: Partial<Record<Measure, number>> = {};
  let rest = text;
  let parted = false;
  for (;;) {
    const last = lastCount(rest);
    if (last === undefined || last.measure in numbers) break;
    numbers[last.measure] = last.value;
    rest = last.before.trimEnd();
    const mark = PARTING.exec(rest.slice(-PARTING_LONGEST));
    parted = mark !== null;
    rest = rest.slice(0, rest.length - (mark?.[0].length ?? 0)).trimEnd();
  }
  if (numbers.views === undefined || !parted || !/\p{L}/u.test(rest)) return undefined;
  return { kind: "video", title: unquoted(rest), numbers };
}

function lastCount(text: string): { measure: Measure; value: number; before: string } | undefined {
  const tail = text.slice(-COUNT_LONGEST);
  for (const [measure, pattern] of LAST_COUNT) {
    const found = pattern.exec(tail);
    const value = readCount(found?.[1] ?? "");
    if (found !== null && value !== undefined)
      return { measure, value, before: text.slice(0, text.length - tail.length + found.index) };
  }
  return undefined;
}

/** Commas of a table: none before a space, and none inside 12,345. */
const TABLE_MARKS = /[\t;|]|(?<!(?<!\p{Nd})\p{Nd}{1,3}),(?=\S)|,(?=\S)(?!\p{Nd}{3}(?!\p{Nd}))/u;

/** A row of numbers without the headings that would say what they are. */
function isHeadless(text: string): boolean {
  const cells = text.split(TABLE_MARKS);
  const counted = cells.filter((cell) => readCount(cell) !== undefined).length;
  return cells.length > 1 && counted * 2 >= cells.length;
}

function unquoted(text: string): string {
  return /^["“«„].*["”»“]$/u.test(text) && text.length > 2 ? text.slice(1, -1).trim() : text;
}
