import { type CommentIntent, type CommentKind, kindOfIntent, type Sentiment } from "../replies.ts";
import { hostilityOf } from "./hostile.ts";
import { isQuote, toFriends } from "./forms.ts";
import { english } from "./intents/english.ts";
import { french } from "./intents/french.ts";
import { german } from "./intents/german.ts";
import type { IntentPhrases, PhrasedIntent } from "./intents/intent-phrases.ts";
import { portuguese } from "./intents/portuguese.ts";
import { spanish } from "./intents/spanish.ts";
import type { CommentLanguage } from "./language.ts";
import { isJest } from "./jest.ts";
import { humanReason, isUrgent } from "./needs-human.ts";
import { foldedComment, phrases, withoutSpared } from "./phrase.ts";
import { isSpam } from "./spam.ts";

/** What is known of a comment besides its words. */
export interface CommentContext {
  readonly language: CommentLanguage;
  readonly sentiment: Sentiment;
  /** True where the same text came again and again. */
  readonly repeated: boolean;
}

/** "Thank you" in languages that aren't answered in their own words. */
const THANKS_ELSEWHERE =
  "grazie|bedankt|dank je|dank u|tack|takk|tak|kiitos|dzi[eę]kuj[eę]|d[ií]ky|te[sş]ekk[uü]r[^ ]*|terima kasih|mul[tț]umesc|c[aả]m [oơ]n|спасибо|дякую|ありがとう[^ ]*|감사[^ ]*|고마[^ ]*|谢谢|謝謝|شكرا|धन्यवाद|תודה|ευχαριστ[ωώ]|ขอบคุณ[^ ]*";

const PHRASES: Partial<Record<CommentLanguage, IntentPhrases>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  other: { thanks: [THANKS_ELSEWHERE] },
};

/** Words that may stand before what a comment begins with. */
const LEAD_IN =
  /^(?:(?:so|but|ok|okay|hey|hi|hello|please|and|bro|dude|man|wait|yo|oye|hola|pero|salut|mais|et|hallo|aber|und|oi|mas|mano|love (?:it|this)|thanks|great video|@[^ ]+)[,.!]* )+/u;

/** A question at the end of what was only said before: "gorgeous, what lamp is that" without its comma. */
const ENDS_ASKING =
  / (?:what|which|where|who) (?:[a-z]+ ){0,2}(?:is|was|are|were|did) (?:that|this|it|those|these|you)(?: [a-z]+){0,2}[.! ]*$/u;

/** What nobody adds to irony. */
const ADORES = /[❤♥🥰😍🔥🙏💕🫶]/u;
/** What turns admiration around. */
const ROLLS_EYES = /[🙄🙃]/u;
const EXCLAIMS =
  /^(?:wow|oh|ah|sure|que|quel|quelle|super|genial|toll|na toll|wie|nossa|uau|vaya|guau|congrats|bravo) /u;

/** What a question wants, before the question that wants anything. */
const ASKED = ["song", "schedule", "price", "link", "personal", "gear", "place"] as const;

/** Intents without a question in them, each before those it would be taken for. */
const STATED = ["disagreement", "critique"] as const;
const LIKED = ["congrats", "milestone", "memory", "returning", "subscribed"] as const;

/**
 * What a comment wants. The first that fits: someone's safety, spam, hostility, another reason that needs the creator
 * in person, then what is asked or corrected, then what is found wrong, and last what is liked. Heuristics (checked
 * 2026-11-22): phrases of five languages; what they don't know is told by its question mark and by `sentiment` alone.
 * @param comment as `plainComment` makes it.
 */
export function intentOf(comment: string, { language, sentiment, repeated }: CommentContext): CommentIntent {
  const careful = carefulIntent(comment, repeated);
  if (careful !== undefined) return careful;
  const folded = unlinked(comment);
  const friendly = taggedIn(folded, language);
  if (friendly) return "tagged";
  if (!/\p{L}/u.test(folded)) return wordless(folded);
  const phrased = phrasedIntent(folded, language);
  // What begins with a handle and says nothing known, or asks in a word or two, is for somebody else.
  const isAside = phrased === undefined || (phrased === "question" && folded.length <= SHORT);
  if (isAside && /^\s*@/u.test(folded)) return "tagged";
  return phrased ?? guessedIntent(folded, language, sentiment);
}

/** Whether a language's own phrases tell what a comment wants. @param comment as `plainComment` makes it. */
export function isPhrasedIn(language: CommentLanguage, comment: string): boolean {
  return (
    carefulIntent(comment, false) !== undefined || phrasedIntent(unlinked(comment), language) !== undefined
  );
}

/** A link may hold a question mark that asks nothing. */
function unlinked(comment: string): string {
  return withoutSpared(foldedComment(comment).replace(/https?:\/\/\S+/gu, ""));
}

/** Whether friends are called by their handles, and nothing else is said or only something to them. */
function taggedIn(folded: string, language: CommentLanguage): boolean {
  const said = toFriends(folded);
  if (said === undefined) return false;
  return !/\p{L}/u.test(said) || (patternOf(language, "tags")?.test(said) ?? false);
}

/** Intents that come before any other, in whatever language they are told. */
function carefulIntent(comment: string, repeated: boolean): CommentIntent | undefined {
  const reason = humanReason(comment);
  if (reason !== undefined && isUrgent(reason)) return reason;
  // A child who asks to be followed back advertises nothing.
  if (reason === "minor" && !repeated) return reason;
  if (repeated || isSpam(comment)) return "spam";
  const hostility = hostilityOf(comment);
  return hostility ?? reason;
}

/** The kind that a comment counts as. @param comment as `plainComment` makes it. */
export function kindOf(comment: string, context: CommentContext): CommentKind {
  return kindFor(intentOf(comment, context), context.sentiment);
}

/** The kind that a comment of this intent counts as; emoji alone say how they are meant. */
export function kindFor(intent: CommentIntent, sentiment: Sentiment): CommentKind {
  if (intent !== "emoji") return kindOfIntent(intent);
  if (sentiment === "neutral") return "other";
  return sentiment === "positive" ? "praise" : "criticism";
}

function wordless(comment: string): CommentIntent {
  if (/\d{1,2}:\d{2}/u.test(comment)) return "timestamp";
  return /\p{Extended_Pictographic}/u.test(comment) ? "emoji" : "other";
}

/** What a comment without any known phrase wants: its sentiment, its form, and whether it tells of its writer. */
function guessedIntent(comment: string, language: CommentLanguage, sentiment: Sentiment): CommentIntent {
  const has = (intent: PhrasedIntent) => patternOf(language, intent)?.test(comment) ?? false;
  if (has("story")) return "story";
  if (has("facts")) return "correction";
  if (sentiment === "negative") return "critique";
  // Good words say little of a long comment, and nothing where they are denied: "you call that safe".
  const isPlain = comment.length <= LONGEST_PLAIN && !has("contrast") && !has("denies");
  return sentiment === "positive" && isPlain ? "praise" : "other";
}

function phrasedIntent(comment: string, language: CommentLanguage): CommentIntent | undefined {
  const has = (intent: PhrasedIntent) => patternOf(language, intent)?.test(comment) ?? false;
  const stated = comment.replace(LEAD_IN, "").replace(/^[¿¡]+/u, "");
  const begins = (intent: PhrasedIntent) => (patternOf(language, intent)?.exec(stated)?.index ?? -1) === 0;
  const greets = patternOf(language, "greeting")?.exec(comment)?.index === 0;
  const marked = /[?？؟]/u.test(comment);
  // What comes after "but" is what was meant: "lovely, but the music", "great, but where did the intro go".
  const turn = patternOf(language, "contrast")?.exec(comment);
  const meant = comment.slice(turn?.index ?? comment.length);
  // A German clause may begin with its verb and ask nothing: "hast du dir verdient".
  const asksAfter =
    (language === "en" && ENDS_ASKING.test(comment)) ||
    (turn !== undefined && turn !== null && asksIn(language, meant.slice(turn[0].length).trim())) ||
    (language === "de" ? [] : comment.split(/[.!,;…]+ /u).slice(1)).some(
      (clause) => asksIn(language, clause.trim()) && !saysIn(language, "marvels", clause),
    );
  const isQuestion = (marked || asksAfter || begins("asks")) && !(begins("marvels") && !marked);

  if (has("dismisses")) return "critique";
  if (
    (has("sarcasm") && !ADORES.test(comment)) ||
    (ROLLS_EYES.test(comment) && !marked && (admires(has, comment) || !complainsIn(has)))
  )
    return "sarcasm";
  if (isJest(comment)) return "joke";
  if (has("collab")) return "collab";
  if (begins("disagreement") && !isQuestion && !has("correction")) return "disagreement";
  if (has("failure") && !(isQuestion && has("gear"))) return "failure";
  if (has("accusation")) return "accusation";
  const asked = ASKED.find((intent) => has(intent));
  if (asked === "schedule" && has("request")) return "request";
  if (asked !== undefined && isQuestion) return asked;
  if (has("correction")) return "correction";
  if (asked !== undefined && comment.length <= SHORT) return asked;
  if (has("request")) return "request";
  if (has("first")) return "first";
  if (isQuote(comment)) return "quote";
  // "Why is it so loud?" wants no answer.
  const complains =
    has("critique") &&
    !asksAfter &&
    (!begins("asks") || /^(?:why|warum|wieso|pourquoi|por ?que) /u.test(stated));
  if (isQuestion && !has("joke") && !complains)
    return begins("how-to") || stated.startsWith("how to ") ? "how-to" : "question";
  if (/\b\d{1,2}:\d{2}\b/u.test(comment) && !has("critique")) return "timestamp";
  if (has("joke")) return "joke";
  // "Great, but too long" finds fault; "I used to hate it, and now I love it" doesn't.
  if (has("despite")) return "praise";
  if (has("backhanded")) return "backhanded";
  if (patternOf(language, "aspect")?.test(meant) === true) return "critique";
  if (has("praise") && !has("disagreement") && patternOf(language, "lacks")?.test(meant) === true)
    return "critique";
  const found = STATED.find((intent) => has(intent));
  if (found !== undefined && !(has("praise") && !has("contrast") && found === "disagreement")) return found;
  // "Finally hit 10k" is its writer's own.
  if (begins("milestone")) return "milestone";
  const liked = LIKED.find((intent) => has(intent));
  if (liked !== undefined) return liked;
  if (has("greeting") && (!has("praise") || (greets && comment.length <= GREETING))) return "greeting";
  if (has("tip") && !begins("thanks")) return "tip";
  return (
    (["thanks", "agreement", "praise", "greeting"] as const).find((intent) => has(intent)) ?? laughed(has)
  );
}

function admires(has: (intent: PhrasedIntent) => boolean, comment: string): boolean {
  return has("praise") || has("thanks") || has("marvels") || EXCLAIMS.test(comment);
}

/** Whether a comment says what is wrong, or tells of its writer: eyes roll at that without irony. */
function complainsIn(has: (intent: PhrasedIntent) => boolean): boolean {
  return has("critique") || has("failure") || has("story");
}

function laughed(has: (intent: PhrasedIntent) => boolean): CommentIntent | undefined {
  return has("laughs") ? "joke" : undefined;
}

/** A comment of so many characters may be praise for its good words alone (heuristic). */
const LONGEST_PLAIN = 60;

/** Whether a clause begins as questions do in a language. @param clause as `foldedComment` makes it. */
export function asksIn(language: CommentLanguage, clause: string): boolean {
  return patternOf(language, "asks")?.exec(clause.replace(LEAD_IN, ""))?.index === 0;
}

/** Whether a language's phrases find an intent in a clause. @param clause as `foldedComment` makes it. */
export function saysIn(language: CommentLanguage, intent: PhrasedIntent, clause: string): boolean {
  return patternOf(language, intent)?.test(clause) ?? false;
}

/** A comment that begins by greeting and has no more characters is a greeting, whatever it praises. */
const GREETING = 60;

/** A comment of so few characters that names what it wants needs no question mark: "link please". */
const SHORT = 40;

const built = new Map<string, RegExp | undefined>();

/** The pattern for an intent in a language, built on first use. */
function patternOf(language: CommentLanguage, intent: PhrasedIntent): RegExp | undefined {
  const key = `${language} ${intent}`;
  if (!built.has(key)) {
    const sources = PHRASES[language]?.[intent];
    built.set(key, sources === undefined ? undefined : phrases(...sources));
  }
  return built.get(key);
}
