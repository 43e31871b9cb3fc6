import { tellingWords } from "../seo/keywords.ts";
import { type Below, chanceOfHighest, heightOf } from "./chance.ts";
import type { Compared } from "./compared.ts";
import { type Comparison, GROUP_LEAST, SAMPLE_LEAST } from "./groups.ts";
import type { Topic } from "./result.ts";
import { median, ranks } from "./statistics.ts";

/** The most topics that are shown. */
const SHOWN = 6;

/** Words of titles that name no topic, in the product's five languages; figures aren't words at all. */
const NO_TOPIC = /^(?:\d+|parts?|episodes?|shorts?|teil|folge|parte|partie|episodio|episódio|épisode)$/u;

/** The places of the titles that each telling word stands in; only words of several titles, most titles first. */
function placesOfWords(titles: readonly string[]): (readonly [word: string, places: readonly number[]])[] {
  const places = new Map<string, number[]>();
  for (const [at, title] of titles.entries())
    for (const word of tellingWords(title)) {
      if (NO_TOPIC.test(word)) continue;
      const found = places.get(word);
      if (found === undefined) places.set(word, [at]);
      else found.push(at);
    }
  return [...places]
    .filter(([, { length }]) => length >= GROUP_LEAST)
    .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b));
}

/** The words that stand in the most titles, with the median views of their videos. Counting only: no word is better. */
export function topicsOf(videos: readonly { readonly title: string; readonly views: number }[]): Topic[] {
  const titles = videos.map(({ title }) => title);
  return placesOfWords(titles)
    .slice(0, SHOWN)
    .map(([word, places]) => ({
      word,
      videos: places.length,
      medianViews: median(places.map((at) => videos[at]?.views ?? 0)) ?? 0,
    }));
}

/** The word whose videos stand highest above their neighbours, and how likely chance alone lifts any word so high. */
export function compareWords(all: readonly Compared[], random: Below): Comparison<string> {
  const rest = all.length - GROUP_LEAST;
  const words = placesOfWords(all.map(({ video }) => video.title)).filter(([, { length }]) => length <= rest);
  if (all.length < SAMPLE_LEAST || words.length === 0)
    return { chance: undefined, best: undefined, videos: all.length };
  const values = all.map(({ lead }) => lead);
  const placed = ranks(values);
  const [best] = words.toSorted(([, a], [, b]) => heightOf(placed, b) - heightOf(placed, a));
  if (best === undefined) return { chance: undefined, best: undefined, videos: all.length };
  const [key, places] = best;
  return {
    chance: chanceOfHighest({ values, groups: words.map(([, found]) => found) }, random),
    best: {
      key,
      videos: places.length,
      times: Math.exp(median(places.map((at) => values[at] ?? 0)) ?? 0),
    },
    videos: all.length,
  };
}
