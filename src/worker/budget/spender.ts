import { type Asker, cacheKey } from "../cache.ts";
import { type AppContext, askerOf } from "../context.ts";
import { addressOf } from "../middleware/rate-limit.ts";
import { SITE, type SpenderKeys } from "./shares.ts";

/** Of whose shares a question is paid. */
export interface Spender extends Pick<Asker, "waitUntil"> {
  readonly workspace: string;
  /** The block of addresses that the caller's belongs to. */
  readonly address: string;
}

export function spenderOf(c: AppContext): Spender {
  return { workspace: c.get("workspace"), address: addressOf(c), waitUntil: askerOf(c).waitUntil };
}

/** With the day in them, nobody can be followed from one day to the next. @param until when it ends, in milliseconds. */
export async function keysOf({ workspace, address }: Spender, until: number): Promise<SpenderKeys> {
  return {
    site: SITE,
    workspace: await cacheKey("workspace", [workspace, until]),
    address: await cacheKey("address", [address, until]),
  };
}
