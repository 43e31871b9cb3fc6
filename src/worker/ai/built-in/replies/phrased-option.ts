import type { ReplyTone } from "#shared/rules/replies.ts";
import { capital } from "../topic.ts";
import type { Candidate } from "./deal.ts";
import type { Answers, LanguageLines } from "./lines/lines.ts";
import type { Spoken } from "./own-words/own-words.ts";
import { inRegister } from "./register.ts";

const SLOT = /\{([xyzqt])\}/gu;
/** A slot with the preposition before it, where that may become one word with what fills it. */
const BOUND_SLOT = /(?:(?<=^|\s)(de|a|à|em|por) )?\{([xyzqt])\}/gu;

/** What a line stands in. */
interface Manner {
  readonly stance: Answers["stance"];
  readonly tone: ReplyTone;
  readonly lines: LanguageLines;
  readonly words: Spoken;
  /** Whether lines that name the comment's own words are preferred to others. */
  readonly named: boolean;
  /** Whether the reader is addressed politely. */
  readonly formal: boolean;
}

/** The lines that can be said: those whose own words there are. */
export function sayable(lines: readonly string[], words: Spoken): string[] {
  return lines.filter((line) =>
    Array.from(line.matchAll(SLOT)).every(([, slot]) => wordsFor(slot, words) !== undefined),
  );
}

/** How many of the comment's own words a line names. */
export function ownIn(line: string): number {
  return new Set(Array.from(line.matchAll(SLOT), ([slot]) => slot)).size;
}

/**
 * What a preposition makes with the article that begins the words after it, in languages that write both as one. "le"
 * before a verb is no article, and no line puts one there.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  "de el": "del",
  "a el": "al",
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
  "de o": "do",
  "de a": "da",
  "de os": "dos",
  "de as": "das",
  "em o": "no",
  "em a": "na",
  "em os": "nos",
  "em as": "nas",
  "por o": "pelo",
  "por a": "pela",
  "por os": "pelos",
  "por as": "pelas",
};

/** A line with its own words. They are never searched for slots themselves. */
export function filled(line: string, words: Spoken): string {
  return line.replace(BOUND_SLOT, (slot, before: string | undefined, name: string) => {
    const own = wordsFor(name, words);
    if (own === undefined) return slot;
    if (before === undefined) return own;
    const [article = "", ...rest] = own.split(" ");
    const contracted = rest.length === 0 ? undefined : CONTRACTIONS[`${before} ${article.toLowerCase()}`];
    return contracted === undefined ? `${before} ${own}` : [contracted, ...rest].join(" ");
  });
}

function wordsFor(slot: string | undefined, { x, y, z, q, t }: Spoken): string | undefined {
  if (slot === "x") return x;
  if (slot === "t") return t;
  if (slot === "z") return z;
  return slot === "y" ? y : q;
}

/** Every reply that lines make in a tone: after each opening, and before each closing where thanks may end so. */
export function phrasedOptions(
  lines: readonly string[],
  { stance, tone, lines: language, words, named, formal }: Manner,
): Candidate[] {
  return lines.flatMap((line) => {
    const text = filled(inRegister(line, formal), words);
    const own = named ? ownIn(line) : 0;
    if (stance === "calm") return [{ text: ended(capitalised(text)), parts: [line], own }];
    const fresh = language.openings[stance][tone].filter((opening) => !echoes(opening, line));
    const openings = fresh.length > 0 ? fresh : language.openings[stance][tone];
    const opened = openings.map((opening) => ({
      text: ended(joined(inRegister(opening, formal), text)),
      parts: [line, opening],
      own,
    }));
    // Only one tone may leave its own words out, so that no two say the same.
    if (tone === "casual") opened.push({ text: ended(capitalised(text)), parts: [line, PLAIN], own });
    if (stance !== "thanks" || text.endsWith("?")) return opened;
    const closed = language.closings[tone].map((closing) => ({
      text: ended(joined(capitalised(text), inRegister(closing, formal))),
      parts: [line, closing],
      own,
    }));
    return [...opened, ...closed];
  });
}

/** A word of so many letters is heard when it comes again. */
const HEARD_TWICE = 5;

/** Whether a line says again what its opening says: "sounds good, a video about moss sounds good". */
function echoes(opening: string, line: string): boolean {
  const words = opening.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const said = ` ${(line.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).join(" ")} `;
  return words.some(
    (word, at) =>
      (word.length >= HEARD_TWICE && said.includes(` ${word} `)) ||
      (at > 0 && said.includes(` ${words[at - 1] ?? ""} ${word} `)),
  );
}

/** A part for lines that stand alone, so that they come no more often than the others. */
const PLAIN = "";

/** A comma joins two short clauses; where one of them has commas already, a dash does. */
function joined(first: string, second: string): string {
  return `${first}${/[,:]/u.test(first + second) ? " –" : ","} ${second}`;
}

function capitalised(text: string): string {
  return text.startsWith("¿") ? `¿${capital(text.slice(1))}` : capital(text);
}

function ended(text: string): string {
  return text.endsWith("?") ? text : `${text}.`;
}
