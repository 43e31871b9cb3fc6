import { wholeParts } from "./rounding.ts";

/** Where a rule comes from: a platform's own page, a study, press or guides, or the craft's rule of thumb. */
export interface SignalSource {
  readonly kind: "official" | "study" | "reported" | "heuristic";
  readonly label: string;
  readonly url?: string | undefined;
  /** ISO date on which the source was last read. */
  readonly checked?: string | undefined;
}

/** One open part of a score. */
export interface Signal {
  readonly id: string;
  /** What is good, in plain words. */
  readonly label: string;
  /** How well it is done, 0 to 1. */
  readonly value: number;
  /** Points it can bring; all weights of a score add up to 100. */
  readonly weight: number;
  readonly source: SignalSource;
  /** What to do to raise it. */
  readonly advice: string;
}

/** A score before it is rounded, 0 to 100, so that a small gain counts. */
export function pointsOf(signals: readonly Pick<Signal, "value" | "weight">[]): number {
  return signals.reduce((sum, { value, weight }) => sum + value * weight, 0);
}

/** The points of signals, rounded, 0 to 100. */
export function scoreOf(signals: readonly Pick<Signal, "value" | "weight">[]): number {
  return Math.round(pointsOf(signals));
}

/** The signals' points as whole numbers that add up to the score. */
export function wholePoints(signals: readonly Pick<Signal, "value" | "weight">[]): number[] {
  return wholeParts(
    signals.map(({ value, weight }) => value * weight),
    scoreOf(signals),
  );
}

/** 1 up to `fine`, falling to 0 at `lost`. */
export function falling(amount: number, fine: number, lost: number): number {
  return Math.min(1, Math.max(0, (lost - amount) / (lost - fine)));
}
