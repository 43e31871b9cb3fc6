import { cap, type Frames } from "../compose/frames.ts";
import { ENTRIES } from "./english-entries.ts";
import { alone, compound, named, seen } from "./english-links.ts";
import { englishStories } from "./stories/english.ts";

/** Openings with which a belief's answer doesn't stand alone in a title. */
const LEANING = /^(?:past|with|without|in|on|an?)\b/iu;
/** The line with an answer that is understood without what it answers. */
const answering = (clause: string, line: () => string) =>
  LEANING.test(clause) ? undefined : alone(clause, line);

/** How ideas are said in English. The forms of the phrases are in knowledge/README.md. */
export const english: Frames = {
  ...ENTRIES,
  belief: {
    titles: [
      ({ said }) => `Is it true that ${said}?`,
      ({ subject, said }) => `${cap(subject)}: is it true that ${said}?`,
      ({ said }) => `${cap(said)}? Not so fast`,
      ({ subject, so }) => answering(so, () => `${cap(subject)}: ${so}`),
      ({ subject, said }) => compound(subject, () => `${cap(subject)} myth: ${said}`),
      ({ said }) => `${cap(said)}: true or false?`,
      ({ said }) => `If you think ${said}, watch this`,
      ({ subject, said }) => `${cap(subject)}: do you believe that ${said}?`,
      ({ said }) => `${cap(said)}? What really happens`,
      ({ said }) => `Do you still think ${said}?`,
      ({ subject, said }) => `${cap(subject)}: people say ${said}`,
      ({ said, so }) => answering(so, () => `${cap(said)}? No: ${so}`),
      ({ said, subject }) => `${cap(said)}? | ${cap(subject)}`,
      ({ subject, said }) => compound(subject, () => `${cap(subject)} fact check: ${said}`),
    ],
    hooks: [
      ({ said, so }) => `${cap(said)}? ${cap(so)}.`,
      ({ said }) => `${cap(said)}? Watch this.`,
      ({ said }) => `People say ${said}. Let's check.`,
      ({ said }) => `You may have heard that ${said}.`,
      ({ so }) => answering(so, () => `${cap(so)}.`),
      ({ said }) => `True or false: ${said}?`,
      ({ said }) => `It sounds right that ${said}.`,
      ({ said }) => `Still think ${said}?`,
      ({ said }) => `Who told you ${said}?`,
      ({ shown, said }) => seen(shown, (picture) => `${cap(picture)}. And still ${said}?`),
    ],
    stories: englishStories.belief,
    formats: ["myth-busting", "experiment", "reaction", "q-and-a", "comparison"],
  },
  moment: {
    titles: [
      ({ when, what }) => `${cap(when)}: ${what}`,
      ({ subject, when, what }) => `${cap(subject)}, ${when}: ${what}`,
      ({ subject, when }) => named(when, () => `${cap(subject)} and ${when}`),
      ({ subject, when }) => named(when, () => `${cap(subject)}: get ready for ${when}`),
      ({ subject, what }) => `${cap(subject)}: ${what}`,
      ({ when, subject }) => named(when, () => `${cap(when)}: what changes for ${subject}`),
      ({ subject, when }) => named(when, () => `${cap(subject)}: what to know about ${when}`),
    ],
    hooks: [
      ({ what }) => `${cap(what)}.`,
      ({ when, what }) => `${cap(when)}: ${what}.`,
      ({ when }) => `${cap(when)}: are you ready?`,
      ({ when }) => `Put this in your calendar: ${when}.`,
      ({ when }) => named(when, () => `Plan for ${when} now.`),
      ({ when }) => named(when, () => `Do one thing before ${when}.`),
    ],
    stories: englishStories.moment,
    formats: ["list", "tutorial", "story", "day-in-the-life", "behind-the-scenes"],
  },
  term: {
    titles: [
      ({ term, is }) => `${cap(term)}: ${is}`,
      ({ term, subject }) => `${cap(term)}, explained | ${cap(subject)}`,
      ({ subject, term }) => `${cap(subject)}: have you heard of ${term}?`,
      ({ subject, term, is }) => `${cap(subject)}: ${term}, or ${is}`,
    ],
    hooks: [
      ({ term, is }) => `${cap(term)}: ${is}.`,
      ({ is }) => `There's a word for this: ${is}.`,
      ({ term }) => `What does ${term} mean?`,
      ({ shown, term }) => seen(shown, (picture) => `See ${picture}? The word is ${term}.`),
      ({ term }) => `One word today: ${term}.`,
      ({ term, is }) => `${cap(is)}? That's called ${term}.`,
    ],
    stories: englishStories.term,
    formats: ["tutorial", "list", "q-and-a", "behind-the-scenes", "comparison"],
  },
  scene: {
    titles: [
      ({ subject, picture }) => `${cap(subject)} in one shot: ${picture}`,
      ({ subject, picture }) => `${cap(subject)}: ${picture}`,
      ({ subject, picture, close }) => `${cap(subject)}: from ${close} to ${picture}`,
      ({ subject, picture }) => `${cap(subject)}, up close: ${picture}`,
    ],
    hooks: [
      ({ picture }) => `${cap(picture)}. Keep watching.`,
      ({ picture }) => `What do you see? ${cap(picture)}.`,
      ({ close, picture }) => `First ${close}, then ${picture}.`,
      ({ picture }) => `Sound on: ${picture}.`,
      ({ picture }) => `Look closely: ${picture}.`,
      ({ picture }) => `No words for a moment: ${picture}.`,
    ],
    stories: englishStories.scene,
    formats: ["behind-the-scenes", "before-after", "day-in-the-life", "reaction", "case-study"],
  },
};
