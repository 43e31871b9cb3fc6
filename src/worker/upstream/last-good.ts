import * as z from "zod/mini";
import type { Kv } from "../cache.ts";
import { cacheKey } from "../cache.ts";
import { ApiError } from "#shared/errors.ts";
import type { Reader, Sourced } from "./read.ts";

/** Seconds the last good copy is kept: a platform may be out of reach for weeks. */
const KEEP = 90 * 24 * 60 * 60;

/** What a platform said, now or the last time it could be asked. */
export interface LastGood<Value> extends Sourced<Value> {
  /** True for a copy of an earlier day, since the platform can't be asked now. */
  readonly stale: boolean;
}

/**
 * Asks a platform, and where it fails answers with what it said last. A refusal that is an answer of its own
 * (no such profile, a private one) is passed on, and leaves the copy alone.
 * @param id what tells one profile from another.
 * @throws ApiError as `load` does, where there is no copy.
 */
export async function lastGood<Schema extends z.ZodMiniType>(
  { kv, asker }: Reader,
  topic: string,
  id: string,
  schema: Schema,
  load: () => Promise<Sourced<z.output<Schema>>>,
): Promise<LastGood<z.output<Schema>>> {
  const key = await keyOf(topic, id);
  try {
    const fresh = await load();
    asker.waitUntil(
      kv
        .put(key, JSON.stringify(fresh), { expirationTtl: KEEP })
        .catch((error: unknown) => console.error({ cache: "write failed", error: String(error) })),
    );
    return { ...fresh, stale: false };
  } catch (error) {
    if (isAnswer(error)) throw error;
    const copy = z.object({ value: z.unknown(), asOf: z.iso.datetime() });
    const kept = copy.safeParse(await kv.get(key, "json").catch(() => null));
    const value = schema.safeParse(kept.data?.value);
    if (kept.data === undefined || !value.success) throw error;
    return { value: value.data, asOf: kept.data.asOf, stale: true };
  }
}

/** Forgets the copy. */
export async function forgetLastGood(kv: Kv, topic: string, id: string): Promise<void> {
  await kv.delete(await keyOf(topic, id));
}

function keyOf(topic: string, id: string): Promise<string> {
  return cacheKey(`last-good-${topic}`, id);
}

/** Whether a failure says something of the profile, rather than of the platform. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    [
      "bad_request",
      "profile_not_found",
      "profile_private",
      "not_connected",
      "google_reconnect",
      "no_channel",
    ].includes(error.code)
  );
}
