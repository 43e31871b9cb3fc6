import index from "virtual:knowledge/subjects";
import type { HashtagRequest } from "#shared/contracts/hashtags.ts";
import { isFunctionWord } from "#shared/rules/function-words.ts";
import type { Language } from "#shared/rules/language.ts";
import { UNSPACED, words } from "#shared/rules/words.ts";
import { isTagWord } from "../../material/known-tags.ts";
import type { Material } from "../../material/material.ts";
import { isQualifier } from "../../material/phrasing/qualifiers.ts";
import { plain, stem } from "../../material/stem.ts";
import { placesOf } from "../../material/subject-index.ts";

/** The most tags of the creator's own words where nobody knows what its creators use. */
const OWN = 3;
/** A word of four Latin letters, three of another alphabet, or two of a script that needs fewer, may be a tag by itself. */
const TELLING = new RegExp(`^(?:.{4,}|(?!\\p{Script=Latin}).{3,}|${UNSPACED.source}.+)$`, "u");
const ONE_TAG = /^[\p{L}\p{M}\p{N}]{2,12}$/u;
/** A word that more subjects than this speak of is everyday, and nobody's tag: "bath", "machen". */
const EVERYDAY = 6;
/** Niches whose subjects are dishes, and a dish's name as Spanish, French and Portuguese join it. */
const DISHES: ReadonlySet<string> = new Set(["cooking", "baking", "plant-based"]);
const DISH =
  /(?<!\p{L})(?!(?:recetas?|recettes?|receitas?|como|cómo|comment)(?!\p{L}))\p{L}{3,} (?:de|con|com|au|aux|al|em) \p{L}{3,}(?!\p{L})/gu;
/** Numbers of a subject's place and weight stand in turn. */
const PER_PLACE = 2;

/**
 * The creator's own words as tags: the subject where it is one word, or two that are written together; single words that
 * creators are known to use, or that hardly any subject knows. Never words that were merely next to each other.
 */
export async function ownTags(
  topic: string,
  language: HashtagRequest["language"],
  { brief, tags, nicheId }: Pick<Material, "brief" | "tags" | "nicheId">,
): Promise<string[]> {
  const said = words(topic);
  const singles = said.filter(
    (word) => TELLING.test(word) && !isFunctionWord(word, language) && isNoun(word, topic, brief.language),
  );
  const isFood = DISHES.has(nicheId ?? "");
  const isNicheWord = (word: string) =>
    tags.niche.length === 0 || tags.niche.some((tag) => plain(tag).includes(plain(word)));
  const used = await Promise.all(
    singles.map(
      async (word, at) =>
        // Where its niche is known, a later word is a tag there too, or another subject's: the artist of a makeup artist.
        ((at === 0 || isNicheWord(word)) && (await isTagWord(word, brief.language))) ||
        // Where its niche is known, a word says what is done to the subject more often than what it is.
        ((tags.niche.length === 0 || isFood || at === 0) && isRare(word)),
    ),
  );
  // What is baked or cooked goes by two words that stand together, and a part of them is another dish's.
  const dish = isFood
    ? [...topic.toLowerCase().matchAll(DISH)].map(([name]) => name.replaceAll(" ", ""))
    : [];
  const alone = singles.filter((word, at) => used[at] && !dish.some((name) => name.includes(word)));
  // Two words that are all a topic says are its name, if both of them say something.
  const isPair = said.length === 2 && singles.length === 2 && singles.every((word) => !saysHow(word));
  const together = isPair ? [singles.join("")] : isOneTag(topic.trim()) ? [topic.trim()] : dish;
  const spelled = (word: string) =>
    brief.language === "de" || brief.language === "es" ? word : unaccentedLatin(word);
  const chosen = [...together, ...alone].slice(0, OWN).map(spelled);
  // The longest word is better than none: it is the most likely to be a name.
  const names = singles.filter((word) => !INFINITIVE[brief.language].test(word));
  return chosen.length > 0 || tags.niche.length > 0
    ? chosen
    : (names.length > 0 ? names : singles)
        .toSorted((a, b) => b.length - a.length)
        .slice(0, 1)
        .map(spelled);
}

/** Whether a topic of a script without spaces is short enough for a tag as it stands. */
const isOneTag = (topic: string) => UNSPACED.test(topic) && ONE_TAG.test(topic);

/** Whether a word can be a noun: in German, where somebody writes upper case at all, nouns have it. */
function isNoun(word: string, topic: string, language: Language): boolean {
  if (language !== "de" || !/(?<=\s)\p{Lu}/u.test(topic)) return true;
  return topic.split(/[^\p{L}\p{M}\p{N}]+/u).some((each) => each !== word && each.toLowerCase() === word);
}

/** A verb as creators name what they do, which is nobody's tag by itself: "faire", "hacer". */
const INFINITIVE: Readonly<Record<Language, RegExp>> = {
  en: /^[a-z]+ing$/u,
  es: /[aei]r(?:se)?$/u,
  fr: /(?:er|ir|oir|[dt]re|ire)$/u,
  de: /[^aeiou]e[lr]?n$/u,
  pt: /(?:[aei]r(?:-se)?|pôr)$/u,
};

const saysHow = (word: string) => isQualifier(stem(plain(word)));

function isRare(word: string): boolean {
  return (
    !saysHow(word) &&
    !/^[a-z]+ing$/u.test(word) &&
    placesOf(stem(plain(word)), index).length <= EVERYDAY * PER_PLACE
  );
}

/** As creators write tags in French and Portuguese: without the accents of Latin letters. */
function unaccentedLatin(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=\p{sc=Latn})[\u0300-\u036F]+/gu, "")
    .normalize("NFC");
}
