import { TITLE_MAX } from "../titles.ts";

/** What cameras, phones and editors call a file by themselves. Source: heuristic. */
const GIVEN =
  /^(?:img|vid|video|mov|movie|mvi|dscn?|dscf|dji|gopr|g[hxp]|pxl|clip|rec|recording|screen|screencast|untitled|render|sequence|timeline|new|project|whatsapp|snapchat|copy|at|am|pm)$/u;
/** Words that say which version of a cut it is. Source: heuristic. */
const VERSION =
  /^(?:final|finished|draft|edit|edited|cut|export|v\d+|\d{3,4}p|\d+fps|[248]k|hd|uhd|hdr|h26[45])$/u;

/**
 * What a file's name says of its video: "my_rye-bread FINAL v2.mp4" says "my rye bread".
 * @returns "" for a name that a camera or an editor gave by itself, such as "IMG_2034.MOV".
 */
export function titleFromFile(fileName: string): string {
  const all = fileName
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, "")
    .split(/[\s_.+-]+/u)
    .filter((word) => word !== "");
  if (!all.some(tells)) return "";
  const first = isGiven(all[0] ?? "") ? all.findIndex(tells) : 0;
  const last = all.findLastIndex((word) => !VERSION.test(word.toLowerCase()));
  const kept = all.slice(first, last + 1).join(" ");
  return kept
    .slice(0, TITLE_MAX)
    .replace(/[\uD800-\uDBFF]$/u, "")
    .trim();
}

/** Neither a number nor what a device or an editor writes. */
function tells(word: string): boolean {
  return /\p{L}/u.test(word) && !isGiven(word) && !VERSION.test(word.toLowerCase());
}

/** "IMG2034" and "dsc" are given by a device. */
function isGiven(word: string): boolean {
  return GIVEN.test(word.toLowerCase().replace(/[\d():]+$/u, ""));
}
