import type { Niche } from "#shared/contracts/niche.ts";
import { UNSPACED } from "#shared/rules/words.ts";
import { isQualifier } from "./phrasing/qualifiers.ts";
import { plain, stemmedWords } from "./stem.ts";

/** The longest keyword, in words. */
const PHRASE_WORDS = 5;

export type Niches = Readonly<Record<string, Niche>>;

/** The niches by the words that lead to them. */
interface Index {
  readonly byName: ReadonlyMap<string, string>;
  readonly byKeyword: ReadonlyMap<string, readonly string[]>;
  /** Keywords of scripts without spaces, which are looked for anywhere. */
  readonly unspaced: readonly (readonly [keyword: string, id: string])[];
}

const indexes = new WeakMap<Niches, Index>();

function indexOf(niches: Niches): Index {
  const built = indexes.get(niches);
  if (built !== undefined) return built;
  const byName = new Map<string, string>();
  const byKeyword = new Map<string, string[]>();
  const unspaced: [string, string][] = [];
  for (const [id, { name, aliases, keywords }] of Object.entries(niches)) {
    for (const each of [id, name, ...aliases]) byName.set(plain(each), id);
    for (const keyword of new Set(keywords.map(plain))) {
      if (UNSPACED.test(keyword)) unspaced.push([keyword, id]);
      else byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), id]);
    }
  }
  const index = { byName, byKeyword, unspaced };
  indexes.set(niches, index);
  return index;
}

/** The niche that a name of the product's lists means, in any case; undefined for a niche of the creator's own. */
export function namedNiche(name: string, niches: Niches): string | undefined {
  return indexOf(niches).byName.get(plain(name));
}

/** Whether a niche is called just that: "Yoga", not "Bitcoin" of crypto. */
export function isCalled(id: string | undefined, text: string, niches: Niches): boolean {
  const name = id === undefined ? undefined : niches[id]?.name;
  return name !== undefined && [plain(name), plain(id ?? "")].includes(plain(text));
}

/** The niche that a text is a keyword of and nothing else: "dog training". */
export function nicheOfKeyword(text: string, niches: Niches): string | undefined {
  const { byKeyword } = indexOf(niches);
  const whole = plain(text);
  return byKeyword.get(whole)?.[0] ?? byKeyword.get(`${whole}s`)?.[0];
}

/** The niche that every word of a text leads to, but for those that only say how something is: "funny cats". */
export function nicheAlone(text: string, niches: Niches): string | undefined {
  const { byKeyword } = indexOf(niches);
  const telling = stemmedWords(text).filter(({ stem }) => stem !== undefined && !isQualifier(stem));
  const [first, ...others] = telling.map(
    ({ word }) => new Set(byKeyword.get(word) ?? byKeyword.get(`${word}s`)),
  );
  return first && [...first].find((id) => others.every((ids) => ids.has(id)));
}

/** The niche whose keywords a text holds: most hits first, then the longest; undefined where it holds none. */
export function nicheOf(text: string, niches: Niches): string | undefined {
  const [best] = hitsIn(text, niches).toSorted(
    ([, one], [, other]) => other.count - one.count || other.longest - one.longest,
  );
  return best?.[0];
}

/** All niches of which a text holds a keyword. */
export function nichesIn(text: string, niches: Niches): ReadonlySet<string> {
  return new Set(hitsIn(text, niches).map(([id]) => id));
}

/** How many keywords of each niche a text holds, and how long the longest of them is. */
function hitsIn(text: string, niches: Niches): [id: string, { count: number; longest: number }][] {
  const { unspaced, byKeyword } = indexOf(niches);
  const whole = plain(text);
  const hits = new Map<string, { count: number; longest: number }>();
  const add = (id: string, keyword: string) => {
    const { count = 0, longest = 0 } = hits.get(id) ?? {};
    hits.set(id, { count: count + 1, longest: Math.max(longest, keyword.length) });
  };
  for (const [keyword, id] of unspaced) if (whole.includes(keyword)) add(id, keyword);
  for (const keyword of phrasesIn(whole)) for (const id of byKeyword.get(keyword) ?? []) add(id, keyword);
  return [...hits];
}

/** All runs of up to {@link PHRASE_WORDS} words, each also with and without a plural's s. */
function phrasesIn(whole: string): ReadonlySet<string> {
  const spoken = whole.split(" ");
  const phrases = new Set<string>();
  for (let start = 0; start < spoken.length; start++)
    for (let size = 1; size <= PHRASE_WORDS; size++) {
      const phrase = spoken.slice(start, start + size).join(" ");
      for (const form of [phrase, `${phrase}s`, phrase.replace(/s$/u, "")]) phrases.add(form);
    }
  return phrases;
}
