import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { addDays } from "#shared/rules/days.ts";
import { calendarFile } from "#client/lib/calendar-file.ts";
import { csvFile } from "#client/lib/csv-file.ts";
import { clockOf } from "#client/lib/local-time.ts";
import { COLUMNS, rowOf } from "./csv-columns.ts";
import { STATUSES } from "./statuses.ts";

/** The queue as an iCalendar file, an event a video. A later export updates the events of an earlier one. */
export function queueAsCalendar(videos: readonly ScheduledVideo[], now: Date): string {
  return calendarFile({
    name: "Video schedule",
    product: "Video scheduler",
    now,
    appointments: videos.map((video) => ({
      id: video.id,
      begins: new Date(video.scheduledAt),
      summary: video.title,
      description: [STATUSES[video.status].label, `File: ${video.file.name}`, video.description]
        .filter(Boolean)
        .join("\n"),
    })),
  });
}

/** The queue as CSV; the same file can be imported again. */
export function queueAsCsv(videos: readonly ScheduledVideo[]): string {
  return csvFile(videos.map(rowOf));
}

/** A file to begin with: two rows with days to come. @param now epoch milliseconds. */
export function sampleCsv(now: number, timeZone: string): string {
  const today = clockOf(now, timeZone).date;
  const sample = (date: string, title: string, fileName: string) => ({
    [COLUMNS.title.heading]: title,
    [COLUMNS.date.heading]: date,
    [COLUMNS.time.heading]: "18:00",
    [COLUMNS.fileName.heading]: fileName,
    [COLUMNS.timeZone.heading]: timeZone,
    [COLUMNS.description.heading]: "What viewers learn, in a sentence or two.",
    [COLUMNS.tags.heading]: "first tag, second tag",
    [COLUMNS.privacy.heading]: "scheduled",
    [COLUMNS.category.heading]: "Education",
    [COLUMNS.language.heading]: "English",
    [COLUMNS.autoTranscribe.heading]: "no",
    [COLUMNS.audience.heading]: "not_made_for_kids",
  });
  return csvFile([
    sample(addDays(today, 7), "My first video", "first.mp4"),
    sample(addDays(today, 14), "My second video", "second.mp4"),
  ]);
}
