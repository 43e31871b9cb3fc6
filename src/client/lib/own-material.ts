import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { OWN_LIMITS, type OwnMaterial } from "#shared/contracts/own-material.ts";
import { needsCare } from "#shared/contracts/grounding.ts";
import { words } from "#shared/rules/words.ts";

/** What this browser holds of a creator's own. */
export interface Kept {
  readonly videos: readonly Pick<VideoAnalytics, "title" | "views" | "publishedAt">[];
  /** Newest first. */
  readonly savedIdeas: readonly Pick<SavedIdea, "title" | "care">[];
  readonly comments: readonly string[];
}

/** Letters that two forms of a word begin with: "candle", "candles". Shorter words tell too little. */
const BEGINNING = { least: 4, most: 5 } as const;

/**
 * What goes along with a request: a few of each, what speaks of the same first, then the videos with the most views and
 * the newest ideas. Undefined where there is nothing. @param about what is asked about.
 */
export function ownMaterialOf(kept: Kept, about: string): OwnMaterial | undefined {
  const { title, comment } = OWN_LIMITS;
  const videos = kept.videos
    .toSorted((one, other) => (other.views ?? -1) - (one.views ?? -1))
    .flatMap((video) => {
      const name = shortened(video.title, title);
      return name === "" ? [] : [{ title: name, ...numbersOf(video) }];
    });
  const savedIdeas = kept.savedIdeas
    .filter(({ care }) => !needsCare(care))
    .map((idea) => shortened(idea.title, title))
    .filter((name) => name !== "");
  const comments = kept.comments.map((text) => shortened(text, comment)).filter((text) => text !== "");
  if (videos.length + savedIdeas.length + comments.length === 0) return undefined;
  const isNear = nearness(about);
  return {
    videos: few(videos, (video) => isNear(video.title), OWN_LIMITS.videos),
    savedIdeas: few(savedIdeas, isNear, OWN_LIMITS.savedIdeas),
    comments: few(comments, isNear, OWN_LIMITS.comments),
  };
}

/** The first of a list, those that fit before the others; undefined where it is empty. */
function few<Item>(items: readonly Item[], fits: (item: Item) => boolean, most: number): Item[] | undefined {
  if (items.length === 0) return undefined;
  return [...items.filter(fits), ...items.filter((item) => !fits(item))].slice(0, most);
}

function numbersOf({ views, publishedAt }: Kept["videos"][number]) {
  const day = /^\d{4}-\d{2}-\d{2}/u.exec(publishedAt ?? "")?.[0];
  return {
    ...(views === null ? {} : { views: Math.round(views) }),
    ...(day === undefined ? {} : { published: day }),
  };
}

/** On one line, as long as is taken; half of a character that takes two units is no character. */
function shortened(text: string, most: number): string {
  return text
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}

/** Tells whether a text has a word of what is asked about, in any of its forms. */
function nearness(about: string): (text: string) => boolean {
  const beginnings = (text: string) =>
    words(text)
      .filter((word) => word.length >= BEGINNING.least)
      .map((word) => word.slice(0, BEGINNING.most));
  const asked = new Set(beginnings(about));
  return (text) => beginnings(text).some((beginning) => asked.has(beginning));
}
