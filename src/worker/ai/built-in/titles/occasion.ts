import type { FormatId } from "#shared/rules/formats.ts";
import { words } from "#shared/rules/words.ts";
import { topicPhrase } from "../topic.ts";
import type { Line, Piece, Pieces } from "./angle.ts";

/** What a topic is: something one does, something else with a name, or a question or statement. */
export type TopicKind = "activity" | "thing" | "statement";

/** What a line must suit to be used. */
export interface Occasion {
  readonly format: FormatId;
  readonly length: "short" | "long";
  readonly topic: string;
  readonly kind: TopicKind;
  readonly pieces: Pieces;
  /** Whether the audience is named in few enough words to stand inside a title or a spoken line. */
  readonly namesAudience: boolean;
}

/** True where a line can be used at all on an occasion, in whatever format. */
export function isPossible({ only, needs }: Line, occasion: Occasion): boolean {
  const { length, kind, pieces, namesAudience } = occasion;
  if (needs.includes("audience") && !namesAudience) return false;
  // What is true of learning anything would sound odd beside a question or a confession.
  if (kind === "statement" && needs.some((piece) => ADVICE.has(piece) && !pieces.own.has(piece)))
    return false;
  if (only === "activity") return kind === "activity";
  if (only === "thing") return kind !== "statement";
  return only === undefined || only === length;
}

/** True where a line repeats itself once it is filled: "Learn … without learning …". */
export function echoes(line: Line, { topic, pieces }: Occasion): boolean {
  const heard = wordsOfFrame(line);
  return [topic, ...line.needs.map((piece) => pieces[piece])].some((text) =>
    longWords(text).some((word) => heard.has(word)),
  );
}

/** The long words of each line's own text, which are the same whatever fills it. */
const frames = new WeakMap<Line, ReadonlySet<string>>();

function wordsOfFrame(line: Line): ReadonlySet<string> {
  const known = frames.get(line);
  if (known !== undefined) return known;
  const heard = new Set(longWords(line.write({ ...BLANK, topic: topicPhrase("") })));
  frames.set(line, heard);
  return heard;
}

/** True where two texts share a word that is heard twice when they stand together. */
export function repeats(one: string, other: string): boolean {
  const heard = new Set(longWords(one));
  return longWords(other).some((word) => heard.has(word));
}

const ADVICE = new Set<Piece>(["pain", "desire", "mistake", "myth", "proof"]);
const BLANK = {
  audience: "",
  pain: "",
  desire: "",
  mistake: "",
  myth: "",
  proof: "",
  moment: "",
  word: "",
  n: 3,
};

/** Words that may well stand twice in a line. */
const PLAIN = new Set(["with", "what", "that", "this", "from", "your", "when", "about", "before"]);

/** The words of four letters and more, cut to what their forms share. */
function longWords(text: string): string[] {
  return words(text)
    .filter((word) => word.length >= 4 && !PLAIN.has(word))
    .map((word) => word.replace(/(?<=.{3})(?:ings?|ers?|ed|es|e|s)$/u, ""));
}

/** Things that end in -ing without being done. */
const NO_ACTIVITY =
  /^(?:something|anything|everything|nothing|thing|morning|evening|spring|string|wedding|king|ring|wing|ceiling|building|clothing|pudding|sibling|darling|earring)s?$/iu;

/** The kind of a topic, as far as its words show it: "lawn mowing", "waking up at 5" and "how to draw" are done. */
export function kindOf(topic: string): TopicKind {
  if (/^(?:how to|como|cómo|comment|wie)\s/iu.test(topic)) return "activity";
  const isName = topicPhrase(topic).inside === topic;
  const telling = isName ? words(topic) : words(topic).slice(0, 1);
  if (telling.some((word) => /\p{L}{2}ing$/u.test(word) && !NO_ACTIVITY.test(word))) return "activity";
  return isName ? "thing" : "statement";
}

/** False where one text plans by the clock and the other by days, which one video can't do. */
export function sameTime(one: string, other: string): boolean {
  const spans = [one, other].map((text) =>
    /\b(?:minutes?|timer|clock|timed)\b/u.test(text)
      ? "clock"
      : /\b(?:days?|weeks?|weekend)\b/iu.test(text)
        ? "days"
        : "",
  );
  return spans.includes("") || spans[0] === spans[1];
}
