import type { OpenPlan, PlannedPost } from "#shared/contracts/planner.ts";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { VIDEO_LENGTHS } from "#shared/rules/planner.ts";
import { dateOfDay } from "#shared/rules/planner/dates.ts";
import type { CalendarDay } from "#shared/rules/weekdays.ts";
import { SHORT_MOST_SECONDS } from "#shared/rules/scripts.ts";
import type { Surface } from "#shared/rules/surfaces.ts";

/** "3 posts per week · 1 minute · Real Estate". */
export function summaryOf({ request: { postsPerWeek, videoLength, niche } }: OpenPlan): string {
  return `${postsPerWeek} ${postsPerWeek === 1 ? "post" : "posts"} per week · ${videoLength} · ${niche}`;
}

const asUtc = ({ year, month, day }: CalendarDay) => new Date(Date.UTC(year, month - 1, day));
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
  return (date: CalendarDay): string => formatter.format(asUtc(date));
};

/** "Wednesday, November 25", in the reader's locale. */
export const formatDate = format({ weekday: "long", month: "long", day: "numeric" });
/** "Nov 25". */
export const formatShortDate = format({ month: "short", day: "numeric" });
/** "Wed". */
export const formatWeekday = format({ weekday: "short" });

/** "Day 3", with its date where the plan has a start. */
export function dayName(start: string, day: number): string {
  const date = dateOfDay(start, day);
  return date === undefined ? `Day ${day}` : `Day ${day}, ${formatDate(date)}`;
}

/** "Day 3, Wed Nov 25". */
export function shortDayName(start: string, day: number): string {
  const date = dateOfDay(start, day);
  return date === undefined ? `Day ${day}` : `Day ${day}, ${formatWeekday(date)} ${formatShortDate(date)}`;
}

/** Where a video of a plan is published, as far as its length tells. */
export function surfaceOf({ request: { videoLength } }: OpenPlan): Surface | undefined {
  return VIDEO_LENGTHS[videoLength] > SHORT_MOST_SECONDS ? "YouTube long-form" : undefined;
}

/** A post as an idea that can be saved; what the plan doesn't say is put in general words. */
export function ideaOf(post: PlannedPost, plan: OpenPlan): VideoIdea {
  const { niche } = plan.request;
  const idea = {
    title: post.title,
    hook: post.hook,
    format: post.format,
    cta: post.cta ?? "Ask for one thing at the end: a comment, a follow or a save.",
    description: post.description ?? post.why,
    targetAudience: post.targetAudience ?? `Viewers of ${niche}`,
  };
  const signals = ideaSignals(idea, { topic: niche, platform: surfaceOf(plan) });
  return { ...idea, viralScore: ideaScore(signals) };
}

/** A post as plain text, for pasting anywhere. */
export function postAsText(post: PlannedPost, start: string): string {
  return [
    post.title,
    `${dayName(start, post.day)}, ${post.time}`,
    `Hook: ${post.hook}`,
    `Format: ${post.format}`,
    ...(post.cta === undefined ? [] : [`Call to action: ${post.cta}`]),
    post.description ?? post.why,
  ].join("\n");
}
