import type { HowTo } from "#shared/contracts/subject-card.ts";
import { isAgainst } from "../built-in/compose/conditions.ts";
import type { Brief } from "./brief.ts";
import { stems } from "./stem.ts";
import type { SubjectKnowledge } from "./subject-knowledge.ts";

/** Steps that are still a way from the first to the last where a condition leaves others away. */
const LEAST_STEPS = 4;

/**
 * The subject narrowed to the task of its card that a text names: its steps are all of them, its pictures those of the
 * steps, and what the card says of the task comes before the rest. The subject itself where the text names no task.
 */
export function narrowedTo(
  brief: Pick<Brief, "text" | "constraint" | "form">,
  subject: SubjectKnowledge,
): SubjectKnowledge {
  const named = namedIn(brief, subject);
  if (named === undefined) return subject;
  const left = named.steps.filter((step) => !isAgainst(brief.constraint, step.do));
  const howTo = left.length < LEAST_STEPS ? named : { ...named, steps: left };
  const { name, names, kind, mistakes, questions, choices, beliefs, terms, scenes } = subject;
  const isOfTask = relatedTo(howTo, name);
  const ofTask = <Entry extends object>(entries: Entry[]) => {
    const related = entries.filter((entry) => isOfTask(Object.values(entry).join(" ")));
    return related.length > 0 ? related : entries;
  };
  const shown = howTo.steps.map(({ see }) => see);
  const own = terms.filter(({ term, is = "" }) => isOfTask(`${term} ${is}`) || isSaid(term, howTo));
  return {
    ...subject,
    name: howTo.subject,
    names: [...new Set([...howTo.names, ...names])],
    kind: kind === "theme" ? kind : "activity",
    task: { ...howTo, within: name },
    mistakes: [howTo.mistake, ...mistakes],
    steps: howTo.steps,
    questions: [howTo.question, ...questions],
    choices: ofTask(choices),
    beliefs: ofTask(beliefs),
    terms: own.length > 0 ? own : terms,
    scenes: [...new Set([...scenes.filter(isOfTask), ...shown])],
  };
}

/**
 * The task whose longest name a text holds in any order and form of its words. One whose name says less than its card's
 * own ("g to c guitar" on the card of guitar chords), or no more than a text that is the card's own name, is meant only
 * where somebody asks how it is done.
 */
function namedIn(
  { text, form }: Pick<Brief, "text" | "form">,
  { name: cardName, names, howTos }: SubjectKnowledge,
): HowTo | undefined {
  const asked = new Set(stems(text));
  const whole = new Set(stems(cardName));
  const isWhole = [cardName, ...names].some((name) => name.toLowerCase() === text.toLowerCase());
  const lengthOf = (name: string) => {
    const words = new Set(stems(name));
    const saysLess = words.isSubsetOf(whole) && (isWhole || words.size < whole.size);
    return (form === "how-to" || !saysLess) && words.isSubsetOf(asked) ? words.size : 0;
  };
  return howTos
    .map((howTo) => ({ howTo, length: Math.max(...[howTo.subject, ...howTo.names].map(lengthOf)) }))
    .filter(({ length }) => length > 0)
    .toSorted(
      (one, other) =>
        other.length - one.length || (form === "question" ? makes(one.howTo) - makes(other.howTo) : 0),
    )[0]?.howTo;
}

/** 1 for a task that brings something into being: who asks about a thing mostly has it. */
const makes = ({ subject }: HowTo) =>
  /^(?:making|building|baking|starting|setting up)\b/u.test(subject) ? 1 : 0;

/** Whether a phrase of the card has most of the words that tell a task from the card's other things. */
function relatedTo({ subject, names }: HowTo, within: string): (phrase: string) => boolean {
  const common = new Set(stems(within));
  const [least = new Set<string>()] = [subject, ...names]
    .map((name) => new Set(stems(name)).difference(common))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => one.size - other.size);
  return (phrase) => new Set(stems(phrase, 120)).intersection(least).size > least.size / 2;
}

function isSaid(term: string, { mistake, steps, question }: HowTo): boolean {
  const spoken = [mistake, ...steps, question].flatMap((entry) => Object.values(entry)).join(" ");
  return spoken.toLowerCase().includes(term.toLowerCase());
}
