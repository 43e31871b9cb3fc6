import type { MiddlewareHandler } from "hono";
import type { Cost } from "#shared/contract.ts";
import { ApiError } from "#shared/errors.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { Bindings } from "../env.ts";

/** The window of the bindings in wrangler.toml, in seconds. They don't tell when it ends, so this is the longest wait. */
const WINDOW = 60;

/** 60 calls that may ask a model, 30 that may ask a third party, 600 others a minute. */
function limitFor(cost: Cost, { AI_LIMIT, LOOKUP_LIMIT, API_LIMIT }: Bindings): RateLimit {
  return { ai: AI_LIMIT, lookup: LOOKUP_LIMIT, plain: API_LIMIT }[cost];
}

/** Counts the calls of a route that isn't an endpoint of the contract; those count by themselves (serve.ts). */
export function rateLimit(cost: Cost): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await countCall(c, cost);
    await next();
  };
}

/**
 * Counts a call against its caller's address and workspace alike: both, so that a new cookie is no new allowance.
 * @throws ApiError `rate_limited` where either has none left this minute.
 */
export async function countCall(c: AppContext, cost: Cost): Promise<void> {
  const limit = limitFor(cost, c.env);
  const outcomes = await Promise.all([
    limit.limit({ key: `address:${addressOf(c)}` }),
    limit.limit({ key: `workspace:${c.get("workspace")}` }),
  ]);
  if (outcomes.some((outcome) => !outcome.success)) {
    throw new ApiError("rate_limited", "That was a lot at once. Wait a minute, then try again.", WINDOW);
  }
}

/** The block of addresses that a caller's belongs to; callers without one share one. */
export function addressOf(c: AppContext): string {
  return addressBlock(c.req.header("CF-Connecting-IP") ?? "unknown");
}

/**
 * Whoever rents an IPv6 connection or a server is often given a whole /48 (65,536 networks of /64), so its first three
 * groups stand for all of it, written as short as can be. IPv4 stays as it is.
 */
export function addressBlock(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...gap, ...after]
    .slice(0, 3)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ""))
    .join(":");
}
