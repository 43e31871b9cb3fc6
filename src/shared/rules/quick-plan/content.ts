/** What a quick plan knows of one niche. All of it is craft practice (heuristic) unless a line names its source. */
export interface NicheContent {
  /**
   * What to make videos about. Each entry is one subject in one or more wordings; a plan takes a subject once,
   * so that no two of its topics are about the same thing. At least 6 subjects, no title above 90 characters,
   * which leaves room for "(Part 4)" within YouTube's 100.
   */
  readonly subjects: readonly (readonly string[])[];
  /** 3 to 5 sentences of advice that hold for this niche and not for every other. */
  readonly tips: readonly string[];
}
