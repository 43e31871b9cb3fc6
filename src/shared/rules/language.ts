import { lazily } from "../lazily.ts";
import { words } from "./words.ts";

/** The product's five languages. */
export const LANGUAGES = ["en", "es", "fr", "de", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

const sentenceBreaks = lazily(() => new Intl.Segmenter("en", { granularity: "sentence" }));

/** Short forms of the five languages that more of the sentence follows, whatever their stop looks like. */
const SHORT_FORM =
  /(?<!\p{L})(?:Drs?|Dra|Mrs?|Ms|Mx|St|Mt|Prof|Profa|Rev|Gen|Sgt|Capt|vs|cf|approx|Sra?s?|Srta|Mme|Mlle|MM?|Hr|Fr|Frl|ca|bzw|ggf|evtl|inkl|exkl|aprox|env|Nr|núm|n\.?º|Fig|Ud|Uds|Vd|Dña|Av|e\.\s?g|i\.\s?e|z\.\s?B|z|d\.\s?h|u\.\s?a|o\.\s?ä|p\.\s?ex|p\.\s?ej|p|c\.-à-d)\.$/u;

/** The sentences of a text in any language, trimmed. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  let open = "";
  for (const { segment } of sentenceBreaks().segment(text)) {
    open += segment;
    // A line's end ends a short form's sentence too.
    if (SHORT_FORM.test(open.trimEnd()) && !/\n\s*$/u.test(open)) continue;
    found.push(open.trim());
    open = "";
  }
  return [...found, open.trim()].filter((part) => part !== "");
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
