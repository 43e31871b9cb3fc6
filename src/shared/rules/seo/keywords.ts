import { columns, words } from "../words.ts";
import type { SeoFields } from "./fields.ts";
import { withoutChapters } from "./chapters.ts";

/** Long words that hold a sentence together in the product's five languages; nobody searches by them. */
const FUNCTION_WORDS = new Set(
  (
    "about after again also because been before being best both could does doing don't each even ever every from have " +
    "here i'll i'm i've into it's just let's like made make making many more most much only other over really same " +
    "should some still such than that that's their them then there these they this those very want were what when " +
    "where which while will with without would you'll you're your video videos watch como cuando cómo cuál desde " +
    "donde entre esta este estas estos hasta para pero porque sobre también todo todos avec cette comme dans elle " +
    "mais nous plus pour quand quoi sans sont votre vous être aber auch dass dein diese dieser dieses eine einem " +
    "einen einer haben mein mehr nach nicht noch oder ohne sehr sich sind über wenn wird essa esse isso mais muito " +
    "não pela pelo quando também tudo você"
  ).split(" "),
);

/** The least columns of a word that tells what a text is about. */
const TELLING = 4;

/** Columns at the start of a description that carry the keyword and the promise. Source: heuristic. */
export const OPENING = 150;

/** The words a text is found by: its longer ones, or all of them where it has none. Each once. */
export function tellingWords(text: string): string[] {
  const all = [...new Set(words(text))];
  const telling = all.filter((word) => columns(word) >= TELLING && !FUNCTION_WORDS.has(word));
  return telling.length > 0 ? telling : all.filter((word) => !FUNCTION_WORDS.has(word));
}

/** Whether a text holds a word, also as part of a longer one: "bake" is in "baker". */
export function holdsWord(text: string, word: string): boolean {
  return text.toLowerCase().replaceAll("’", "'").includes(word);
}

/** What a description says first: its text up to {@link OPENING} characters, links aside. */
export function openingOf(description: string): string {
  return withoutLinks(description).trimStart().slice(0, OPENING);
}

/** A text without its links. */
export function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/giu, "");
}

/**
 * The words a video is meant to be found by, as far as its fields tell: those of the tags, the niche, and those
 * that title and description share. Empty where there is only a title.
 */
export function wantedWords({ title, description, tags, niche }: SeoFields): string[] {
  const shared = tellingWords(title).filter((word) => holdsWord(description, word));
  return [...new Set([...tags, niche].flatMap(tellingWords).concat(shared))];
}

/** The most of a phrase to search by, in UTF-16 units and in words. */
const PHRASE = { units: 60, words: 5 } as const;

/** First words of a title that nobody types into a search box, and those before which a subject ends. */
const LEAD =
  /^(?:(?:how|why|what|when|where|to|of|i|we|my|our|the|a|an|is|are|do|does|did|can|you|your|stop|best|this|these|honest|full|quick|complete|ultimate|review|guide|cómo|como|comment|pourquoi|wie|warum|por qué|mi|mis|mon|ma|mes|mein|meine|meu|minha|el|la|los|las|le|les|der|die|das|o|os|as)\s+)+/iu;
const REST =
  /\s+(?:in|with|for|on|at|without|from|using|that|when|while|and|but|because|before|after|under|over|by|until|is|are|was|en|con|sin|para|que|avec|sans|dans|pour|mit|ohne|für|com|sem)\s[\s\S]*$/iu;

/**
 * The few words that name what a video is about: a tag whose words stand in the title, else what the title
 * names before its first colon or preposition, else the niche or the first tag.
 * @returns "" where no field holds a word.
 */
export function videoSubject({ title, description, tags, niche }: SeoFields): string {
  const inTitle = [...tags, niche].filter((tag) => isPhrase(tag) && holdsPhrase(title, tag));
  const [longest] = inTitle.toSorted((a, b) => words(b).length - words(a).length);
  const named = [phraseOf(title), ...tags, niche, phraseOf(description)];
  const anything = [title, niche, description].map(firstWords);
  return longest ?? named.find(isPhrase) ?? anything.find((text) => words(text).length > 0) ?? "";
}

function isPhrase(text: string): boolean {
  return text.length <= PHRASE.units && words(text).length > 0 && words(text).length <= PHRASE.words;
}

function holdsPhrase(title: string, phrase: string): boolean {
  const spoken = words(phrase);
  const heard = new Set(words(title));
  return spoken.every((word) => heard.has(word)) || holdsWord(title, phrase.toLowerCase());
}

/** What a title names: before its colon, without the words that lead up to it or follow it. */
function phraseOf(text: string): string {
  const line = withoutLinks(text).split("\n")[0] ?? "";
  const [opening = ""] = line.slice(0, 200).split(/[:：|?!.,。、（(]|\s[-–—]\s/u);
  return opening.trim().replace(LEAD, "").replace(REST, "").trim();
}

/** The first words of a text from the first that tells something. */
function firstWords(text: string): string {
  const spoken = withoutLinks(text).slice(0, 200).trim().split(/\s+/u);
  const start = Math.max(
    0,
    spoken.findIndex((word) => tellingWords(word).length > 0),
  );
  const phrase = spoken
    .slice(start, start + PHRASE.words)
    .join(" ")
    .slice(0, PHRASE.units);
  return phrase.replace(/[\uD800-\uDBFF]$/u, "").replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
}

/** A word that stands too often. */
export interface Stuffing {
  readonly word: string;
  readonly times: number;
  /** Its share of all words of the text, 0 to 1. */
  readonly share: number;
}

/** From so often on a word can be too often. */
const OFTEN = { title: 3, text: 5 } as const;

/** The word that is repeated most, in the title or in the description; undefined where none stands out. */
export function mostRepeated({ title, description }: SeoFields): Stuffing | undefined {
  const inTitle = topWord(words(title), OFTEN.title);
  const inText = topWord(words(withoutChapters(withoutLinks(description))), OFTEN.text);
  return [inTitle, inText].flatMap((found) => found ?? []).toSorted((a, b) => b.share - a.share)[0];
}

function topWord(spoken: readonly string[], least: number): Stuffing | undefined {
  const counts = new Map<string, number>();
  for (const word of spoken)
    if (columns(word) >= TELLING && !FUNCTION_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [top] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (top === undefined || top[1] < least) return undefined;
  return { word: top[0], times: top[1], share: top[1] / spoken.length };
}
