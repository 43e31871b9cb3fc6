import languages from "virtual:knowledge/languages";
import type { VoiceToTextRequest } from "#shared/contracts/helpers.ts";
import { UNSPACED, words } from "#shared/rules/words.ts";
import { topicLanguage } from "../../material/topic-language.ts";
import { type Block, emphasis, heading, list, lines, markdown, paragraph } from "../markdown.ts";
import { sentences } from "../topic.ts";
import { withoutFillers } from "./fillers.ts";
import { quoteIn } from "./quotes.ts";
import { stampedLines } from "./time-stamps.ts";
import { transcriptWords } from "./transcript/words.ts";

/** Words after which a paragraph ends with its sentence. A rule of thumb for reading on a screen. */
const PARAGRAPH_WORDS = 60;

/** What a creator wants kept, in the five languages. */
const STAMPS = /time|stamp|tiempo|marca|temps|repère|zeit|tempo/iu;
const FILLERS =
  /filler|repeat|verbatim|every|muletilla|literal|repetic|remplissage|mot à mot|füllw|wörtlich|wiederhol|muleta|tudo|todo|tout|alles/iu;

/** A dictated transcript made readable: the words stay the speaker's own, in their order. */
export async function cleanTranscript({ transcript, keep }: VoiceToTextRequest): Promise<string> {
  const keepsStamps = STAMPS.test(keep);
  const keepsFillers = FILLERS.test(keep);
  const found = topicLanguage(transcript, languages);
  const language = found === "other" ? undefined : found;
  const around = await transcriptWords(language ?? "en");
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
    paragraph(emphasis(around.basis)),
    heading(2, around.heading),
    ...(paragraphs.length > 0 ? paragraphs.map((text): Block => lines([text])) : [lines([around.nothing])]),
    heading(3, around.changed),
    list([
      keepsFillers
        ? around.kept
        : language === undefined
          ? around.unknownLanguage
          : around.taken(fillers, repeats),
      stamps === 0 ? around.noStamps : keepsStamps ? around.stampsKept(stamps) : around.stampsDropped(stamps),
      hasStops ? around.paragraphs(PARAGRAPH_WORDS) : around.noStops,
      ...(keep === "" || keepsStamps || keepsFillers
        ? []
        : [around.notUnderstood(quoteIn(language ?? "en")(keep))]),
    ]),
    heading(3, around.check),
    list(around.checks),
    heading(3, around.use),
    list(around.uses),
  ]);
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
