import index from "virtual:knowledge/subjects";
import { isFunctionWord } from "#shared/rules/function-words.ts";
import { HASHTAG_LANGUAGES } from "#shared/rules/hashtags.ts";
import type { Language } from "#shared/rules/language.ts";
import { plain, stem } from "../../material/stem.ts";
import { placesOf } from "../../material/subject-index.ts";
import { cap } from "../compose/frames.ts";

/** Letters below which a title in capitals may be one name. */
const LEAST = 8;
/** The share of capitals that makes a title shout. */
const SHOUTED = 0.85;

/** Short forms that stay in capitals beside those without a vowel. */
const SHORT_FORM =
  /^(?:[^aeiouyáéíóúãõàèêôâäöü]{2,4}|diy|usa|uk|eu|adhd|gta|nasa|faq|asmr|ikea|lego|nba|ufo|ai|ia|ki|ceo|suv|ui|ux|aws|api|ipa|iva|usb|led|oled|pov|bmx|vip|ufc|oab|enem|tdah|onu|ue)$/iu;
/** Words of titles that stay in lower case in English. */
const SMALL = /^(?:an?|the|of|in|to|and|or|for|on|at|by|with|from|vs|as|but)$/u;
/** First parts of places' names that are everyday words elsewhere. */
const PLACE = /^(?:são|san|santa|santo|saint|los|las|new|rio|nova)$/u;
/** First names that places are called by and cards may hold, too: São Paulo, a Les Paul. */
const NAME =
  /^(?:paulo|paul|pedro|jos[eé]|jo[aã]o|lu[ií]s|francisco|diego|ant[oôó]nio|juan|mar[ií]a|ana|vicente)$/u;
const TOKEN = /[\p{L}\p{M}\p{N}²³]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Whether a title is written in capitals throughout. */
export function isShouting(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= LEAST &&
    letters.filter((letter) => /\p{Lu}/u.test(letter)).length >= letters.length * SHOUTED
  );
}

/**
 * A title in capitals as it is read most easily: in English each word with a capital, so that no name loses it; in
 * Spanish, French and Portuguese words that are in common use in lower case, names as the description writes them. As it
 * is where that can't be told: every German noun has a capital.
 */
export function recased(title: string, description: string, language: Language): string {
  if (!isShouting(title)) return title;
  const tokens = title.match(TOKEN) ?? [];
  if (language === "de" && tokens.length > 1) return title;
  const after = (at: number) => title.slice(at).match(TOKEN)?.[1] ?? "";
  return cap(
    title.replace(TOKEN, (token, at: number) => {
      if (/\p{N}/u.test(token)) return token.replace(/(?<=\p{N})M(?=[²³])/u, "m");
      const lower = token.toLowerCase();
      const written = asWritten(lower, description);
      if (written !== undefined && (language !== "en" || /\p{Lu}/u.test(written))) return written;
      const isFunction = HASHTAG_LANGUAGES.some((each) => isFunctionWord(lower, each));
      if (!isFunction && SHORT_FORM.test(lower)) return token;
      const proper = `${token.slice(0, 1)}${lower.slice(1)}`;
      if (language === "en") return SMALL.test(lower) && at > 0 ? lower : proper;
      const next = after(at).toLowerCase();
      if (NAME.test(lower) || (PLACE.test(lower) && (NAME.test(next) || !isCommon(next)))) return proper;
      return isFunction || isCommon(lower) ? lower : proper;
    }),
  );
}

/** A word as a text writes it within a sentence; undefined where it doesn't. */
function asWritten(lower: string, text: string): string | undefined {
  const found = text.toLowerCase().indexOf(` ${lower}`);
  if (found < 0 || /[.!?:]$/u.test(text.slice(0, found))) return undefined;
  const next = text.slice(found + 1 + lower.length).slice(0, 1);
  return /[\p{L}\p{M}]/u.test(next) ? undefined : text.slice(found + 1, found + 1 + lower.length);
}

/** Whether any subject is told in a word: a name hardly ever is. */
const isCommon = (lower: string) => lower.length <= 2 || placesOf(stem(plain(lower)), index).length > 0;
