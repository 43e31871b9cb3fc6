import { FORMATS } from "#shared/rules/formats.ts";
import type { CalendarWords } from "./words.ts";

const times = (pace: number) => (pace === 1 ? "once a week" : `${pace} times a week`);

export const WORDS: CalendarWords = {
  basis: (from) => {
    const after =
      "No AI model wrote this, so the titles are drafts to choose from, and no result is promised.";
    if (from.kind === "subject")
      return `From Crescendo's playbook and what it knows of ${from.name}. ${after}`;
    if (from.kind === "niche")
      return `From Crescendo's playbook and what it knows of ${from.subjects} subjects of this niche. ${after}`;
    return `From Crescendo's playbook alone: it knows nothing of this subject. ${after}`;
  },
  heading: (niche) => `30 days of ${niche}`,
  youPost: (pace) => `You post ${times(pace)}:`,
  noPace: (usual) => `You named no pace, so this is ${times(usual)}:`,
  unreadPace: (cited, usual) => `I can't read 1 to 7 posts a week in ${cited}, so this is ${times(usual)}:`,
  rest: (posts) => `${posts} posts. All other days are rest days, for filming, answering and sleep.`,
  slower: "A slower pace is fine, too: growth is not correlated with the time between uploads, says YouTube.",
  unreadStart: (cited) =>
    `I can't read a date without doubt in ${cited}, so days are numbered. Write it like 2026-12-01.`,
  columns: ["Day", "Title", "Format", "First line"],
  day: (number) => `Day ${number}`,
  formats: FORMATS,
  questions: "Three questions to start from",
  fillIn: (open) =>
    `The rows above have places for you to fill in.${open > 0 ? ` ${open} more ${open === 1 ? "day stays" : "days stay"} open, rather than hold a title that says nothing.` : ""} Each answer to a question is a title of its own: write it into the next row.`,
  weeks: "Week by week",
  firstWeek: (pace) =>
    `Days 1 to 7: film the first ${pace === 1 ? "two posts" : "week in one go"} before day 1, so that you start with a reserve. Post, and answer the comments of the first day.`,
  nextWeeks: [
    "Days 8 to 14: look at where viewers leave in the first week's posts. Change one thing in the openings, and only one.",
    "Days 15 to 21: repeat the best subject so far from another side, in place of the title you like least.",
    "Days 22 to 30: drop the weakest format, film the last posts, and write down three titles for the next month from comments.",
  ],
  before: "Before each post",
  checks: [
    "Say the first line aloud. If it needs a breath, cut it.",
    "Check that the video keeps what the title says; if not, change the title.",
    "Move a post rather than publish one you don't stand behind.",
  ],
};
