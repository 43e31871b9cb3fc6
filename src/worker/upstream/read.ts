import * as z from "zod/mini";
import { type Asker, cached, cacheKey, type Kv } from "../cache.ts";
import type { Config } from "../env.ts";
import { spendUnits } from "./units.ts";
import { UpstreamError, upstreamFetch, UpstreamRefusal } from "./fetch.ts";

/** Milliseconds a public source may take: an answer with fewer sources is better than a late one. */
const TIMEOUT = 4000;
/** Bytes; far above any answer but a whole page. */
const MAX_BYTES = 512 * 1024;

/** Whom a client of a third party reads for, and with what. */
export interface Reader {
  readonly config: Config;
  readonly kv: Kv;
  readonly asker: Asker;
  /** The site's own address, for third parties who want to know whom they could write to. */
  readonly site?: string;
}

/** How one answer of a third party is asked for and understood. */
export interface Asking<Value> {
  readonly url: URL;
  readonly headers?: Record<string, string>;
  /** Milliseconds it may take, where it isn't {@link TIMEOUT}. */
  readonly timeout?: number;
  /** The largest body that is read, in bytes, where it isn't {@link MAX_BYTES}. */
  readonly maxBytes?: number;
  /** What it costs of the day's units of the YouTube Data API; none where it is left out. */
  readonly units?: number;
  /** How many redirects within the host are followed; none where it is left out. */
  readonly redirects?: number;
  /** Makes the value of a body, or throws where the body isn't what it should be. */
  parse(body: string): Value;
  /** Finds the source's own word for a refusal in the body of one. May throw. */
  reason?(body: string): string | undefined;
}

/** The same, with how it is kept. */
export interface Reading<Schema extends z.ZodMiniType> extends Asking<z.output<Schema>> {
  /** Begins the key under which it is kept. */
  readonly topic: string;
  /** Seconds it is kept, at least 60. */
  readonly ttl: number;
  readonly schema: Schema;
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
  reading: Reading<Schema>,
): Promise<Sourced<z.output<Schema>>> {
  const { topic, url, ttl, schema } = reading;
  // The key of an API stands in a header, so an address says all that tells one answer from another.
  const key = await cacheKey(topic, url.href);
  const load = (signal: AbortSignal) => askUpstream(config, reading, signal);
  const { value } = await cached(kv, key, ttl, sourced(schema), load, asker);
  return value;
}

/** What is kept of a source: the value, and when it was asked. */
export function sourced<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.object({
    value: z.custom<z.output<Schema>>((value) => schema.safeParse(value).success),
    asOf: z.iso.datetime(),
  });
}

/**
 * Asks the source itself.
 * @throws UpstreamRefusal for an answer that isn't a success; else as {@link readUpstream}.
 */
export async function askUpstream<Value>(
  config: Config,
  {
    url,
    headers,
    timeout = TIMEOUT,
    maxBytes = MAX_BYTES,
    redirects = 0,
    units = 0,
    parse,
    reason,
  }: Asking<Value>,
  signal: AbortSignal,
): Promise<Sourced<Value>> {
  if (units > 0) await spendUnits(config, units);
  const response = await upstreamFetch(config, { hosts: [url.host], maxBytes, redirects }, url, {
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  const body = await response.text();
  if (!response.ok) throw new UpstreamRefusal(response.status, wordFor(body, reason), retryAfterOf(response));
  return { value: parse(body), asOf: new Date().toISOString() };
}

/** A code such as "quotaExceeded"; anything else an error body holds stays out of the log. */
function wordFor(body: string, reason: ((body: string) => string | undefined) | undefined) {
  try {
    return /^\w{1,40}$/u.exec(reason?.(body) ?? "")?.[0];
  } catch {
    return undefined;
  }
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = /^\d{1,6}$/u.exec(headers.get("Retry-After") ?? "")?.[0];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Why a source couldn't be read, for the log: our own words, since what a parser complains of holds the source's. */
export function faultOf(reason: unknown): string {
  if (reason instanceof UpstreamError) return reason.message;
  return reason instanceof Error ? reason.name : "unknown";
}
