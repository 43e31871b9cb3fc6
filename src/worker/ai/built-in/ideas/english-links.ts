import { POINTING } from "../compose/pointing.ts";

/** Openings after which a clause can't follow "why", "if" or "that" smoothly. */
const ADVERBIAL =
  /^(?:if|when|while|once|after|before|unless|until|by|at|in|on|under|with|without|for|from|past|during|what|whoever|who|as)\b/iu;

/** The line with a clause that starts with its subject; undefined for another. */
export const direct = (clause: string, line: (clause: string) => string) =>
  ADVERBIAL.test(clause) ? undefined : line(clause);

/** The line with a clause that is understood without another. */
export const alone = (clause: string, line: (clause: string) => string) =>
  POINTING.test(clause) ? undefined : line(clause);

/** The line with a picture of the very thing; undefined where there is none. */
export const seen = (picture: string | undefined, line: (picture: string) => string) =>
  picture === undefined ? undefined : line(picture);

/** The line with an imperative that can follow "to" and "you". */
export const bare = (imperative: string, line: (imperative: string) => string) =>
  /^(?:don't|never|always|please|let)\b/iu.test(imperative) ? undefined : line(imperative);

/** The line with a time that is a noun phrase: "the first frost", not "after a power cut". */
export const named = (when: string, line: () => string) =>
  /^(?:after|before|when|while|during|in|at|on|around|between|until|once|if)\b/iu.test(when)
    ? undefined
    : line();

/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:not|stopping|never|quitting|continuing|going on|keeping on)\b/iu.test(does) ? undefined : line(does);
