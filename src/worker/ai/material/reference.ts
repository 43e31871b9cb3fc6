import { redact } from "#shared/rules/redact.ts";
import { clip } from "../built-in/topic.ts";
import type { Material, PublicSignal, SignalKind } from "./material.ts";
import { harmless, type Own } from "./own-material.ts";
import type { SubjectKnowledge } from "./subject-knowledge.ts";

/** The most of it, in UTF-16 units: some 900 tokens. */
const MOST = 3600;
/** The most of it that is the creator's own: what is known of the subject keeps its place. */
const OWN_MOST = 1400;
/** The most of one comment. */
const COMMENT_MOST = 240;

/** The material as lines for a model's prompt, the most telling first; "" where nothing is known. */
export function referenceOf({ subject, niche, details, signals, own }: Material): string {
  const known = subject === undefined ? niche.slice(0, 3) : [subject];
  const lines = [
    ...details.map((detail) => `The creator says: ${detail}`),
    ...(own === undefined ? [] : ownLines(own)),
    ...linesOfSignals(signals),
    ...known.flatMap(linesOf),
  ];
  return within(MOST, lines).join("\n");
}

/** The lines that fit, in their order. @param most UTF-16 units. */
function within(most: number, lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => (length += line.length + 1) <= most);
}

/**
 * The creator's own videos, what viewers ask and saved ideas in turn, the nearest first; nothing that needs care. Comments
 * stand in quotation marks, and nothing in any line leads to a person.
 */
function ownLines({ videos, comments, savedIdeas }: Own): string[] {
  const lists = [
    [...harmless(videos, ({ title }) => title)].map(({ title, views, published }) =>
      [
        `The creator's video: “${redact(title)}”`,
        ...(views === undefined ? [] : [`${views} views`]),
        ...(published === undefined ? [] : [`published ${published}`]),
      ].join(", "),
    ),
    [...harmless(comments, ({ text }) => text)].map(
      ({ text }) => `A viewer wrote: “${clip(redact(text), COMMENT_MOST)}”`,
    ),
    [...harmless(savedIdeas, ({ title }) => title)].map(
      ({ title }) => `An idea the creator saved: “${redact(title)}”`,
    ),
  ];
  const turns = Math.max(...lists.map((list) => list.length));
  return within(
    OWN_MOST,
    Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat(),
  );
}

/** What a model is told each kind of signal is. */
const KINDS: Readonly<Record<SignalKind, string>> = {
  search: "People type",
  article: "It says",
  part: "Its parts",
  interest: "Its readers",
};

/** A line for each kind: its source and date, then all it said. */
function linesOfSignals(signals: readonly PublicSignal[]): string[] {
  return [...Map.groupBy(signals, ({ kind, label }) => `${label}. ${KINDS[kind]}`)].map(
    ([source, group]) => `${source}: ${group.map(({ text }) => text).join("; ")}`,
  );
}

function linesOf(card: SubjectKnowledge): string[] {
  return [
    `Subject: ${card.name}. Take care: ${card.care}`,
    ...card.mistakes.map(
      ({ does, sign, because, instead }) =>
        `Mistake: ${does}. Sign: ${sign}. Why: ${because}. Instead: ${instead}`,
    ),
    ...card.questions.map(({ ask, answer }) => `Viewers ask: ${ask} ${answer}`),
    ...card.beliefs.map(({ said, so }) => `It is said: ${said}. In fact: ${so}`),
    ...card.choices.map(({ a, b, decides }) => `Choice: ${a} or ${b}: ${decides}`),
    ...card.steps.map((step) => `Step: ${step.do}. On camera: ${step.see}`),
    ...card.moments.map(({ when, what }) => `Time of the year: ${when}: ${what}`),
    `Worth filming: ${card.scenes.join("; ")}`,
    `Words of the trade: ${card.terms.map(({ term }) => term).join(", ")}`,
  ];
}
