import type { OpenPlan } from "#shared/contracts/planner.ts";
import { WEEKDAYS, weekdayOf } from "#shared/rules/weekdays.ts";
import { dateOfDay, isoDate, localInstant } from "#shared/rules/planner/dates.ts";
import { calendarFile } from "#client/lib/calendar-file.ts";
import { csvFile } from "#client/lib/csv-file.ts";

/**
 * The plan as an iCalendar file: one event a post, at its time on the clock of this browser's zone, so that it
 * stands at the same local time on both sides of a daylight-saving change. @param now when it is exported.
 */
export function planAsCalendar({ id, start, plan, request }: OpenPlan, now: Date): string {
  const appointments = plan.days.flatMap((post, index) => {
    const date = dateOfDay(start, post.day);
    if (date === undefined) return [];
    return {
      id: `${id}-${index}`,
      begins: localInstant(date, post.time),
      summary: post.title,
      description: `Hook: ${post.hook}\nFormat: ${post.format}\n${post.why}`,
    };
  });
  return calendarFile({ name: `${request.niche}: 30-day plan`, product: "Post planner", appointments, now });
}

/** The plan as CSV for a spreadsheet, which never reads a cell of it as a formula. */
export function planAsCsv({ start, plan }: OpenPlan): string {
  const rows = plan.days.map((post) => {
    const date = dateOfDay(start, post.day);
    return {
      day: post.day,
      date: date === undefined ? "" : isoDate(date),
      weekday: date === undefined ? "" : (WEEKDAYS[weekdayOf(date)] ?? ""),
      time: post.time,
      title: post.title,
      hook: post.hook,
      format: post.format,
      why: post.why,
      description: post.description ?? "",
      callToAction: post.cta ?? "",
      audience: post.targetAudience ?? "",
    };
  });
  return csvFile(rows);
}
