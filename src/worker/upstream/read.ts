import * as z from "zod/mini";
import { type Asker, cached, cacheKey } from "../cache.ts";
import type { Config } from "../env.ts";
import { UpstreamError, upstreamFetch } from "./fetch.ts";

/** Milliseconds a public source may take: an answer with fewer sources is better than a late one. */
const TIMEOUT = 4000;
/** Bytes; far above any answer these sources give. */
const MAX_BYTES = 512 * 1024;

/** Whom a client of a third party reads for, and with what. */
export interface Reader {
  readonly config: Config;
  readonly kv: KVNamespace;
  readonly asker: Asker;
}

/** How one answer of a third party is asked for, understood and kept. */
export interface Reading<Schema extends z.ZodMiniType> {
  /** Begins the key under which it is kept. */
  readonly topic: string;
  readonly url: URL;
  readonly headers?: Record<string, string>;
  /** Seconds it is kept, at least 60. */
  readonly ttl: number;
  readonly schema: Schema;
  /** Makes the value of a body, or throws where the body isn't what it should be. */
  parse(body: string): z.output<Schema>;
  /** Finds the source's own word for a refusal in the body of one, for the log. May throw. */
  reason?(body: string): string | undefined;
}

/** What a source said, and when it was asked. */
export interface Sourced<Value> {
  readonly value: Value;
  /** ISO time. */
  readonly asOf: string;
}

/**
 * Reads from KV, else from the source; concurrent requests share one fetch, failures aren't kept.
 * @throws UpstreamError (or what `parse` throws) where the source is slow, refuses, or sends nonsense.
 */
export async function readUpstream<Schema extends z.ZodMiniType>(
  { config, kv, asker }: Reader,
  { topic, url, headers, ttl, schema, parse, reason }: Reading<Schema>,
): Promise<Sourced<z.output<Schema>>> {
  // The key of an API stands in a header, so an address says all that tells one answer from another.
  const key = await cacheKey(topic, url.href);
  const kept = z.object({
    value: z.custom<z.output<Schema>>((value) => schema.safeParse(value).success),
    asOf: z.iso.datetime(),
  });
  const load = async (signal: AbortSignal) => {
    const response = await upstreamFetch(config, { hosts: [url.host], maxBytes: MAX_BYTES }, url, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    const body = await response.text();
    if (!response.ok) throw new UpstreamError(`status ${response.status}${wordFor(body, reason)}`);
    return { value: parse(body), asOf: new Date().toISOString() };
  };
  const { value } = await cached(kv, key, ttl, kept, load, asker);
  return value;
}

/** A code such as "quotaExceeded" in brackets; anything else an error body holds stays out of the log. */
function wordFor(body: string, reason: ((body: string) => string | undefined) | undefined): string {
  try {
    const word = reason?.(body) ?? "";
    return /^\w{1,40}$/u.test(word) ? ` (${word})` : "";
  } catch {
    return "";
  }
}
