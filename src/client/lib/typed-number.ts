import { parseCount } from "#shared/rules/counts.ts";

/** No channel has more of anything; what is above it is a slip of the keys. */
const MOST = 1e12;
const TYPED = /^\d[\d.,'’ \u00A0\u202F]*(?:k|m|mio|b|thousand|millions?|billion)?$/iu;
export const NUMBER_FAULT = "Write a number such as 1,200 or 12K.";

/** A number as typed: undefined where nothing is, "fault" where it is no number. */
export function typedNumber(text: string): number | "fault" | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const value = TYPED.test(trimmed) ? parseCount(trimmed) : undefined;
  return value === undefined || value > MOST ? "fault" : value;
}
