import type { FormatId } from "#shared/rules/formats.ts";
import type { PointKind, Points } from "./points.ts";

/** A sentence, or a part of one, made of a point's phrases; undefined where they don't go into it. */
export type Line<Kind extends PointKind> = (point: Points[Kind]) => string | undefined;

/** Two or three sentences: what happens, what the camera sees, why it holds; and the format that is. */
export interface Story<Kind extends PointKind> {
  readonly format: FormatId;
  readonly line: Line<Kind>;
}

/** How a kind of point becomes an idea. Every line stands alone; at least six of each, so that neighbours differ. */
export interface KindFrames<Kind extends PointKind> {
  /** Titles without a stop, of any length: what is too long isn't used. */
  readonly titles: readonly Line<Kind>[];
  /** The first words spoken, a sentence or two. */
  readonly hooks: readonly Line<Kind>[];
  readonly stories: readonly Story<Kind>[];
  /** Formats that suit it where none of its stories has one that is wanted, best first. */
  readonly formats: readonly FormatId[];
}

/** How a choice is told that nobody wins: only what it hangs on. */
export type SoberChoice = Pick<KindFrames<"choice">, "titles" | "hooks" | "stories"> & {
  readonly calls: readonly Line<"choice">[];
};

/** Kinds that English cards alone have: translations hold no moments, and no terms with what they are. */
type EnglishKind = "moment" | "term";

export type Frames = { readonly [Kind in Exclude<PointKind, EnglishKind>]: KindFrames<Kind> } & {
  readonly [Kind in EnglishKind]?: KindFrames<Kind>;
};

/** The first letter in upper case; a name such as "iPhone" stays. */
export function cap(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
