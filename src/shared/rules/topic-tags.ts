import { isFunctionWord } from "./function-words.ts";
import { type HashtagLanguage, normalTag, normalTags } from "./hashtags.ts";
import { words } from "./words.ts";

/** The most words, and UTF-16 units, that are still read as one when written together. Heuristic. */
const TOGETHER = { words: 4, length: 30 } as const;
/** How many pairs of neighbours are made into tags: of a long topic they would take every place. */
const PAIRS = 3;

interface Word {
  readonly text: string;
  /** False for what only holds the others together. */
  readonly says: boolean;
}

/**
 * Tags from a topic's own words, in any script: the whole topic where it is short, neighbouring words, then
 * single words. At most 10; none where the topic holds no word that says anything.
 */
export function topicTags(topic: string, language: HashtagLanguage): string[] {
  const spoken = wordsOf(topic, language);
  const first = spoken.findIndex(({ says }) => says);
  const core = spoken.slice(first, spoken.findLastIndex(({ says }) => says) + 1);
  const whole = core.length <= TOGETHER.words ? [core.map(({ text }) => text).join("")] : [];
  const pairs = core.flatMap((word, index) => {
    const next = core[index + 1];
    return word.says && next?.says === true ? [word.text + next.text] : [];
  });
  const singles = core.filter(({ says }) => says).map(({ text }) => text);
  return normalTags([
    ...[...whole, ...pairs.slice(0, PAIRS)].filter(({ length }) => length <= TOGETHER.length),
    ...singles,
  ]);
}

/** A search or a short title as one tag; undefined where it is too long to be read as one, or holds no letter. */
export function asTag(text: string): string | undefined {
  const tag = normalTag(text);
  return tag === undefined || tag.length > TOGETHER.length + 1 ? undefined : tag;
}

function wordsOf(topic: string, language: HashtagLanguage): Word[] {
  return words(topic.normalize("NFC")).map((word) => {
    // French and Portuguese leave a letter with the next word: l'anglais, d'água.
    const text = word.replace(/^(?:[cdjlmnst]|qu)'(?=.{2})/u, "");
    return { text: text.replaceAll("'", ""), says: !isFunctionWord(word, language) && isTelling(text) };
  });
}

/** Numbers and single letters say nothing by themselves; a single Chinese character is a word. */
function isTelling(word: string): boolean {
  return /\p{sc=Han}/u.test(word) || (/\p{L}/u.test(word) && [...word].length > 1);
}
