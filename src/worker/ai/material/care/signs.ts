import type { CareKind } from "./kinds.ts";

/**
 * Phrases as `phrases` (src/shared/rules/comments/phrase.ts) takes them, in lower case; accents don't count.
 */
export interface KindSigns {
  /** What somebody says of themself or of a person they know: counts in any surroundings. */
  readonly says?: readonly string[];
  /** Words for the thing: don't count for a film, a game or a song, and are a subject where they inform. */
  readonly names?: readonly string[];
}

/** How one language speaks of what needs care. */
export interface LanguageSigns {
  /** Idioms, titles and other meanings, taken out of a text before anything is looked for. */
  readonly harmless: readonly string[];
  /** What makes a text one about a film, a game, a book or a song. */
  readonly fiction: readonly string[];
  /** What makes a dangerous thing a subject somebody informs about, or lived through. */
  readonly informs: readonly string[];
  /** What tells that the danger is one of somebody who watches and wrote of it. */
  readonly viewers?: readonly string[];
  readonly kinds: Readonly<Partial<Record<CareKind, KindSigns>>>;
}
