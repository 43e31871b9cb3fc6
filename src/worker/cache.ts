import type * as z from "zod/mini";

/** What a shared load needs from the request that asks for it. */
export interface Asker {
  /** Fires when this caller goes away. */
  readonly signal: AbortSignal;
  /** Keeps the work alive after the answer is sent, or after the caller left while others wait. */
  waitUntil(work: Promise<unknown>): void;
}

export interface CacheOptions {
  /** False to ask again for what is kept ("Regenerate"); the new answer is kept in its place. */
  readonly useKept: boolean;
}

interface Flight {
  readonly answer: Promise<unknown>;
  /** How many callers wait; at zero the load is aborted. */
  waiting: number;
  readonly abandon: () => void;
}

const flights = new Map<string, Flight>();

/**
 * Answers from KV, else loads and keeps. Concurrent calls for one key share one load, which is aborted
 * only when all who wait have gone. Failures aren't kept; KV failing costs speed, never the answer.
 * @param ttl seconds to keep an answer, at least 60.
 */
export async function cached<Schema extends z.ZodMiniType>(
  kv: KVNamespace,
  key: string,
  ttl: number,
  schema: Schema,
  load: (signal: AbortSignal) => Promise<z.output<Schema>>,
  asker: Asker,
  options: CacheOptions = { useKept: true },
): Promise<{ value: z.output<Schema>; hit: boolean }> {
  const kept = options.useKept ? await readKept(kv, key, schema) : undefined;
  if (kept !== undefined) return { value: kept, hit: true };
  const joined = options.useKept ? flights.get(key) : undefined;
  const flight = joined ?? depart(kv, key, ttl, load, asker);
  return { value: schema.parse(await board(flight, asker.signal)), hit: false };
}

function depart(
  kv: KVNamespace,
  key: string,
  ttl: number,
  load: (signal: AbortSignal) => Promise<unknown>,
  asker: Asker,
): Flight {
  const controller = new AbortController();
  const abandoned = Promise.withResolvers<void>();
  // The last to leave may be another request, and only the one that began a fetch may abort it.
  void abandoned.promise.then(() => controller.abort());
  const answer = load(controller.signal).finally(() => {
    if (flights.get(key) === flight) flights.delete(key);
  });
  const flight: Flight = { answer, waiting: 0, abandon: abandoned.resolve };
  flights.set(key, flight);
  asker.waitUntil(
    answer.then(
      (value) => keep(kv, key, ttl, value),
      () => undefined,
    ),
  );
  return flight;
}

/** Waits for a flight; who leaves early stops waiting and is counted out. */
async function board(flight: Flight, signal: AbortSignal): Promise<unknown> {
  flight.waiting += 1;
  const gone = Promise.withResolvers<never>();
  const leave = () => {
    flight.waiting -= 1;
    if (flight.waiting === 0) flight.abandon();
    gone.reject(signal.reason);
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([flight.answer, gone.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** What is kept under a key, or undefined: nothing there, not of the schema, or KV out of reach. */
export async function readKept<Schema extends z.ZodMiniType>(
  kv: KVNamespace,
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  try {
    return schema.safeParse(await kv.get(key, "json")).data;
  } catch (error) {
    console.error({ cache: "read failed", error: String(error) });
    return undefined;
  }
}

/** Keeps a value for `ttl` seconds. A failure is logged and costs nothing else. */
export async function keep(kv: KVNamespace, key: string, ttl: number, value: unknown): Promise<void> {
  try {
    await kv.put(key, JSON.stringify(value), { expirationTtl: ttl });
  } catch (error) {
    console.error({ cache: "write failed", error: String(error) });
  }
}

/** A key of at most 512 bytes for anything: the topic it belongs to and a SHA-256 of what distinguishes it. */
export async function cacheKey(topic: string, parts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `${topic}:${new Uint8Array(digest).toHex()}`;
}
