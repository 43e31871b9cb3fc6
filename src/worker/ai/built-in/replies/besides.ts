import { asksIn, saysIn } from "#shared/rules/comments/intent.ts";
import { type Rival, rivalIn } from "#shared/rules/comments/rivals.ts";
import { foldedComment } from "#shared/rules/comments/phrase.ts";
import { correctionsIn } from "./corrections.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { ReadComment } from "../comments/read-comments.ts";

/** What a comment says besides what it wants. */
export interface Besides {
  /** What it is also glad of: the video, or something that its writer did. */
  readonly glad: "liked" | "achieved" | undefined;
  /** Whether it asks two things. */
  readonly asksTwice: boolean;
  /** Whether somebody laughs in it. */
  readonly laughs: boolean;
  /** How it compares the creator with somebody else. */
  readonly rival: Rival | undefined;
  /** Whether it also finds something wrong. */
  readonly blames: boolean;
  /** Whether it says of its video only that it was nothing. */
  readonly dismisses: boolean;
  /** Whether it corrects two things. */
  readonly correctsTwice: boolean;
}

/** Parts of a comment that say one thing each, with the mark that ends them. */
const CLAUSE =
  /(?:(?! (?:but|btw|and also|pero|por cierto|mais|sinon|aber|übrigens|mas|aliás) |(?<=\p{Extended_Pictographic}) )[^.!?;,…\n])+[.!?;,…]*/gu;

const LAUGHS = /[💀☠😂🤣]/u;

const QUESTION = /[?？؟]/u;

/** "And" before a second question: "what is it and where can I get it". */
const SECOND =
  / (?:and|y|et|und|e) (?:also |también |aussi |auch |também )?(?=(?:what|where|how|which|why|when|who|does|do|did|is|are|was|were|can|could|will|have|should|qué|cuánto|dónde|cómo|cuál|cuándo|comment|combien|où|quel|quelle|est-ce|wie|wo|was|welche[rsn]?|kann|geht|ist|qual|quanto|onde|como|quando|dá) )/iu;

/** Intents that are thanks themselves, or that no praise goes with. */
const GLAD_THEMSELVES = new Set<CommentIntent>(["thanks", "praise", "congrats", "milestone", "sarcasm"]);

/** Thanks that only end a question: "thanks in advance". */
const POLITE =
  /^[\s\p{P}]*(?:(?:many |muchas |mil |vielen |besten |un grand )?(?:thanks?|thx|thank you|gracias|merci|danke?|obrigad[oa]|valeu)(?: (?:so much|a lot|beaucoup|schön|sehr|mucho|muito))?[\s\p{P}]*$|.*(?:in advance|de antemano|d'avance|im voraus|desde ja))/u;
const isPolite = (folded: string) => POLITE.test(folded.trim());

const NEGATED = /\b(?:not|n't|no|never|nicht|kein|pas|jamais|não|nunca|hardly)\b/u;

/** What a comment says besides what it wants, by its clauses. */
export function besidesOf({ redacted, intent, language }: ReadComment): Besides {
  const clauses = (redacted.match(CLAUSE) ?? []).map((clause) => ({
    folded: foldedComment(clause),
    asked: QUESTION.test(clause),
  }));
  const others = clauses.filter(({ folded, asked }) => !asked && !asksIn(language, folded));
  const says = (wanted: "praise" | "thanks" | "congrats" | "milestone") =>
    others.some(
      ({ folded }) => !NEGATED.test(folded) && !isPolite(folded) && saysIn(language, wanted, folded),
    );
  const liked = () => says("praise") || says("thanks") || says("congrats");
  return {
    glad: GLAD_THEMSELVES.has(intent)
      ? undefined
      : says("milestone")
        ? "achieved"
        : liked()
          ? "liked"
          : undefined,
    asksTwice: clauses.filter(({ asked }) => asked).length > 1 || SECOND.test(redacted),
    laughs:
      LAUGHS.test(redacted) ||
      saysIn(language, "laughs", foldedComment(redacted)) ||
      saysIn(language, "joke", foldedComment(redacted)),
    rival: rivalIn(redacted),
    dismisses: saysIn(language, "dismisses", foldedComment(redacted)),
    correctsTwice: intent === "correction" && correctionsIn(redacted, language).length > 1,
    blames: others.some(({ folded }) => saysIn(language, "critique", folded)),
  };
}
