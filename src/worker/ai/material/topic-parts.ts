import type { Form } from "./brief.ts";
import { folded, FORMS, type Patterns } from "./phrasing/patterns.ts";

/** How often something may stand before or after a subject: "my biggest mistakes as a new …". */
const MOST_CUTS = 5;
/** Forms whose signs also stand before subjects of other forms. */
const OFTEN_BEFORE: readonly Form[] = ["day-in-the-life", "confession", "myth", "review", "story", "how-to"];
/** As much of a text as is taken for its topic, in letters. */
const READ = /^[\s\S]{0,500}/u;
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3})+/gu;
const HASH = /(?<![\p{L}\p{N}])#(?=\p{L})/gu;
const ENDS = /^[\s"“”„«»:;,.!?¿¡…–—-]+|[\s"“”„«»:;,.!?…–—-]+$/gu;

/** A text on one line, without emoji and the marks of hashtags and questions; the text itself where that is all. */
export function bareTopic(text: string): string {
  const [start = ""] = READ.exec(text) ?? [];
  const bare = start.normalize("NFC").replace(EMOJI, " ").replace(HASH, "").replace(/\s+/gu, " ");
  return bare.replace(/^[\s¿¡]+|\s+$/gu, "") || text.trim();
}

/** A topic without "i want to make a video about". */
export function withoutRequest(topic: string, { request }: Patterns): string {
  return cutting(topic, [request]);
}

/** What kind of video a topic asks for. */
export function formOf(topic: string, patterns: Patterns): Form {
  if (sidesOf(topic, patterns) !== undefined) return "comparison";
  const plain = folded(topic);
  const told = FORMS.find((form) => {
    const { start, any } = patterns.forms.get(form) ?? {};
    return startsOf(plain).some((each) => start?.test(each)) || any?.test(plain);
  });
  return told ?? (/[?？؟]\s*$/u.test(topic) ? "question" : "none");
}

/** A topic, and what comes after a colon in it. */
function startsOf(topic: string): string[] {
  const colon = topic.indexOf(": ");
  return colon < 0 ? [topic] : [topic, topic.slice(colon + 2)];
}

/** The two sides of a comparison. */
export function sidesOf(
  topic: string,
  patterns: Patterns,
): readonly [one: string, other: string] | undefined {
  const plain = folded(topic);
  const told = patterns.sides.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  const match = told ?? (isStarted(plain, patterns) ? null : patterns.or.exec(plain));
  if (!match?.groups) return undefined;
  const { one = "", other = "" } = match.groups;
  const from = plain.indexOf(one, match.index);
  const till = plain.indexOf(other, from + one.length);
  const sides = [topic.slice(from, from + one.length), topic.slice(till, till + other.length)].map((side) =>
    sideOf(side, patterns),
  );
  const [here = "", there = ""] = sides;
  return here === "" || there === "" || /\b(?:vs|versus)\b/iu.test(there) ? undefined : [here, there];
}

/** One side, without "is a" before it and the audience, the constraint or more words after it. */
function sideOf(side: string, patterns: Patterns): string {
  const cut = [": ", "? ", " - "].reduce((text, mark) => text.split(mark)[0] ?? text, side);
  const who = audienceOf(cut, patterns);
  const watched = who === undefined ? cut : without(cut, who.whole);
  const constraint = constraintOf(watched, patterns);
  const rest = constraint === undefined ? watched : without(watched, constraint);
  return cutting(rest, [startOf("question", patterns), patterns.article]).replace(ENDS, "");
}

function isStarted(plain: string, { forms }: Patterns): boolean {
  return FORMS.some((form) => form !== "list" && forms.get(form)?.start?.test(plain));
}

const startOf = (form: Form, { forms }: Patterns): RegExp => forms.get(form)?.start ?? /(?!)/u;

/** Those a topic is for, and all that says so; undefined where the topic says nothing else. */
export function audienceOf(
  topic: string,
  { audience, novices }: Patterns,
): { readonly who: string; readonly whole: string } | undefined {
  const plain = folded(topic);
  const match = audience.exec(plain);
  if (match !== null) {
    const whole = topic.slice(match.index, match.index + match[0].length);
    const who = whole.slice(whole.length - (match.groups?.["who"] ?? "").length);
    return { who: who.trim(), whole };
  }
  const novice = novices.exec(plain);
  if (novice === null) return undefined;
  const whole = topic.slice(novice.index, novice.index + novice[0].length);
  return { who: whole, whole };
}

/** Whether an audience is those new to the subject, and nothing more. */
export function areNovices(who: string, { novices }: Patterns): boolean {
  return folded(who).replace(novices, "").trim() === "";
}

/** "with leftover wax", "in a small flat": never all of a topic. */
export function constraintOf(topic: string, { constraint }: Patterns): string | undefined {
  const match = constraint.exec(folded(topic));
  if (match === null || topic.slice(0, match.index).trim() === "") return undefined;
  return topic.slice(match.index, match.index + match[0].length).replace(ENDS, "");
}

/** A topic without what tells its form at the beginning. */
export function withoutStart(topic: string, form: Form, patterns: Patterns): string {
  return cutting(topic, startsFor(form, patterns));
}

/** Whether a part of a topic says nothing but its form: "tips". */
export function tellsFormAlone(part: string, form: Form, patterns: Patterns): boolean {
  return folded(part).replace(startOf(form, patterns), "").trim() === "";
}

/** The noun phrase that is left where what tells the form is taken from a topic; the topic where nothing would be. */
export function subjectOf(topic: string, form: Form, patterns: Patterns): string {
  const { any } = patterns.forms.get(form) ?? {};
  const tailed = repeated(any === undefined ? topic : repeated(topic, (text) => keeping(text, any)), (text) =>
    keeping(text, patterns.tail),
  );
  const starts = [
    ...startsFor(form, patterns),
    ...OFTEN_BEFORE.map((other) => startOf(other, patterns)),
    patterns.article,
  ];
  const cut = (text: string) => cutting(text, starts).replace(ENDS, "");
  const colon = tailed.indexOf(": ");
  if (colon < 0) return cut(tailed);
  const before = cut(tailed.slice(0, colon + 2));
  const after = cut(tailed.slice(colon + 2));
  const isSign = starts.some((start) => folded(tailed.slice(0, colon)).replace(start, "") === "");
  return isSign || before === "" ? after : `${before}: ${after}`;
}

function startsFor(form: Form, patterns: Patterns): RegExp[] {
  if (form === "none") return [];
  return form === "comparison" ? [startOf("question", patterns)] : [startOf(form, patterns)];
}

/** A text without the first thing that fits; undefined where nothing does or nothing would be left. */
function keeping(text: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(folded(text));
  if (match === null || match[0] === "") return undefined;
  const left = without(text, text.slice(match.index, match.index + match[0].length));
  return /[\p{L}\p{N}]/u.test(left) ? left : undefined;
}

/** A text without what these patterns find at its beginning, again and again, as long as something is left. */
function cutting(text: string, patterns: readonly RegExp[]): string {
  return repeated(text, (left) =>
    patterns.reduce<string | undefined>((cut, pattern) => cut ?? keeping(left, pattern), undefined),
  );
}

function repeated(text: string, step: (text: string) => string | undefined): string {
  let left = text;
  for (let count = 0; count < MOST_CUTS; count++) {
    const next = step(left);
    if (next === undefined) return left;
    left = next;
  }
  return left;
}

/** A text without a part of it. */
export function without(text: string, part: string): string {
  return text
    .replace(part, () => " ")
    .replace(/\s+/gu, " ")
    .trim();
}
