import * as z from "zod/mini";
import { cached, cacheKey } from "../cache.ts";
import { type AppContext, readerOf } from "../context.ts";
import type { Bearer } from "../upstream/google-api.ts";
import { forgetLastGood, type LastGood, lastGood } from "../upstream/last-good.ts";
import { sourced } from "../upstream/read.ts";
import { withToken } from "./stub.ts";

/** What is kept of a creator's own channel. */
const TOPICS = ["own-overview", "own-videos"] as const;
type Topic = (typeof TOPICS)[number];

/** Seconds; YouTube's own numbers are two days old. */
const KEEP = 15 * 60;

/**
 * Numbers that YouTube shows to nobody but the creator: kept under the workspace and the channel, so that no one
 * else's request finds them, and asked for with the creator's token.
 * @throws ApiError as `load` does, where YouTube can't be asked and there is no earlier copy.
 */
export async function ownNumbers<Schema extends z.ZodMiniType>(
  c: AppContext,
  topic: Topic,
  channelId: string,
  schema: Schema,
  load: (bearer: Bearer) => Promise<z.output<Schema>>,
): Promise<LastGood<z.output<Schema>>> {
  const reader = readerOf(c);
  const { config, kv, asker } = reader;
  const owner = ownerOf(c, channelId);
  const kept = z.extend(sourced(schema), { stale: z.boolean() });
  const ask = (signal: AbortSignal) =>
    lastGood<Schema>(reader, topic, owner, schema, async () => {
      const value = await withToken(c, (token) => load({ config, token, signal }));
      return { value, asOf: new Date().toISOString() };
    });
  const key = await cacheKey(topic, owner);
  const { value } = await cached(kv, key, KEEP, kept, ask, asker, {
    useKept: true,
    worthKeeping: ({ stale }) => !stale,
  });
  return value;
}

/** Forgets all that is kept of a channel. */
export async function forgetNumbers(c: AppContext, channelId: string): Promise<void> {
  const owner = ownerOf(c, channelId);
  const { CACHE } = c.env;
  await Promise.all(
    TOPICS.flatMap(async (topic) => {
      await CACHE.delete(await cacheKey(topic, owner));
      await forgetLastGood(CACHE, topic, owner);
    }),
  );
}

function ownerOf(c: AppContext, channelId: string): string {
  return `${c.get("workspace")} ${channelId}`;
}
