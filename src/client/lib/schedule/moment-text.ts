/** A moment on the clocks of a zone, written out. @param at epoch milliseconds. */
export function momentText(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "short", timeZone }).format(at);
}

/** The time of day alone. @param at epoch milliseconds. */
export function timeText(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone }).format(at);
}

/** How far a zone is from UTC at a moment: "GMT+1". @param at epoch milliseconds. */
export function offsetText(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A length as players write it: 1:05, 1:02:03. @param seconds rounded to whole ones. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "14:30" as the reader's locale writes a time of day. */
export function clockText(time: string): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}
