import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

/** What a model's work is counted in: Cloudflare's neurons, or the tokens that an endpoint reads and writes. */
export const USAGE_UNITS = ["neurons", "tokens"] as const;
export type UsageUnit = (typeof USAGE_UNITS)[number];

const Amount = z.object({
  /** What may be spent in a day. */
  limit: z.int().check(z.minimum(0)),
  /** What is spent today; more than the limit where an answer cost more than it could be expected to. */
  spent: z.int().check(z.minimum(0)),
});
export type Amount = z.infer<typeof Amount>;

/** Calls of the model, and its own unit. */
const Amounts = z.object({ units: Amount, calls: Amount });
export type Amounts = z.infer<typeof Amounts>;

/** What is spent today of what the owner pays for, some seconds old at most. */
export const UsageToday = z.object({
  unit: z.enum(USAGE_UNITS),
  /** Of all together. */
  site: Amounts,
  /** Of all who share the caller's address block. */
  network: Amounts,
  /** Of the caller's own workspace. */
  share: Amounts,
  /** About how many more answers the caller may have, at what one costs on average today; null where none was asked. */
  answersLeft: z.nullable(z.int().check(z.minimum(0))),
  /** When the day ends. */
  until: z.iso.datetime(),
});
export type UsageToday = z.infer<typeof UsageToday>;

export const Usage = z.object({
  /** Null where the site's engine costs the owner nothing, so that nothing is counted. */
  today: z.nullable(UsageToday),
});
export type Usage = z.infer<typeof Usage>;

export const usage = endpoint({
  method: "GET",
  path: "/api/ai/usage",
  cost: "plain",
  body: undefined,
  response: Usage,
});
