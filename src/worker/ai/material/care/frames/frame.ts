import type { CareKind, Concerned } from "../kinds.ts";
import type { WordClass } from "./classes.ts";

/** Who does what to whom: of each of `needs` a word of its own stands in one sentence, in any order. */
export interface Frame {
  readonly kind: CareKind;
  readonly needs: readonly (readonly WordClass[])[];
  /** Words that make something else of it. */
  readonly unless?: readonly WordClass[];
  /** Whether it counts in a film or a game, too: something told of oneself does. */
  readonly own: boolean;
  /** Whether the needs stand one soon after the other, in their order. */
  readonly ordered?: boolean;
  /** Whom it concerns, where that isn't the one who writes. */
  readonly about?: Concerned;
}

export const THEY: readonly WordClass[] = ["stranger", "they", "ex"];
export const OTHERS: readonly WordClass[] = [...THEY, "known", "adult"];
export const AT_HOME: readonly WordClass[] = ["partner", "parent", "ex"];
export const KIN: readonly WordClass[] = ["partner", "parent", "relative", "friend", "kid"];
export const ME: readonly WordClass[] = ["me", "my"];
export const CHILD: readonly WordClass[] = ["minor", "kid"];
export const FAMILY: readonly WordClass[] = ["elder", "parent", "relative"];
export const TARGET: readonly WordClass[] = ["ex", "known", "partner", "parent", "them"];

export function own(kind: CareKind, needs: Frame["needs"], unless?: Frame["unless"]): Frame {
  return { kind, needs, own: true, ...(unless && { unless }) };
}

export function said(kind: CareKind, needs: Frame["needs"], unless?: Frame["unless"]): Frame {
  return { kind, needs, own: false, ...(unless && { unless }) };
}

export function inOrder(kind: CareKind, needs: Frame["needs"], unless?: Frame["unless"]): Frame {
  return { ...own(kind, needs, unless), ordered: true };
}

/** The same frame, told of somebody else or by a minor. */
export function about(whom: Concerned, frame: Frame): Frame {
  return { ...frame, about: whom };
}
