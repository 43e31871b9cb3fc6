import { isFunctionWord } from "#shared/rules/function-words.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import { hashtagsIn, tagsWithin, YOUTUBE_HASHTAGS_SHOWN } from "#shared/rules/lengths.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { specificsIn } from "#shared/rules/title-information.ts";
import { words } from "#shared/rules/words.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { stems } from "../../material/stem.ts";
import { belonging, beyondNames, namesIn } from "./asked-points.ts";
import { titleSafe } from "../topic.ts";
import { isShouting } from "./recased.ts";
import { calmed, isEmptyTitle } from "./told-titles.ts";

/** Tags play a minimal role, so a few that name the video are enough. Source: heuristic. */
const TAGS_MOST = 15;
/** The most of a tag, in UTF-16 units; longer ones name nothing. Source: heuristic. */
const TAG_MAX = 60;

/** A text as a tag: one line, no commas, no < or >, no #; "" where nothing is left. */
export function tagOf(text: string): string {
  return titleSafe(text)
    .replace(/[,‹›#＃"]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Texts as tags: none empty, too long or twice in whatever case, together within YouTube's limit. */
export function asTags(texts: readonly string[]): string[] {
  return tagsWithin(distinct(texts.map(tagOf)).filter((tag) => tag !== "" && tag.length <= TAG_MAX));
}

/** Each text once in whatever case, where it stands first. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const known = seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return !known;
  });
}

/**
 * The creator's own tags, then the subject as they name it, what people type after it, its other names, the words of
 * the trade that the text asks about, and questions as they are typed.
 */
export function proposeTags(
  fields: SeoFields,
  suggestions: readonly string[],
  subject?: SubjectKnowledge,
): string[] {
  const own = asTags(fields.tags);
  const more = [
    ...namedIn(fields.title),
    ...suggestions.slice(0, 6),
    ...(subject === undefined ? [] : tagsOf(subject, fields)),
    fields.niche,
  ];
  return asTags([...own, ...more]).slice(0, Math.max(own.length, TAGS_MOST));
}

/** The most words of a tag that is taken from a title. */
const TOGETHER = 4;
/** Where a title's parts end. */
const PART = /[:|;?!¿¡()[\]"“”«»…]|,\s|\s[-–—]\s/u;
/** A number with what it counts, which names nothing; a year does. */
const AMOUNT = /^(?!(?:19|20)\d\d\b)[$€£]?\p{N}/u;

/** Words that no name goes on after, beside those that hold a sentence together in any language. */
const BREAK =
  /^(?:vs\.?|versus|contra|contre|gegen|worth|after|before|during|while|means?|compared|durante|antes|después|pendant|avant|après|während|depois|part|teil|day|día|dia|jour|tag|episode|folge)$/iu;
/** Who does something; what follows says what they do. */
const WHO = /^(?:i|we|you|he|she|they|j['’]ai|je|on|nous|ich|wir|eu|yo)$/iu;
/** Verbs in the first person, in Spanish, French and Portuguese, before what they are about. */
const DONE = /^\p{Ll}+(?:é|í|ei)$/iu;
const GERMAN = /(?<!\p{L})(?:ich|wie|warum|und|mit|meine?|für|ohne|nach|ein|eine|der|das|im|auf)(?!\p{L})/iu;

/** What a title names: its telling words that stand side by side, and names; its words alone where there are none. */
function namedIn(title: string): string[] {
  if (isEmptyTitle(title)) return [];
  const calm = calmed(title);
  const text = isShouting(calm) ? calm.toLowerCase() : calm;
  const runs = text.split(PART).flatMap((part) => runsOf(part, GERMAN.test(text)));
  const isName = (run: string) => /^\p{Lu}.*[\p{Ll}\p{N}]/u.test(run) && !text.startsWith(run);
  const named = runs
    .filter((run) => run.length <= TOGETHER)
    .map((run) => run.join(" "))
    .filter((run) => !AMOUNT.test(run) && (run.includes(" ") || isName(run)));
  if (named.length > 0) return named;
  const short = words(text).length <= TOGETHER ? [text.toLowerCase()] : [];
  return short.length > 0
    ? short
    : specificsIn(text)
        .filter((word) => /^\p{L}{4,}$/u.test(word))
        .slice(0, 2);
}

/** Words side by side that aren't there to hold a sentence together; in German as far as the last noun. */
function runsOf(part: string, isGerman: boolean): string[][] {
  const runs: string[][] = [[]];
  let before = "";
  for (const word of part.split(/\s+/u).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
    const isNumber = /^[$€£]?\p{N}+(?:[.,]\p{N}+)*$/u.test(word);
    const holds = HASHTAG_LANGUAGES.some((language) => isFunctionWord(word.toLowerCase(), language));
    if (holds || BREAK.test(word) || WHO.test(before) || DONE.test(word)) runs.push([]);
    // "Pixel 10" is a name, "1972 Vespa" another, "5.000 euros" none.
    else if (isNumber && !/^\p{Lu}/u.test(before)) runs.push([word]);
    else runs.at(-1)?.push(word);
    before = word;
  }
  const ended = isGerman
    ? runs.map((run) => run.slice(0, run.findLastIndex((word) => /^\p{Lu}/u.test(word)) + 1))
    : runs;
  return ended.filter((run) => run.length > 0);
}

/** Names of the subject that the text holds, with what of its questions and terms shares a telling word with it. */
function tagsOf(subject: SubjectKnowledge, { title, description, tags }: SeoFields): string[] {
  const text = `${title} ${description}`;
  const names = namesIn(subject, `${text} ${tags.join(" ")}`);
  const telling = beyondNames(subject, text);
  const belongs = belonging(subject, text);
  const shared = (of: string) => stems(of).filter((stem) => telling.has(stem)).length;
  const nearest = <Item>(items: readonly Item[], of: (item: Item) => string) =>
    items.filter((item) => belongs(of(item))).toSorted((one, other) => shared(of(other)) - shared(of(one)));
  const typed = nearest(subject.questions, ({ ask, answer }) => `${ask} ${answer}`).map(({ ask }) =>
    ask.replaceAll(/[¿?]/gu, "").trim().toLowerCase(),
  );
  return [
    ...new Set([...names, ...subject.names.slice(0, 2)]),
    ...typed.slice(0, 2),
    ...nearest(subject.terms, ({ term, is = "" }) => `${term} ${is}`)
      .slice(0, 3)
      .map(({ term }) => term),
  ];
}

/** Words of a phrase run together, with their #; "" where it holds none. */
function hashtagOf(phrase: string): string {
  const joined = words(phrase)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}_]/gu, ""))
    .join("");
  return joined === "" ? "" : `#${joined}`;
}

/**
 * The first hashtags of the creator's own, else of their tags, then those that the subject's creators use. A title's
 * words are never glued together: nobody uses what comes out.
 */
export function proposeHashtags(
  { title, description, tags, niche }: SeoFields,
  subject?: SubjectKnowledge,
): string[] {
  const made = [...tags, ...(subject === undefined ? niche.split(" & ") : [])]
    .filter((phrase) => words(phrase).length <= 3)
    .map(hashtagOf);
  const known = (subject?.tags ?? []).map((tag) => `#${tag}`);
  return firstHashtags([...hashtagsIn(`${title}\n${description}`), ...made, ...known]);
}

/** As many hashtags as YouTube shows by the title, each once in whatever case. */
export function firstHashtags(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => hashtagsIn(text)[0] ?? []).filter((tag) => tag.length <= TAG_MAX);
  return distinct(found).slice(0, YOUTUBE_HASHTAGS_SHOWN);
}
