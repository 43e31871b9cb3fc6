import { lazily } from "../lazily.ts";

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  billion: 1e9,
};
const GROUPED = /^\d{1,3}(?:([,.'’ \u00A0\u202F])\d{3})(?:\1\d{3})*$/u;
const COUNT =
  /(?<![\d.,])(\d{1,3}(?:[,.'’ \u00A0\u202F]\d{3})+(?![\d])|\d+(?:[.,]\d+)?)\s*(k|thousand|millions?|mio|m|billion|b)?(?![\p{L}\d])/iu;

/**
 * The first count in a text as people write it: "12k", "1,200 subs", "1.2M", "about 3 000". A dot or comma
 * before exactly three digits groups them; anything else is a decimal.
 * @returns undefined where there is none.
 */
export function parseCount(text: string): number | undefined {
  const [, digits = "", scale = ""] = COUNT.exec(text) ?? [];
  if (digits === "") return undefined;
  const plain = GROUPED.test(digits) ? digits.replace(/\D/gu, "") : digits.replace(",", ".");
  const value = Number(plain) * (SCALES[scale.toLowerCase()] ?? 1);
  return Number.isFinite(value) ? value : undefined;
}

const shown = lazily(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }));

/** A number in an English sentence: "1,200", "0.35". */
export function spelledCount(value: number): string {
  return shown().format(value);
}
