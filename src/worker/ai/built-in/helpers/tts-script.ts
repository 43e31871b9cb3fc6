import languages from "virtual:knowledge/languages";
import type { TtsScriptRequest } from "#shared/contracts/helpers.ts";
import { words } from "#shared/rules/words.ts";
import { topicLanguage } from "../../material/topic-language.ts";
import {
  type Block,
  emphasis,
  heading,
  type Inline,
  lines,
  list,
  markdown,
  paragraph,
  strong,
} from "../markdown.ts";
import { sentences } from "../topic.ts";
import { numberIn } from "./numbers.ts";
import { quoteIn } from "./quotes.ts";
import { spokenIn } from "./speech/speech.ts";
import { wordsOf } from "./strong-words.ts";
import { type TtsWords, ttsWords } from "./tts/words.ts";

/** Words a minute of calm speech, and words beyond which a sentence is split. Heuristics. */
const PACE = 150;
const BREATH = 18;

/** A text as a voice should read it: one sentence a line, pauses marked, its length and what to stress. */
export async function makeSpeakable({ text, voice }: TtsScriptRequest): Promise<string> {
  const found = topicLanguage(text, languages);
  const language = found === undefined || found === "other" ? undefined : found;
  const said = await ttsWords(language ?? "en");
  const number = numberIn(language ?? "en");
  const quoted = quoteIn(language ?? "en");
  const spoken = language === undefined ? text : await spokenIn(language, text);
  const paragraphs = spoken
    .split(/\n\s*\n/u)
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "")
    .map((part) => sentences(part).flatMap(breaths));
  const all = paragraphs.flat();
  const count = words(all.join(" ")).length;
  const seconds = Math.round((count / PACE) * 60) + Math.max(0, paragraphs.length - 1);
  const long = all.filter((line) => words(line).length > BREATH).length;
  const script = paragraphs.flatMap((part, index): Block[] =>
    index > 0 ? [paragraph(said.pause), lines(part)] : [lines(part)],
  );
  const stressed = emphases(all, said, quoted);
  return markdown([
    paragraph(emphasis(said.basis)),
    heading(2, said.heading),
    ...script,
    heading(3, said.length),
    paragraph(said.lasts(number(seconds), number(count), count === 1, PACE)),
    ...(stressed.length > 0 ? [heading(3, said.stress), list(stressed)] : []),
    heading(3, said.marks),
    list([said.breath(BREATH, long), said.pauses, language === undefined ? said.noSymbols : said.symbols]),
    heading(3, said.voice),
    paragraph(voiceAdvice(voice, said, quoted)),
  ]);
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
function emphases(
  all: readonly string[],
  { inLine }: TtsWords,
  quoted: (text: string, most?: number) => string,
): Inline[][] {
  return all
    .slice(0, 12)
    .flatMap((line): Inline[][] => {
      const found = wordsOf(line);
      const word =
        found.find(({ text }) => /\p{N}/u.test(text)) ??
        found.find(({ text }) => CONTRAST.has(text.toLowerCase())) ??
        found.findLast((one) => one.strong);
      return word === undefined || found.length < 4 ? [] : [[strong(word.text), inLine(quoted(line, 80))]];
    })
    .slice(0, 5);
}

const CONTRAST = new Set(
  (
    "never not only always nobody nothing nunca siempre solo sólo nadie nada jamás jamais toujours personne seulement rien " +
    "nie nur immer niemand nichts sempre só ninguém jamais apenas"
  ).split(" "),
);

/** Voices that creators name in the five languages. */
const SLOW =
  /calm|soft|slow|warm|gentle|relax|tranquil|suave|lent|cálid|dou[cx]|pos[ée]|ruhig|sanft|langsam|warm|calm/iu;
const QUICK =
  /energ|énerg|enérg|fast|excit|upbeat|lively|young|rápid|anim|joven|jovem|vif|rapide|jeune|schnell|lebhaft|jung|flott/iu;

function voiceAdvice(voice: string, said: TtsWords, quoted: (text: string) => string): string {
  if (voice === "") return `${said.noVoice} ${said.rule}`;
  const fit = SLOW.test(voice) ? said.slow : QUICK.test(voice) ? said.quick : said.plain;
  return `${said.forVoice(quoted(voice), fit)} ${said.rule}`;
}
