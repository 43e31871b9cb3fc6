import { asksIn, saysIn } from "#shared/rules/comments/intent.ts";
import { foldedComment } from "#shared/rules/comments/phrase.ts";
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
  /** Whether it holds somebody else up as better. */
  readonly compares: boolean;
}

/** Parts of a comment that say one thing each, with the mark that ends them. */
const CLAUSE =
  /(?:(?! (?:but|btw|and also|pero|por cierto|mais|sinon|aber|übrigens|mas|aliás) |(?<=\p{Extended_Pictographic}) )[^.!?;,…\n])+[.!?;,…]*/gu;

const QUESTION = /[?？؟]/u;

/** "And" before a second question: "what is it and where can I get it". */
const SECOND =
  / (?:and|y|et|und|e) (?:also |también |aussi |auch |também )?(?=(?:what|where|how|which|why|when|who|does|do|did|is|are|was|were|can|could|will|have|should|qué|cuánto|dónde|cómo|cuál|cuándo|comment|combien|où|quel|quelle|est-ce|wie|wo|was|welche[rsn]?|kann|geht|ist|qual|quanto|onde|como|quando|dá) )/iu;

/** Who does it better, where it is somebody else: a name, or somebody's own. "You do it better" is praise. */
const NAMED_BETTER =
  /(?<![\p{L}\d'’])(?:(?!(?:This|That|These|Your?|It|My|The|Much|Way|So|Even) )\p{Lu}[\p{L}\d]+|\p{L}+['’]s|he|she|they|(?:his|her|their) \p{L}+|hers|theirs|someone else|another channel|other channels)(?: version| one| video| recipe| channel| way| (?:from|over|on|at) (?:\p{L}+ ){0,2}\p{L}+)? (?:is|was|are|were|does|did|do|explains?|makes?|made|shows?) (?:this |it |that )?(?:way |so |much |a lot |far )*(?:better|funnier|faster|nicer|cleaner|clearer|easier)(?! than (?:ever|i|expected|before|mine|the original|most|all|any))|(?<!\p{L})\p{Lu}\p{L}+ (?:does|did) (?:\p{L}+ ){1,5}(?:does|did) (?:it|this|that) (?:way |so |much )?better|(?<!\p{L})(?:prefer \p{L}+['’]s|(?:like|love) (?!(?:it|that|what|let)['’])\p{L}+['’]s(?: \p{L}+){0,2} (?:way |much |so )?(?:better|more))/u;
const SAID_BETTER =
  /(?<!\p{L})(?:lo (?:hace|explica|cuenta) (?:mucho )?mejor(?! que nadie)|(?:prefiero|me gusta más|me quedo con) (?:el|la|lo|los) (?:de|canal)|(?:le )?(?:fait|explique) (?:ça )?(?:bien |beaucoup )?mieux(?! que (?:personne|quiconque))|je préfère (?:celui|celle|la version|les vidéos) d|(?:macht|erklärt|kann) das (?:viel |echt |deutlich )?besser|(?:faz|explica) (?:isso )?(?:muito |bem )?melhor(?! (?:do )?que ningu[eé]m)|prefiro (?:o|a|os|as) d[oae] )/iu;

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
    laughs: /[💀☠]/u.test(redacted) || saysIn(language, "laughs", foldedComment(redacted)),
    compares: NAMED_BETTER.test(redacted) || SAID_BETTER.test(redacted),
  };
}
