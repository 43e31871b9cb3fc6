import { columns } from "#shared/rules/words.ts";

/** The least of an opening that can stand alone, in columns. */
const LEAST = 12;

const BREAK =
  /(?<=[?!。！？؟])\s*|\s*[:|–—：]\s+|\s-\s|\s*\((?=[^)]+\)$)|,\s+(?=(?:and|but|so|y|pero|et|mais|und|aber|e|mas)\s)|\s(?=(?:and (?:how|why|what|where|when|the)|y (?:cómo|qué|por qué)|et (?:comment|pourquoi|ce)|und (?:wie|warum|was)|e (?:como|por que|o que))\s)/giu;

/** A title as its first clause and what follows. */
export interface TitleParts {
  /** "Why my candles tunnel". */
  readonly head: string;
  /** "and how I fixed it"; "" where the title is one clause. */
  readonly rest: string;
  /** True where the rest follows by itself, without a colon or a bracket of its own. */
  readonly joined: boolean;
}

/** Takes a title apart at its first colon, bracket, question mark or second clause. */
export function titleParts(title: string): TitleParts {
  for (const { index, 0: mark } of title.matchAll(BREAK)) {
    const head = title.slice(0, index).trim();
    const rest = title
      .slice(index + mark.length)
      .replace(/\)$/u, "")
      .trim();
    if (columns(head) >= LEAST && rest !== "")
      return { head: head.replace(/,$/u, ""), rest, joined: !/[:|–—：(-]/u.test(mark) };
  }
  return { head: title.trim(), rest: "", joined: false };
}
