/**
 * A creator's name says what becomes of whoever asks for it: "hidden-3f2a" hides its subscribers. What comes after
 * the first "-" or "." only makes it new. Ids are made of the name, so that it can be read from any of them.
 */

/** The word of a name: "hidden" of "hidden-3f2a". */
export function wordOf(name: string): string {
  return name.split(/[-.]/u)[0]?.toLowerCase() ?? "";
}

/** The id of the channel with a name, 24 characters. */
export function channelIdOf(name: string): string {
  return `UC${plain(name).slice(0, 22).padEnd(22, "_")}`;
}

/** The id of its newest video, 11 characters. */
export function videoIdOf(name: string): string {
  return plain(name).slice(0, 11).padEnd(11, "_");
}

/** The name in an id of a channel ("UC…"), of its uploads ("UU…") or of a video. */
export function nameIn(id: string): string {
  return id.replace(/^U[CU]/u, "").replace(/_+$/u, "");
}

function plain(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/gu, "_");
}
