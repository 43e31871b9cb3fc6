import type { Language } from "#shared/rules/language.ts";
import { spanishOutline } from "./outline-spanish.ts";
import { frenchOutline } from "./outline-french.ts";
import { germanOutline } from "./outline-german.ts";
import { portugueseOutline } from "./outline-portuguese.ts";

/** What an outline says around an idea, in one language. */
export interface OutlineWords {
  readonly titles: string;
  readonly hook: string;
  readonly beats: string;
  readonly overlays: string;
  readonly call: string;
  readonly cover: string;
  readonly test: string;
  /** Over how often its article is read. */
  readonly interest: string;
  readonly says: {
    open(picture: string): string;
    wrong(sign: string): string;
    why(because: string): string;
    fix(instead: string, step: string, see: string): string;
    proof(close: string): string;
  };
  /** The same five beats for the creator to fill in. */
  readonly blanks: readonly string[];
  readonly blankCover: string;
  readonly tests: readonly string[];
}

/** The words by the language they are written in. */
export const OUTLINES: Readonly<Record<Language, OutlineWords>> = {
  en: {
    titles: "Title options",
    hook: "Hook",
    beats: "Beat by beat",
    overlays: "On-screen text",
    call: "Call to action",
    cover: "Cover picture",
    test: "One thing to test",
    interest: "Interest in the subject",
    says: {
      open: (picture) => `The hook, over ${picture}. No greeting, no logo.`,
      wrong: (sign) => `${sign}. Hold it long enough that nobody has to take your word for it.`,
      why: (because) => `${because}. One sentence, said over the picture it explains.`,
      fix: (instead, step, see) =>
        `${instead}. Then: ${step.charAt(0).toLowerCase()}${step.slice(1)}, close on ${see}.`,
      proof: (close) => `The proof: ${close}. Ask for one thing while it is on screen.`,
    },
    blanks: [
      "The hook, over the strongest picture you have. No greeting, no logo.",
      "What goes wrong, as you have seen it: what it looks like, in one close picture.",
      "Why it happens, in one sentence that you would say to a friend.",
      "What you do instead: your hands, from above, in one take.",
      "The result beside the failed one. Ask for one thing while it is on screen.",
    ],
    blankCover: "The failed one beside the good one, at most four words over it.",
    tests: [
      "Post it once with the result as the first picture and once with the problem, a week apart, and compare how many stay past three seconds.",
      "Try two titles, one that names the sign and one that names the remedy, and keep the one more people choose.",
      "Cut everything before the first picture of the problem, and compare where viewers leave.",
      "Put the question on the screen as text in one version and only say it in the other.",
    ],
  },
  es: spanishOutline,
  fr: frenchOutline,
  de: germanOutline,
  pt: portugueseOutline,
};
