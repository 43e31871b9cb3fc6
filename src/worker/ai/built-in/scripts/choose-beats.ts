import type { Random } from "../random.ts";
import type { Subject } from "./about.ts";
import { ARGUMENT_BEATS } from "./argument-beats.ts";
import { count } from "./layout.ts";
import type { Beat } from "./line.ts";
import { NICHE_BEATS } from "./niche-beats.ts";
import { say, type Writing } from "./parts.ts";
import { PRACTICE_BEATS } from "./practice-beats.ts";
import { TAKEAWAY_BEATS } from "./takeaway-beats.ts";

/**
 * The beats of a script in the order they are told.
 * @param room how many words they may take together.
 */
export function chooseBeats(writing: Writing, room: number): Beat[] {
  const most = beatsIn(writing.seconds);
  const chosen: Beat[] = [];
  let least = 0;
  let could = 0;
  for (const beat of byWorth(writing.subject, writing.random)) {
    if (chosen.length >= most && could >= room) break;
    const core = count([say(writing, beat.core)]);
    if (least + core > room) continue;
    chosen.push(beat);
    least += core;
    could += core + count(beat.more.map((line) => say(writing, line)));
  }
  return chosen.toSorted((a, b) => a.place - b.place);
}

/** How many beats there is time for: 2 in half a minute, 3 in a minute, 9 in four. */
function beatsIn(seconds: number): number {
  return 1 + Math.round(seconds / 30);
}

/** The beats that suit a subject: first what its niche knows about it, then what is closest to doing it. */
function byWorth({ kind, fitting, own }: Subject, random: Random): Beat[] {
  const suits = ({ only, needs }: Beat) =>
    (needs === undefined || fitting.has(needs)) &&
    (only === undefined || only === kind || (only === "thing" && kind === "activity"));
  const close = [
    ...NICHE_BEATS,
    ...PRACTICE_BEATS,
    ...TAKEAWAY_BEATS.filter(({ only }) => only !== undefined),
  ];
  const general = [...ARGUMENT_BEATS, ...TAKEAWAY_BEATS.filter(({ only }) => only === undefined)];
  // A script of nothing but near things repeats itself, so every third comes from further off.
  const near = random.sample(close, close.length).filter(suits);
  const far = random.sample(general, general.length).filter(suits);
  const mixed = kind === "statement" ? [...far, ...near] : blend(near, far);
  const isOwn = ({ needs }: Beat) => needs !== undefined && own.has(needs);
  return [...mixed.filter(isOwn), ...mixed.filter((beat) => !isOwn(beat))];
}

/** Two of the one list, then one of the other, to the end of both. */
function blend(near: readonly Beat[], far: readonly Beat[]): Beat[] {
  const rounds = Math.max(Math.ceil(near.length / 2), far.length);
  return Array.from({ length: rounds }, (_, round) => [
    ...near.slice(round * 2, round * 2 + 2),
    ...far.slice(round, round + 1),
  ]).flat();
}
