import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import { toneOf, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import type { Random } from "../random.ts";
import { subjectOf } from "./about.ts";
import { chooseBeats } from "./choose-beats.ts";
import { JOINTS } from "./endings.ts";
import { type Block, count } from "./layout.ts";
import { LONG_HOOKS, OPEN_LOOPS, SHORT_HOOKS } from "./openings.ts";
import {
  beatPart,
  callToAction,
  hook,
  type Part,
  promise,
  proof,
  recap,
  say,
  setup,
  type Writing,
} from "./parts.ts";

/** From here on a long video sums up, and above it parts are joined by a sentence; seconds. */
const ROOMY = 60;
/** How far beyond the words asked for a script may grow: at first, and where it would stay short otherwise. */
const GROWTH = [1.04, 1.1] as const;
/** From this share of the words on, a script is long enough. */
const ENOUGH = 0.97;
/** About how many words a recap takes. */
const RECAP_WORDS = 30;

/** Writes one script, about as long as was asked. */
export function compose(request: ScriptRequest, random: Random): Block[] {
  const { topic, platform, seconds } = request;
  const tone = toneOf(request.tone);
  const subject = subjectOf(topic, tone, seconds, random);
  const writing: Writing = { topic, platform, seconds, tone, subject, random };

  const isLong = !isShortForm(platform);
  const loop = random.pick(OPEN_LOOPS);
  const opening = isLong
    ? [hook(writing, LONG_HOOKS), promise(writing, loop)]
    : [hook(writing, SHORT_HOOKS), setup(writing)];
  const evidence = proof(writing);
  const call = callToAction(writing);

  const wanted = wordsIn(seconds);
  const sumsUp = isLong && seconds >= ROOMY;
  const room = wanted - countOf([...opening, evidence, call]) - (sumsUp ? RECAP_WORDS : 0);
  const beats = chooseBeats(writing, room);
  const told = beats.map((beat, index) =>
    beatPart(writing, beat, `${isLong ? "CHAPTER" : "BEAT"} ${index + 1}`),
  );
  if (seconds > ROOMY) addJoints(told, writing);
  const points = [...new Set([0, Math.floor(beats.length / 2), beats.length - 1])].flatMap(
    (at) => beats[at]?.recap ?? [],
  );
  const summary = sumsUp ? [recap(writing, series(points), loop)] : [];

  const parts = [...opening, ...told, evidence, ...summary, call];
  fill(parts, wanted);
  return parts;
}

/** Lets every second part end on a sentence that leads to the next, where there is time for it. */
function addJoints(parts: readonly Part[], writing: Writing): void {
  const joints = writing.random.sample(JOINTS, JOINTS.length);
  for (const [index, part] of parts.entries()) {
    const joint = index % 2 === 1 ? joints.pop() : undefined;
    if (joint !== undefined) part.more.push(say(writing, joint));
  }
}

/** Lets parts say more, each in turn, until the words asked for are reached. */
function fill(parts: readonly Part[], wanted: number): void {
  let total = countOf(parts);
  for (const growth of GROWTH) {
    for (let grew = true; grew && total < wanted * ENOUGH;) {
      grew = false;
      for (const { said, more } of parts) {
        const [next] = more;
        if (next === undefined || total + count([next]) > wanted * growth) continue;
        said.push(next);
        more.shift();
        total += count([next]);
        grew = true;
      }
    }
  }
}

function countOf(parts: readonly Part[]): number {
  return count(parts.flatMap(({ said }) => said));
}

/** "a, b and c". */
function series(items: readonly string[]): string {
  const others = items.slice(0, -1).join(", ");
  const last = items.slice(-1).join("");
  return others === "" ? last : `${others} and ${last}`;
}
