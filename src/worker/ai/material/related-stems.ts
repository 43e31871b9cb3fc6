import type { Language } from "#shared/rules/language.ts";
import { freePhrasesIn, type SubjectIndex } from "./subject-index.ts";
import { namedBy } from "./word-weights.ts";

/** Endings of stems that tell a verb, its forms and its nouns apart: "crescer", "cresce", "crescimento". */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ation|ator|at|ment|al)$/u,
  es: /(?:[ai]mient|[aiu]cion|i?end|and|[aei]dor|[aei]d|[aei]r(?:[lmst])?|aj|an)$/u,
  fr: /(?:(?:iss)?ement|ment|ag|ation|(?:iss)?ant|eus?|eur|ir|iss|it)$/u,
  de: /(?:ung|(?<=[lr])n|t)$/u,
  pt: /(?:[ai]ment|[aiu]c(?:a|o)|[aei]nd|[aei]dor|[aei]d|[aeio]r(?:s)?|agem|am|em)$/u,
};
/** Vowels that change where they are stressed: "duerme" of "dormir". */
const STRESSED: Partial<Record<Language, readonly (readonly [from: RegExp, to: string])[]>> = {
  es: [
    [/ue/u, "o"],
    [/ie/u, "e"],
  ],
};
const PARTICIPLE = /^ge(?=\p{L}{4})/u;
const LEAST_OF_A_ROOT = 3;

/** What the forms of a verb and of its nouns share, as far as endings tell. */
function rootOf(stem: string, language: Language): string {
  const bare = language === "de" ? stem.replace(PARTICIPLE, "") : stem;
  const root = bare.replace(ENDINGS[language], "");
  const vowels = STRESSED[language] ?? [];
  return vowels.reduce(
    (left, [from, to]) => left.replace(from, to),
    root.length < LEAST_OF_A_ROOT ? bare : root,
  );
}

/** The stems that names in one language have, and them by their roots. */
interface Spoken {
  readonly stems: ReadonlySet<string>;
  readonly byRoot: ReadonlyMap<string, readonly string[]>;
}

const spoken = new WeakMap<SubjectIndex, Map<Language, Spoken>>();

function spokenIn(language: Language, index: SubjectIndex): Spoken {
  const read = spoken.get(index) ?? new Map<Language, Spoken>();
  spoken.set(index, read);
  const known = read.get(language);
  if (known !== undefined) return known;
  const stems = new Set(
    index.subjects.flatMap(({ names }) =>
      freePhrasesIn(names[language], true).flatMap((phrase) => phrase.split(" ")),
    ),
  );
  const made = { stems, byRoot: Map.groupBy(stems, (stem) => rootOf(stem, language)) };
  read.set(language, made);
  return made;
}

/** Whether a stem stands in a name in a language. */
export const isSpoken = (stem: string, language: Language, index: SubjectIndex) =>
  spokenIn(language, index).stems.has(stem);

/** The stem of names in a language that is another form of one no name has; the one that most names have. */
export function relatedStem(stem: string, language: Language, index: SubjectIndex): string | undefined {
  const related = spokenIn(language, index).byRoot.get(rootOf(stem, language)) ?? [];
  return related.toSorted((one, other) => namedBy(other, index).length - namedBy(one, index).length)[0];
}
