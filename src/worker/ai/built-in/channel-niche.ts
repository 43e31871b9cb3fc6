import type { ChannelNiche } from "#shared/contracts/channel-niche.ts";
import { nicheFor } from "./find-niche.ts";
import { general } from "./niches/general.ts";

/** How many niches are named. */
const NAMED = 3;

/** The niches that a channel's titles are about, each title counted for the one its words fit best. */
export function nichesOfTitles(titles: readonly string[]): ChannelNiche {
  const found = titles.map((title) => nicheFor("", title)).filter((pack) => pack !== general);
  const niches = [...Map.groupBy(found, ({ name }) => name)]
    .map(([name, { length }]) => ({ name, titles: length }))
    .toSorted((a, b) => b.titles - a.titles || a.name.localeCompare(b.name))
    .slice(0, NAMED);
  return { niches, of: titles.length };
}
