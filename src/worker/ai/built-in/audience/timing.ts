import { counted, enumerated } from "#shared/rules/audience/describe.ts";
import type { Video } from "#shared/rules/audience/read.ts";
import { weekdayName, weekdayOf } from "#shared/rules/weekdays.ts";
import type { Channel, Point } from "./channel.ts";
import { GROUP_LEAST, median, SAMPLE_LEAST } from "./statistics.ts";
import { amount, figure } from "./wording.ts";

/** A weekday on which enough videos were published to be compared. */
export interface Weekday {
  readonly weekday: number;
  readonly count: number;
  readonly median: number;
}

/** The weekdays with {@link GROUP_LEAST} ranked videos or more, best median first; none below {@link SAMPLE_LEAST}. */
export function comparedWeekdays({ ranked }: Channel): Weekday[] {
  const dated = ranked.flatMap(({ video: { published }, value }) =>
    published === undefined ? [] : [{ weekday: weekdayOf(published), value }],
  );
  if (dated.length < SAMPLE_LEAST) return [];
  const groups = Map.groupBy(dated, ({ weekday }) => weekday);
  return [...groups]
    .filter(([, group]) => group.length >= GROUP_LEAST)
    .map(([weekday, group]) => ({
      weekday,
      count: group.length,
      median: median(group.map(({ value }) => value)),
    }))
    .toSorted((a, b) => b.median - a.median || a.weekday - b.weekday);
}

/** When the videos were published, which is all that a table can tell about time. */
export function timingFromData(channel: Channel): Point[] {
  const { videos, ambiguousDates } = channel;
  const dated = videos.filter(({ published }) => published !== undefined);
  const points: Point[] = [];
  if (dated.length > 0)
    points.push(
      { text: `Published ${daysOf(dated)}. That is when you published, not when people watched.` },
      ...hoursOf(dated),
      comparison(channel, dated.length),
    );
  else if (videos.length > 0)
    points.push({ text: "No publish date could be read, so your data says nothing about time." });
  if (ambiguousDates > 0)
    points.push({
      text: `${counted(ambiguousDates, "date")} left out: day and month could be either way round. Write dates as 2026-10-03.`,
    });
  if (videos.length === 0 && channel.comments.length > 0)
    points.push({ text: "Comments carry no time that could be counted here." });
  return points;
}

function daysOf(dated: readonly Video[]): string {
  const groups = Map.groupBy(dated, ({ published }) => (published ? weekdayOf(published) : 0));
  const days = [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([weekday, group]) => `${figure(group.length)} on ${weekdayName(weekday)}`);
  return enumerated(days);
}

function hoursOf(dated: readonly Video[]): Point[] {
  const hours = dated.flatMap(({ published }) => (published?.hour === undefined ? [] : [published.hour]));
  if (hours.length === 0) return [];
  const groups = [...Map.groupBy(hours, (hour) => hour)]
    .map(([hour, group]) => ({ hour, count: group.length }))
    .toSorted((a, b) => b.count - a.count || a.hour - b.hour)
    .slice(0, 3);
  const named = enumerated(groups.map(({ hour, count }) => `${hour}:00 to ${hour}:59 (${figure(count)})`));
  return [{ text: `Your most used hours, as your data writes them: ${named}.` }];
}

function comparison(channel: Channel, dated: number): Point {
  const { reach, watchUnit, ranked } = channel;
  const usable = ranked.filter(({ video }) => video.published !== undefined).length;
  if (usable < SAMPLE_LEAST)
    return {
      text:
        usable === dated
          ? `${counted(usable, "video")} with a date ${usable === 1 ? "is" : "are"} too few to compare days: it takes at least ${SAMPLE_LEAST}.`
          : `Only ${figure(usable)} of them ${usable === 1 ? "has" : "have"} a number to compare days by: it takes at least ${SAMPLE_LEAST}.`,
    };
  const days = comparedWeekdays(channel);
  const [best, weakest] = [days[0], days.at(-1)];
  if (reach === undefined || best === undefined || weakest === undefined || best === weakest)
    return { text: `No two weekdays have ${GROUP_LEAST} videos each, so days can't be compared yet.` };
  const said = (day: Weekday) =>
    `${weekdayName(day.weekday)}, with a median of ${amount(reach.measure, day.median, watchUnit)} over ${figure(day.count)} videos`;
  return {
    text: `Best day: ${said(best)}. Weakest: ${said(weakest)}. With groups this small, treat it as a hint and test it.`,
  };
}
