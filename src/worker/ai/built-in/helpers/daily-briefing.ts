import type { DailyBriefingRequest } from "#shared/contracts/helpers.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { nicheFor } from "../find-niche.ts";
import { writeIdeas } from "../ideas.ts";
import { type Block, heading, list, markdown, paragraph, quote, strong, written } from "../markdown.ts";
import type { NichePack } from "../niche.ts";
import { PLAYBOOK } from "../playbook/entries.ts";
import type { PlaybookEntry, PlaybookTopic } from "../playbook/entry.ts";
import { findEntries, sourceLine } from "../playbook/search.ts";
import type { Random } from "../random.ts";
import { cited, basis, knowledgeOf, spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** A plan for one day. @param now the moment it is asked for; its date is taken in UTC. */
export function writeBriefing(request: DailyBriefingRequest, random: Random, now: Date): string {
  const { niche, platform, goal } = request;
  const surface = surfaceIn(platform);
  const pack = nicheFor(niche, "");
  const { ideas } = writeIdeas({ topic: "", niche, platform: surface, audience: "", count: 1 }, random);
  return markdown([
    basis(knowledgeOf(pack), "it has seen neither your channel nor today's news and trends."),
    heading(2, `${day.format(now)}: ${spoken(niche).inside}`),
    heading(3, "Film this"),
    ...ideas.flatMap((idea) => [
      paragraph(strong(idea.title), ` (${idea.format})`),
      quote(idea.hook),
      paragraph(idea.description),
      paragraph(`Ask for one thing: ${idea.cta}`),
    ]),
    heading(3, "Learn this"),
    ...lesson(goal, surface, random),
    heading(3, "Look ahead"),
    paragraph(momentAhead(pack, now.getUTCMonth() + 1)),
    heading(3, "Today's checklist"),
    list([...checklist(surface), ...goalStep(goal)]),
  ]);
}

/** What the playbook says on the goal, else something for the platform: its first paragraph and its steps. */
function lesson(goal: string, surface: Surface | undefined, random: Random): Block[] {
  const topics: readonly PlaybookTopic[] = isElsewhere(surface)
    ? ["hooks", "tiktok", "instagram", "editing", "comments"]
    : ["hooks", "retention", "titles", "thumbnails", "comments"];
  const own = PLAYBOOK.filter(({ topic }) => topics.includes(topic) && suits(topic, surface));
  const entry: PlaybookEntry = findEntries(goal)[0]?.entry ?? random.pick(own);
  return [paragraph(strong(entry.title)), written(entry.answer), written(sourceLine(entry.sources))];
}

function suits(topic: PlaybookTopic, surface: Surface | undefined): boolean {
  if (topic === "tiktok") return surface === "TikTok";
  return topic !== "instagram" || surface === "Instagram Reels";
}

/** The next time of the year that matters to the niche's audience. @param month 1 to 12. */
function momentAhead({ moments }: NichePack, month: number): string {
  const ahead = moments.map(({ months, name }) => ({
    name,
    wait: Math.min(...months.map((one) => (one - month + 12) % 12)),
  }));
  const [next] = ahead.toSorted((a, b) => a.wait - b.wait);
  if (next === undefined) return "Nothing in the calendar stands out for this niche.";
  const when =
    next.wait === 0
      ? "Falls into this month"
      : next.wait === 1
        ? "Comes next month"
        : `Comes in ${next.wait} months`;
  return `${when}: ${next.name}. ${next.wait === 0 ? "Publish what helps with it this week" : "Film one video that helps before it, so that it is there when people start to look"}. This comes from a calendar that repeats each year, not from a trend.`;
}

function checklist(surface: Surface | undefined): string[] {
  const everywhere = [
    "Write the first sentence before you set up the camera.",
    "Film the strongest picture first, while the light and you are fresh.",
    "Answer five comments, one of them with a question that could become a video.",
  ];
  if (surface === "YouTube long-form")
    return [...everywhere, "Sketch the thumbnail before the edit, and check it at the size of a stamp."];
  if (surface === undefined)
    return [...everywhere, "Decide on one platform for it, and cut for that one first."];
  return [...everywhere, "Watch the first two seconds without sound: is it clear what this is?"];
}

function goalStep(goal: string): string[] {
  return goal === ""
    ? ["Write down one goal for the month, so that tomorrow's plan can serve it."]
    : [
        `For your goal, ${cited(goal, 120)}: do one thing today that takes less than twenty minutes, and note its date.`,
      ];
}
