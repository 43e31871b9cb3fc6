import { durationText, wordsIn } from "#shared/rules/scripts.ts";
import { isShortForm, type Surface } from "#shared/rules/surfaces.ts";
import type { TenderKind } from "../../material/care/kinds.ts";
import type { Random } from "../random.ts";
import { type Block, blockText, count, timed } from "../scripts/layout.ts";
import { capital } from "../topic.ts";
import type { CareTexts } from "./texts.ts";

/** Sentences of the opening that come first in every script. */
const OPENING = 2;
/** By what share of its words a script may be longer than asked. */
const OVER = 0.05;
/** Sentences a part holds at least, in a long script. */
const PART = 4;

/** What helps with a heavy mind helps with everything that is heavy; long scripts say it as well. */
const GENERAL = "mind";

interface ScriptAsked {
  readonly topic: string;
  readonly platform: Surface;
  readonly seconds: number;
}

/** A script in the usual blocks, with nothing in it that asks for attention; its parts are as long as was asked. */
export function soberScript(
  { topic, platform, seconds }: ScriptAsked,
  texts: CareTexts,
  kind: TenderKind,
  random: Random,
): string {
  const { helps, questions } = texts.tender[kind];
  const wanted = wordsIn(seconds);
  const opening = texts.spoken.slice(0, OPENING);
  const own = helps.map(([what, how]) => `${what}. ${how}`);
  const beyond = kind === GENERAL ? [] : texts.tender[GENERAL].helps.map(([, how]) => how);
  const pool = [...own, ...texts.spoken.slice(OPENING), ...beyond, ...questions, ...texts.before];
  const room = wanted - count([...opening, texts.closing]);
  const chosen = closest(pool, room, wanted * OVER);
  const isShort = isShortForm(platform);
  const parts = split(chosen, Math.max(2, Math.min(6, Math.floor(chosen.length / PART))));
  const scenes = random.sample(texts.scenes, texts.scenes.length);
  const name = isShort ? "BEAT" : "CHAPTER";
  const { about } = texts.tender[kind];
  const told = parts.filter((part) => part.length > 0);
  const blocks: Block[] = [
    block("HOOK", opening.slice(0, 1), capital(about), scenes[0]),
    block(isShort ? "SETUP" : "PROMISE", opening.slice(1), capital(about), scenes[1]),
    ...told.map((said, index) =>
      block(`${name} ${index + 1}`, said, short(said[0]), scenes[(index + 2) % scenes.length]),
    ),
    block("CALL TO ACTION", [texts.closing], short(texts.closing), scenes[0]),
  ];
  return [
    `Topic: ${topic}\nMade for: ${platform}, ${durationText(seconds)} of speech`,
    ...timed(blocks).map(blockText),
    texts.notNeeded,
  ].join("\n\n");
}

function block(label: string, said: readonly string[], screen: string, scene = ""): Block {
  return { label, said, screen, broll: `${capital(scene)}.` };
}

/** The first words of a sentence, for the screen. */
function short(text = ""): string {
  return text.split(/[,.:;?!]/u)[0]?.trim() ?? "";
}

/** Sentences in their order, as many as fit into so many words and a little over. */
function closest(pool: readonly string[], words: number, over: number): string[] {
  const chosen: string[] = [];
  let total = 0;
  for (const text of pool) {
    const length = count([text]);
    if (total + length > words + over) continue;
    chosen.push(text);
    total += length;
  }
  return chosen;
}

function split(said: readonly string[], parts: number): string[][] {
  const each = Math.ceil(said.length / parts);
  return Array.from({ length: parts }, (_, index) => said.slice(index * each, (index + 1) * each));
}
