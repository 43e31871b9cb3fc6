/** The zone of this browser, such as "Europe/Berlin". */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
