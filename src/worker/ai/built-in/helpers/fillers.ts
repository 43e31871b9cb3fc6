import type { Language } from "#shared/rules/language.ts";

/** Sounds without meaning, dropped wherever they stand. Each language's own: "um" is a word in German and Portuguese. */
const SOUNDS: Record<Language, string> = {
  en: "um+|uh+|uhm+|erm+|hmm+|mhm+",
  es: "eh+|ehm+|emm+|mmm+",
  fr: "euh+|heu+|hum+|hmm+|mmm+",
  de: "ä+h+m*|ö+h+m*|ähm+|hmm+|mhm+",
  pt: "hã+|ahn+|éé+|hum+|hmm+|ãh+",
};

/** Words that fill only where commas set them off: "it was, like, huge". */
const ASIDES: Record<Language, string> = {
  en: "you know|i mean|like|sort of|kind of",
  es: "este|o sea|pues|bueno|en plan|digamos",
  fr: "tu vois|du coup|quoi|en fait|genre|bref|vous voyez",
  de: "sozusagen|halt|irgendwie|quasi|also|ne|weißt du",
  pt: "né|tipo|sabe|assim|então|tipo assim",
};

/** Small words that a speaker stumbles on; "that that" or "nous nous" may be meant, so they aren't here. */
const STUMBLES: Record<Language, string> = {
  en: "i|the|a|an|and|to|of|we|it|in|is|my|he|she|they|for|on|with|but|i'm|it's|you|this",
  es: "el|la|los|las|de|y|en|un|una|yo|por|para|con|pero",
  fr: "le|la|les|je|de|et|un|une|à|dans|c'est|il|on|mais|pour",
  de: "ich|und|ein|eine|zu|wir|es|ist|mit|auf|für|aber|dann",
  pt: "eu|e|o|a|de|um|uma|para|com|em|mas|pra",
};

export interface Cleaned {
  readonly text: string;
  readonly fillers: number;
  readonly repeats: number;
}

const WORD_START = "(?<![\\p{L}\\p{M}\\p{N}'’_-])";
const WORD_END = "(?![\\p{L}\\p{M}\\p{N}'’_-])";

/** A spoken line without fillers and stumbles of its language; any other word stays as it is. */
export function withoutFillers(line: string, language: Language): Cleaned {
  let fillers = 0;
  let repeats = 0;
  const sound = `${WORD_START}(?:${SOUNDS[language]})${WORD_END}`;
  const text = line
    // A sound that stands for a whole sentence takes its stop along.
    .replace(new RegExp(`(^|[.!?…]\\s+)${sound}[.…]+\\s*`, "giu"), (_, before: string) => {
      fillers += 1;
      return before;
    })
    .replace(new RegExp(`,?\\s*${sound}(?:,|\\.{2,}|…)?`, "giu"), () => {
      fillers += 1;
      return "";
    })
    .replace(new RegExp(`,\\s*(?:${ASIDES[language]})(?=\\s*[,.?!])(,?)`, "giu"), () => {
      fillers += 1;
      return "";
    })
    .replace(new RegExp(`(^|[.!?]\\s+)(?:${ASIDES[language]}),\\s*`, "giu"), (_, before: string) => {
      fillers += 1;
      return before;
    })
    .replace(
      new RegExp(`${WORD_START}(${STUMBLES[language]})(?:[,…-]?\\s+\\1)+${WORD_END}`, "giu"),
      (_, word: string) => {
        repeats += 1;
        return word;
      },
    )
    .replace(/(?<!\p{L})(\p{L})(?:-\1)*-(\1\p{L}+)/giu, (_, __: string, word: string) => {
      repeats += 1;
      return word;
    });
  return {
    text: text
      .replace(/\s+/gu, " ")
      .replace(/\s+([,.!?])/gu, "$1")
      .replace(/^[,\s]+/u, "")
      .trim(),
    fillers,
    repeats,
  };
}
