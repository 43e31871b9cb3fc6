import { words } from "#shared/rules/words.ts";

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
const sentenceBreaks = new Intl.Segmenter("en", { granularity: "sentence" });

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

/** The topic as a title may hold it: YouTube refuses < and >, and control characters would upset the line. */
export function titleSafe(text: string): string {
  return text
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The first letter of the engine's own text in upper case; a name such as "iPhone" stays. */
export function capital(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The first letter in lower case, as inside a sentence; "DIY beginners" stays. */
export function uncapitalised(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** The sentences of a text in any language, trimmed. */
export function sentences(text: string): string[] {
  return Array.from(sentenceBreaks.segment(text), (part) => part.segment.trim()).filter(
    (part) => part !== "",
  );
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

/** Quotation marks the text doesn't hold already. */
export function quoted(text: string): string {
  if (QUOTED.test(text)) return text;
  return /["“”„«»]/u.test(text) ? `‘${text}’` : `“${text}”`;
}

const ENGLISH = new Set(
  "the and you your this that with what how of to is it my i for why are not from".split(" "),
);
const OTHER = new Set(
  (
    "el la los las de que y en un una por para con le les des et du est pour dans avec der das und ist ein eine mit " +
    "für auf nicht um uma não com em da il di che non het een van niet och att det som jak nie się bir ve"
  ).split(" "),
);

/** Whether the engine's English sentences may stand beside a text: mostly Latin letters and no other language's words. */
export function isEnglish(text: string): boolean {
  const spoken = words(text);
  const count = (list: ReadonlySet<string>) => spoken.filter((word) => list.has(word)).length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latn}/gu)?.length ?? 0;
  if (latin * 2 < letters || count(OTHER) > count(ENGLISH)) return false;
  return spoken.length < 12 || count(ENGLISH) > 0;
}
