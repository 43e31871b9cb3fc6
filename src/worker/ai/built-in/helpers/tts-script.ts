import type { TtsScriptRequest } from "#shared/contracts/helpers.ts";
import { spelledCount } from "#shared/rules/counts.ts";
import { words } from "#shared/rules/words.ts";
import { type Block, heading, type Inline, lines, list, markdown, paragraph, strong } from "../markdown.ts";
import { clip, sentences, uncapitalised } from "../topic.ts";
import { languageOf } from "./language.ts";
import { spokenEnglish } from "./spoken-english.ts";
import { wordsOf } from "./strong-words.ts";
import { basis, cited } from "./subject.ts";

/** Words a minute of calm speech, and words beyond which a sentence is split. Heuristics. */
const PACE = 150;
const BREATH = 18;

/** A text as a voice should read it: one sentence a line, pauses marked, its length and what to stress. */
export function makeSpeakable({ text, voice }: TtsScriptRequest): string {
  const english = languageOf(text) === "en";
  const paragraphs = text
    .split(/\n\s*\n/u)
    .map((part) => (english ? spokenEnglish(part) : part).replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "")
    .map((part) => sentences(part).flatMap(breaths));
  const all = paragraphs.flat();
  const count = words(all.join(" ")).length;
  const pauses = Math.max(0, paragraphs.length - 1);
  const seconds = Math.round((count / PACE) * 60) + pauses;
  const long = all.filter((line) => words(line).length > BREATH).length;
  const script = paragraphs.flatMap((part, index): Block[] =>
    index > 0 ? [paragraph("(pause)"), lines(part)] : [lines(part)],
  );
  const stressed = emphases(all);
  return markdown([
    basis(
      "From your own words, by fixed rules.",
      "no audio is made here: this is the text to give to a voice.",
    ),
    heading(2, "Script to be spoken"),
    ...script,
    heading(3, "Length"),
    paragraph(
      `About ${spelledCount(seconds)} seconds: ${spelledCount(count)} ${count === 1 ? "word" : "words"} at ${PACE} words a minute, and one second for each pause. A voice of another pace takes longer or shorter; time the first ten lines and scale.`,
    ),
    ...(stressed.length > 0 ? [heading(3, "Stress"), list(stressed)] : []),
    heading(3, "How it is marked"),
    list([
      `Each line is one breath. Sentences of more than ${BREATH} words are split at their commas${long > 0 ? `; ${counted(long)} without one, so rewrite ${long === 1 ? "it" : "them"} shorter` : ""}.`,
      "(pause) stands between paragraphs. Take it out if your tool reads it aloud, and use its own pause mark.",
      english
        ? "Symbols and short forms are written out where there is only one way to say them. Numbers stay digits: listen to years, prices and versions once."
        : "Numbers, symbols and short forms stay as you wrote them: they are written out for English only. Listen to each of them once.",
    ]),
    heading(3, "The voice"),
    paragraph(voiceAdvice(voice)),
  ]);
}

function counted(count: number): string {
  return count === 1 ? "one long line is" : `${spelledCount(count)} long lines are`;
}

/** A sentence in lines of at most {@link BREATH} words, as far as its commas allow. */
function breaths(sentence: string): string[] {
  if (words(sentence).length <= BREATH) return [sentence];
  const clauses = sentence.split(/(?<=[,;:،、，；：])\s+|(?<=[、，；：])|\s+(?=[–—]\s)/u);
  const kept: string[] = [];
  for (const clause of clauses) {
    const last = kept.at(-1);
    if (last !== undefined && words(`${last} ${clause}`).length <= BREATH)
      kept[kept.length - 1] = `${last} ${clause}`;
    else kept.push(clause);
  }
  return kept;
}

/** In each of the first lines: its number, else its contrast, else the last word that says something. */
function emphases(all: readonly string[]): Inline[][] {
  return all
    .slice(0, 12)
    .flatMap((line): Inline[][] => {
      const found = wordsOf(line);
      const word =
        found.find(({ text }) => /\p{N}/u.test(text)) ??
        found.find(({ text }) => CONTRAST.has(text.toLowerCase())) ??
        found.findLast((one) => one.strong);
      return word === undefined || found.length < 4
        ? []
        : [[strong(word.text), ` in ${cited(clip(line, 80), 80)}`]];
    })
    .slice(0, 5);
}

const CONTRAST = new Set(
  "never not only always nobody nunca siempre solo jamais toujours nie nur immer niemand sempre só".split(
    " ",
  ),
);

function voiceAdvice(voice: string): string {
  const rule =
    "Generate the first three lines in two voices, listen on a phone speaker, and choose by whether you understand every word.";
  if (voice === "") return `You named none. ${rule}`;
  const slow = /calm|soft|slow|warm|gentle|relax/iu.test(voice);
  const quick = /energ|fast|excit|upbeat|lively|young/iu.test(voice);
  const fit = slow
    ? "Set the pace a little under normal and let the pauses stand."
    : quick
      ? "Raise the pace a little, and keep the pauses: speed without them tires."
      : "Describe it to your tool in the same words, and keep the pace normal.";
  return `For the voice you named, ${cited(voice)}: ${uncapitalised(fit)} ${rule}`;
}
