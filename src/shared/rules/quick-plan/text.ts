import { daysOf, postTitle, type QuickPlan, type QuickPlanRequest } from "../quick-plan.ts";
import { durationText, SHORT_MOST_SECONDS, wordsIn, WORDS_PER_MINUTE } from "../scripts.ts";

/** Who wrote a plan: no engine did. */
export const PLAN_ORIGIN = "From Crescendo's own templates: nothing was asked of an AI.";

const list = new Intl.ListFormat("en");

/** "Travel: 3 posts a week" */
export function planTitle({ niche, postsPerWeek }: QuickPlanRequest): string {
  return `${niche}: ${postsPerWeek} ${postsPerWeek === 1 ? "post" : "posts"} a week`;
}

/** How much finished video a week of such posts asks for. */
export function planWorkload({ postsPerWeek, seconds }: QuickPlanRequest): string {
  const total = postsPerWeek * seconds;
  if (postsPerWeek === 1) return `About ${hoursText(total)} of finished video.`;
  return `About ${hoursText(seconds)} each, ${hoursText(total)} of finished video in all.`;
}

/** {@link durationText}, in hours from two hours on. */
function hoursText(seconds: number): string {
  return seconds < 7200 ? durationText(seconds) : `${Math.round(seconds / 360) / 10} h`;
}

/** "Rest days: Tuesday and Thursday." Empty where every day has a post. */
export function restDays(plan: QuickPlan): string {
  const free = daysOf(plan).filter(({ posts }) => posts.length === 0);
  if (free.length === 0) return "";
  return `Rest ${free.length === 1 ? "day" : "days"}: ${list.format(free.map(({ day }) => day))}.`;
}

/**
 * What to know about a plan, each with how well it is known. Sources, checked 2026-11-21: posting times, studies
 * that disagree; Shorts, support.google.com/youtube/answer/10059070 (official); upload gaps,
 * support.google.com/youtube/answer/141805 (official); repetitive videos, reported; words, a rule of thumb.
 */
export function planNotes({ request, posts }: QuickPlan): string[] {
  const { seconds } = request;
  const length = durationText(seconds);
  return [
    "Times are in your time zone and follow a fixed pattern, not your channel. Studies of posting times disagree (checked 21 Nov 2026), so let your own analytics overrule them.",
    `${length} of speech is about ${wordsIn(seconds)} words at ${WORDS_PER_MINUTE} words a minute (rule of thumb).`,
    seconds <= SHORT_MOST_SECONDS
      ? "At this length a video fits YouTube Shorts, which can be up to 3 minutes long (YouTube Help, checked 21 Nov 2026)."
      : "At this length a video is too long for YouTube Shorts, which can be up to 3 minutes long (YouTube Help, checked 21 Nov 2026).",
    "Fewer posts are fine: growth is not correlated with the time between uploads, says YouTube (YouTube Help, checked 21 Nov 2026).",
    ...(posts.some(({ part }) => part > 1)
      ? [
          "A part has to add something new. Mass-produced or repetitive videos can't earn on YouTube, as reported (checked 21 Nov 2026).",
        ]
      : []),
  ];
}

/** A plan as plain text, to copy or to keep as a file. */
export function planText(plan: QuickPlan): string {
  const { request, reserve, tips } = plan;
  const rest = restDays(plan);
  const block = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines.map((line) => `- ${line}`)].join("\n")];
  return [
    `${planTitle(request)}\n${planWorkload(request)}`,
    ...daysOf(plan).flatMap(({ day, posts }) =>
      block(
        day,
        posts.map((post) => `${post.time}: ${postTitle(post)}`),
      ),
    ),
    ...(rest === "" ? [] : [rest]),
    ...block("Topics in reserve", reserve),
    ...block(`Tips for ${request.niche}`, tips),
    ...block("Good to know", planNotes(plan)),
    `${PLAN_ORIGIN}\n`,
  ].join("\n\n");
}

/** The name of a plan's file: weekly-plan-beauty-fashion-2026-11-21.txt. @param date like 2026-11-21. */
export function planFileName({ niche }: QuickPlanRequest, date: string): string {
  return `weekly-plan-${niche.toLowerCase().replace(/[^a-z]+/gu, "-")}-${date}.txt`;
}
