import { toCents } from "./rounding.ts";
import { keysOf } from "../keys.ts";

/** A country of the RPM table. */
interface RpmCountry {
  /** As the product calls it. */
  readonly name: string;
  /** US dollars per 1,000 views, before the niche counts. */
  readonly base: number;
}

/**
 * RPM base by ISO 3166-1 alpha-2 code (spec §9): planning values of the product, not measurements.
 * Source: heuristic, checked 2026-11-21; no verified data set by country or niche is known.
 */
export const RPM_COUNTRIES = {
  US: { name: "United States", base: 6 },
  CA: { name: "Canada", base: 5 },
  GB: { name: "United Kingdom", base: 4.5 },
  AU: { name: "Australia", base: 5 },
  NZ: { name: "New Zealand", base: 4 },
  DE: { name: "Germany", base: 3.5 },
  FR: { name: "France", base: 3 },
  NL: { name: "Netherlands", base: 4 },
  NO: { name: "Norway", base: 5.5 },
  SE: { name: "Sweden", base: 4.5 },
  DK: { name: "Denmark", base: 5 },
  FI: { name: "Finland", base: 4 },
  CH: { name: "Switzerland", base: 6 },
  AE: { name: "United Arab Emirates", base: 6 },
  SA: { name: "Saudi Arabia", base: 4 },
  SG: { name: "Singapore", base: 5 },
  JP: { name: "Japan", base: 3.5 },
  KR: { name: "South Korea", base: 3.5 },
  BR: { name: "Brazil", base: 1.2 },
  MX: { name: "Mexico", base: 1 },
  AR: { name: "Argentina", base: 0.9 },
  CO: { name: "Colombia", base: 0.9 },
  CL: { name: "Chile", base: 1.2 },
  IN: { name: "India", base: 0.8 },
  PK: { name: "Pakistan", base: 0.6 },
  BD: { name: "Bangladesh", base: 0.6 },
  ID: { name: "Indonesia", base: 0.8 },
  PH: { name: "Philippines", base: 0.9 },
  VN: { name: "Vietnam", base: 0.8 },
  TH: { name: "Thailand", base: 1 },
  TR: { name: "Turkey", base: 1.2 },
  ZA: { name: "South Africa", base: 1.4 },
  NG: { name: "Nigeria", base: 0.7 },
  EG: { name: "Egypt", base: 0.7 },
} as const satisfies Record<string, RpmCountry>;

export type RpmCountryCode = keyof typeof RPM_COUNTRIES;
export const RPM_COUNTRY_CODES = keysOf(RPM_COUNTRIES);

/** US dollars per 1,000 views for a country that isn't in the table, or isn't known (spec §9). */
export const RPM_DEFAULT_BASE = 2.5;

/** What a niche multiplies the base by (spec §9). Source: heuristic, checked 2026-11-21. */
export const NICHE_MULTIPLIERS = {
  General: 1,
  "Personal Finance / Investing": 2,
  "Business / Entrepreneurship": 1.7,
  "Software / SaaS / B2B": 1.8,
  "Tech / Programming / AI": 1.4,
  "Real Estate": 1.8,
  "Legal / Insurance": 2,
  "Health / Fitness": 1.3,
  "Education / Career": 1.3,
  Automotive: 1.3,
  Gaming: 0.9,
  "Entertainment / Memes": 0.8,
  "Kids Content": 0.6,
} as const satisfies Record<string, number>;

export type RpmNiche = keyof typeof NICHE_MULTIPLIERS;
export const RPM_NICHES = keysOf(NICHE_MULTIPLIERS);

/** Whether the table has a country. */
export function isRpmCountry(code: string | null): code is RpmCountryCode {
  return code !== null && Object.hasOwn(RPM_COUNTRIES, code);
}

/** The base of a country in US dollars per 1,000 views. @param code ISO alpha-2; null where it isn't known. */
export function rpmBase(code: string | null): number {
  return isRpmCountry(code) ? RPM_COUNTRIES[code].base : RPM_DEFAULT_BASE;
}

/** RPM = base × multiplier, rounded to 2 decimals (spec §9). US dollars per 1,000 views. */
export function rpmOf(base: number, multiplier: number): number {
  return toCents(base * multiplier);
}

/** The estimated RPM of a niche in a country, in US dollars per 1,000 views. */
export function rpmFor(code: string | null, niche: RpmNiche): number {
  return rpmOf(rpmBase(code), NICHE_MULTIPLIERS[niche]);
}

/** The highest RPM a creator can give as their own; above it a typing slip is likelier. */
export const OWN_RPM_MAX = 1000;

/**
 * An RPM as people write it: "4.2", "4,20", "$4.20". Kept to the cent.
 * @returns undefined where the text is no number from 0 to {@link OWN_RPM_MAX}.
 */
export function rpmIn(text: string): number | undefined {
  const [, digits] = /^\s*(?:US)?\s*\$?\s*(\d{1,4}(?:[.,]\d{1,6})?|[.,]\d{1,6})\s*\$?\s*$/iu.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = Number(digits.replace(",", "."));
  return value <= OWN_RPM_MAX ? toCents(value) : undefined;
}
