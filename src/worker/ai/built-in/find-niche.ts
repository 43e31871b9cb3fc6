import { UNSPACED } from "#shared/rules/words.ts";
import type { NichePack } from "./niche.ts";
import { NICHES } from "./niches/all.ts";
import { general } from "./niches/general.ts";
import type { Random } from "./random.ts";

/** The longest keyword, in words. */
const PHRASE_WORDS = 5;

/** The packs by the words that lead to them. */
interface Index {
  readonly byName: ReadonlyMap<string, NichePack>;
  readonly byKeyword: ReadonlyMap<string, readonly NichePack[]>;
  /** Keywords of scripts without spaces, which are looked for anywhere. */
  readonly unspaced: readonly (readonly [keyword: string, pack: NichePack])[];
}

let built: Index | undefined;

/** Built on first use, so that starting the Worker doesn't wait for it. */
function index(): Index {
  if (built !== undefined) return built;
  const byName = new Map<string, NichePack>();
  const byKeyword = new Map<string, NichePack[]>();
  const unspaced: [keyword: string, pack: NichePack][] = [];
  for (const pack of NICHES) {
    for (const name of [pack.id, pack.name, ...pack.aliases]) byName.set(plain(name), pack);
    for (const keyword of new Set(pack.keywords.map(plain))) {
      if (UNSPACED.test(keyword)) unspaced.push([keyword, pack]);
      else byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), pack]);
    }
  }
  built = { byName, byKeyword, unspaced };
  return built;
}

/** The pack of a niche the product's lists name, in any case; undefined for a niche of the creator's own. */
export function namedNiche(niche: string): NichePack | undefined {
  return index().byName.get(plain(niche));
}

/**
 * The pack for a creator's niche and topic: by the niche's name, else by the keywords found in both
 * texts (most hits first, then the longest), else `general`.
 */
export function nicheFor(niche: string, topic: string): NichePack {
  const named = namedNiche(niche);
  if (named) return named;
  const hits = new Map<NichePack, { count: number; longest: number }>();
  for (const [keyword, pack] of keywordsIn(plain(`${niche} ${topic}`))) {
    const before = hits.get(pack) ?? { count: 0, longest: 0 };
    hits.set(pack, { count: before.count + 1, longest: Math.max(before.longest, keyword.length) });
  }
  const [best] = [...hits].toSorted(([, a], [, b]) => b.count - a.count || b.longest - a.longest);
  return best?.[0] ?? general;
}

/** The packs that a text is marked by: those of the keywords found in it. */
export function nichesIn(text: string): ReadonlySet<NichePack> {
  return new Set(keywordsIn(plain(text)).map(([, pack]) => pack));
}

/** True where the topic is the whole niche, so that everything the pack knows belongs to it. */
export function isWholeNiche(pack: NichePack, topic: string): boolean {
  return namedNiche(topic) === pack;
}

/**
 * The entries of a list that share a telling word with the topic, so that naming both makes sense.
 * @param besides text whose words don't count: the niche's own name says nothing about one topic in it.
 */
export function related(entries: readonly string[], topic: string, besides = ""): string[] {
  const common = new Set(stems(besides));
  const about = new Set(stems(topic).filter((stem) => !common.has(stem)));
  return entries.filter((entry) => entryStems(entry).some((stem) => about.has(stem)));
}

/** A pack's topics in random order, first those of which it knows a mistake, a wish or a struggle. */
export function topicsIn(pack: NichePack, random: Random): string[] {
  const known = [...pack.pains, ...pack.desires, ...pack.mistakes, ...pack.myths];
  const isKnown = (topic: string) => related(known, topic, pack.name).length > 1;
  const topics = random.sample(pack.topics, pack.topics.length);
  return [...topics.filter((topic) => isKnown(topic)), ...topics.filter((topic) => !isKnown(topic))];
}

function keywordsIn(text: string): (readonly [keyword: string, pack: NichePack])[] {
  const { unspaced, byKeyword } = index();
  const found = unspaced.filter(([keyword]) => text.includes(keyword));
  const spoken = text.split(" ");
  const seen = new Set<string>();
  for (let start = 0; start < spoken.length; start++) {
    for (let size = 1; size <= PHRASE_WORDS; size++) {
      const phrase = spoken.slice(start, start + size).join(" ");
      for (const keyword of [phrase, `${phrase}s`, phrase.replace(/s$/u, "")]) {
        if (seen.has(keyword)) continue;
        seen.add(keyword);
        for (const pack of byKeyword.get(keyword) ?? []) found.push([keyword, pack]);
      }
    }
  }
  return found;
}

/** Lower case, accents of Latin letters dropped, anything but letters and digits a space. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036F]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ")
    .trim();
}

const FILLER = new Set(
  (
    "and are but for from how into not off only that the them then this too with without what when who why you your " +
    "about after all any before best every first good more most new old one ones still than time very way ways " +
    "make thing things people start tip tips idea ideas video videos beginner"
  ).split(" "),
);

/** The telling words of a text, cut to what their plural, -ing and -er forms share. */
export function stems(text: string): string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word.length > 2 && !FILLER.has(word))
    .map((word) => word.replace(/(?<=.{3})(?:ings?|ers?|ed|es|e|s)$/u, "").replace(/(\p{L})\1$/u, "$1"));
}

/** The stems of the packs' own entries, each worked out once. */
const stemsOfEntries = new Map<string, readonly string[]>();

function entryStems(entry: string): readonly string[] {
  const known = stemsOfEntries.get(entry);
  if (known !== undefined) return known;
  const found = stems(entry);
  stemsOfEntries.set(entry, found);
  return found;
}
