import { PLAN_DAYS } from "../planner.ts";

const WEEK = 7;

/** The stretches of a plan as [first, last] day: four whole weeks and the two days that are left. */
export const STRETCHES: readonly (readonly [first: number, last: number])[] = Array.from(
  { length: Math.ceil(PLAN_DAYS / WEEK) },
  (_, week) => [week * WEEK + 1, Math.min((week + 1) * WEEK, PLAN_DAYS)] as const,
);

/**
 * How many posts belong into a stretch: as many as asked into each seven days, and into the last two days
 * their share of a week, rounded: none at 1 a week, one at 2 to 5, two at 6 and 7. So the plan holds
 * 30/7 of a week's posts, rounded. Source: the product's own rule.
 */
export function postsIn([first, last]: readonly [first: number, last: number], perWeek: number): number {
  return Math.round((perWeek * (last - first + 1)) / WEEK);
}

/** How many posts a whole plan holds, at 1 to 7 a week. */
export function postsInPlan(perWeek: number): number {
  return STRETCHES.reduce((sum, stretch) => sum + postsIn(stretch, perWeek), 0);
}

/** The posting days of a plan, 1 to 30, spread evenly over each week. @param perWeek 1 to 7. */
export function evenDays(perWeek: number): number[] {
  return STRETCHES.flatMap((stretch) =>
    Array.from(
      { length: postsIn(stretch, perWeek) },
      (_, index) => stretch[0] + Math.floor((index * WEEK) / perWeek),
    ),
  );
}

/** What is wrong with a plan's posting days, in words for a person; undefined where they keep the rules. */
export function daysFault(days: readonly number[], perWeek: number): string | undefined {
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > PLAN_DAYS))
    return `A posting day is a whole number from 1 to ${PLAN_DAYS}.`;
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? 0)))
    return "Posting days go up, each named once.";
  const uneven = STRETCHES.find((stretch) => daysIn(days, stretch).length !== postsIn(stretch, perWeek));
  return uneven && `Days ${uneven[0]} to ${uneven[1]} need ${postsIn(uneven, perWeek)} posting days.`;
}

/**
 * Posting days that keep the rules, as near to the given ones as can be: what isn't a day is left out; a week
 * with too many keeps those of `preferred`, then the earliest; one with too few gets the days of the even
 * plan that are free, then the earliest free ones. The same in, the same out.
 */
export function mendDays(
  days: readonly number[],
  perWeek: number,
  preferred: ReadonlySet<number> = new Set(),
): number[] {
  const even = evenDays(perWeek);
  const given = new Set(days);
  return STRETCHES.flatMap((stretch) => {
    const [first, last] = stretch;
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const mine = all.filter((day) => given.has(day));
    const candidates = new Set([
      ...mine.filter((day) => preferred.has(day)),
      ...mine,
      ...even.filter((day) => all.includes(day)),
      ...all,
    ]);
    return [...candidates].slice(0, postsIn(stretch, perWeek)).toSorted((a, b) => a - b);
  });
}

function daysIn(days: readonly number[], [first, last]: readonly [number, number]): number[] {
  return days.filter((day) => day >= first && day <= last);
}
