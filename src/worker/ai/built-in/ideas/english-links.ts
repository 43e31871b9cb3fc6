import { words } from "#shared/rules/words.ts";
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

/** The line with what there may be none of: a picture of the very thing, an answer in few words. */
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

/** The most words of what is done in one go. */
const ONE_MOST = 8;
/** The most words of what is done inside a longer sentence. */
const BRIEF_MOST = 6;

/** The line with an imperative that asks for one thing, and can follow "to" and "you". */
export const one = (imperative: string, line: (imperative: string) => string) =>
  words(imperative).length > ONE_MOST || /(?:,| and | then )/iu.test(imperative)
    ? undefined
    : bare(imperative, line);

/** The line with something done, not left out: after "without" a forgetting would say the opposite. */
export const doing = (does: string, line: (does: string) => string) =>
  /^(?:forgetting|skipping|ignoring|missing|leaving|omitting|neglecting|avoiding)\b/iu.test(does)
    ? undefined
    : stopping(does, line);

/** The line with what is done in so few words that it can stand inside a sentence. */
export const brief = (does: string, line: (does: string) => string) =>
  words(does).length > BRIEF_MOST || /\b(?:any|no|without)\b|,/iu.test(does) ? undefined : doing(does, line);

/** The line with a subject that can go before another noun: "trail running myth", not "learning Japanese myth". */
export const compound = (subject: string, line: () => string) =>
  words(subject).length > 3 || /^(?:an?|the|your|\p{L}+ing(?= ))\b/iu.test(subject) ? undefined : line();

/** The line with two things that no "for" stands in already. */
export const plain = (things: string, line: () => string) => (/\bfor\b/iu.test(things) ? undefined : line());
