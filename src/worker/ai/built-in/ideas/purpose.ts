import type { Surroundings } from "../compose/points.ts";

/** Words in a subject's name after which another "for" or "without" would stumble: "yoga for a stiff back". */
const JOINED = /(?<!\p{L})(?:for|with|without|sin|con|para|sans|avec|pour|sem|com)(?!\p{L})/iu;

/** The line with something that things are for, and that is done with or without a habit: bouldering, not smartphones. */
export const purpose = ({ isActivity, subject }: Surroundings, line: () => string | undefined) =>
  isActivity && !JOINED.test(subject) ? line() : undefined;
