import type { Length } from "../lengths.ts";
import type { Signal } from "../signals.ts";

/** "bad" is what YouTube refuses or ignores; "warn" could be better. */
export const VERDICTS = ["ok", "warn", "bad"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One check of a video's text: a signal of the score with what was found. */
export interface SeoCheck extends Signal {
  readonly verdict: Verdict;
  /** What was found, in a sentence: "62 of 100 characters." */
  readonly finding: string;
  /** What was measured, in the platform's own unit. */
  readonly measure?: Length | undefined;
}

/** From this value on a check is fine. */
const FINE = 0.75;

type Found = Omit<SeoCheck, "verdict">;

/** A check whose verdict follows from its value, unless YouTube itself objects. */
export function check(found: Found, refused = false): SeoCheck {
  return { ...found, verdict: refused ? "bad" : found.value >= FINE ? "ok" : "warn" };
}

/** "62 of 100 characters." */
export function used({ used: amount, max, unit }: Length): string {
  return `${count(amount)} of ${count(max)} ${unit}.`;
}

export function count(amount: number): string {
  return amount.toLocaleString("en");
}

export function quote(word: string): string {
  return `“${word}”`;
}
