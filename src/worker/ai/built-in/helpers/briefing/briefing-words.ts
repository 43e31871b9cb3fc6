/** How a plan for a day is said in one language. Phrases of a card are in it, as knowledge/README.md forms them. */
export interface BriefingWords {
  /** What it is made of: a subject's card, a niche's, or neither. */
  readonly basis: {
    subject(name: string): string;
    niche(count: number, name: string): string;
    readonly none: string;
    /** What that means, after it. */
    readonly meaning: string;
  };
  readonly headings: {
    readonly film: string;
    readonly learn: string;
    readonly ahead: string;
    readonly today: string;
    readonly questions: string;
  };
  /** The heading of a day. */
  title(day: string, niche: string): string;
  /** Before the call to action. */
  ask(call: string): string;
  /** Before what to fill in. */
  readonly sheet: string;
  /** What to do with the lesson. */
  readonly lesson: string;
  /** @param dated where in the year it is, @param what a clause. */
  moment(when: string, dated: string, what: string, subject: string): string;
  publicDay(name: string, dated: string): string;
  /** What to do about it: under way, ahead, far ahead, and for a day that may have nothing to do with the subject. */
  readonly now: string;
  readonly before: string;
  readonly far: string;
  readonly maybe: string;
  readonly calendar: string;
  readonly check: {
    picture(picture: string): string;
    readonly anyPicture: string;
    gear(gear: string): string;
    readonly sentence: string;
    comments(ask: string): string;
    readonly anyComments: string;
    readonly thumbnail: string;
    readonly silent: string;
    readonly platform: string;
    goal(goal: string): string;
    readonly noGoal: string;
  };
}
