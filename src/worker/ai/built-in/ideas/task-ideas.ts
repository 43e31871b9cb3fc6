import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import type { Material } from "../../material/material.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { cap } from "../compose/frames.ts";
import type { Random } from "../random.ts";
import { clip } from "../topic.ts";
import type { Draft } from "./write-ideas.ts";

type Task = NonNullable<SubjectKnowledge["task"]>;

/** One way to show a task from its first step to its last; `name` is the task as a gerund phrase. */
interface Way {
  readonly format: FormatId;
  /** True where somebody does it wrong or alone, which is no idea where that could hurt them. */
  readonly triesOut?: true;
  readonly title: (name: string, task: Task) => string;
  readonly hook: (task: Task) => string;
  readonly story: (task: Task) => string;
  readonly cta: (name: string, task: Task) => string;
}

const numbered = (lines: readonly string[]) =>
  lines.map((line, index) => `${index + 1}. ${cap(line)}.`).join(" ");
const told = ({ steps }: Task) => numbered(steps.map((step) => step.do));
const last = ({ steps }: Task) => steps.at(-1)?.see ?? "";

/** All of the way at once, as a viewer who does it for the first time needs it. */
const WHOLE: readonly Way[] = [
  {
    format: "tutorial",
    title: (name, { steps }) => `${cap(name)} in ${steps.length} steps, none left out`,
    hook: ({ mistake }) => `${cap(mistake.sign)}? ${cap(mistake.instead)}.`,
    story: (task) => `Film every step from above, one shot each: ${told(task)}`,
    cta: (name) => `Save this for the day you are ${name}.`,
  },
  {
    format: "tutorial",
    title: (name) => `${cap(name)}, from the first step to the last`,
    hook: ({ question }) => `${question.ask} Watch the clock in the corner.`,
    story: (task) =>
      `Number the steps on screen, so that nobody has to count: ${told(task)} Answer at the end: ${task.question.answer}`,
    cta: (_, { steps }) => `Comment the number of the step you would have skipped, 1 to ${steps.length}.`,
  },
  {
    format: "before-after",
    triesOut: true,
    title: (name, { mistake }) => `${cap(name)} without this: ${mistake.sign}`,
    hook: ({ mistake }) => `Left: ${mistake.sign}. Right: ${mistake.instead}.`,
    story: (task) =>
      `Do it once the wrong way, ${task.mistake.does}, and once right, side by side. The right way: ${told(task)}`,
    cta: (_, { mistake }) => `Send this to whoever still gets this: ${mistake.sign}.`,
  },
];

/** The same as pictures alone. */
const SHOWN: readonly Way[] = [
  {
    format: "behind-the-scenes",
    title: (name, { steps }) => `${cap(name)}: ${steps.length} shots, not one word`,
    hook: (task) => `Start on the end: ${last(task)}.`,
    story: ({ steps }) =>
      `No voice, only the sound of it. Your shots: ${numbered(steps.map(({ see }) => see))}`,
    cta: (_, task) =>
      `Comment which shot you would watch on a loop: ${task.steps[0]?.see ?? ""}, or ${last(task)}?`,
  },
  {
    format: "experiment",
    triesOut: true,
    title: (name) => `${cap(name)} for the first time, with only these notes`,
    hook: () => "Somebody who has never done this has one try and one sheet of paper.",
    story: (task) => `Hand a friend this list and don't help: ${told(task)} Show where they stop to think.`,
    cta: (name) => `Comment what you got wrong the first time you tried ${name}.`,
  },
];

/**
 * Ideas of a task as a whole, where the creator's words name one: all its steps told, and all of them shown. The
 * single steps are ideas of their own.
 */
export function taskIdeas(
  { format, audience }: IdeasRequest,
  random: Random,
  { subject, brief }: Material,
  formats: readonly FormatId[] | undefined,
): Draft[] {
  const task = subject?.task;
  if (subject === undefined || task === undefined) return [];
  const watched = brief.forNovices ? undefined : brief.audience;
  return [WHOLE, SHOWN].flatMap((ways) => {
    const safe = ways.filter((way) => subject.care === "none" || !way.triesOut);
    const allowed = safe.filter((way) => formats === undefined || formats.includes(way.format));
    const way = allowed.length > 0 ? random.pick(allowed) : undefined;
    if (way === undefined && format === undefined) return [];
    const { title, hook, story, cta, format: suited } = way ?? random.pick(safe);
    return [
      {
        title: clip(title(task.subject, task), TITLE_MAX),
        hook: hook(task),
        cta: cta(task.subject, task),
        format: FORMATS[format ?? suited],
        description: story(task),
        targetAudience: audience || cap(watched ?? random.pick(subject.people)),
        restsOn: [
          task.mistake.sign,
          task.mistake.instead,
          ...task.steps.flatMap((step) => [step.do, step.see]),
        ].map((text) => ({ text, source: "knowledge" as const, label: task.subject })),
      },
    ];
  });
}
