import type { FormatId } from "#shared/rules/formats.ts";
import type { Line, Story } from "../../compose/frames.ts";
import type { PointKind, Surroundings } from "../../compose/points.ts";

/** Kinds that English cards alone have. */
type EnglishKind = "moment" | "term";

/** What happens in a video, by the kind of its point: shots in their order, made of the point's own phrases. */
export type Stories = { readonly [Kind in Exclude<PointKind, EnglishKind>]: readonly Story<Kind>[] } & {
  readonly [Kind in EnglishKind]?: readonly Story<Kind>[];
};

/** What happens in a video of a format. */
export const filmed = <Kind extends PointKind>(format: FormatId, line: Line<Kind>): Story<Kind> => ({
  format,
  line,
});

/** The line with a picture; undefined where there is none. */
export const showing = (picture: string | undefined, line: (picture: string) => string) =>
  picture === undefined ? undefined : line(picture);

/** The line, but for an issue, a condition or a time of life: those aren't tried out on camera. */
export const tried = ({ sober }: Surroundings, line: () => string) => (sober ? undefined : line());

/** The line, but where trying a thing out could hurt somebody, too. */
export const risked = ({ sober, careful }: Surroundings, line: () => string) =>
  sober || careful ? undefined : line();
