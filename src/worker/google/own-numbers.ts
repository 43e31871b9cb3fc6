import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";
import { cached, cacheKey, type Kv } from "../cache.ts";
import { type AppContext, readerOf } from "../context.ts";
import { valueOf } from "../outcome.ts";
import type { Bearer } from "../upstream/google-api.ts";
import { forgetLastGood, type LastGood, lastGood } from "../upstream/last-good.ts";
import { sourced } from "../upstream/read.ts";
import type { ConnectedChannel } from "./google-account.ts";
import { ofGoogle, withToken } from "./stub.ts";

/** What is kept of a creator's own channel. */
const TOPICS = ["own-overview", "own-videos"] as const;
type Topic = (typeof TOPICS)[number];

/** Seconds; YouTube's own numbers are two days old. */
const KEEP = 15 * 60;

/**
 * Numbers that YouTube shows to nobody but the creator: kept under the workspace and the channel, so that no one
 * else's request finds them, and asked for with the creator's token. Numbers that arrive when the connection they
 * were asked through has ended are kept nowhere.
 * @throws ApiError as `load` does, where YouTube can't be asked and there is no earlier copy.
 */
export async function ownNumbers<Schema extends z.ZodMiniType>(
  c: AppContext,
  topic: Topic,
  channel: ConnectedChannel,
  schema: Schema,
  load: (bearer: Bearer) => Promise<z.output<Schema>>,
): Promise<LastGood<z.output<Schema>>> {
  const reader = readerOf(c);
  const { config, asker } = reader;
  const kv = keptWhile(c, reader.kv, channel);
  const owner = ownerOf(c, channel.id);
  const kept = z.extend(sourced(schema), { stale: z.boolean() });
  const ask = (signal: AbortSignal) =>
    lastGood<Schema>({ ...reader, kv }, topic, owner, schema, async () => {
      const value = await withToken(c, (token) => load({ config, token, signal }));
      await expectCurrent(c, channel);
      return { value, asOf: new Date().toISOString() };
    });
  const key = await cacheKey(topic, owner);
  const { value } = await cached(kv, key, KEEP, kept, ask, asker, {
    useKept: true,
    worthKeeping: ({ stale }) => !stale,
  });
  return value;
}

/** @throws ApiError as GoogleAccount.channel, and `platform_unavailable` where there is another connection by now. */
async function expectCurrent(c: AppContext, channel: ConnectedChannel): Promise<void> {
  const { connection } = valueOf(await ofGoogle(c, (account) => account.channel()));
  if (connection === channel.connection) return;
  throw new ApiError("platform_unavailable", "You connected YouTube again meanwhile. Try once more.");
}

/**
 * KV as far as a connection goes. Asked for again after each write: whoever disconnected meanwhile deleted what wasn't
 * there yet.
 */
function keptWhile(c: AppContext, kv: Kv, channel: ConnectedChannel): Kv {
  const isCurrent = () => ofGoogle(c, async (account) => account.isCurrent(channel)).catch(() => false);
  return {
    ...kv,
    put: async (key, text, options) => {
      await kv.put(key, text, options);
      if (!(await isCurrent())) await kv.delete(key);
    },
  };
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
