import type { Brief, Form } from "../../material/brief.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { words } from "#shared/rules/words.ts";
import { isQualifier } from "../../material/phrasing/qualifiers.ts";
import { pointsBack } from "../compose/pointing.ts";
import { textOfPoint } from "../compose/point-text.ts";
import type { Dealt, Point, Points } from "../compose/points.ts";
import { closeness, ranked, type Told } from "./rank.ts";
import { shared, taskFits, WHOLE_STEPS } from "./steps.ts";
import type { ScriptWords } from "./words/script-words.ts";

/** The most words of a feed's first line: three seconds. */
export const HOOK_WORDS = 7;

/** What a script tells of a subject. */
export interface Arc {
  /** What goes wrong, and what the script is about. */
  readonly lead: Dealt & { readonly point: MistakePoint };
  /** The question that it answers, where the creator's words ask one. */
  readonly ask?: Dealt & { readonly point: QuestionPoint };
  /** True where that question is which of two things to choose. */
  readonly weighs: boolean;
  /** True where it shows how something is done: the card's steps before anything else, all of them. */
  readonly showsHow: boolean;
  /** True where it shows how with too few steps for all of it: remedies and steps in the order they are done. */
  readonly goesThrough: boolean;
  /** True where the creator's words name a task of the card, whose steps are told. */
  readonly showsTask: boolean;
  /** True where what is done comes before what fills the time, though it isn't all that is shown. */
  readonly tellsSteps: boolean;
  /** Everything else, what matters most to this script first; where it goes through, the lead too. */
  readonly rest: readonly Told[];
}
type MistakePoint = { readonly kind: "mistake" } & Points["mistake"];
type QuestionPoint = { readonly kind: "question" } & Points["question"];

/** Words that more than this share of a card's points have tell nothing apart. */
const COMMON = 0.2;
/** Words that this share of a card's names have name its subject. */
const NAMING = 1 / 3;

/** An arc around what the creator's words ask about, for so many words; undefined where a card has no mistake. */
export function arcOf(
  card: SubjectKnowledge,
  points: readonly Dealt[],
  { form, text, sides }: Pick<Brief, "form" | "text" | "sides">,
  says: Pick<ScriptWords, "weighed">,
  wanted: number,
): Arc | undefined {
  const mistakes = points.filter(isMistake);
  const fit = fitOf(text, points, card);
  const showsTask = card.task !== undefined && !ASKS.has(form);
  const asked = points
    .filter(
      (dealt) =>
        dealt.asked > 0 &&
        (isMistake(dealt) || (isQuestion(dealt) && !showsTask && isMeant(dealt.point, text, card))),
    )
    .toSorted((one, other) => fit(other.point) - fit(one.point))[0];
  const compared = form === "comparison" ? points.find((dealt) => isComparedIn(dealt, sides)) : undefined;
  const ask =
    compared !== undefined
      ? {
          ...compared,
          point: { ...compared.point, ...says.weighed(compared.point), kind: "question" as const },
        }
      : asked !== undefined && isQuestion(asked)
        ? asked
        : undefined;
  const lead =
    ask === undefined
      ? (mistakes.find(({ point }) => showsTask && point.does === card.task?.mistake.does) ??
        mistakes
          .filter(({ asked: count }) => count > 0)
          .toSorted((one, other) => fit(other.point) - fit(one.point))[0] ??
        mistakes.find(({ point }) => isHook(point.sign) && !leavesOpen(point.sign)) ??
        mistakes.find(({ point }) => isHook(point.sign) && !pointsBack(point.sign)) ??
        mistakes.find(({ point }) => isHook(point.sign)) ??
        mistakes[0])
      : nearest(mistakes, tellingOf(`${ask.point.ask} ${ask.point.answer}`, points, card));
  if (lead === undefined) return undefined;
  const spent = new Set<Dealt | undefined>([lead, ask, compared]);
  const isShown = showsTask || isShownStepByStep(card, points, form, text);
  const fits = card.task === undefined || taskFits(card.steps, wanted);
  const showsHow = isShown && fits && card.steps.length >= WHOLE_STEPS;
  const goesThrough = isShown && !showsHow && ask === undefined;
  if (goesThrough && !showsTask) spent.delete(lead);
  const others = points.filter((dealt) => !spent.has(dealt) && dealt.point.kind !== "scene");
  const { does, sign, because, instead } = lead.point;
  const said = `${does} ${sign} ${because} ${instead} ${ask === undefined ? "" : `${ask.point.ask} ${ask.point.answer}`}`;
  return {
    lead,
    ...(ask === undefined ? {} : { ask }),
    weighs: compared !== undefined,
    showsHow,
    goesThrough,
    showsTask,
    tellsSteps: form === "day-in-the-life" || !NOT_STEPS.has(form),
    rest: ranked(card, others, { form, showsHow, goesThrough, about: tellingOf(said, points, card) }),
  };
}

/** Whether a first line leaves open what it speaks of: "Next time it stops out of reach". */
function leavesOpen(phrase: string): boolean {
  return pointsBack(phrase) || /\b(?:it|its|they|them|their)\b/iu.test(phrase);
}

/** Forms that ask something of a task; a word like "review" may be the task's own. */
const ASKS: ReadonlySet<Form> = new Set(["comparison", "myth", "question"]);
/** Forms that ask for something else than how a thing is done. */
const NOT_STEPS: ReadonlySet<Form> = new Set([
  "comparison",
  "myth",
  "question",
  "review",
  "confession",
  "list",
  "day-in-the-life",
]);

/** Openings of what somebody tells of themself, in the five languages. */
const PERSONAL =
  /^(?:my|our|i|we|mis?|nuestr[oa]s?|yo|m[ao]n|mes|notre|nos|je|j['’]|nous|meine?[nmrs]?|unsere?[nmrs]?|ich|wir|meus?|minhas?|noss[oa]s?|eu)(?!\p{L})/iu;

/**
 * Whether the card's steps are what was asked for: in a how-to, or where an activity or a thing is named and no question asked. Where the card speaks of what the creator's words ask about and its steps don't, they are steps of something
 * else.
 */
function isShownStepByStep(
  card: SubjectKnowledge,
  points: readonly Dealt[],
  form: Form,
  text: string,
): boolean {
  const { kind, steps, names, language } = card;
  const named = names.flatMap((name) => [...new Set(stems(name))]);
  // A translated card has few names, and each of them names it whole.
  const least = language === "en" ? names.length * NAMING : 1;
  const isName = (stem: string) => named.filter((one) => one === stem).length >= least;
  const asked = new Set(
    [...tellingOf(text, points, card)].filter((stem) => !isName(stem) && !isQualifier(stem)),
  );
  const isAsked = points.some(
    ({ point }) => (point.kind === "mistake" || point.kind === "question") && closeness(point, asked) > 0,
  );
  if (isAsked && !steps.some((step) => shared(`${step.do} ${step.see}`, asked) > 0)) return false;
  const isShown = kind === "activity" || (kind === "thing" && asked.size === 0);
  return form === "how-to" || (isShown && !NOT_STEPS.has(form) && !PERSONAL.test(text.trim()));
}

/** What a question that opens with the same word as the creator's is worth: "why". */
const ALIKE = 0.5;

/** The least share of what the creator's words say beyond the subject that a question has which they mean. */
const MEANT = 0.5;

/** Whether a question is about what the creator's words are, not about one word of theirs. */
function isMeant(
  { ask, answer }: QuestionPoint,
  text: string,
  { name, names, task }: SubjectKnowledge,
): boolean {
  const own = new Set([name, ...names].flatMap((one) => stems(one)));
  const wanted = stems(text).filter((stem) => !own.has(stem) && !isQualifier(stem));
  return task !== undefined || shared(`${ask} ${answer}`, new Set(wanted)) >= wanted.length * MEANT;
}

/** What a word is worth that a mistake's reason or remedy has, and neither its sign nor its habit. */
const UNSEEN = 0.6;

/** How well a point answers the creator's words: a word that few points have says more than one that many have. */
function fitOf(text: string, points: readonly Dealt[], { name }: SubjectKnowledge): (point: Point) => number {
  const own = new Set(stems(name));
  const wanted = stems(text).filter((stem) => !own.has(stem));
  const all = points.map(({ point }) => new Set(stems(textOfPoint(point), 120)));
  const worth = new Map(wanted.map((stem) => [stem, 1 / all.filter((one) => one.has(stem)).length]));
  const [first] = words(text.toLowerCase());
  return (point) => {
    const has = new Set(stems(textOfPoint(point), 120));
    // Somebody who asks why tells what they see, not what to do about it.
    const seen = point.kind === "mistake" ? new Set(stems(`${point.does} ${point.sign}`)) : has;
    const alike = point.kind === "question" && words(point.ask.toLowerCase())[0] === first ? ALIKE : 0;
    return [...worth].reduce(
      (sum, [stem, value]) => sum + (has.has(stem) ? value * (seen.has(stem) ? 1 : UNSEEN) : 0),
      alike,
    );
  };
}

/** True where a phrase can be said within three seconds. */
export function isHook(phrase: string): boolean {
  return words(phrase).length <= HOOK_WORDS;
}

function isMistake(dealt: Dealt): dealt is Dealt & { point: MistakePoint } {
  return dealt.point.kind === "mistake";
}

function isQuestion(dealt: Dealt): dealt is Dealt & { point: QuestionPoint } {
  return dealt.point.kind === "question";
}

/** Whether a choice of the card is between the two things that the creator compares. */
function isComparedIn(
  dealt: Dealt,
  sides: Brief["sides"] = ["", ""],
): dealt is Dealt & { point: { readonly kind: "choice" } & Points["choice"] } {
  const { point, asked } = dealt;
  if (point.kind !== "choice" || asked === 0) return false;
  const [one, other] = sides.map((side) => new Set(stems(side)));
  const says = (phrase: string, side = new Set<string>()) => side.size === 0 || shared(phrase, side) > 0;
  return (says(point.a, one) && says(point.b, other)) || (says(point.a, other) && says(point.b, one));
}

/** The words of a text that tell it apart: neither the subject's own nor those that a good part of the card has. */
function tellingOf(text: string, points: readonly Dealt[], { name }: SubjectKnowledge): ReadonlySet<string> {
  const all = points.map(({ restsOn }) => new Set(stems(textOf(restsOn))));
  const own = new Set(stems(name));
  const isCommon = (stem: string) => all.filter((one) => one.has(stem)).length > all.length * COMMON;
  return new Set(stems(text, 120).filter((stem) => !own.has(stem) && !isCommon(stem)));
}

function textOf(restsOn: Dealt["restsOn"]): string {
  return restsOn.map(({ text }) => text).join(" ");
}

/** The mistake that has most to do with a question. */
function nearest(mistakes: readonly (Dealt & { point: MistakePoint })[], about: ReadonlySet<string>) {
  const close = ({ point, asked }: Dealt & { point: MistakePoint }) =>
    asked * 2 + shared(`${point.does} ${point.sign} ${point.because} ${point.instead}`, about);
  return mistakes.toSorted((one, other) => close(other) - close(one))[0];
}
