import niches from "virtual:knowledge/niche-names";
import index from "virtual:knowledge/subjects";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { findSubjects } from "../../material/find-subjects.ts";
import { namedNiche, nichesIn } from "../../material/find-niche.ts";
import { stems } from "../../material/stem.ts";

/** Niches whose chart YouTube has apart, with its number of the category (Data API, 2026-11-21). */
const CHARTS: Readonly<Record<string, string>> = { "film-tv": "1", gaming: "20", music: "10" };

/** YouTube's number of a niche's category, where its most-popular chart is one of those it has apart. */
export function chartCategory(niche: string): string | undefined {
  return CHARTS[namedNiche(niche, niches) ?? ""];
}

/**
 * The signals that belong to a niche, in their order. A suggestion and an article do, since they were asked for
 * with the niche's words, and so does a video of the niche's own chart. Anything else must share telling words: with
 * a niche the product lists or one of its subjects, or with the creator's own words for it.
 */
export function ofNiche(signals: readonly LiveSignal[], niche: string): LiveSignal[] {
  const id = namedNiche(niche, niches);
  const belongs = id === undefined ? sharesWords(niche) : isOf(id);
  const ownChart = chartCategory(niche) !== undefined;
  return signals.filter(
    ({ source, text }) =>
      source === "youtube-suggest" ||
      source === "wikipedia" ||
      (source === "youtube-chart" && ownChart) ||
      belongs(text),
  );
}

/** One of the niche's keywords, or the whole name of one of its subjects, of several words. */
function isOf(id: string): (text: string) => boolean {
  const folders = niches[id]?.subjects ?? [];
  return (text) => {
    if (nichesIn(text, niches).has(id)) return true;
    return findSubjects(text, index).some(
      (found) => found.whole && found.name.includes(" ") && folders.includes(found.id.split("/")[0] ?? ""),
    );
  };
}

/**
 * The word that says what a niche is (in "day trading" the last), or two of its words: one other word, such
 * as "day", says too little. A niche in a script without spaces must be there as it stands.
 */
function sharesWords(niche: string): (text: string) => boolean {
  const wanted = stems(niche);
  const head = wanted.at(-1);
  const whole = niche.toLowerCase();
  return (text) => {
    if (head === undefined) return text.toLowerCase().includes(whole);
    const said = new Set(stems(text));
    return (
      said.has(head) ||
      wanted.filter((word) => said.has(word)).length > 1 ||
      (wanted.length === 1 && text.toLowerCase().includes(whole))
    );
  };
}
