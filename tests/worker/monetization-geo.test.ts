import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { geo, Geo } from "#shared/contracts/geo.ts";
import { call, failureOf, newAddress } from "../support/api.ts";

const NOWHERE = { countryCode: null, country: null };

/** Asks where a call comes from, as the header and the runtime tell it. */
async function geoOf(header: string | undefined, cf?: CfProperties): Promise<Geo> {
  const headers = new Headers({ "CF-Connecting-IP": newAddress() });
  if (header !== undefined) headers.set("CF-IPCountry", header);
  const response = await exports.default.fetch(
    new Request(`https://crescendo.test${geo.path}`, { headers, ...(cf === undefined ? {} : { cf }) }),
  );
  expect(response.status).toBe(200);
  return Geo.parse(await response.json());
}

describe("the country of a connection", () => {
  test.each([
    ["DE", "Germany"],
    ["US", "United States"],
    ["TR", "Turkey"],
    ["KE", "Kenya"],
    ["kr", "South Korea"],
  ])("is read from the header: %s is %s", async (header, country) => {
    expect(await geoOf(header)).toEqual({ countryCode: header.toUpperCase(), country });
  });

  test.each(["XX", "T1", "ZZ", "xx", "USA", "D", "<script>", "12"])(
    "isn't known where the header says %o, whatever the runtime says",
    async (header) => {
      expect(await geoOf(header, { country: "US" })).toEqual(NOWHERE);
    },
  );

  test("is read from the runtime where there is no header", async () => {
    expect(await geoOf(undefined, { country: "BR" })).toEqual({ countryCode: "BR", country: "Brazil" });
    expect(await geoOf("", { country: "BR" })).toEqual({ countryCode: "BR", country: "Brazil" });
  });

  test("isn't known where neither knows it", async () => {
    expect(await geoOf(undefined, { country: "T1" })).toEqual(NOWHERE);
    expect(await geoOf(undefined, {})).toEqual(NOWHERE);
  });
});

test("another method than GET is refused", async () => {
  const response = await call(geo.path, { method: "POST" });
  expect(response.headers.get("Allow")).toBe("GET");
  await failureOf(response, "method_not_allowed");
});
