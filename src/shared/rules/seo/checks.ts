import type { SeoCheck } from "./check.ts";
import * as descriptions from "./description-checks.ts";
import type { SeoFields } from "./fields.ts";
import * as lists from "./list-checks.ts";
import { wholePoints } from "../signals.ts";
import type { ReadingEase } from "./readability.ts";
import * as titles from "./title-checks.ts";

/**
 * Judges title, description, tags and chapters in the units that YouTube counts in. The weights add up to
 * 100, so the score is the sum of the points. A craft score: it says how findable and readable the text is,
 * not how often a video will be watched. What the fields don't tell counts half.
 */
export function seoChecks(fields: SeoFields, readingEase: ReadingEase): SeoCheck[] {
  return [
    ...checksOfTitle(fields),
    descriptions.descriptionLimit(fields),
    descriptions.descriptionBody(fields),
    descriptions.reading(fields, readingEase),
    descriptions.request(fields),
    lists.tagsLimit(fields),
    lists.chapters(fields),
  ];
}

/** The checks that another title would change, so that titles can be compared without the rest. */
export function checksOfTitle(fields: SeoFields): SeoCheck[] {
  return [
    titles.titleLimit(fields),
    titles.titleGlance(fields),
    titles.titleSays(fields),
    titles.keywordFirst(fields),
    descriptions.descriptionOpening(fields),
    descriptions.keywordUse(fields),
    descriptions.repetition(fields),
    lists.hashtags(fields),
  ];
}

/** A check with its whole points, which add up to the score. */
export interface RankedCheck {
  readonly check: SeoCheck;
  readonly points: number;
}

/** The checks that need work, those that cost most first and what YouTube refuses before all; then the others. */
export function rankedChecks(checks: readonly SeoCheck[]): {
  readonly weak: readonly RankedCheck[];
  readonly good: readonly RankedCheck[];
} {
  const points = wholePoints(checks);
  const ranked = checks.map((check, index) => ({ check, points: points[index] ?? 0 }));
  const loss = ({ check, points: own }: RankedCheck) =>
    check.weight - own + (check.verdict === "bad" ? 100 : 0);
  return {
    weak: ranked.filter(({ check }) => check.verdict !== "ok").toSorted((a, b) => loss(b) - loss(a)),
    good: ranked.filter(({ check }) => check.verdict === "ok"),
  };
}
