import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";
import { cached } from "../cache.ts";
import type { LastGood } from "./last-good.ts";
import { type Reader, sourced } from "./read.ts";

/** Seconds that a profile is kept, an hour, and that there is none to see: five minutes. */
const KEEP = 60 * 60;
const KEEP_NONE = 5 * 60;

/** What a platform says of a profile that isn't there, or isn't for the public. */
const NONE = ["profile_not_found", "profile_private"] as const;
const None = z.object({ none: z.enum(NONE), message: z.string() });

/**
 * A profile as it is kept, else as it is now. That there is none is kept for minutes; a copy of an earlier day and
 * every other failure aren't.
 * @throws ApiError as `load` does.
 */
export async function keptProfile<Schema extends z.ZodMiniType>(
  { kv, asker }: Reader,
  key: string,
  schema: Schema,
  load: (signal: AbortSignal) => Promise<LastGood<z.output<Schema>>>,
): Promise<LastGood<z.output<Schema>>> {
  const kept = z.union([None, z.extend(sourced(schema), { stale: z.boolean() })]);
  const ask = (signal: AbortSignal) => load(signal).catch(noneOf);
  const { value } = await cached(kv, key, (one) => ("none" in one ? KEEP_NONE : KEEP), kept, ask, asker, {
    useKept: true,
    worthKeeping: (one) => "none" in one || !one.stale,
  });
  if ("none" in value) throw new ApiError(value.none, value.message);
  return value;
}

/** @throws the same error where it says nothing of the profile. */
function noneOf(error: unknown): z.output<typeof None> {
  const none = error instanceof ApiError ? NONE.find((code) => code === error.code) : undefined;
  if (!(error instanceof ApiError) || none === undefined) throw error;
  return { none, message: error.message };
}
