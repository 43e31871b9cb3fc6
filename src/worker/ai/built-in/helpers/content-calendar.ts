import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { ContentCalendarRequest } from "#shared/contracts/helpers.ts";
import { POSTS_PER_WEEK } from "#shared/rules/planner.ts";
import { evenDays } from "#shared/rules/planner/days.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { namedNiche, nicheFor } from "../find-niche.ts";
import { writeIdeas } from "../ideas.ts";
import { heading, list, markdown, paragraph, table } from "../markdown.ts";
import { general } from "../niches/general.ts";
import { citations } from "../playbook/cite.ts";
import { performanceFaq } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { dateAfter, dayIn } from "./dates.ts";
import { basis, cited, knowledgeOf, spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

const NUMBER_WORDS = ["", "one", "two", "three", "four", "five", "six", "seven"];
/** Ideas asked for at once; so many differ even where there is only one topic. */
const BATCH = 10;

/** Thirty days of posts: posting days with a title, a format and a first line, and what to do each week. */
export function planMonth(request: ContentCalendarRequest, random: Random): string {
  const { niche, platform, perWeek, start } = request;
  const pace = postsPerWeek(perWeek);
  const days = evenDays(pace ?? POSTS_PER_WEEK.usual);
  const surface = surfaceIn(platform);
  const ideas = differentIdeas(niche, surface, days.length, random);
  const first = dayIn(start);
  const named = (day: number) => (first === undefined ? `Day ${day}` : dateAfter(first, day - 1));
  const { fact, sources } = citations();
  return markdown([
    basis(
      knowledgeOf(nicheFor(niche, "")),
      "the titles are drafts to choose from, and no result is promised.",
    ),
    heading(2, `30 days of ${spoken(niche).inside}`),
    paragraph(
      [
        `${paceLine(perWeek, pace)} ${days.length} posts. All other days are rest days, for filming, answering and sleep.`,
        ...startLine(start, first),
        ...(isElsewhere(surface)
          ? []
          : [
              fact(
                "A slower pace is fine, too: growth is not correlated with the time between uploads, says YouTube.",
                performanceFaq,
              ),
            ]),
      ].join(" "),
    ),
    table(
      ["Day", "Title", "Format", "First line"],
      ideas.map((idea, index) => [named(days[index] ?? 0), idea.title, idea.format, idea.hook]),
    ),
    heading(3, "Week by week"),
    list([
      `Days 1 to 7: film the first ${pace === 1 ? "two posts" : "week in one go"} before day 1, so that you start with a reserve. Post, and answer the comments of the first day.`,
      "Days 8 to 14: look at where viewers leave in the first week's posts. Change one thing in the openings, and only one.",
      "Days 15 to 21: repeat the best subject so far from another side, in place of the title you like least.",
      "Days 22 to 30: drop the weakest format, film the last posts, and write down three titles for the next month from comments.",
    ]),
    heading(3, "Before each post"),
    list([
      "Say the first line aloud. If it needs a breath, cut it.",
      "Check that the video keeps what the title says; if not, change the title.",
      "Move a post rather than publish one you don't stand behind.",
    ]),
    ...sources(),
  ]);
}

/** Posts a week in a creator's words, 1 to 7; undefined where there is no such number. */
export function postsPerWeek(text: string): number | undefined {
  const word = NUMBER_WORDS.findIndex((name) => name !== "" && new RegExp(`\\b${name}\\b`, "iu").test(text));
  const digits = /\d+/u.exec(text)?.[0];
  const value =
    digits === undefined ? (/daily|every\s?day/iu.test(text) ? POSTS_PER_WEEK.most : word) : Number(digits);
  return value >= POSTS_PER_WEEK.least && value <= POSTS_PER_WEEK.most ? value : undefined;
}

/** Ideas of which no two have the same title: about the niche's own topics, and the creator's words for it. */
function differentIdeas(
  niche: string,
  platform: Surface | undefined,
  count: number,
  random: Random,
): VideoIdea[] {
  const pack = nicheFor(niche, "");
  // A niche in the creator's own words that a pack fits: half of the posts are about the pack's topics.
  const isOwn = namedNiche(niche) === undefined && pack !== general;
  const names = isOwn ? [niche, pack.name] : [niche];
  const each = Math.min(BATCH, Math.ceil(count / names.length));
  const found = new Map<string, VideoIdea>();
  for (let turn = 0; found.size < count; turn++) {
    const name = names[turn % names.length] ?? niche;
    const request = { topic: "", niche: name, platform, audience: "", count: each };
    for (const idea of writeIdeas(request, random).ideas)
      if (!found.has(idea.title)) found.set(idea.title, idea);
  }
  return random.sample([...found.values()].slice(0, count), count);
}

function paceLine(perWeek: string, pace: number | undefined): string {
  const times = (count: number) => (count === 1 ? "once a week" : `${count} times a week`);
  if (pace !== undefined) return `You post ${times(pace)}:`;
  return perWeek === ""
    ? `You named no pace, so this is ${times(POSTS_PER_WEEK.usual)}:`
    : `I can't read 1 to 7 posts a week in ${cited(perWeek)}, so this is ${times(POSTS_PER_WEEK.usual)}:`;
}

function startLine(start: string, first: number | undefined): string[] {
  if (start === "" || first !== undefined) return [];
  return [
    `I can't read a date without doubt in ${cited(start)}, so days are numbered. Write it like 2026-12-01.`,
  ];
}
