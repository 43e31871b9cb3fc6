import type { Points } from "../../compose/points.ts";
import type { Ways } from "./script-words.ts";

/**
 * How a script talks that shows nothing step by step: each thing once, in as few words as somebody would use, and
 * the way out of its first trouble at the end.
 */
export interface TalkWords {
  readonly mistake: Ways<[Points["mistake"]]>;
  /** Where the sign isn't understood without the habit it comes from. */
  readonly habit: Ways<[Points["mistake"]]>;
  readonly belief: Ways<[Points["belief"]]>;
  readonly choice: Ways<[Points["choice"]]>;
  /** The habit and the reason, right after the sign. */
  readonly cause: Ways<[Points["mistake"]]>;
  /** The remedy, after everything else. */
  readonly payoff: Ways<[Points["mistake"]]>;
  /** The same where the remedy alone would be too short to be understood so long after its trouble. */
  readonly swap: Ways<[Points["mistake"]]>;
  /** A habit as a first line. @param does a gerund or infinitive phrase. */
  challenged(does: string): string;
  /** A comparison of two things the creator named. */
  versus(one: string, other: string): string;
  /** What to film where no picture of the card is left. */
  readonly filmed: {
    mistake(point: Points["mistake"]): string;
    belief(point: Points["belief"]): string;
    question(point: Points["question"]): string;
    term(point: Points["term"]): string;
    moment(point: Points["moment"]): string;
  };
}
