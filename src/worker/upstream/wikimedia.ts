import type * as z from "zod/mini";
import { version } from "../../../package.json";
import { cached, cacheKey } from "../cache.ts";
import type { Config } from "../env.ts";
import { UpstreamError, UpstreamRefusal } from "./fetch.ts";
import { askUpstream, type Asking, type Reader, type Sourced, sourced } from "./read.ts";

/** Seconds: a day. Articles change little, and views are counted by the day. */
const KEEP = 24 * 60 * 60;
/** Milliseconds: two pages one after the other take no longer than any other source. */
const TIMEOUT = 2000;
/** Bytes: a list of sections is some 20 KB at most, a search and a summary far less. */
const MAX_BYTES = 64 * 1024;
/** Seconds without a request after a 429, where it doesn't say how many; and the most that is waited. */
const PAUSE = { usual: 60, most: 60 * 60 } as const;

/** Until when each site leaves Wikimedia in peace, in milliseconds since 1970. */
const pauses = new WeakMap<Config, number>();

/**
 * Reads a page of Wikimedia's, kept for a day. It is asked as Wikimedia wishes: with a User-Agent that says who asks,
 * and after a 429 not before the time it names (Wikimedia User-Agent policy; mediawiki.org, Wikimedia APIs/Rate limits,
 * 2026-11-22).
 * @throws UpstreamError (or what `parse` throws) where it is slow, refuses, sends nonsense or has to be left in peace.
 */
export async function readWikimedia<Schema extends z.ZodMiniType>(
  { config, kv, asker, site }: Reader,
  { topic, schema, ...page }: Asking<z.output<Schema>> & { readonly topic: string; readonly schema: Schema },
): Promise<Sourced<z.output<Schema>>> {
  const headers = { "User-Agent": userAgent(config, site) };
  const asking = { ...page, headers, timeout: TIMEOUT, maxBytes: MAX_BYTES };
  const load = async (signal: AbortSignal) => {
    if ((pauses.get(config) ?? 0) > Date.now()) throw new UpstreamError("asked to wait");
    try {
      return await askUpstream(config, asking, signal);
    } catch (error) {
      if (error instanceof UpstreamRefusal && error.status === 429) pause(config, error.retryAfter);
      throw error;
    }
  };
  const key = await cacheKey(topic, page.url.href);
  const { value } = await cached(kv, key, KEEP, sourced(schema), load, asker);
  return value;
}

function pause(config: Config, seconds: number = PAUSE.usual): void {
  pauses.set(config, Date.now() + Math.min(seconds, PAUSE.most) * 1000);
}

/** "Crescendo/1.2.3 (https://crescendo.example; owner@example.com)". */
function userAgent({ CONTACT_EMAIL }: Config, site: string | undefined): string {
  const contact = [site, CONTACT_EMAIL].filter((part) => part !== undefined).join("; ");
  return `Crescendo/${version}${contact === "" ? "" : ` (${contact})`}`;
}
