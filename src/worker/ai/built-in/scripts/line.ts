import type { Tone } from "#shared/rules/scripts.ts";
import type { Angle, Piece } from "../titles/angle.ts";

/** What a script's sentences may name. A topic's verb would need its number, so no sentence makes it the subject. */
export type About = Pick<Angle, "topic" | Piece>;

/** A text that names nothing, or one that is written around what the script is about. */
export type Text = string | ((about: About) => string);

/** One thing to say, in each tone: formal has no contractions, casual may joke. */
export type Line = Readonly<Record<Tone, Text>>;

/** Declares a line; where casual is left out it reads as balanced does. */
export function line(formal: Text, balanced: Text, casual: Text = balanced): Line {
  return { formal, balanced, casual };
}

/** A part of a script: the point it makes, told in one line or in all of them. */
export interface Beat {
  /** What the part is called in the script's headings and chapters. */
  readonly name: string;
  /** What of the niche it speaks of. */
  readonly needs?: Piece;
  /** Set where it suits only things (no question or statement), or only what one does. */
  readonly only?: "thing" | "activity";
  /** Where in a script it belongs: 1 to open with, 2 in between, 3 to close with. */
  readonly place: 1 | 2 | 3;
  /** Always said. */
  readonly core: Line;
  /** Said in this order as far as there is time. */
  readonly more: readonly Line[];
  readonly screen: Text;
  readonly broll: Text;
  /** What it leaves the viewer with, for a list: "one mistake to drop". */
  readonly recap: string;
}

/** A text as it is said about something. */
export function write(text: Text, about: About): string {
  return typeof text === "string" ? text : text(about);
}
