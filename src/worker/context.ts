import type { Context, Hono } from "hono";
import type { Bindings, Config } from "./env.ts";

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
