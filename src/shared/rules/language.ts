import { words } from "./words.ts";

const sentenceBreaks = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text in any language, trimmed. */
export function sentences(text: string): string[] {
  return Array.from(sentenceBreaks.segment(text), (part) => part.segment.trim()).filter(
    (part) => part !== "",
  );
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

/** Whether English sentences may stand beside a text: mostly Latin letters and no other language's words. */
export function isEnglish(text: string): boolean {
  const spoken = words(text);
  const count = (list: ReadonlySet<string>) => spoken.filter((word) => list.has(word)).length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{sc=Latn}/gu)?.length ?? 0;
  if (latin * 2 < letters || count(OTHER) > count(ENGLISH)) return false;
  return spoken.length < 12 || count(ENGLISH) > 0;
}
