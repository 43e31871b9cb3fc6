import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import type { Brief } from "../../material/brief.ts";
import { cap } from "../compose/frames.ts";
import { isLeaning, stutters } from "../compose/leaning.ts";
import type { Dealt, Point, PointKind, Points } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { clip } from "../topic.ts";
import { isHook } from "./arc.ts";
import type { Told } from "./rank.ts";
import type { Block } from "./layout.ts";
import type { Shots } from "./shots.ts";
import { WHOLE_STEPS } from "./steps.ts";
import type { BeatWords, BlankBeat, Said, ScriptWords, Ways } from "./words/script-words.ts";

/** The most that is written on screen, and of a chapter's name, in UTF-16 units. */
export const SCREEN_MOST = 80;
const NAME_MOST = 70;

/** A part of a script in the making: what it says for certain, and what it could still say. */
export interface Part extends Block {
  readonly said: string[];
  readonly more: string[];
}

/** Who writes a script: in which words and tone, for what, with which pictures left. */
export interface Speaker {
  readonly says: ScriptWords;
  readonly say: (line: Said) => string;
  readonly random: Random;
  readonly shots: Shots;
  /** The picture to open on; only the creator knows it where it is left out. */
  readonly first?: string | undefined;
  readonly request: ScriptRequest;
  readonly isLong: boolean;
  /** True where the promise leaves something open that the recap closes. */
  readonly keeps: boolean;
  /** What the script is about. */
  readonly lead?: Point | undefined;
  /** How many steps the card has: fewer aren't told as first, next and last. */
  readonly steps: number;
  /** How often each list of ways was used, so that neighbours differ. */
  readonly turns: Map<unknown, number>;
  readonly loop: ScriptWords["loops"][number];
  /** True where nothing is shown step by step, and there is room for more than one trouble. */
  readonly talks: boolean;
  /** What is seen at the end, where steps are shown. */
  readonly end: string | undefined;
  /** The two things that the creator compares. */
  readonly sides: Brief["sides"];
}

/** One of several ways to say something, in the script's tone; one after the other where it is said again. */
export function oneOf<Arguments extends readonly unknown[]>(
  { say, random, turns }: Speaker,
  ways: Ways<Arguments>,
  ...spent: Arguments
): string {
  const turn = turns.get(ways) ?? random.below(ways.length);
  turns.set(ways, turn + 1);
  const texts = ways.map((_, index) =>
    say((ways[(turn + index) % ways.length] ?? random.pick(ways))(...spent)),
  );
  return texts.find((text) => !stutters(text)) ?? texts[0] ?? "";
}

/** A part with the limits of names and of words on screen. */
export function part(
  label: string,
  said: readonly string[],
  screen: string,
  broll: string,
  more: readonly string[] = [],
): Part {
  return {
    label: clip(label, NAME_MOST),
    said: [...said],
    more: [...more],
    screen: clip(screen, SCREEN_MOST),
    broll,
  };
}

/** The beats of points in the order they are told. @param grouped true where those of a group make one part. */
export function beatsOf(speaker: Speaker, told: readonly Told[], grouped: boolean): Part[] {
  const steps = told.filter(({ dealt }) => dealt.point.kind === "step");
  const groups = grouped
    ? Object.values(Object.groupBy(told, ({ group }) => group))
    : told.map((one) => [one]);
  return groups.flatMap((group = []) => {
    const [first] = group;
    if (first === undefined) return [];
    const all = group.map(({ dealt, onWay }) =>
      onWay && (dealt.point.kind === "step" || dealt.point.kind === "mistake")
        ? wayBeat(speaker, dealt.point)
        : dealt.point.kind === "step"
          ? stepBeat(
              speaker,
              dealt.point,
              steps.findIndex((step) => step.dealt === dealt),
              steps,
            )
          : beatOf(speaker, dealt.point),
    );
    const [head] = all;
    if (head === undefined || all.length === 1) return all;
    return [joined(speaker, first.dealt, group, all)];
  });
}

/** Several beats of one kind as one part. */
function joined({ says }: Speaker, { point }: Dealt, group: readonly Told[], all: readonly Part[]): Part {
  const [head] = all;
  const terms = group.flatMap(({ dealt }) => (dealt.point.kind === "term" ? [dealt.point.term] : []));
  const name =
    point.kind === "step"
      ? says.steps.name(all.length)
      : point.kind === "term"
        ? says.termsName(terms)
        : (head?.label ?? "");
  const pictures = (point.kind === "step" ? all : all.slice(0, 1)).map(({ broll }, index) => {
    const bare = broll.replace(/\.$/u, "");
    return index === 0 ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
  });
  return {
    ...part(
      name,
      all.flatMap(({ said }) => said),
      point.kind === "step" ? all.map(({ label }, index) => `${index + 1}. ${label}`).join(" ") : name,
      `${pictures.join(says.steps.between)}.`,
    ),
    more: all.flatMap(({ more }) => more),
  };
}

function stepBeat(speaker: Speaker, point: Points["step"], turn: number, steps: readonly Told[]): Part {
  const { says, say } = speaker;
  const { first, next, last, only, see } = says.steps;
  const isWhole = steps.length === speaker.steps && steps.length >= WHOLE_STEPS;
  const spoken = () =>
    say(
      turn === 0
        ? first(point.do)
        : turn === steps.length - 1
          ? last(point.do)
          : (next[(turn - 1) % next.length] ?? first)(point.do),
    );
  const text = isWhole ? spoken() : oneOf(speaker, only, point.do);
  return {
    ...part(cap(point.do), [text], cap(point.do), says.beats.step.broll("", { ...point })),
    more:
      speaker.talks || point.see === speaker.end
        ? []
        : see.slice(turn % see.length, (turn % see.length) + 1).map((way) => say(way(point.see))),
  };
}

/** A part of the way through a how-to: what is done, and why. */
function wayBeat(speaker: Speaker, point: Extract<Point, { readonly kind: "step" | "mistake" }>): Part {
  const { says, say, random } = speaker;
  if (point.kind === "step") {
    const seen = random.pick(says.steps.see);
    const shown = says.beats.step.broll("", { ...point });
    return part(
      cap(point.do),
      [`${cap(point.do)}.`],
      cap(point.do),
      shown,
      point.see === speaker.end ? [] : [say(seen(point.see))],
    );
  }
  const beat = beatOf(speaker, point);
  if (point === speaker.lead) {
    // Its sign was the first line, or the second; where it was the first, what it comes from was the second.
    const ways = isHook(point.sign) ? says.lead.remedy : says.lead.rest;
    return { ...beat, said: [oneOf(speaker, ways, point)] };
  }
  if (isLeaning(point.instead)) return beat;
  return { ...beat, said: [oneOf(speaker, says.steps.remedy, point)] };
}

/** One thing a practitioner would say, as a beat. */
export function beatOf(speaker: Speaker, point: Point): Part {
  const { beats, talk } = speaker.says;
  const own = <Kind extends PointKind>(words: BeatWords<Kind>, core: BeatWords<Kind>["core"]) =>
    speaker.talks ? { ...words, core } : words;
  switch (point.kind) {
    case "mistake":
      return written(
        speaker,
        own(beats.mistake, isLeaning(point.sign) ? talk.habit : talk.mistake),
        point,
        talk.filmed.mistake,
      );
    case "choice":
      return written(speaker, own(beats.choice, talk.choice), point);
    case "step":
      return written(speaker, beats.step, point);
    case "question":
      return written(speaker, beats.question, point, talk.filmed.question);
    case "belief":
      return written(speaker, own(beats.belief, talk.belief), point, talk.filmed.belief);
    case "moment":
      return written(speaker, beats.moment, point, talk.filmed.moment);
    case "term":
      return written(speaker, beats.term, point, talk.filmed.term);
    case "scene":
      return written(speaker, beats.scene, point);
  }
}

function written<Kind extends PointKind>(
  speaker: Speaker,
  { name, core, screen, broll }: BeatWords<Kind>,
  point: Points[Kind],
  filmed?: (point: Points[Kind]) => string,
): Part {
  const said = oneOf(speaker, core, point);
  // Where its picture was shown before, a point is filmed as what it says itself.
  const shot =
    filmed !== undefined && !speaker.shots.has(point.picture)
      ? filmed(point)
      : broll(speaker.shots.take(point.picture), point);
  return part(name(point), [said], screen(point), shot);
}

/** Those that tell what goes wrong, why and what to do come first, in this order. */
const FIRST_BLANKS = 3;

/** Beats for the creator to fill in. @param from the first of them that is wanted. @param brief true for one sentence each. */
export function blankBeats({ says, say, random }: Speaker, from: number, brief: boolean): Part[] {
  const others = says.blanks.slice(Math.max(from, FIRST_BLANKS));
  const blanks = [...says.blanks.slice(from, FIRST_BLANKS), ...random.sample(others, others.length)];
  return blanks.map((blank) => blankPart({ say }, blank, brief));
}

/** A beat for the creator to fill in. @param brief true for one sentence. */
export function blankPart({ say }: Pick<Speaker, "say">, blank: BlankBeat, brief: boolean): Part {
  const [first = "", ...rest] = say(blank.said).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  const said = brief ? [first] : [first, ...rest];
  const more = brief ? rest : blank.more.map(say);
  return part(blank.name, said, blank.screen, blank.broll, more);
}
