import { lazily } from "../lazily.ts";

/** Scripts written without spaces between words. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Most texts, and far quicker to take apart than those that need Unicode's properties. */
const ASCII = /^[\x20-\x7E]*$/u;
const segmenter = lazily(() => new Intl.Segmenter("en", { granularity: "word" }));

/** Texts taken apart lately: judging compares many versions of one idea, so the same ones come again. */
const recent = new Map<string, readonly string[]>();
const RECENT_MOST = 256;

/** The words of a text in lower case, in any script. */
export function words(text: string): readonly string[] {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = wordsIn(text.toLowerCase().replaceAll("’", "'"));
  if (recent.size >= RECENT_MOST) recent.clear();
  recent.set(text, found);
  return found;
}

/** Only scripts without spaces pay for the slow segmenter. */
function wordsIn(lower: string): readonly string[] {
  if (ASCII.test(lower)) return lower.match(/[a-z\d]+(?:'[a-z\d]+)*/gu) ?? [];
  if (!UNSPACED.test(lower)) return lower.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const parts = Array.from(segmenter().segment(lower)).filter((part) => part.isWordLike);
  return parts.map((part) => part.segment);
}

/** How wide a text stands on a screen: 1 a letter, 2 a wide letter or pictograph, 0 a combining mark. */
export function columns(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const letter of text) {
    if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}]/u.test(letter)) width += 2;
    else if (!/[\p{M}\p{Cf}]/u.test(letter)) width += 1;
  }
  return width;
}
