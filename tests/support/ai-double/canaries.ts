/** A key that must never come back to a caller. */
export const KEY = "sk-canary-4f1d0c7be2a94c63";
/** Stands in every upstream error of the doubles, and must never come back to a caller either. */
export const CANARY = "canary-from-upstream";
