import type { NichePack } from "../niche.ts";
import type { Random } from "../random.ts";
import { AHEAD, type Occasion, whenOf } from "./calendar.ts";
import type { Sighting } from "./live-trends.ts";

/** What can be said of the weeks to come: the calendar, and what was on a list today. Nothing is forecast. */
export function prediction(calendar: readonly Occasion[], seen: readonly Sighting[]): string {
  const dates = calendar
    .filter(({ days }, index) => index === 0 || (index === 1 && days <= AHEAD))
    .map((occasion) => `${occasion.name} (${whenOf(occasion)})`);
  const next =
    dates.length === 0
      ? "This niche has no dates in the calendar of this region."
      : `By the calendar, next in this niche: ${dates.join(" and ")}.`;
  const listed = seen.find(({ evidence: [first] }) => first.source === "google-trends");
  if (listed === undefined)
    return `${next} That is the calendar, not a forecast: nobody outside the platforms can tell what will be watched.`;
  return `${next} ${listed.said} is on Google's list today; look again tomorrow before you make a second video of it. Neither is a forecast: nobody outside the platforms can tell what will be watched.`;
}

const INSIGHTS = [
  "Before you film, type the title of a card into YouTube's and TikTok's search and look at the dates of the first results. Where all of them are old, there is room for a new answer.",
  "Pair every card that rests on a list or a date with an evergreen one about the same thing. The first meets people today, the second is still true when the list has moved on.",
  "Film the first 30 seconds of two cards before you decide. The one that needs less explaining is the better video for this week.",
  "Ask your viewers which of these cards they would click, in a poll or a comment. Their answer is the only signal here that is about your channel.",
];

/** One piece of advice that holds for all cards of an answer. @param whole true where the pack speaks of just this niche. */
export function bonusInsight(pack: NichePack, whole: boolean, random: Random): string {
  if (!whole) return random.pick(INSIGHTS);
  const [first = "", second = "", third = ""] = random.sample(pack.vocabulary, 3);
  return random.pick([
    ...INSIGHTS,
    `Words this audience uses itself: “${first}”, “${second}” and “${third}”. One of them in a title says whom the video is for without naming anybody.`,
  ]);
}
