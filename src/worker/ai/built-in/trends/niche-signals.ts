import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import { namedNiche, nichesIn, stems } from "../find-niche.ts";
import type { NichePack } from "../niche.ts";

/** Niches whose chart YouTube has apart, with its number of the category (Data API, 2026-11-21). */
const CHARTS: Readonly<Record<string, string>> = { "film-tv": "1", gaming: "20", music: "10" };

/** YouTube's number of a niche's category, where its most-popular chart is one of those it has apart. */
export function chartCategory(niche: string): string | undefined {
  return CHARTS[namedNiche(niche)?.id ?? ""];
}

/**
 * The signals that belong to a niche, in their order. A suggestion does, since it was asked for with the
 * niche's words, and so does a video of the niche's own chart. Anything else must share telling words: with
 * the pack of a niche the product lists, or with the creator's own words for it.
 */
export function ofNiche(signals: readonly LiveSignal[], niche: string): LiveSignal[] {
  const pack = namedNiche(niche);
  const belongs = pack === undefined ? sharesWords(niche) : sharesPhrase(pack);
  const ownChart = chartCategory(niche) !== undefined;
  return signals.filter(
    ({ source, text }) =>
      source === "youtube-suggest" || (source === "youtube-chart" && ownChart) || belongs(text),
  );
}

/** One of the pack's keywords, or one of its topics or expressions whole: "home workouts", but not "home". */
function sharesPhrase(pack: NichePack): (text: string) => boolean {
  // A single word of an audience's own, such as "build" or "patch", means other things to others.
  const expressions = pack.vocabulary.filter((entry) => entry.includes(" "));
  const phrases = [...pack.topics, ...expressions].map((entry) => stems(entry).join(" "));
  return (text) => {
    if (nichesIn(text).has(pack)) return true;
    const said = ` ${stems(text).join(" ")} `;
    return phrases.some((phrase) => phrase.includes(" ") && said.includes(` ${phrase} `));
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
