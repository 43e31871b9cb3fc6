import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { formatOf } from "#shared/rules/ideas.ts";
import { nearlySame } from "#shared/rules/planner/titles.ts";
import { SHORT_MOST_SECONDS } from "#shared/rules/scripts.ts";
import { writeIdeas } from "../ideas.ts";
import type { Random } from "../random.ts";

/** Ideas asked for at once: so many differ in structure. */
const BATCH = 10;
/** After so many batches without enough ideas, titles need only differ. */
const PATIENCE = 30;

const SHORT_FORMATS = new Set([
  ...SURFACE_FORMATS.TikTok,
  ...SURFACE_FORMATS["YouTube Shorts"],
  ...SURFACE_FORMATS["Instagram Reels"],
]);

/**
 * Ideas from a niche's own topics for a whole plan: no title is nearly another's, no hook comes twice, and
 * two in a row differ in format wherever that can be.
 * @param seconds of one video; what is longer than a Short is planned for YouTube's long form.
 */
export function planIdeas(niche: string, seconds: number, count: number, random: Random): VideoIdea[] {
  const isShort = seconds <= SHORT_MOST_SECONDS;
  const request = {
    topic: "",
    niche,
    platform: isShort ? undefined : ("YouTube long-form" as const),
    audience: "",
    count: BATCH,
  };
  const chosen: VideoIdea[] = [];
  for (let batch = 0; chosen.length < count; batch += 1) {
    const alike = batch < PATIENCE ? nearlySame : isSame;
    for (const idea of random.sample(writeIdeas(request, random).ideas, BATCH)) {
      const format = formatOf(idea.format);
      if (isShort && format !== undefined && !SHORT_FORMATS.has(format)) continue;
      if (chosen.some(({ title, hook }) => alike(title, idea.title) || hook === idea.hook)) continue;
      chosen.push(idea);
    }
  }
  return varied(chosen.slice(0, count));
}

function isSame(one: string, other: string): boolean {
  return one === other;
}

/** The same ideas in an order in which neighbours differ in format, as far as there are others left. */
function varied(ideas: readonly VideoIdea[]): VideoIdea[] {
  const left = [...ideas];
  const ordered: VideoIdea[] = [];
  while (left.length > 0) {
    const before = ordered.at(-1)?.format;
    const counts = Map.groupBy(left, ({ format }) => format);
    // The most frequent format first, so that it isn't all that is left in the end.
    const next = left
      .filter(({ format }) => format !== before)
      .reduce<VideoIdea | undefined>(
        (best, idea) =>
          best === undefined || size(counts, idea.format) > size(counts, best.format) ? idea : best,
        undefined,
      );
    ordered.push(...left.splice(next === undefined ? 0 : left.indexOf(next), 1));
  }
  return ordered;
}

function size(counts: ReadonlyMap<string, readonly unknown[]>, format: string): number {
  return counts.get(format)?.length ?? 0;
}
