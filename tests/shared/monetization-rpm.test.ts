import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryName } from "#shared/rules/countries.ts";
import { toCents } from "#shared/rules/rounding.ts";
import {
  NICHE_MULTIPLIERS,
  OWN_RPM_MAX,
  RPM_COUNTRIES,
  RPM_COUNTRY_CODES,
  RPM_DEFAULT_BASE,
  RPM_NICHES,
  rpmBase,
  rpmFor,
  rpmIn,
  rpmOf,
} from "#shared/rules/rpm.ts";

/** The two tables as the specification writes them (§9). */
const BASES =
  "RPM base by country (USD): default for unknown countries 2.5. United States 6, Canada 5, United Kingdom 4.5, Australia 5, New Zealand 4, Germany 3.5, France 3, Netherlands 4, Norway 5.5, Sweden 4.5, Denmark 5, Finland 4, Switzerland 6, United Arab Emirates 6, Saudi Arabia 4, Singapore 5, Japan 3.5, South Korea 3.5, Brazil 1.2, Mexico 1, Argentina 0.9, Colombia 0.9, Chile 1.2, India 0.8, Pakistan 0.6, Bangladesh 0.6, Indonesia 0.8, Philippines 0.9, Vietnam 0.8, Thailand 1, Turkey 1.2, South Africa 1.4, Nigeria 0.7, Egypt 0.7.";
const MULTIPLIERS =
  "Niche multipliers: General 1, Personal Finance / Investing 2, Business / Entrepreneurship 1.7, Software / SaaS / B2B 1.8, Tech / Programming / AI 1.4, Real Estate 1.8, Legal / Insurance 2, Health / Fitness 1.3, Education / Career 1.3, Automotive 1.3, Gaming 0.9, Entertainment / Memes 0.8, Kids Content 0.6.";

/** "United States 6, Canada 5." as [["United States", 6], ["Canada", 5]]. */
function tableIn(text: string): [name: string, value: number][] {
  return text
    .replace(/\.$/u, "")
    .split(", ")
    .map((entry) => {
      const at = entry.lastIndexOf(" ");
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    });
}

describe("the table of countries", () => {
  const [, fallback = "", list = ""] = /countries ([\d.]+)\. (.+)$/u.exec(BASES) ?? [];
  const specified = tableIn(list);

  test("is the specification's, name by name", () => {
    expect(specified).toHaveLength(34);
    expect(Object.values(RPM_COUNTRIES).map(({ name, base }) => [name, base])).toEqual(specified);
    expect(RPM_DEFAULT_BASE).toBe(Number(fallback));
  });

  test("gives each base by the country's ISO code", () => {
    const names = new Intl.DisplayNames("en", { type: "region" });
    const byCode = RPM_COUNTRY_CODES.map((code) => [
      (names.of(code) ?? "").replace("Türkiye", "Turkey"),
      rpmBase(code),
    ]);
    expect(byCode).toEqual(specified);
  });

  test.each([null, "KE", "XX", "", "us", "constructor", "__proto__", "other"])(
    "gives the default base for %o",
    (code) => {
      expect(rpmBase(code)).toBe(2.5);
    },
  );
});

test("the table of niches is the specification's, name by name", () => {
  const specified = tableIn(MULTIPLIERS.replace("Niche multipliers: ", ""));
  expect(specified).toHaveLength(13);
  expect(Object.entries(NICHE_MULTIPLIERS)).toEqual(specified);
});

describe("RPM", () => {
  test("is base × multiplier, rounded to 2 decimals, for every country and niche", () => {
    for (const code of [...RPM_COUNTRY_CODES, null]) {
      for (const niche of RPM_NICHES) {
        // Both tables have one decimal at most, so whole tenths multiply to whole cents.
        const cents = Math.round(rpmBase(code) * 10) * Math.round(NICHE_MULTIPLIERS[niche] * 10);
        expect(rpmFor(code, niche), `${code} ${niche}`).toBe(cents / 100);
      }
    }
  });

  test.each([
    ["US", "Personal Finance / Investing", 12],
    ["DE", "Gaming", 3.15],
    ["IN", "Kids Content", 0.48],
    ["NO", "Business / Entrepreneurship", 9.35],
    [null, "General", 2.5],
  ] as const)("of %s, %s is %d", (code, niche, rpm) => {
    expect(rpmFor(code, niche)).toBe(rpm);
  });

  test("rounds half up as on paper, whatever binary floats make of it", () => {
    const hundredths = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(hundredths, hundredths, (base, multiplier) => {
        const exact = (BigInt(base) * BigInt(multiplier) + 50n) / 100n;
        expect(rpmOf(base / 100, multiplier / 100)).toBe(Number(exact) / 100);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [8.345, 8.35],
    [1.1 * 1.15, 1.27],
    [0.004999, 0],
    [0, 0],
    [999_999_999_999.99, 999_999_999_999.99],
  ])("%d to the cent is %d", (value, cents) => {
    expect(toCents(value)).toBe(cents);
  });
});

describe("an RPM that a creator types", () => {
  test.each([
    ["4.20", 4.2],
    ["4,20", 4.2],
    [" $4.2 ", 4.2],
    ["US$ 12", 12],
    ["7$", 7],
    [".5", 0.5],
    ["0", 0],
    ["1000", 1000],
    ["3.14159", 3.14],
  ])("%o is %d", (text, value) => {
    expect(rpmIn(text)).toBe(value);
  });

  test.each([
    "",
    " ",
    "four",
    "4.2.1",
    "-3",
    "1000.01",
    "99999",
    "1e3",
    "4 20",
    "NaN",
    "Infinity",
    "4%",
    "٤",
  ])("%o is none", (text) => {
    expect(rpmIn(text)).toBeUndefined();
  });

  test("is read back from however it is written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: OWN_RPM_MAX * 100 }),
        fc.constantFrom(".", ","),
        (cents, mark) => {
          expect(rpmIn((cents / 100).toFixed(2).replace(".", mark))).toBe(cents / 100);
        },
      ),
    );
  });

  test("is never outside its limits, for any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary-ascii", maxLength: 12 }),
          fc.stringMatching(/^[$ .,\d٣é-]{0,12}$/u),
        ),
        (text) => {
          const value = rpmIn(text);
          expect(value === undefined || (value >= 0 && value <= OWN_RPM_MAX)).toBe(true);
        },
      ),
    );
  });
});

test("every country of the table has the name the product gives it", () => {
  for (const code of RPM_COUNTRY_CODES) expect(countryName(code)).toBe(RPM_COUNTRIES[code].name);
});
