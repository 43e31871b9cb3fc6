import { intentOf, kindFor } from "#shared/rules/comments/intent.ts";
import { COMMENT_LANGUAGES, type CommentLanguage } from "#shared/rules/comments/language.ts";
import { foldedComment, phrases, plainComment } from "#shared/rules/comments/phrase.ts";
import { CAREFUL_KINDS, type CommentIntent, type Sentiment } from "#shared/rules/replies.ts";
import { careOf } from "../../../material/care/care-of.ts";
import { caredIntent } from "../../comments/cared-intent.ts";
import type { ReadComment } from "../../comments/read-comments.ts";
import { sentimentOf } from "../../comments/sentiment.ts";
import { isElsewhere } from "./elsewhere.ts";
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
const ELSEWHERE = phrases("whats ?app|telegram|zap|wpp|bio|dms?|inbox|privado|direct|mp");
/** What somebody fond says in jest. */
const TEASED: ReadonlySet<HeardAs> = new Set(["insult", "sarcasm", "critique"]);

/** What a death is taken for where its comment also tells of something else. */
const BESIDE_GRIEF = new Set<CommentIntent>([
  "failure",
  "memory",
  "thanks",
  "returning",
  "critique",
  "disagreement",
  "correction",
  "agreement",
]);
const BEREAVED: ReadonlySet<string> = new Set(["grief", "pet", "stillbirth", "dying"]);

/** How what is heard reads, where that is certain. */
const FELT: Readonly<Partial<Record<CommentIntent, Sentiment>>> = {
  spam: "neutral",
  grief: "neutral",
  insult: "negative",
  sarcasm: "negative",
  critique: "negative",
  thanks: "positive",
  praise: "positive",
};

/**
 * A comment as it is answered: as what its question mark, its praise or its silence hides, and in English where its
 * language is one that the engine doesn't write. Reading it twice changes nothing more.
 */
export function reread(given: ReadComment): ReadComment {
  const read = inItsLanguage(given);
  // What is grave, advertises or attacks is answered as that already.
  if (CAREFUL_KINDS.includes(read.kind) || read.language === "other") return read;
  const folded = foldedComment(read.comment);
  const heard = HEARD_AS.find((one) => mayBe(one, read.intent, folded) && spokenAs(one, folded).length > 0);
  if ((heard ?? read.intent) === "correction" && FIGURATIVE.test(folded)) return as(read, "praise");
  if (heard !== undefined) return { ...as(read, heard), language: languageFor(heard, folded, read.language) };
  if (BESIDE_GRIEF.has(read.intent) && isBereaved(read.comment)) return as(read, "grief");
  // Good words or bad ones tell what is exclaimed; without either it is admired.
  return read.kind === "question" && isExclamation(folded, read.language)
    ? as(read, read.sentiment === "negative" ? "critique" : "praise")
    : read;
}

/** The comment with what any language tells, where its own isn't written. */
function inItsLanguage(read: ReadComment): ReadComment {
  if (read.language === "other" || !isElsewhere(read.comment)) return read;
  if (CAREFUL_KINDS.includes(read.kind)) return { ...read, language: "other" };
  const plain = plainComment(read.comment);
  const context = { language: "other", sentiment: sentimentOf(plain, "other"), repeated: false } as const;
  const intent = caredIntent(read.comment, intentOf(plain, context));
  return { ...as(read, intent), language: "other", sentiment: context.sentiment };
}

function as(read: ReadComment, intent: CommentIntent): ReadComment {
  const sentiment = FELT[intent] ?? read.sentiment;
  const reason = intent === "grief" ? intent : undefined;
  return { ...read, intent, sentiment, reason, kind: kindFor(intent, sentiment) };
}

function isBereaved(comment: string): boolean {
  const care = careOf(comment);
  return care.level === "tender" && BEREAVED.has(care.kind);
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
