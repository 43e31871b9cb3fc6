import type { FormatId } from "#shared/rules/formats.ts";

/** What a video's own title says about its form, so that a new one promises no other video. */
const FORMS: readonly (readonly [FormatId, RegExp])[] = [
  ["comparison", /\b(?:vs|versus)\b/iu],
  ["review", /\breview\b|\bworth it\b|\bhands-on\b/iu],
  ["challenge", /\bchallenge\b/iu],
  ["experiment", /\btried\b|\btest(?:ed|ing)\b|\bexperiment\b/iu],
  ["list", /\b\d+\s+(?!days?|weeks?|months?|years?|minutes?|hours?)\p{L}/iu],
  ["tutorial", /\bhow (?:to|i|we)\b|\btutorial\b|\bguide\b|\bexplained?\b|\bfrom scratch\b|\bstep/iu],
  ["story", /\b(?:i|my|we|our)\b/iu],
];

/** The form that a text of the creator's names; undefined where it names none. */
export function formOf(text: string): FormatId | undefined {
  return FORMS.find(([, words]) => words.test(text))?.[0];
}

/** Endings that are true of any video. */
const ANY = [
  "what to know first",
  "what I look out for",
  "the part people ask about",
  "what I'd do differently",
  "is it worth it?",
] as const;

/** Endings that are true of any video of a form; none names a number, a result or a step it may not hold. */
const ENDINGS: Partial<Record<FormatId, readonly string[]>> = {
  tutorial: ["how I do it", "what I do and why", "the way that works for me", "what to watch out for"],
  review: ["what I like and what I don't", "worth it or not?", "my honest take", "who should skip it"],
  comparison: ["which one I'd pick", "where they differ", "which one is for you?", "my pick and why"],
  challenge: ["did it work?", "what it really took", "would I do it again?"],
  experiment: ["did it work?", "what happened", "what I expected and what I got"],
  list: ["the ones I'd start with", "my picks and why", "which one would you take?"],
  story: [
    "what it was really like",
    "what I didn't expect",
    "would I do it again?",
    "what I'd tell a friend",
  ],
};

/** Endings for a title about a subject, those of its form first. */
export function endingsFor(form: FormatId | undefined): readonly string[] {
  return [...((form && ENDINGS[form]) ?? []), ...ANY];
}
