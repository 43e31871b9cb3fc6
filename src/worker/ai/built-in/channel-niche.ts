import niches from "virtual:knowledge/niche-names";
import type { ChannelNiche } from "#shared/contracts/channel-niche.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { nicheOf } from "../material/find-niche.ts";

/** How many niches are named. */
const NAMED = 3;

const LISTED: ReadonlySet<string> = new Set(NICHE_NAMES);
/** The niches that creators choose from: what a title is about is named as their forms name it. */
const CHOSEN = Object.fromEntries(Object.entries(niches).filter(([, { name }]) => LISTED.has(name)));

/** The niches that a channel's titles are about, each title counted for the one its words fit best. */
export function nichesOfTitles(titles: readonly string[]): ChannelNiche {
  const found = titles.flatMap((title) => CHOSEN[nicheOf(title, CHOSEN) ?? ""]?.name ?? []);
  const counted = [...Map.groupBy(found, (name) => name)]
    .map(([name, { length }]) => ({ name, titles: length }))
    .toSorted((a, b) => b.titles - a.titles || a.name.localeCompare(b.name))
    .slice(0, NAMED);
  return { niches: counted, of: titles.length };
}
