/** What a comment is that its praise, its question mark or its silence hides, as `phrases` takes it. */
export const HEARD_AS = ["spam", "insult", "sarcasm", "critique", "correction", "thanks"] as const;
export type HeardAs = (typeof HEARD_AS)[number];

/** How one language says each of them; a phrase may only stand there that means nothing else. */
export type HeardSigns = Readonly<Record<HeardAs, readonly string[]>>;
