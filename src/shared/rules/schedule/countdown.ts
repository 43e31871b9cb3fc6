const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its two largest units: "3 h 12 min". @param length milliseconds, a minute or more. */
function spell(length: number): string {
  const days = Math.floor(length / DAY);
  const hours = Math.floor((length % DAY) / HOUR);
  const minutes = Math.floor((length % HOUR) / MINUTE);
  if (days >= 7 || (days > 0 && hours === 0)) return days === 1 ? "1 day" : `${days} days`;
  if (days > 0) return `${days} d ${hours} h`;
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** How far off a moment is: "in 3 h 12 min", "in 45 s", "now" from the moment on. @param left milliseconds. */
export function countdown(left: number): string {
  if (left <= 0) return "now";
  return left < MINUTE ? `in ${Math.ceil(left / SECOND)} s` : `in ${spell(left)}`;
}

/** How long ago a moment was: "12 min ago", "just now" within a minute. @param passed milliseconds. */
export function timeSince(passed: number): string {
  return passed < MINUTE ? "just now" : `${spell(passed)} ago`;
}
