import type { VoiceToTextRequest } from "#shared/contracts/helpers.ts";
import { spelledCount } from "#shared/rules/counts.ts";
import { UNSPACED, words } from "#shared/rules/words.ts";
import { type Block, heading, list, lines, markdown } from "../markdown.ts";
import { sentences } from "../topic.ts";
import { withoutFillers } from "./fillers.ts";
import { languageOf } from "./language.ts";
import { basis, cited } from "./subject.ts";
import { stampedLines } from "./time-stamps.ts";

/** Words after which a paragraph ends with its sentence. A rule of thumb for reading on a screen. */
const PARAGRAPH_WORDS = 60;

/** A dictated transcript made readable: the words stay the speaker's own, in their order. */
export function cleanTranscript({ transcript, keep }: VoiceToTextRequest): string {
  const keepsStamps = /time|stamp/iu.test(keep);
  const keepsFillers = /filler|repeat|verbatim|every/iu.test(keep);
  const language = languageOf(transcript);
  const said = stampedLines(transcript);
  let [fillers, repeats] = [0, 0];
  const clean = said.map(({ text, stamp }) => {
    if (language === undefined || keepsFillers) return { stamp, text: text.replace(/\s+/gu, " ") };
    const cleaned = withoutFillers(text, language);
    fillers += cleaned.fillers;
    repeats += cleaned.repeats;
    return { stamp, text: cleaned.text };
  });
  const paragraphs = keepsStamps
    ? clean
        .filter(({ text }) => text !== "")
        .map(({ stamp, text }) => `${stamp} ${readable(text, language === "en")}`)
    : paragraphsOf(clean.map(({ text }) => text)).map((text) => readable(text, language === "en"));
  const stamps = said.filter(({ stamp }) => stamp !== "").length;
  const hasStops = /[.!?。！？؟।]/u.test(transcript);
  return markdown([
    basis(
      "From your own words, by fixed rules.",
      "it can't hear the recording and changes nothing it isn't sure of.",
    ),
    heading(2, "Clean transcript"),
    ...(paragraphs.length > 0
      ? paragraphs.map((text): Block => lines([text]))
      : [lines(["(Nothing but fillers was left.)"])]),
    heading(3, "What changed"),
    list([
      keepsFillers
        ? "Fillers and repeated words stayed, as you asked."
        : language === undefined
          ? "No words were taken out: I know the fillers of English, Spanish, French, German and Portuguese, and couldn't tell that this is one of them."
          : `${counted(fillers, "filler")} and ${counted(repeats, "stumble")} taken out.`,
      stamps === 0
        ? "There were no time stamps."
        : keepsStamps
          ? `${counted(stamps, "time stamp")} kept, each at its line.`
          : `${counted(stamps, "time stamp")} dropped. Write “timestamps” under what to keep if you need them.`,
      hasStops
        ? `Paragraphs end with a sentence, after about ${PARAGRAPH_WORDS} words.`
        : "The text has no stops, so I couldn't tell where sentences end. Read it aloud once and set them where you breathe.",
      ...(keep === "" || keepsStamps || keepsFillers
        ? []
        : [`I couldn't act on ${cited(keep)}: I understand “timestamps”, “fillers” and “verbatim”.`]),
    ]),
    heading(3, "Check by ear"),
    list([
      "Names, brands and numbers: recognition gets these wrong most often.",
      "Words that sound alike, such as its and it's, and every not that could have been lost.",
      "Whether a pause you meant is still there as a paragraph.",
    ]),
    heading(3, "What it is good for now"),
    list([
      "Subtitles: paste it beside the video and let the platform set the times.",
      "The description: its two plainest sentences make the opening lines.",
      "The next script: underline what you would say again, and throw the rest away.",
    ]),
  ]);
}

function counted(count: number, name: string): string {
  return `${spelledCount(count)} ${name}${count === 1 ? "" : "s"}`;
}

/** Empty lines end a paragraph; so does a sentence after enough words. */
function paragraphsOf(texts: readonly string[]): string[] {
  const blocks: string[][] = [[]];
  for (const text of texts) {
    if (text === "") blocks.push([]);
    else blocks.at(-1)?.push(text);
  }
  return blocks.filter((block) => block.length > 0).flatMap((block) => split(joined(block)));
}

function split(text: string): string[] {
  const found: string[] = [];
  let current: string[] = [];
  for (const sentence of sentences(text)) {
    current.push(sentence);
    if (words(joined(current)).length < PARAGRAPH_WORDS) continue;
    found.push(joined(current));
    current = [];
  }
  return current.length > 0 ? [...found, joined(current)] : found;
}

/** Texts one after the other, with a space between them where their script has spaces. */
function joined(texts: readonly string[]): string {
  return texts.reduce((all, text) => (NO_SPACE.test(all) ? all + text : `${all} ${text}`));
}

/** The end of a text, stop or letter, in a script without spaces. */
const NO_SPACE = new RegExp(`(?:[。！？、，]|${UNSPACED.source})$`, "u");

/** Capitals where sentences begin, and a stop at the end, in scripts that have both. */
function readable(text: string, english: boolean): string {
  const cased = text
    .replace(
      /(^|[.!?…]["'”’»)]*\s+)(\p{Ll}+)(?!\p{Lu})/gu,
      (_, before: string, word: string) => before + capitalised(word),
    )
    .replace(/(?<![\p{L}\p{N}'’.])i(?=['’](?:m|ve|ll|d)\b|[\s,.!?])/gu, (letter) => (english ? "I" : letter));
  return /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}]$/u.test(cased) ? `${cased}.` : cased;
}

/** "iPhone" arrives as "i" alone, before its capital, and stays. */
function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
