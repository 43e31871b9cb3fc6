import { wordsIn } from "#shared/rules/scripts.ts";
import type { PointKind, Points } from "../compose/points.ts";
import type { Arc } from "./arc.ts";
import type { Told } from "./rank.ts";
import { count, countOf } from "./layout.ts";
import { beatsOf, type Speaker } from "./parts.ts";

/** By what share of a script's words a beat may be too long for it: on the way, and at its end. */
const SLACK = 0.03;
const SPARE = 0.08;
/** By what share the steps of a how-to may be too long for it: none of them is left out. */
const STEPS_SPARE = 0.06;
/** So much of a script has to be missing before such a word is told. */
const MISSING = 0.1;
/** How many words off a word or a date that has nothing to do with a script counts as, so that others come first. */
const BESIDE: Partial<Record<PointKind, number>> = { term: 12, moment: 8 };

/** As much of an arc as there is room for, in the order of telling. */
export function choose(
  arc: Arc | undefined,
  kept: Points["mistake"] | undefined,
  speaker: Speaker,
  room: number,
): Told[] {
  const chosen: Told[] = [];
  const wanted = wordsIn(speaker.request.seconds);
  const measuring = {
    ...speaker,
    shots: { take: () => "", has: () => true, taken: () => [] },
    turns: new Map<unknown, number>(),
  };
  const closestTo = (words: number, waiting: readonly Told[]) =>
    waiting
      .map((told) => {
        const cost = countOf(beatsOf(measuring, [told], true));
        const beside = told.related ? 0 : (BESIDE[told.dealt.point.kind] ?? 0);
        return { told, cost, beside, off: Math.abs(words - cost) + beside };
      })
      .toSorted((one, other) => one.off - other.off)[0];
  let left = room;
  // A long video tells its lead before everything else.
  const before = speaker.keeps ? arc?.lead.point : undefined;
  const waiting = (arc?.rest ?? []).filter(({ dealt: { point } }) => point !== kept && point !== before);
  const take = (all: readonly Told[], most: number) => {
    const cost = countOf(beatsOf(measuring, all, true));
    if (all.length === 0 || cost > most) return;
    chosen.push(...all);
    left -= cost;
  };
  const isOwnStep = ({ dealt, related, onWay }: Told) =>
    dealt.point.kind === "step" && !onWay && (arc?.showsHow || !related);
  const steps = waiting.filter(isOwnStep).toSorted((one, other) => one.place - other.place);
  const others = waiting.filter((told) => !isOwnStep(told));
  // Steps are told from the first to the last or not at all.
  if (arc?.showsHow) take(steps, left + wanted * STEPS_SPARE);
  for (const told of others.filter(({ related }) => related)) take([told], left + wanted * SLACK);
  // What the parts can say more of their own comes before what has nothing to do with them.
  const own = () => count(beatsOf(measuring, chosen, true).flatMap(({ more }) => more));
  const tellsSteps = arc?.showsHow === false && arc.tellsSteps;
  if (tellsSteps) take(steps, left - own());
  for (const told of others.filter(({ related }) => !related)) take([told], left - own() + wanted * SLACK);
  if (arc?.showsHow === false && !tellsSteps) take(steps, left - own());
  // Steps take fewer words in a row than one by one.
  const inOrder = () => chosen.toSorted((one, other) => one.place - other.place);
  left = room - countOf(beatsOf(measuring, inOrder(), true)) - own();
  for (let added = true; added;) {
    const best = closestTo(
      left,
      others.filter((told) => !chosen.includes(told)),
    );
    added =
      best !== undefined &&
      best.cost <= left + wanted * SPARE &&
      Math.abs(left - best.cost) < left &&
      (best.beside === 0 || left > wanted * MISSING);
    if (best !== undefined && added) {
      chosen.push(best.told);
      left -= best.cost;
    }
  }
  return inOrder();
}

/** Whether all steps of a task that is shown are among what is told. */
export function tellsItsSteps(told: readonly Told[], arc: Arc | undefined): boolean {
  if (arc === undefined || !arc.showsTask || !arc.showsHow) return true;
  return arc.rest.every((one) => one.dealt.point.kind !== "step" || told.includes(one));
}
