export { isEnglish, sentences } from "#shared/rules/language.ts";

/**
 * How a creator's topic is carried through the engine's sentences. It may be a word, a question, a
 * paragraph, any script, markup or nothing but emoji, so it is never inflected, capitalised or
 * translated, and templates are functions: nothing ever searches the finished text for a placeholder.
 */
export interface TopicPhrase {
  /** In the middle of a sentence; in quotation marks where it wouldn't read as a noun phrase. */
  readonly inside: string;
  /** At the start: "lawn mowing: 5 mistakes", "What is love?? 5 mistakes". */
  lead(rest: string): string;
  /** At the end of a sentence, with the stop it needs: none after “What is love??”. */
  end(stop: "." | "?"): string;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const SENTENCE_END = /[\p{Sentence_Terminal}…]["'”’»)\]]*$/u;
const ANY_END = /[\p{Terminal_Punctuation}…]["'”’»)\]]*$/u;
const PUNCTUATED = /[,;:،、，；：]|[\p{Sentence_Terminal}…]\s/u;
const QUOTED = /^(?:"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”])$/u;

/** First words that make a question, a wish or a how-to of what follows, in the product's languages. */
const NOT_A_NOUN = new RegExp(
  "^(?:how|why|what|when|where|who|which|is|are|am|do|does|did|can|could|should|would|will|i|i['’]m|i['’]ve|my|your|" +
    "we|our|you|if|stop|don['’]t|let['’]s|make|making|learn|get|to|cómo|por|qué|cuándo|comment|pourquoi|quand|wie|" +
    "warum|was|wann|como|quando|mi|mon|ma|mein|meine|meu|minha)\\s",
  "iu",
);

/**
 * Shortens a text to at most `max` UTF-16 units, "…" included, between graphemes and, where one is
 * near, between words. A text that fits is returned as it is.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  const space = text[kept.length] === " " ? kept.length : kept.lastIndexOf(" ");
  const whole = space > kept.length * 0.6 ? kept.slice(0, space) : kept;
  return `${whole.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** A text on one line, without control characters and those that would turn the rest of the line around. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

/** The topic as a title may hold it, on one line: YouTube refuses < and >. */
export function titleSafe(text: string): string {
  return oneLine(text).replaceAll("<", "‹").replaceAll(">", "›");
}

/** The first letter of the engine's own text in upper case; a name such as "iPhone" stays. */
export function capital(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The first letter in lower case, as inside a sentence; "DIY beginners" stays. */
export function uncapitalised(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** @param ours true for a topic of the engine's own, which starts a sentence with a capital. */
export function topicPhrase(text: string, ours = false): TopicPhrase {
  const inside = isNounPhrase(text) ? text : quoted(text);
  return {
    inside,
    lead: (rest) => {
      if (SENTENCE_END.test(text)) return `${text} ${capital(rest)}`;
      if (text.endsWith(":")) return `${text} ${rest}`;
      if (ANY_END.test(text)) return `${quoted(text)}: ${rest}`;
      if (/[:：|]/u.test(text)) return `${text} | ${capital(rest)}`;
      return `${ours ? capital(text) : text}: ${rest}`;
    },
    end: (stop) => (SENTENCE_END.test(text) ? inside : `${inside}${stop}`),
  };
}

function isNounPhrase(text: string): boolean {
  if (QUOTED.test(text)) return true;
  if (ANY_END.test(text) || PUNCTUATED.test(text) || NOT_A_NOUN.test(`${text} `)) return false;
  return text.split(" ").length <= 5;
}

/** A text in quotation marks that it doesn't hold already. */
export function quoted(text: string): string {
  if (QUOTED.test(text)) return text;
  return /["“”„«»]/u.test(text) ? `‘${text}’` : `“${text}”`;
}
