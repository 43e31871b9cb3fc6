const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DAY = 86_400_000;

/**
 * The day a text names, as a time in UTC: "2026-12-01", "1 Dec 2026", "December 1, 2026". Undefined where it
 * names none or, as 02/03/2026, could mean two.
 */
export function dayIn(text: string): number | undefined {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/u.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const name = MONTHS.findIndex((month) => new RegExp(`\\b${month}`, "iu").test(text));
  const year = /\b\d{4}\b/u.exec(text)?.[0];
  const dayOfMonth = /\b(\d{1,2})(?:st|nd|rd|th)?\b/iu.exec(text)?.[1];
  return name < 0 || year === undefined || dayOfMonth === undefined
    ? undefined
    : dayOf(Number(year), name + 1, Number(dayOfMonth));
}

function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.getTime() : undefined;
}

const written = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** "Tue 1 Dec". @param start a time in UTC; @param after whole days. */
export function dateAfter(start: number, after: number): string {
  return written.format(new Date(start + after * DAY)).replace(",", "");
}
