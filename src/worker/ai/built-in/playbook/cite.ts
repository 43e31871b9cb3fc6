import type { Language } from "#shared/rules/language.ts";
import { type Block, heading, written } from "../markdown.ts";
import type { Source } from "./source.ts";
import { namedSource } from "./source-line.ts";

/** The numbered sources of one answer: each fact ends in its number, and the list of them comes last. */
export interface Citations {
  /** A fact with the number of its source: "Up to 3 titles (source 1)." The sentence ends in a stop. */
  fact(sentence: string, source: Source): string;
  /** A heading and every source that was named, in order; nothing where there was none. */
  sources(): Block[];
}

/** A source of a fact, and the heading above all of them, in each language. */
const WORDS: Readonly<Record<Language, { readonly one: string; readonly all: string }>> = {
  en: { one: "source", all: "Sources" },
  es: { one: "fuente", all: "Fuentes" },
  fr: { one: "source", all: "Sources" },
  de: { one: "Quelle", all: "Quellen" },
  pt: { one: "fonte", all: "Fontes" },
};

export function citations(language: Language = "en"): Citations {
  const named: Source[] = [];
  const { one, all } = WORDS[language];
  return {
    fact: (sentence, source) => {
      if (!named.includes(source)) named.push(source);
      return `${sentence.slice(0, -1)} (${one} ${named.indexOf(source) + 1})${sentence.slice(-1)}`;
    },
    sources: () => {
      const numbered = named.map((source, index) => `${index + 1}. ${namedSource(source, language)}`);
      return named.length === 0 ? [] : [heading(3, all), written(numbered.join("\n"))];
    },
  };
}
