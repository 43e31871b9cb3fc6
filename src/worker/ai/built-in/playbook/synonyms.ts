import type { Language } from "#shared/rules/language.ts";
import { ENGLISH } from "./synonym-groups/english.ts";
import { FRENCH } from "./synonym-groups/french.ts";
import { GERMAN } from "./synonym-groups/german.ts";
import { PORTUGUESE } from "./synonym-groups/portuguese.ts";
import { SPANISH } from "./synonym-groups/spanish.ts";
import { termsOf } from "./words.ts";

/** Words that creators use for the same thing, a group a line. */
const GROUPS: Record<Language, string> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};

interface Index {
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** For each term the groups it is in. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

const indexes = new Map<Language, Index>();

/** Other terms for a term, in the form of `termsOf`. */
export function synonymsOf(term: string, language: Language): readonly string[] {
  return indexOf(language).others.get(term) ?? [];
}

/** The groups of terms for the same thing that a term is in. */
export function groupsOf(term: string, language: Language): readonly string[] {
  return indexOf(language).groups.get(term) ?? [];
}

function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const made = indexed(GROUPS[language]);
  indexes.set(language, made);
  return made;
}

function indexed(lines: string): Index {
  const others = new Map<string, string[]>();
  const groups = new Map<string, string[]>();
  for (const [place, line] of lines.split("\n").entries()) {
    const terms = [...new Set(termsOf(line))];
    for (const term of terms) {
      others.set(term, [...(others.get(term) ?? []), ...terms.filter((other) => other !== term)]);
      groups.set(term, [...(groups.get(term) ?? []), String(place)]);
    }
  }
  return { others, groups };
}
