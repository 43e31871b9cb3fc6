import type { Language } from "#shared/rules/language.ts";
import { cap } from "../compose/frames.ts";
import { TITLE_FORMS } from "./forms/all.ts";
import type { LanguageForms } from "./forms/forms.ts";
import { titleParts } from "./title-parts.ts";

/** Niches whose titles are often nothing but a dish. */
const DISHES: ReadonlySet<string> = new Set(["cooking", "baking", "plant-based", "coffee-drinks"]);
/** The most words of a dish; a longer title says more than that. */
const DISH_WORDS = 8;

/** Words of titles about food that name no dish. */
const NO_DISH =
  /^\p{L}+ing\s|(?<!\p{L})(?:my|our|mi|mis|ma|mon|meine?|minha|meu|recipes?|recetas?|recettes?|rezepte?|receitas?|mistakes?|tips?|tricks?|hacks?|review|fails?|guide|tour|haul|vs|test|tested|challenge|ranking|ranked|taste|tasting|vlog|shop|menu|errores|trucos|consejos|reseña|guía|reto|prueba|erreurs?|astuces?|conseils|avis|défi|dégustation|fehler|tipps?|tricks|im test|erros?|dicas?|truques?|resenha|guia|desafio)(?!\p{L})|\d/iu;

/** Names as they are written, whatever a creator typed. */
const NAMES =
  /(?<!\p{L})(?:youtube|youtubers?|tiktok|instagram|iphone|ipad|macbook|playstation|diy|usa|uk)(?!\p{L})/giu;
const SPELLED: Readonly<Record<string, string>> = {
  youtube: "YouTube",
  youtuber: "YouTuber",
  youtubers: "YouTubers",
  tiktok: "TikTok",
  instagram: "Instagram",
  iphone: "iPhone",
  ipad: "iPad",
  macbook: "MacBook",
  playstation: "PlayStation",
  diy: "DIY",
  usa: "USA",
  uk: "UK",
};

/** "Episode 1" at the end of a title of a series. */
const SERIES =
  /\s*[-–—|:(]\s*(?<part>(?:episode|ep\.?|part|pt\.?|day|week|episodio|parte|capítulo|día|épisode|partie|jour|folge|teil|tag|episódio|dia)\s*#?\d+)\)?$/iu;

/** Names and, in English, "I" as they are written. */
function spelled(title: string, language: Language): string {
  const named = title.replace(NAMES, (name) => SPELLED[name.toLowerCase()] ?? name);
  return language === "en" ? named.replace(/(?<![\p{L}\p{N}'’-])i(?=['’\s]|$)/gu, "I") : named;
}

/** A title in sentence case: names as they are written, "I" in English upper case. */
export function sentenceCase(title: string, language: Language): string {
  const text = spelled(title, language);
  return /^i(?:Phone|Pad)/u.test(text) ? text : cap(text);
}

/** A title said again as people search for it: all its concrete words, in the form they type. */
export function searchedTitles(own: string, language: Language, nicheId?: string): string[] {
  const part = SERIES.exec(own)?.groups?.["part"];
  const whole = sentenceCase(own, language);
  const bare = insideTitle(spelled(own.replace(SERIES, "").replace(/^¿|[?!]+$/gu, ""), language), language);
  const { rest } = titleParts(bare);
  if (rest !== "" && !bare.endsWith(")")) return [whole];
  return [whole, ...saidAgain(bare, TITLE_FORMS[language], nicheId)]
    .map((title) =>
      title
        .replace(/\s+/gu, " ")
        .replace(/\s(?=,)/gu, "")
        .trim(),
    )
    .filter((title) => title !== "")
    .map((title) => (part === undefined || title === whole ? title : `${title} (${part.toLowerCase()})`))
    .map((title) => sentenceCase(title, language));
}

/** A title as it stands after other words: its first word in lower case where it is no name. */
function insideTitle(title: string, language: Language): string {
  return !TITLE_FORMS[language].clause.test(title) || /^I(?!\p{L})/u.test(title)
    ? title
    : `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
}

/** What the first form that fits a title makes of it. */
function saidAgain(
  title: string,
  { forms, dish, clause }: LanguageForms,
  nicheId: string | undefined,
): readonly string[] {
  for (const [pattern, titles] of forms) {
    const match = pattern.exec(title);
    const made = match === null ? [] : titles({ ...match.groups });
    if (made.some((each) => each !== "")) return made;
  }
  const isDish =
    DISHES.has(nicheId ?? "") &&
    !clause.test(title) &&
    !NO_DISH.test(title) &&
    title.split(" ").length <= DISH_WORDS;
  return isDish ? dish(`${title.slice(0, 1).toLowerCase()}${title.slice(1)}`) : [];
}
