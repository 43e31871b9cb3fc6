import type { Line } from "../../compose/frames.ts";
import type { PointKind } from "../../compose/points.ts";

/** Kinds that English cards alone have. */
type EnglishKind = "moment" | "term";

/** What an idea asks of its viewers, by the kind of its point: one request each, most of them tied to its own words. */
export type Calls = { readonly [Kind in Exclude<PointKind, EnglishKind>]: readonly Line<Kind>[] } & {
  readonly [Kind in EnglishKind]?: readonly Line<Kind>[];
};
