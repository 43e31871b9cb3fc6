import type { CommentIntent, CommentKind, Sentiment } from "../../replies.ts";
import { COMMENT_LANGUAGES, type CommentLanguage } from "../language.ts";
import { foldedComment, phrases, withoutSpared } from "../phrase.ts";
import { ENGLISH } from "./english.ts";
import { isExclamation } from "./exclaims.ts";
import { FIGURATIVE, FOND } from "./fond.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { HEARD_AS, type HeardAs, type HeardSigns } from "./signs.ts";
import { SPANISH } from "./spanish.ts";

type Spoken = (typeof COMMENT_LANGUAGES)[number];
const SIGNS: Readonly<Record<Spoken, HeardSigns>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
};

/** What a comment has to have been taken for to be heard as something else; advertising and insults are heard in any. */
const TAKEN_FOR: Readonly<Partial<Record<HeardAs, ReadonlySet<CommentIntent>>>> = {
  sarcasm: new Set<CommentIntent>([
    "praise",
    "thanks",
    "congrats",
    "subscribed",
    "joke",
    "other",
    "story",
    "accusation",
    "disagreement",
    "critique",
    "milestone",
    "agreement",
  ]),
  critique: new Set<CommentIntent>([
    "question",
    "how-to",
    "other",
    "story",
    "praise",
    "joke",
    "thanks",
    "failure",
    "link",
  ]),
  correction: new Set<CommentIntent>([
    "other",
    "story",
    "praise",
    "disagreement",
    "agreement",
    "critique",
    "joke",
  ]),
  thanks: new Set<CommentIntent>([
    "question",
    "how-to",
    "other",
    "story",
    "praise",
    "memory",
    "critique",
    "agreement",
  ]),
};

/** "I make 200 a week with it now, thanks to you" advertises nothing, unless it also says where to write. */
const GLAD = new Set<CommentIntent>(["thanks", "milestone", "congrats"]);
const ELSEWHERE = phrases(
  "whats ?app|telegram|zap|wpp|bio|dms?|inbox|privado|direct|mp|link|perfil|profile?",
);
/** What somebody fond says in jest. */
const TEASED: ReadonlySet<HeardAs> = new Set(["insult", "sarcasm", "critique"]);

/** What a comment has been taken for. */
interface Taken {
  readonly intent: CommentIntent;
  readonly kind: CommentKind;
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
}

/**
 * What a comment's question mark, its praise or its silence hides, and in which language it is said; undefined where it
 * is what it was taken for. Not for a comment that is grave, advertises or attacks already.
 */
export function hiddenIn(
  comment: string,
  { intent, kind, language, sentiment }: Taken,
): Pick<Taken, "intent" | "language"> | undefined {
  const folded = withoutSpared(foldedComment(comment));
  const heard = HEARD_AS.find((one) => mayBe(one, intent, folded) && spokenAs(one, folded).length > 0);
  if ((heard ?? intent) === "correction" && FIGURATIVE.test(folded)) return { intent: "praise", language };
  if (heard !== undefined) return { intent: heard, language: languageFor(heard, folded, language) };
  // Good words or bad ones tell what is exclaimed; without either it is admired.
  if (kind !== "question" || !isExclamation(folded, language)) return undefined;
  return { intent: sentiment === "negative" ? "critique" : "praise", language };
}

function mayBe(heard: HeardAs, intent: CommentIntent, folded: string): boolean {
  if (heard === "thanks" && folded.includes("?")) return false;
  if (heard === "spam") return !GLAD.has(intent) || ELSEWHERE.test(folded);
  return (TAKEN_FOR[heard]?.has(intent) ?? true) && !(TEASED.has(heard) && FOND.test(folded));
}

/** The comment's language where its phrases tell, else the one whose phrases do. */
function languageFor(heard: HeardAs, folded: string, guessed: CommentLanguage): CommentLanguage {
  const spoken = spokenAs(heard, folded);
  return spoken.find((language) => language === guessed) ?? spoken[0] ?? guessed;
}

function spokenAs(heard: HeardAs, folded: string): readonly Spoken[] {
  return COMMENT_LANGUAGES.filter((language) => patternOf(language, heard).test(folded));
}

const built = new Map<string, RegExp>();

function patternOf(language: Spoken, heard: HeardAs): RegExp {
  const key = `${language} ${heard}`;
  const known = built.get(key) ?? phrases(...SIGNS[language][heard]);
  built.set(key, known);
  return known;
}
