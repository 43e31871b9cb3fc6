/** The day of an instant on the reader's own calendar, as in "2026-11-21"; today's where none is given. */
export function localDay(at = new Date()): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
