import type { ScriptRequest } from "#shared/contracts/scripts.ts";
import { durationText, toneOf, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm } from "#shared/rules/surfaces.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { mentionOf, relatedVideo, videoSource } from "../ideas/channel-ideas.ts";
import { questionsOf } from "../ideas/worksheet-ideas.ts";
import type { Random } from "../random.ts";
import { compose, type Composed, knownOf } from "./compose.ts";
import { SCRIPT_WORDS } from "./words/all.ts";
import { type Block, blockText, chaptersNote, count, timed } from "./layout.ts";

/** How many scripts are tried before the closest in length is kept, and what is close enough to stop. */
const TRIED = 4;
const CLOSE_ENOUGH = 0.08;

/**
 * A timed script as plain text: a block for the hook, each beat or chapter, the proof and the call to action,
 * with what to say, what to write on screen and what to film. Spoken at 150 words a minute it lasts as long as
 * was asked, within 15%. No sentence comes twice. What only the creator knows stands as ____.
 */
export function writeScript(request: ScriptRequest, random: Random, material: Material): Grounded<string> {
  const { topic, platform, seconds } = request;
  const { known, brief } = material;
  const { blocks, restsOn } = closest(request, random, material);
  const video = relatedVideo(material);
  const script = timed(video === undefined ? blocks : endingOn(mentionOf(video, brief.language), blocks));
  const chapters = isShortForm(platform) ? undefined : chaptersNote(script);
  const text = [
    [
      `Topic: ${topic}`,
      `Made for: ${platform}, ${durationText(seconds)} of speech, ${toneOf(request.tone)} tone`,
      ...(known ? [] : [SCRIPT_WORDS[brief.language].worksheet]),
    ].join("\n"),
    ...script.map(blockText),
    ...(chapters === undefined ? [] : [chapters]),
  ].join("\n\n");
  const own = video === undefined ? [] : [videoSource(video, brief.language)];
  return new Grounded(
    text,
    known
      ? { known, restsOn: [...restsOn, ...own] }
      : { known, questions: [...questionsOf(material)], ...(own.length > 0 ? { restsOn: own } : {}) },
  );
}

/** The same blocks with a sentence in the note of the last. */
function endingOn(sentence: string, blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) =>
    index < blocks.length - 1
      ? block
      : { ...block, note: block.note === undefined ? sentence : `${block.note} ${sentence}` },
  );
}

/** The script that comes closest to the words asked for. */
function closest(request: ScriptRequest, random: Random, material: Material): Composed {
  const wanted = wordsIn(request.seconds);
  const known = knownOf(material, random, wanted);
  let best: Composed = { blocks: [], restsOn: [] };
  let miss = Infinity;
  for (let tried = 0; tried < TRIED && miss > wanted * CLOSE_ENOUGH; tried += 1) {
    const composed = compose(request, random, material, known);
    const off = Math.abs(count(composed.blocks.flatMap(({ said }) => said)) - wanted);
    if (off < miss) [best, miss] = [composed, off];
  }
  return best;
}
