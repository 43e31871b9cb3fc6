import type { Context, Hono } from "hono";
import { countedKv } from "./budget/counted-kv.ts";
import type { Asker, Kv } from "./cache.ts";
import type { Bindings, Config } from "./env.ts";
import type { Reader } from "./upstream/read.ts";

/** What every handler finds on its context. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    /** Names this call in logs and in the error body. */
    requestId: string;
    /** Names the caller: 32 hex digits, from the workspace cookie. */
    workspace: string;
    config: Config;
  };
}

export type AppContext = Context<AppEnv>;
export type App = Hono<AppEnv>;

/** Who asks, for loads that several requests share. */
export function askerOf(c: AppContext): Asker {
  return { signal: c.req.raw.signal, waitUntil: (work) => c.executionCtx.waitUntil(work) };
}

/** Where answers are kept, as long as the site may write there today. */
export function keptOf(c: AppContext): Kv {
  return countedKv(c.env.CACHE, c.get("config").ledger);
}

/** Whom public sources are read for. */
export function readerOf(c: AppContext): Reader {
  return { config: c.get("config"), kv: keptOf(c), asker: askerOf(c), site: new URL(c.req.url).origin };
}
