import { PLAN_DAYS } from "../planner.ts";

interface Movable<Post> {
  readonly postingDays: readonly number[];
  readonly days: readonly Post[];
}

/**
 * Moves the post of one day to another. Where that day has a post, too, the two change places; so the same
 * move the other way round takes it back. Nothing happens where there is no such post or no such day.
 */
export function movePost<Post extends { readonly day: number }, Plan extends Movable<Post>>(
  plan: Plan & Movable<Post>,
  from: number,
  to: number,
): Plan & { postingDays: number[]; days: Post[] } {
  const moves = to >= 1 && to <= PLAN_DAYS && from !== to && plan.days.some(({ day }) => day === from);
  const target = (day: number) => (day === from ? to : day === to ? from : day);
  const days = plan.days
    .map((post) => (moves ? { ...post, day: target(post.day) } : post))
    .toSorted((a, b) => a.day - b.day);
  return { ...plan, days, postingDays: days.map(({ day }) => day) };
}
