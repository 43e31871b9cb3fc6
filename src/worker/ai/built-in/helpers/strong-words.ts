import { columns } from "#shared/rules/words.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Small words, in the product's five languages, that carry nothing by themselves. */
const SMALL = new Set(
  (
    "the a an and or but to of in on at by for from with without about into your you my me i we our it its it's this that these " +
    "those is are was were be been do does did don't i'm how what why when who which if so as than then every just can will would not have has had get got " +
    "el la los las un una de del en y o que con por para mi tu su es le les des du et ou à au aux pour avec mon ma mes votre est " +
    "der die das den dem ein eine einen und oder zu im am mit für von mein meine dein ist nicht os as um uma da do em e com meu minha"
  ).split(" "),
);

/** A word of a text, where it stands, in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True where it says something by itself: a number, or a word that isn't small. */
  readonly strong: boolean;
}

/** The words of a text in any script, as they are written. */
export function wordsOf(text: string): Word[] {
  return Array.from(segmenter.segment(text))
    .filter((part) => part.isWordLike)
    .map(({ segment, index }) => ({
      text: segment,
      start: index,
      end: index + segment.length,
      strong: isStrong(segment),
    }));
}

function isStrong(word: string): boolean {
  if (SMALL.has(word.toLowerCase().replaceAll("’", "'"))) return false;
  return /\p{N}/u.test(word) || columns(word) >= 3;
}
