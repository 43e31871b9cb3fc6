import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { type LanguageSigns, lettersOf, spokenWords } from "#worker/ai/material/topic-language.ts";
import { unaccented } from "#worker/ai/material/stem.ts";

/** How often a word has to stand in what is written in a language before it tells by itself. */
const TELLING = 5;
/** Steps of a cost; beyond the last, further differences tell nothing more. */
const STEPS = 9;
/** Steps for each factor of e by which a word is rarer than in the language that has it most. */
const STEPS_A_FACTOR = 1.5;
/** What a word counts in a language that hasn't got it. */
const UNSEEN = 0.3;
/** A word counts for its letters as often as it stands there, up to this. */
const MOST_FOR_LETTERS = 3;

type Counts = Record<Language, Map<string, number>>;

/** What words, and three letters in a row, tell of a text's language, from texts of each. */
export function languageSigns(texts: Readonly<Record<Language, readonly string[]>>): LanguageSigns {
  const words = countsOf((language) =>
    texts[language].flatMap(spokenWords).flatMap((word) => {
      const plain = unaccented(word);
      return plain === word
        ? [[word, 1]]
        : [
            [word, 1],
            [plain, 1],
          ];
    }),
  );
  const letters = countsOf((language) =>
    [...words[language]].flatMap(([word, count]) =>
      lettersOf(word).map((three): [string, number] => [three, Math.min(count, MOST_FOR_LETTERS)]),
    ),
  );
  return { words: costsOf(words, TELLING), letters: costsOf(letters, 1) };
}

function countsOf(all: (language: Language) => readonly (readonly [unit: string, count: number])[]): Counts {
  const counted = (language: Language) => {
    const counts = new Map<string, number>();
    for (const [unit, count] of all(language)) counts.set(unit, (counts.get(unit) ?? 0) + count);
    return counts;
  };
  return { en: counted("en"), es: counted("es"), fr: counted("fr"), de: counted("de"), pt: counted("pt") };
}

/** Units joined by spaces, by what they cost in each language: "09909" tells Spanish or German. */
function costsOf(counts: Counts, least: number): Record<string, string> {
  const units = new Set(
    LANGUAGES.flatMap((language) =>
      [...counts[language]].flatMap(([unit, count]) => (count >= least ? [unit] : [])),
    ),
  );
  const totals = LANGUAGES.map((language) =>
    counts[language].values().reduce((sum, count) => sum + count, 0),
  );
  const byCosts = new Map<string, string[]>();
  for (const unit of units) {
    const shares = LANGUAGES.map((language, place) =>
      Math.log(((counts[language].get(unit) ?? 0) + UNSEEN) / ((totals[place] ?? 0) + UNSEEN * units.size)),
    );
    const most = Math.max(...shares);
    const costs = shares
      .map((share) => Math.min(STEPS, Math.round((most - share) * STEPS_A_FACTOR)))
      .join("");
    if (!/^(.)\1*$/u.test(costs)) byCosts.set(costs, [...(byCosts.get(costs) ?? []), unit]);
  }
  return Object.fromEntries([...byCosts].map(([costs, all]) => [costs, all.join(" ")]));
}
