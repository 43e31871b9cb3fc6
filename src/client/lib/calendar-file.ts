import ical from "ical-generator";

/** How long an appointment to publish takes in a calendar, in milliseconds. */
const APPOINTMENT = 30 * 60_000;

/** One appointment to publish. */
export interface Appointment {
  /** The same in every export, so that a later one updates the event of an earlier one. */
  readonly id: string;
  readonly begins: Date;
  readonly summary: string;
  readonly description: string;
}

interface CalendarFile {
  readonly name: string;
  /** The part of the product that wrote it. */
  readonly product: string;
  readonly appointments: readonly Appointment[];
  /** When it is exported. */
  readonly now: Date;
}

/** An iCalendar file. Moments are written as instants in UTC, so that they are right in every zone. */
export function calendarFile({ name, product, appointments, now }: CalendarFile): string {
  const calendar = ical({ name, prodId: { company: "Crescendo", product, language: "EN" } });
  for (const { id, begins, summary, description } of appointments)
    calendar.createEvent({
      id: `${id}@crescendo`,
      start: begins,
      end: new Date(begins.getTime() + APPOINTMENT),
      stamp: now,
      summary,
      description,
    });
  return calendar.toString();
}
