import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import { durationText, toneOf, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import type { Random } from "../random.ts";
import { compose } from "./compose.ts";
import { type Block, blockText, chaptersNote, count, timed } from "./layout.ts";

/** How many scripts are tried before the closest in length is kept, and what is close enough to stop. */
const TRIED = 12;
const CLOSE_ENOUGH = 0.05;

/**
 * A timed script as plain text: a block for the hook, each beat or chapter, the proof and the call to action,
 * with what to say, what to write on screen and what to film. Spoken at 150 words a minute it lasts as long as
 * was asked, within 15%. No sentence comes twice. The text is English whatever the topic's language.
 */
export function writeScript(request: ScriptRequest, random: Random): string {
  const { topic, platform, seconds } = request;
  const tone = toneOf(request.tone);
  const script = timed(closest(request, random));
  const chapters = isShortForm(platform) ? undefined : chaptersNote(script);
  return [
    `Topic: ${topic}\nMade for: ${platform}, ${durationText(seconds)} of speech, ${tone} tone`,
    ...script.map(blockText),
    ...(chapters === undefined ? [] : [chapters]),
  ].join("\n\n");
}

/** The script that comes closest to the words asked for. */
function closest(request: ScriptRequest, random: Random): readonly Block[] {
  const wanted = wordsIn(request.seconds);
  let best: readonly Block[] = [];
  let miss = Infinity;
  for (let tried = 0; tried < TRIED && miss > wanted * CLOSE_ENOUGH; tried += 1) {
    const blocks = compose(request, random);
    const off = Math.abs(count(blocks.flatMap(({ said }) => said)) - wanted);
    if (off < miss) [best, miss] = [blocks, off];
  }
  return best;
}
