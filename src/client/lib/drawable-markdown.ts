/**
 * The most of a text that is drawn as Markdown, in UTF-16 units: twice the longest answer worth reading, and a
 * second's work at the worst marks.
 */
export const DRAWN_MAX = 20_000;
/** The deepest that lists and quotes may stand in each other, in columns of their marks. A phone has no more room. */
const DEPTH_MAX = 24;

const MARKS = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/u;

/** A text of anybody's in two: what can be drawn as Markdown, and the rest, to be shown as it is. */
export function drawable(text: string): readonly [drawn: string, plain: string] {
  if (text.split("\n").some((line) => depthOf(line) > DEPTH_MAX)) return ["", text];
  if (text.length <= DRAWN_MAX) return [text, ""];
  const paragraph = text.lastIndexOf("\n\n", DRAWN_MAX);
  const end = paragraph > 0 ? paragraph : DRAWN_MAX;
  return [text.slice(0, end), text.slice(end)];
}

/** How far the marks of a line push it in; 0 where it has none. */
function depthOf(line: string): number {
  const marks = MARKS.exec(line)?.[0] ?? "";
  return marks.trim() === "" ? 0 : marks.replaceAll(">", "> ").length;
}
