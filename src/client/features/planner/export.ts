import ical from "ical-generator";
import Papa from "papaparse";
import type { OpenPlan } from "#shared/contracts/planner.ts";
import { WEEKDAYS } from "#shared/rules/planner.ts";
import { dateOfDay, isoDate, localInstant, weekdayOfDate } from "#shared/rules/planner/dates.ts";

/** How long an appointment to publish takes in a calendar, in milliseconds. */
const APPOINTMENT = 30 * 60_000;

/**
 * The plan as an iCalendar file: one event a post, at its time on the clock of this browser's zone, written as
 * an instant in UTC, so that it stands at the same local time on both sides of a daylight-saving change. A
 * later export of the same plan updates the events of an earlier one. @param now when it is exported.
 */
export function planAsCalendar({ id, start, plan, request }: OpenPlan, now: Date): string {
  const calendar = ical({
    name: `${request.niche}: 30-day plan`,
    prodId: { company: "Crescendo", product: "Post planner", language: "EN" },
  });
  for (const [index, post] of plan.days.entries()) {
    const date = dateOfDay(start, post.day);
    if (date === undefined) continue;
    const begins = localInstant(date, post.time);
    calendar.createEvent({
      id: `${id}-${index}@crescendo`,
      start: begins,
      end: new Date(begins.getTime() + APPOINTMENT),
      stamp: now,
      summary: post.title,
      description: `Hook: ${post.hook}\nFormat: ${post.format}\n${post.why}`,
    });
  }
  return calendar.toString();
}

/** The plan as CSV for a spreadsheet, which never reads a cell of it as a formula. */
export function planAsCsv({ start, plan }: OpenPlan): string {
  const rows = plan.days.map((post) => {
    const date = dateOfDay(start, post.day);
    return {
      day: post.day,
      date: date === undefined ? "" : isoDate(date),
      weekday: date === undefined ? "" : (WEEKDAYS[weekdayOfDate(date)] ?? ""),
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
  // Excel takes a file for UTF-8 only with the mark.
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}`;
}
