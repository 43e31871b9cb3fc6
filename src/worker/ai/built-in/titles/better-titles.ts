import { columns, words } from "#shared/rules/words.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { related } from "../find-niche.ts";
import { clip, titleSafe, topicPhrase } from "../topic.ts";
import type { Pieces } from "./angle.ts";

/** The least a title keeps when its end is cut off, in columns, and the most a new ending is put to. */
const OPENING = { least: 15, most: 55 } as const;

/** Endings that open a question about whatever stands before them. */
const ENDINGS: readonly ((pieces: Pieces) => string)[] = [
  () => "what most people skip",
  () => "true or false?",
  () => "the part that goes wrong",
  () => "watch this before you start",
  () => "what I'd never do again",
  () => "would you try it?",
  ({ n }) => `${n} mistakes to fix first`,
  ({ n }) => `${n} things I'd change`,
  ({ n }) => `${n} tries, one result`,
  ({ audience }) => `what to skip for ${audience}`,
];

/**
 * What a title is about, as far as its form tells: "Lawn mowing" of "Lawn mowing: 5 mistakes".
 * @returns "" where the title has no such opening.
 */
export function subjectOf(title: string): string {
  const opening = /^([^:|?!]+?)\s*(?::\s|\s[|–—-]\s)/u.exec(title)?.[1] ?? "";
  return words(opening).length <= 5 ? opening : "";
}

/** Whether a text speaks of a topic: in its very words, or in one of its telling ones. */
export function holds(text: string, topic: string): boolean {
  return text.toLowerCase().includes(topic.toLowerCase()) || related([text], topic).length > 0;
}

/** The same title within the limits, in its own words: any language. */
export function tidiedTitles(title: string, topic: string): string[] {
  const safe = titleSafe(title);
  const opening = openingOf(safe);
  const named = holds(title, topic) ? [] : [topicPhrase(clip(titleSafe(topic), 40)).lead(opening)];
  return [safe, clip(safe, TITLE_MAX), opening, ...named].filter(
    (text) => text !== "" && text.length <= TITLE_MAX,
  );
}

/** Where a title can be cut: after a question, at punctuation, before a conjunction. */
const CLAUSE_END =
  /(?<=[?!。！？؟])|\s*[:|–—(（：,،、]|\s-\s|\.\s|\s(?=(?:and|because|but|so|while|which|y|pero|et|mais|und|aber|e|mas)\s)/giu;

/** The first clauses of a title that say enough to stand alone; all of it where it has no clauses. */
function openingOf(title: string): string {
  for (const { index } of title.matchAll(CLAUSE_END)) {
    const opening = title.slice(0, index).trim();
    if (columns(opening) >= OPENING.least) return opening;
  }
  return title;
}

/** The title's own opening with another ending; English. */
export function reendedTitles(title: string, pieces: Pieces): string[] {
  const safe = titleSafe(title).replace(/[.…\s]+$/u, "");
  const short = columns(safe) <= OPENING.most ? safe : openingOf(safe);
  const opening = clip(subjectOf(safe) || short, OPENING.most);
  const numbered = /\p{N}/u.test(opening);
  return ENDINGS.map((ending) => ending(pieces))
    .filter((ending) => !(numbered && /\d/u.test(ending)))
    .map((ending) => topicPhrase(opening).lead(ending))
    .filter((text) => text.length <= TITLE_MAX);
}
