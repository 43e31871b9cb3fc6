import type { FormatId } from "#shared/rules/formats.ts";
import { words } from "#shared/rules/ideas.ts";
import { topicPhrase } from "../topic.ts";
import type { Line, Pieces } from "./angle.ts";

/** What a line must suit to be used. */
export interface Occasion {
  readonly format: FormatId;
  readonly length: "short" | "long";
  readonly topic: string;
  readonly pieces: Pieces;
  /** Whether the audience is named in few enough words to stand inside a title or a spoken line. */
  readonly namesAudience: boolean;
}

/** True where a line can be used at all on an occasion, in whatever format. */
export function isPossible({ only, needs }: Line, { length, topic, namesAudience }: Occasion): boolean {
  if (only === "activity" ? !isActivity(topic) : only !== undefined && only !== length) return false;
  return namesAudience || !needs.includes("audience");
}

/** True where a line repeats itself once it is filled: "Learn … without learning …". */
export function echoes(line: Line, { topic, pieces }: Occasion): boolean {
  const bare = { ...BLANK, n: pieces.n, topic: topicPhrase("") };
  const frame = new Set(longWords(line.write(bare)));
  return [topic, ...line.needs.map((piece) => pieces[piece])].some((text) =>
    longWords(text).some((word) => frame.has(word)),
  );
}

const BLANK = { audience: "", pain: "", desire: "", mistake: "", myth: "", proof: "", moment: "", word: "" };

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

/** Whether the topic is something one does, as far as English shows it: "lawn mowing", "how to draw". */
export function isActivity(topic: string): boolean {
  if (/^how to\s/iu.test(topic)) return true;
  return words(topic).some((word) => /\p{L}{2}ing$/u.test(word) && !NO_ACTIVITY.test(word));
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
