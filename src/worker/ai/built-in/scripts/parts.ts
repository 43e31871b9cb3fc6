import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import type { Tone } from "#shared/rules/scripts.ts";
import { callsFor, writeCalls } from "../calls-to-action.ts";
import type { Random } from "../random.ts";
import { clip } from "../topic.ts";
import { isContracted, type Subject } from "./about.ts";
import {
  AFTER_PROOF,
  CALL_SCREENS,
  CLOSING_SHOTS,
  NOTES,
  OPEN_PROOFS,
  OPENING_SHOTS,
  PROOFS,
  RECAPS,
} from "./endings.ts";
import { type Block, count } from "./layout.ts";
import { type Beat, type Line, write } from "./line.ts";
import { type OpenLoop, SETUP_SCREENS, SETUPS } from "./openings.ts";

/** The most of a topic that is written on screen, in UTF-16 units. */
const ON_SCREEN = 60;

/** A part of a script in the making: what it says for certain, and what it could still say. */
export interface Part extends Block {
  readonly said: string[];
  readonly more: string[];
}

/** What every part of one script is written from. */
export interface Writing extends Pick<ScriptRequest, "topic" | "platform" | "seconds"> {
  readonly tone: Tone;
  readonly subject: Subject;
  readonly random: Random;
}

/** A line in the script's tone, the topic as it is named after its first time. */
export function say({ tone, subject }: Writing, line: Line): string {
  return write(line[tone], subject.later);
}

/** The same, with the topic as it is named first. */
function sayFirst({ tone, subject }: Writing, line: Line): string {
  return write(line[tone], subject.first);
}

export function hook(writing: Writing, hooks: readonly Line[]): Part {
  const { topic, platform, random } = writing;
  return {
    label: "HOOK",
    said: [sayFirst(writing, random.pick(hooks))],
    more: [],
    screen: clip(topic, ON_SCREEN),
    broll: random.pick(OPENING_SHOTS),
    note: NOTES[platform].first,
  };
}

/** Names the topic of a short video. */
export function setup(writing: Writing): Part {
  return {
    label: "SETUP",
    said: [sayFirst(writing, writing.random.pick(SETUPS))],
    more: [],
    screen: writing.random.pick(SETUP_SCREENS),
    broll: "The topic in one picture, from close enough to touch.",
  };
}

/** Leaves something open in a long video. */
export function promise(writing: Writing, loop: OpenLoop): Part {
  return {
    label: "PROMISE",
    said: [say(writing, loop.promise)],
    more: [],
    screen: loop.screen,
    broll: "One glimpse of the last chapter, cut before it explains itself.",
  };
}

/** @param label such as "BEAT 1". */
export function beatPart(writing: Writing, beat: Beat, label: string): Part {
  const { later } = writing.subject;
  return {
    label: `${label}: ${beat.name}`,
    said: [say(writing, beat.core)],
    more: beat.more.map((line) => say(writing, line)),
    screen: write(beat.screen, later),
    broll: write(beat.broll, later),
  };
}

export function proof(writing: Writing): Part {
  const { subject, random } = writing;
  const isKnown = subject.fitting.has("proof");
  return {
    label: "PROOF",
    said: [say(writing, random.pick(isKnown ? PROOFS : OPEN_PROOFS))],
    more: random.sample(AFTER_PROOF, AFTER_PROOF.length).map((line) => say(writing, line)),
    screen: "See for yourself",
    broll: isKnown
      ? `Hold on ${subject.later.proof}, long enough to pause on.`
      : "The source itself, readable, long enough to pause on.",
  };
}

/** Sums up a long video and closes what it left open. @param points what its chapters leave the viewer with. */
export function recap(writing: Writing, points: string, loop: OpenLoop): Part {
  return {
    label: "RECAP",
    said: [say(writing, writing.random.pick(RECAPS)(points)), say(writing, loop.answer)],
    more: [],
    screen: "The short version",
    broll: "One shot from each chapter, a second each.",
  };
}

/** One request that the platform has, in few words where there is little time, without contractions in a formal script. */
export function callToAction({ subject, platform, seconds, tone, random }: Writing): Part {
  const calls = writeCalls(callsFor(platform), subject.later.topic).filter(
    (call) => (tone !== "formal" || !isContracted(call)) && count([call]) <= 8 + seconds / 10,
  );
  const asked = random.pick(calls);
  return {
    label: "CALL TO ACTION",
    said: [asked],
    more: [],
    screen: CALL_SCREENS[asked.split(" ", 1).join("")] ?? "Your turn",
    broll: random.pick(CLOSING_SHOTS),
    note: NOTES[platform].last,
  };
}
