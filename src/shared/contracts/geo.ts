import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

/** Where the caller's connection comes from; null where Cloudflare doesn't know, as for Tor. */
export const Geo = z.object({
  /** ISO 3166-1 alpha-2. */
  countryCode: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  /** The country's English name. */
  country: z.nullable(z.string()),
});
export type Geo = z.infer<typeof Geo>;

export const geo = endpoint({
  method: "GET",
  path: "/api/geo",
  cost: "plain",
  body: undefined,
  response: Geo,
});
