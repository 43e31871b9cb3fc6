import type * as z from "zod/mini";

/** What a shared load needs from the request that asks for it. */
export interface Asker {
  /** Fires when this caller goes away. */
  readonly signal: AbortSignal;
  /** Keeps the work alive after the answer is sent, or after the caller left while others wait. */
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of KV, all of it best effort. */
export interface Kv {
  get(key: string, type: "json"): Promise<unknown>;
  put(key: string, text: string, options: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
}

export interface CacheOptions<Value> {
  /** False to ask again for what is kept ("Regenerate"); the new answer is kept in its place. */
  readonly useKept: boolean;
  /** Whether to keep a value; without it, every value is kept. */
  readonly worthKeeping?: (value: Value) => boolean;
}

interface Outcome {
  readonly value: unknown;
  /** True where it was kept from earlier. */
  readonly hit: boolean;
}

/** A load under way that any number of requests wait for. */
interface Flight {
  /** One for each caller that waits. */
  readonly seats: Set<PromiseWithResolvers<Outcome>>;
  /** Set once the load is done, for those who come while it is still being kept. */
  outcome?: Outcome;
  /** Ends the load; nobody can join any more. */
  readonly abandon: () => void;
}

/** The loads under way in this isolate. */
const flights = new Map<string, Flight>();

/**
 * Milliseconds a load goes on for others after the caller who began it left. The platform stops all work of
 * a request 30 s after that, and those who wait would never hear of it.
 */
const GRACE = 25_000;
/** Milliseconds, far above any load: one that ended without a word must not hold who waits for it for ever. */
const PATIENCE = 600_000;

/**
 * Answers from KV, else loads and keeps. Concurrent calls for one key share one load, which is aborted
 * only when all who wait have gone. Failures aren't kept; KV failing costs speed, never the answer.
 * @param ttl seconds to keep an answer, at least 60; or says so of each.
 */
export async function cached<Schema extends z.ZodMiniType>(
  kv: Kv,
  key: string,
  ttl: number | ((value: z.output<Schema>) => number),
  schema: Schema,
  load: (signal: AbortSignal) => Promise<z.output<Schema>>,
  asker: Asker,
  options: CacheOptions<z.output<Schema>> = { useKept: true },
): Promise<{ value: z.output<Schema>; hit: boolean }> {
  const look = async (signal: AbortSignal, land: (outcome: Outcome) => void) => {
    const kept = options.useKept ? await readKept(kv, key, schema) : undefined;
    if (kept !== undefined) return land({ value: kept, hit: true });
    signal.throwIfAborted();
    const value = await load(signal);
    land({ value, hit: false });
    if (options.worthKeeping?.(value) ?? true)
      await keep(kv, key, typeof ttl === "number" ? ttl : ttl(value), value);
  };
  const joined = options.useKept ? flights.get(key) : undefined;
  const { value, hit } = await board(joined ?? depart(key, look, asker), asker.signal);
  return { value: schema.parse(value), hit };
}

function depart(
  key: string,
  journey: (signal: AbortSignal, land: (outcome: Outcome) => void) => Promise<void>,
  asker: Asker,
): Flight {
  const controller = new AbortController();
  const abandoned = Promise.withResolvers<void>();
  // The last to leave may be another request, and only the one that began a fetch may abort it.
  void abandoned.promise.then(() => controller.abort());
  asker.signal.addEventListener("abort", () => void setTimeout(() => controller.abort(), GRACE));

  const close = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  const flight: Flight = {
    seats: new Set(),
    abandon: () => {
      close();
      abandoned.resolve();
    },
  };
  const land = (outcome: Outcome) => {
    flight.outcome = outcome;
    for (const seat of flight.seats) seat.resolve(outcome);
  };
  flights.set(key, flight);
  asker.waitUntil(
    journey(controller.signal, land)
      .catch((error: unknown) => {
        // First, so that who asks again at once joins no load that has ended.
        close();
        for (const seat of flight.seats) seat.reject(error);
      })
      .finally(close),
  );
  return flight;
}

/** Waits for a flight; who leaves early gives up the seat, and the last to leave ends the load. */
async function board(flight: Flight, signal: AbortSignal): Promise<Outcome> {
  // Loaded for others, and about to be kept.
  if (flight.outcome !== undefined) return { value: flight.outcome.value, hit: true };
  const seat = Promise.withResolvers<Outcome>();
  flight.seats.add(seat);
  const leave = (reason: unknown) => {
    flight.seats.delete(seat);
    if (flight.seats.size === 0 && flight.outcome === undefined) flight.abandon();
    seat.reject(reason);
  };
  const gone = () => leave(signal.reason);
  if (signal.aborted) gone();
  else signal.addEventListener("abort", gone);
  // Without it the runtime sees a request that waits for nothing of its own, and ends it as hung.
  const timer = setTimeout(() => leave(new Error("the load never ended")), PATIENCE);
  try {
    return await seat.promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", gone);
  }
}

/** What is kept under a key, or undefined: nothing there, not of the schema, or KV out of reach. */
async function readKept<Schema extends z.ZodMiniType>(
  kv: Kv,
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
async function keep(kv: Kv, key: string, ttl: number, value: unknown): Promise<void> {
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
