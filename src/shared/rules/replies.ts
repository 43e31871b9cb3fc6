/** Tones of a reply (spec §9). */
export const REPLY_TONES = ["casual", "motivational", "funny", "techy", "professional"] as const;
export type ReplyTone = (typeof REPLY_TONES)[number];

/**
 * Limits of what is asked and answered. `comment` and `option` are UTF-16 units. Options: 1 to 3 each, under
 * 2 sentences (spec §9), read strictly: one sentence.
 */
export const REPLY_LIMITS = { comments: 50, comment: 1000, options: 3, option: 300 } as const;

/** What a comment calls for, coarsely: the kind of its intent. */
export const COMMENT_KINDS = [
  "human",
  "spam",
  "hostile",
  "suggestion",
  "question",
  "criticism",
  "praise",
  "other",
] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** How a kind is called on the screen. */
export const KIND_LABELS: Record<CommentKind, string> = {
  human: "Needs you",
  spam: "Looks like spam",
  hostile: "Hostile",
  suggestion: "Suggestion",
  question: "Question",
  criticism: "Criticism",
  praise: "Praise",
  other: "Comment",
};

/** What a comment wants, finely, with the kind it counts as. In the order of care: what matters most comes first. */
const INTENTS = {
  "self-harm": "human",
  threat: "human",
  abuse: "human",
  minor: "human",
  grief: "human",
  injury: "human",
  medical: "human",
  animal: "human",
  illness: "human",
  hardship: "human",
  legal: "human",
  refund: "human",
  press: "human",
  sales: "human",
  spam: "spam",
  hate: "hostile",
  harassment: "hostile",
  insult: "hostile",
  request: "suggestion",
  collab: "suggestion",
  failure: "question",
  gear: "question",
  price: "question",
  link: "question",
  place: "question",
  schedule: "question",
  song: "question",
  personal: "question",
  "how-to": "question",
  question: "question",
  correction: "criticism",
  accusation: "criticism",
  critique: "criticism",
  disagreement: "criticism",
  backhanded: "criticism",
  sarcasm: "criticism",
  milestone: "praise",
  congrats: "praise",
  thanks: "praise",
  praise: "praise",
  subscribed: "praise",
  returning: "praise",
  memory: "other",
  tip: "other",
  agreement: "other",
  joke: "other",
  first: "other",
  timestamp: "other",
  greeting: "other",
  tagged: "other",
  quote: "other",
  story: "other",
  emoji: "other",
  other: "other",
} as const satisfies Record<string, CommentKind>;
export type CommentIntent = keyof typeof INTENTS;

const isIntent = (name: string): name is CommentIntent => name in INTENTS;
export const COMMENT_INTENTS: readonly CommentIntent[] = Object.keys(INTENTS).filter(isIntent);

/** The kind that an intent counts as. */
export function kindOfIntent(intent: CommentIntent): CommentKind {
  return INTENTS[intent];
}

/** Kinds that ask something a video could answer. */
export const ASKING_KINDS: readonly CommentKind[] = ["question", "suggestion"];

/** Kinds that get one careful line of the product's own and are never sent to a model. */
export const CAREFUL_KINDS: readonly CommentKind[] = ["human", "spam", "hostile"];

/** How a comment reads. */
export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The comments in a text, one a line: trimmed, empty ones dropped, duplicates kept. */
export function commentsIn(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
