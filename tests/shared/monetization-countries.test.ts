import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryName, placeIn, rpmCountryNamed } from "#shared/rules/countries.ts";
import { RPM_COUNTRIES, RPM_COUNTRY_CODES } from "#shared/rules/rpm.ts";

const NOTHING = { countryCode: "", countryName: "", principalSubdivision: "" };

describe("a country's name by its code", () => {
  test.each([
    ["US", "United States"],
    ["TR", "Turkey"],
    ["KE", "Kenya"],
    ["XK", "Kosovo"],
  ])("%s is %s", (code, name) => {
    expect(countryName(code)).toBe(name);
  });

  test.each(["XX", "ZZ", "T1", "", "us", "USA", "QQ", "U", "١٢", "\u0000\u0000"])("%o is nowhere", (code) => {
    expect(countryName(code)).toBeUndefined();
  });

  test("is a name or nothing for every pair of letters, and never a placeholder", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const names = letters.flatMap((one) => letters.map((other) => countryName(one + other)));
    const known = names.filter((name) => name !== undefined);
    expect(known.length).toBeGreaterThan(240);
    expect(known.filter((name) => /^[A-Z]{2}$|unknown/iu.test(name))).toEqual([]);
  });
});

describe("a country of the table by its name", () => {
  test("is found by the product's own name, in any case, with or without an article", () => {
    for (const code of RPM_COUNTRY_CODES) {
      const { name } = RPM_COUNTRIES[code];
      for (const written of [name, name.toUpperCase(), ` ${name.toLowerCase()} `, `${name} (the)`])
        expect(rpmCountryNamed(written), written).toBe(code);
    }
  });

  test.each([
    ["United States of America (the)", "US"],
    ["USA", "US"],
    ["United Kingdom of Great Britain and Northern Ireland (the)", "GB"],
    ["England", "GB"],
    ["Netherlands (the)", "NL"],
    ["Korea (the Republic of)", "KR"],
    ["Korea, Republic of", "KR"],
    ["Viet Nam", "VN"],
    ["Türkiye", "TR"],
    ["United Arab Emirates (the)", "AE"],
  ])("%s is %s", (name, code) => {
    expect(rpmCountryNamed(name)).toBe(code);
  });

  test.each([
    "Korea (the Democratic People's Republic of)",
    "American Samoa",
    "United States Minor Outlying Islands (the)",
    "Kenya",
    "",
    "constructor",
  ])("%s isn't one of them", (name) => {
    expect(rpmCountryNamed(name)).toBeUndefined();
  });
});

describe("a geocoder's answer", () => {
  test.each([
    [{ countryCode: "DE", countryName: "Deutschland", principalSubdivision: "Bayern" }, "DE", "Germany"],
    [{ countryCode: "us", countryName: "" }, "US", "United States"],
    [{ countryCode: "KE", countryName: "Kenya" }, "KE", "Kenya"],
    [{ countryName: "United States of America (the)", principalSubdivision: "Texas" }, "US", "United States"],
    [{ countryCode: "XX", countryName: "Brazil" }, "BR", "Brazil"],
    [{ principalSubdivision: "California" }, null, "California"],
    [{ principalSubdivision: "Singapore" }, "SG", "Singapore"],
    [{ countryName: "Atlantis", principalSubdivision: "Bayern" }, null, "Atlantis"],
  ])("%o is read by code, else by name, else by its subdivision", (answer, code, name) => {
    expect(placeIn({ ...NOTHING, ...answer })).toEqual({ code, name });
  });

  test("that names nothing, as at sea, is no place", () => {
    expect(placeIn(NOTHING)).toBeUndefined();
    expect(placeIn({ countryCode: " ", countryName: "\n", principalSubdivision: "\t" })).toBeUndefined();
  });

  test("of any text gives a short name or none", () => {
    const any = fc.oneof(
      fc.string({ unit: "binary-ascii", maxLength: 200 }),
      fc.constantFrom("DE", "ZZ", "Brazil", "\u202E\u0000", "🎸".repeat(90)),
    );
    fc.assert(
      fc.property(fc.record({ countryCode: any, countryName: any, principalSubdivision: any }), (answer) => {
        const place = placeIn(answer);
        expect(place === undefined || (place.name.trim() !== "" && place.name.length <= 80)).toBe(true);
      }),
    );
  });
});
