import { wordsSpoken } from "#shared/rules/scripts.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Point } from "../compose/points.ts";

/** Where the first and the last step of a card are told. */
export const STEPS = { first: 100, last: 149 } as const;
/** Fewer steps than this aren't all of what has to be done. */
export const WHOLE_STEPS = 4;

/** What a hook, a remedy, a proof and a request take besides the steps, and a step's "then". */
const AROUND_STEPS = 34;
const STEP_LINK = 1;
/** By what share a script that tells all steps may be too long. */
const OVER = 1.06;

/** What a script that shows a task takes besides, since what leads from step to step differs. */
const TASK_SPARE = 12;

/** Whether a script of so many words has room for all steps of a task. */
export const taskFits = (steps: SubjectKnowledge["steps"], wanted: number): boolean =>
  stepsFit(steps, wanted - TASK_SPARE);

/** Whether a script of so many words has room for all steps, with a sign and the remedy before them. */
export function stepsFit(steps: readonly { readonly do: string }[], wanted: number): boolean {
  return steps.reduce((sum, step) => sum + wordsSpoken(step.do) + STEP_LINK, AROUND_STEPS) <= wanted * OVER;
}

/**
 * Where a remedy or a step comes on the way: a card's mistakes stand in the order in which they happen, its steps in
 * theirs, and each of the two lists runs from the beginning to the end.
 */
export function placeOnWay({ mistakes, steps, task }: SubjectKnowledge, point: Point): number | undefined {
  const along = (index: number, count: number) =>
    STEPS.first + ((index + 0.5) / count) * (STEPS.last - STEPS.first);
  if (point.kind === "step")
    return along(
      steps.findIndex((step) => step.do === point.do),
      steps.length,
    );
  if (point.kind === "mistake" && task === undefined)
    return along(
      mistakes.findIndex(({ does }) => does === point.does),
      mistakes.length,
    );
  return undefined;
}

/** How many of some stems a text has. */
export function shared(text: string, about: ReadonlySet<string>): number {
  return new Set(stems(text).filter((stem) => about.has(stem))).size;
}
