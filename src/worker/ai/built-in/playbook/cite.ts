import { type Block, heading, written } from "../markdown.ts";
import type { Source } from "./entry.ts";
import { namedSource } from "./search.ts";

/** The numbered sources of one answer: each fact ends in its number, and the list of them comes last. */
export interface Citations {
  /** A fact with the number of its source: "Up to 3 titles (source 1)." The sentence ends in a stop. */
  fact(sentence: string, source: Source): string;
  /** A heading and every source that was named, in order; nothing where there was none. */
  sources(): Block[];
}

export function citations(): Citations {
  const named: Source[] = [];
  return {
    fact: (sentence, source) => {
      if (!named.includes(source)) named.push(source);
      return `${sentence.slice(0, -1)} (source ${named.indexOf(source) + 1})${sentence.slice(-1)}`;
    },
    sources: () => {
      const numbered = named.map((source, index) => `${index + 1}. ${namedSource(source)}`);
      return named.length === 0 ? [] : [heading(3, "Sources"), written(numbered.join("\n"))];
    },
  };
}
