import { lazily } from "../lazily.ts";
import { isRpmCountry, RPM_COUNTRIES, RPM_COUNTRY_CODES, type RpmCountryCode } from "./rpm.ts";

const names = lazily(() => new Intl.DisplayNames("en", { type: "region", fallback: "none" }));

/** What stands in a code's place where a country isn't known: Cloudflare's XX, ISO's own ZZ. */
const NOWHERE = new Set(["XX", "ZZ"]);

/** A country's English name by its ISO alpha-2 code; undefined where there is no such country. */
export function countryName(code: string): string | undefined {
  if (isRpmCountry(code)) return RPM_COUNTRIES[code].name;
  return /^[A-Z]{2}$/u.test(code) && !NOWHERE.has(code) ? names().of(code) : undefined;
}

/** Names that other services, or a country's parts, go by. */
const ALIASES: Readonly<Record<string, RpmCountryCode>> = {
  usa: "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  "united kingdom of great britain and northern ireland": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "the netherlands": "NL",
  "republic of korea": "KR",
  "korea the republic of": "KR",
  "korea republic of": "KR",
  "viet nam": "VN",
  turkiye: "TR",
  "federal republic of germany": "DE",
  "kingdom of saudi arabia": "SA",
};

/** A name without accents, case, punctuation and an article at its end: "United States of America (the)". */
function folded(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\(the\)/gu, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

const BY_NAME = new Map<string, RpmCountryCode>([
  ...RPM_COUNTRY_CODES.map((code) => [folded(RPM_COUNTRIES[code].name), code] as const),
  ...Object.entries(ALIASES),
]);

/** The code of a country of the RPM table by any of its usual English names; undefined for others. */
export function rpmCountryNamed(name: string): RpmCountryCode | undefined {
  return BY_NAME.get(folded(name));
}

/** Somewhere on earth, as well as it is known. */
export interface Place {
  /** ISO alpha-2; null where only a name is known that no country of the RPM table goes by. */
  readonly code: string | null;
  /** For a person; may be a part of a country, and anybody's text. */
  readonly name: string;
}

/** What is read of a reverse geocoder's answer; "" where it has none. */
export interface GeocoderAnswer {
  readonly countryCode: string;
  readonly countryName: string;
  readonly principalSubdivision: string;
}

/** The longest name of a place that is shown, in UTF-16 units. */
const NAME_MAX = 80;

/**
 * The place a geocoder names: by its country's code, else the country's name, else the name of its first
 * subdivision (spec §7). Undefined where it names none, as at sea.
 */
export function placeIn(answer: GeocoderAnswer): Place | undefined {
  const code = answer.countryCode.trim().toUpperCase();
  const named = countryName(code);
  if (named !== undefined) return { code, name: named };
  const name = (answer.countryName.trim() || answer.principalSubdivision.trim()).slice(0, NAME_MAX);
  if (name === "") return undefined;
  const known = rpmCountryNamed(name);
  return known === undefined ? { code: null, name } : { code: known, name: RPM_COUNTRIES[known].name };
}
