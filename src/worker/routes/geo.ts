import { Hono } from "hono";
import { geo as endpoint, type Geo } from "#shared/contracts/geo.ts";
import { countryName } from "#shared/rules/countries.ts";
import type { AppEnv } from "../context.ts";
import { serve } from "../serve.ts";

export const geo = new Hono<AppEnv>();

serve(geo, endpoint, (c) => {
  // The header is there where the zone adds visitor locations; what it doesn't know, request.cf doesn't either.
  const code = c.req.header("CF-IPCountry") || c.req.raw.cf?.country;
  const countryCode = typeof code === "string" ? code.trim().toUpperCase() : "";
  const country = countryName(countryCode);
  return c.json(
    (country === undefined ? { countryCode: null, country: null } : { countryCode, country }) satisfies Geo,
  );
});
