import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { clockOf, ownTimeZone } from "#client/lib/local-time.ts";

const ofDate = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
  return (date: string): string => formatter.format(new Date(`${date}T00:00:00Z`));
};

/** "Tuesday, December 1, 2026" for "2026-12-01", in the reader's locale. */
export const formatDate = ofDate({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
/** "Tue, Dec 1". */
export const formatShortDate = ofDate({ weekday: "short", month: "short", day: "numeric" });
/** "December 1, 2026". */
export const formatDay = ofDate({ dateStyle: "long" });
/** "December 2026". */
export const formatMonth = ofDate({ month: "long", year: "numeric" });
/** "Dec 1". */
export const formatDayAndMonth = ofDate({ month: "short", day: "numeric" });

const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** "18:00" as the reader's locale writes it. */
export const formatTime = (time: string): string => clock.format(new Date(`1970-01-01T${time}:00Z`));

/** "America/New_York" as a person writes it. */
const zoneName = (timeZone: string): string => timeZone.replaceAll("_", " ");

/** When a video goes out, on the clocks of its zone; the zone and the own time are said where they differ. */
export function whenOf(video: ScheduledVideo): {
  readonly date: string;
  readonly time: string;
  readonly own?: string;
} {
  const date = formatShortDate(video.scheduledDate);
  const time = formatTime(video.scheduledTime);
  const own = clockOf(Date.parse(video.scheduledAt), ownTimeZone());
  if (own.date === video.scheduledDate && own.time === video.scheduledTime) return { date, time };
  return {
    date,
    time: `${time} in ${zoneName(video.timeZone)}`,
    own: `${formatShortDate(own.date)}, ${formatTime(own.time)} on your clock`,
  };
}
