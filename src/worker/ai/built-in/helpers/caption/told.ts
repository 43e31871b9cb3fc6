import type { Specific } from "#shared/contracts/grounding.ts";
import type { Language } from "#shared/rules/language.ts";
import type { ReplyTone } from "#shared/rules/replies.ts";
import { actionsIn } from "#shared/rules/ideas.ts";
import type { Material } from "../../../material/material.ts";
import type { SubjectKnowledge } from "../../../material/subject-knowledge.ts";
import { stems } from "../../../material/stem.ts";
import { cap } from "../../compose/frames.ts";
import { pointsBack } from "../../compose/pointing.ts";
import { type Dealt, type Point, type Points, pointsOf } from "../../compose/points.ts";
import { isSometimes } from "../../compose/sometimes.ts";
import type { Random } from "../../random.ts";
import { askedOf } from "../../seo/asked-points.ts";
import { SEO_WORDS } from "../../seo/words.ts";
import type { CaptionCalls, CaptionWords, ShownWords, ToneWords } from "./words.ts";

/** One thing told in a caption. */
export interface Told {
  /** The first words. */
  readonly first: string;
  /** The reason, where there is one that the rest doesn't need. */
  readonly why?: string;
  /** What to do, or what is so. */
  readonly body: string;
  /** The same in one line below another caption. */
  readonly short: string;
  /** One request. */
  readonly call: string;
  readonly restsOn: readonly Specific[];
}

/** Subjects of a niche that are drawn for its captions. */
const SUBJECTS = 6;

/**
 * What captions can tell of what is known, in a tone: what the creator's words ask about first, neighbours of
 * different kinds. A niche alone gives one thing of each of its subjects.
 */
export function toldOf(
  { subject, niche, brief }: Material,
  tone: ReplyTone,
  words: CaptionWords,
  random: Random,
): Told[] {
  const used = new Set<string>();
  const helps = asksHelp(brief.text, words.help.words);
  const teller = (kind: SubjectKnowledge["kind"]) => (dealt: Dealt) => {
    const shows = !helps && kind !== "theme";
    const call = callFor(callsFor(dealt.point, kind, helps, words), used, random);
    used.add(call ?? "");
    if (call === undefined) return [];
    const shown = shows ? shownBy(dealt, words.shown, words.tones[tone], random, call) : undefined;
    return shown ?? toldBy(dealt, tone, words, brief.language, random, call) ?? [];
  };
  if (subject !== undefined) {
    const all = askedOf(subject, brief.text, random).all;
    const shows = !helps && subject.kind !== "theme";
    return (shows ? wellDoneFirst(all) : telling(all)).flatMap(teller(subject.kind));
  }
  const asked = new Set(stems(brief.text));
  const near = niche.filter(({ names }) => stems(names.join(" "), 200).some((stem) => asked.has(stem)));
  const cards = random.sample(near.length > 0 ? near : niche, SUBJECTS);
  const each = Math.ceil(SUBJECTS / Math.max(1, cards.length));
  const rows = cards.map((card) =>
    telling(pointsOf(card, brief.text, random))
      .slice(0, each)
      .flatMap(teller(card.kind))
      .map(named(card.name)),
  );
  return Array.from({ length: each }, (_, turn) => rows.flatMap((row) => row.slice(turn, turn + 1))).flat();
}

/** Whether a post asks something or shows what failed. */
function asksHelp(text: string, beginnings: readonly string[]): boolean {
  if (/[?¿]/u.test(text)) return true;
  const said = text.toLowerCase().split(/[^\p{L}'’]+/u);
  return said.some((word) => beginnings.some((beginning) => word.replace("’", "'").startsWith(beginning)));
}

/** Steps and remedies before the rest, since they say what it takes. */
function wellDoneFirst(points: readonly Dealt[]): Dealt[] {
  const isDone = ({ point }: Dealt) =>
    point.kind === "mistake" || (point.kind === "step" && !isSometimes(point.do));
  const told = points.filter((dealt) => isDone(dealt) || TELLING.has(dealt.point.kind));
  return told.toSorted((one, other) => Number(isDone(other)) - Number(isDone(one)));
}

/** A remedy or a step under a post that shows how something turned out; undefined for another kind. */
function shownBy(
  { point, restsOn }: Dealt,
  says: ShownWords,
  tone: ToneWords,
  random: Random,
  call: string,
): Told | undefined {
  if (point.kind === "mistake")
    return {
      first: random.pick(says.remedy)(point.instead),
      body: `${random.pick(says.without)(point.sign)} ${random.pick(tone.because)(point.because)}`,
      short: `${cap(point.instead)}.`,
      call,
      restsOn: restsOn.slice(0, 3),
    };
  if (point.kind === "step")
    return {
      first: random.pick(says.step)(point.do),
      body: random.pick(says.seen)(point.see),
      short: `${cap(point.do)}.`,
      call,
      restsOn,
    };
  return undefined;
}

/** Told of one of several subjects, which comes first. */
const named =
  (name: string) =>
  (told: Told): Told => ({
    ...told,
    first: `${cap(name)}. ${told.first}`,
    short: `${cap(name)}. ${told.short}`,
  });

/** Signs shorter than this, in UTF-16 units, need what was done beside them to be understood. */
const SHORT_SIGN = 40;

/** What was done, and what comes of it; undefined where the sign speaks for itself. */
function habit({ does, sign }: Points["mistake"], language: Language): string | undefined {
  if (sign.length >= SHORT_SIGN && !pointsBack(sign)) return undefined;
  return `${cap(does)}${SEO_WORDS[language].colon}${language === "de" ? cap(sign) : sign}.`;
}

const TELLING: ReadonlySet<string> = new Set(["mistake", "question", "choice", "belief"]);

function telling(points: readonly Dealt[]): Dealt[] {
  return points.filter(({ point }) => TELLING.has(point.kind));
}

function toldBy(
  { point, restsOn }: Dealt,
  tone: ReplyTone,
  words: CaptionWords,
  language: Language,
  random: Random,
  call: string,
): Told | undefined {
  const said = words.tones[tone];
  const spent = (phrases: number) => ({ call, restsOn: restsOn.slice(0, phrases) });
  switch (point.kind) {
    case "mistake": {
      const whole = habit(point, language);
      return {
        first: whole ?? random.pick(said.sign)(point.sign),
        why: random.pick(said.because)(point.because),
        body: random.pick(said.instead)(point.instead),
        short:
          whole === undefined
            ? SEO_WORDS[language].remedy(point.sign, point.instead)
            : `${whole} ${cap(point.instead)}.`,
        ...spent(3),
      };
    }
    case "question":
      return {
        first: point.ask,
        body: random.pick(said.answer)(point.answer),
        short: `${point.ask} ${point.answer}`,
        ...spent(1),
      };
    case "choice":
      return {
        first: words.choice(point.a, point.b),
        body: random.pick(said.decides)(point.decides),
        short: `${words.choice(point.a, point.b)} ${words.tones.professional.decides[0](point.decides)}`,
        ...spent(3),
      };
    case "belief":
      return {
        first: random.pick(said.said)(point.said),
        body: random.pick(said.so)(point.so),
        short: `${words.tones.professional.said[0](point.said)} ${cap(words.tones.professional.so[0](point.so))}`,
        ...spent(1),
      };
    default:
      return undefined;
  }
}

/** One request that fits the point, none that was made before while there is another, none for two things. */
function callFor(
  calls: readonly (string | undefined)[],
  used: ReadonlySet<string>,
  random: Random,
): string | undefined {
  const written = calls.filter((call) => call !== undefined && actionsIn(call).length === 1);
  const fresh = written.filter((call) => call !== undefined && !used.has(call));
  const fitting = fresh.length > 0 ? fresh : written;
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** What fits the post: quiet on a theme, for advice where it asks for help, about the result where it shows one. */
function callsFor(
  point: Point,
  kind: SubjectKnowledge["kind"],
  helps: boolean,
  { calls, shown, help }: CaptionWords,
): readonly (string | undefined)[] {
  if (kind === "theme") return calls.quiet;
  if (helps) return help.calls;
  return point.kind === "mistake" || point.kind === "step" ? shown.calls : callsOf(point, calls);
}

function callsOf(point: Point, calls: CaptionCalls): (string | undefined)[] {
  switch (point.kind) {
    case "mistake":
      return calls.mistake.map((line) => line(point));
    case "question":
      return calls.question.map((line) => line(point));
    case "choice":
      return calls.choice.map((line) => line(point));
    case "belief":
      return calls.belief.map((line) => line(point));
    default:
      return [];
  }
}

/** What the creator told, in their own sentences and order: one of them, two, all. */
export function toldByCreator(details: readonly string[], words: CaptionWords, label: string): Told[] {
  const [first, ...rest] = details.map(stopped);
  if (first === undefined) return [];
  const ends = rest.length === 0 ? [0] : [0, 1, rest.length];
  return ends.map((end, index) => ({
    first,
    body: rest.slice(0, end).join(" "),
    short: first,
    call: words.calls.own[index % words.calls.own.length] ?? "",
    restsOn: details.slice(0, end + 1).map((text) => ({ text, source: "creator", label })),
  }));
}

/** A sentence with a capital and a stop. */
function stopped(text: string): string {
  return /[.!?…]$/u.test(text) ? cap(text) : `${cap(text)}.`;
}
