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
