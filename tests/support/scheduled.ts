import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { draft, idOf, iso, minutes, NOON } from "./videos.ts";

/** A video as a queue holds it, so many minutes after {@link NOON}. */
export function scheduledVideo(number: number, change: Partial<ScheduledVideo> = {}): ScheduledVideo {
  const scheduledAt = change.scheduledAt ?? iso(minutes(number));
  return {
    ...draft({ timeZone: "UTC" }),
    id: idOf(number),
    scheduledAt,
    scheduledDate: scheduledAt.slice(0, 10),
    scheduledTime: scheduledAt.slice(11, 16),
    status: "scheduled",
    createdAt: iso(NOON),
    updatedAt: iso(NOON),
    postedAt: null,
    validation: { errors: [], warnings: [] },
    revision: 1,
    ...change,
  };
}
