import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { unaccented } from "./stem.ts";

/**
 * What tells languages apart (knowledge/language-words.ts): words, and three letters in a row, joined by spaces, by
 * what they cost in each of {@link LANGUAGES}, a digit each: 0 where they are commonest, 9 where they are nowhere.
 */
export interface LanguageSigns {
  readonly words: Readonly<Record<string, string>>;
  readonly letters: Readonly<Record<string, string>>;
}

/** What words of English cost less, which creators of all languages borrow: "hummus", "Minecraft". */
const ENGLISH_AHEAD = 2;
/** What letters tell, beside a word that is known. */
const LETTERS_SHARE = 0.5;
/** The most that one word tells. */
const MOST_A_WORD = 9;

/** Latin letters that none of the five languages has. */
const FOREIGN_LATIN = /[łśżźğışåøđơưășțřčžěůőűạảậấầẩẫắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
/** Letters of other scripts. */
const FOREIGN_LETTERS = /[\p{L}--\p{sc=Latn}]/gv;
/** Words of Italian, Dutch, Scandinavian, Polish, Turkish, Indonesian, Romanian, Czech and Finnish that none of the five languages has. */
const FOREIGN_WORDS = new Set(
  (
    "che della dello degli gli senza anche fatto fatta miei questo questa nel nella piu cucciolo cane gatto migliori principianti ricetta ricette giorno " +
    "het een niet voor mijn naar zonder zijn deze waarom tussen maken maak jouw dag hond huis recept " +
    "att och jag inte hur ett utan hvordan ikke jeg til uten uden nybegynnere borjare hemma " +
    "jak jest czy moj dlaczego domu zrobic " +
    "nasil icin bir nedir evde neden yapilir " +
    "untuk tidak membuat dengan dari rumah pemula " +
    "pentru acasa fara " +
    "nebo doma zacatecniky " +
    "miten kuinka ilman kotona aloittelijoille " +
    "meva"
  ).split(" "),
);
/** Common words of the text's own language that outweigh one foreign word. */
const OWN_FOR_A_FOREIGN = 4;

/** A text's words for telling its language: letters alone, lower case. */
export function spokenWords(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** All three letters in a row of a word, its ends included. */
export function lettersOf(word: string): string[] {
  const marked = `_${word}_`;
  return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
}

type Costs = ReadonlyMap<string, string>;
const unpacked = new WeakMap<LanguageSigns, { words: Costs; letters: Costs }>();

function costsOf(signs: LanguageSigns): { words: Costs; letters: Costs } {
  const known = unpacked.get(signs);
  if (known !== undefined) return known;
  const unpack = (packed: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(packed).flatMap(([costs, units]) =>
        units.split(" ").map((unit): [string, string] => [unit, costs]),
      ),
    );
  const made = { words: unpack(signs.words), letters: unpack(signs.letters) };
  unpacked.set(signs, made);
  return made;
}

/**
 * The language of a topic, told by its words and letters; undefined where nothing in it tells, "other" for one that
 * isn't written here.
 */
export function topicLanguage(text: string, signs: LanguageSigns): Language | "other" | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(FOREIGN_LETTERS)?.length ?? 0) * 2 > letters || FOREIGN_LATIN.test(text)) return "other";
  const spoken = spokenWords(text);
  const costs = costsOf(signs);
  const told = spoken.map((word) => costOf(word, costs));
  const total = LANGUAGES.map(
    (language, place) =>
      told.reduce((sum, cost) => sum + (cost[place] ?? 0), 0) - (language === "en" ? ENGLISH_AHEAD : 0),
  );
  const least = Math.min(...total);
  const language = LANGUAGES[total.indexOf(least)];
  const place = total.indexOf(least);
  const foreign = spoken.filter((word) => FOREIGN_WORDS.has(unaccented(word)));
  const own = spoken.filter((word) => costs.words.get(word)?.[place] === "0").length;
  if (foreign.length * OWN_FOR_A_FOREIGN > own) return "other";
  return told.some((cost) => cost.some((each) => each > 0)) ? language : undefined;
}

/** What a word costs in each language: by itself where it is known, else by its letters. */
function costOf(word: string, { words, letters }: { words: Costs; letters: Costs }): number[] {
  const known = words.get(word);
  if (known !== undefined) return [...known].map(Number);
  const sums = LANGUAGES.map(() => 0);
  for (const three of lettersOf(word))
    for (const [place, cost] of [...(letters.get(three) ?? "")].entries())
      sums[place] = (sums[place] ?? 0) + Number(cost) * LETTERS_SHARE;
  const least = Math.min(...sums);
  return sums.map((sum) => Math.min(MOST_A_WORD, sum - least));
}
