/** The classes of a link among quiet text. */
export const QUIET_LINK =
  "rounded underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current";
