import type { CommentIntent } from "../../replies.ts";

/**
 * Intents that are told by a language's own phrases. `denies` turns good words around; `aspect` is
 * what a video is made of; `despite` is praise that begins as its opposite. Jokes with words of praise in them are told before it, laughter alone after it.
 */
export type PhrasedIntent =
  | Exclude<CommentIntent, "emoji" | "other" | "spam" | "question" | "quote" | "tagged">
  | "asks"
  | "marvels"
  | "laughs"
  | "contrast"
  | "denies"
  | "dismisses"
  | "facts"
  | "lacks"
  | "tags"
  | "aspect"
  | "despite";

/** What tells each intent in one language: regular expressions over whole words, as `phrases` takes them. */
export type IntentPhrases = Partial<Record<PhrasedIntent, readonly string[]>>;
