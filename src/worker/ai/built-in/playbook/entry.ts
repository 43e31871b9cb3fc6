/** The part of a creator's work an entry belongs to. */
export type PlaybookTopic =
  | "ideas"
  | "hooks"
  | "titles"
  | "thumbnails"
  | "scripts"
  | "editing"
  | "retention"
  | "shorts"
  | "tiktok"
  | "instagram"
  | "youtube"
  | "hashtags"
  | "seo"
  | "timing"
  | "analytics"
  | "community"
  | "comments"
  | "money"
  | "sponsors"
  | "policy"
  | "planning"
  | "growth"
  | "equipment"
  | "wellbeing";

/** Where a statement comes from, and how well it is known. */
export interface Source {
  readonly label: string;
  readonly url?: string;
  /**
   * `official`: the platform's own page or words. `study`: somebody measured it. `reported`: press, guides or
   * vendors say so. `heuristic`: craft advice or a model of ours, not a fact about a platform.
   */
  readonly kind: "official" | "study" | "reported" | "heuristic";
  /** ISO date on which the statement was last compared with its source. */
  readonly checked?: string;
}

/** One question of the growth playbook with its answer, found by full-text search. */
export interface PlaybookEntry {
  /** kebab-case, unique in the whole playbook. */
  readonly id: string;
  /** A statement or question as a creator would put it, at most 80 characters. */
  readonly title: string;
  readonly topic: PlaybookTopic;
  /** 6 to 12 lower-case words and phrases people type when they ask about this. */
  readonly keywords: readonly string[];
  /** Markdown, 60 to 160 words: the direct answer, then steps as a list. */
  readonly answer: string;
  /** At least one. Every fact about a platform in `answer` is backed by one of these. */
  readonly sources: readonly Source[];
}
