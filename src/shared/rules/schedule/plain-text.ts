/** Tab, line feed and carriage return: what a text of several lines may hold of the control characters. */
const LAYOUT = /[\t\n\r]/gu;
const CONTROLS = /\p{Cc}/u;

/** Whether a text holds control characters (Unicode Cc), other than line breaks and tabs where it may have lines. */
export function hasControls(text: string, lines: "one-line" | "lines"): boolean {
  return CONTROLS.test(lines === "lines" ? text.replace(LAYOUT, "") : text);
}

/** The same text with each forbidden control character as a space. */
export function withoutControls(text: string, lines: "one-line" | "lines"): string {
  return text.replace(/\p{Cc}/gu, (one) => (lines === "lines" && /[\t\n\r]/u.test(one) ? one : " "));
}
