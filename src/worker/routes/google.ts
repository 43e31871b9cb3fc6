import { Hono } from "hono";
import {
  disconnectGoogle,
  GOOGLE_CALLBACK_PATH,
  GOOGLE_CONNECT_PATH,
  type GoogleConnection,
  type GoogleOutcome,
  readGoogle,
} from "#shared/contracts/google.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { disconnect } from "../google/disconnect.ts";
import { googleClient } from "../google/oauth.ts";
import { ofGoogle } from "../google/stub.ts";
import { idsOf } from "../middleware/request-id.ts";
import { rateLimit } from "../middleware/rate-limit.ts";
import { valueOf } from "../outcome.ts";
import { serve } from "../serve.ts";

export const google = new Hono<AppEnv>();

serve(google, readGoogle, async (c) => {
  const known = isAvailable(c) ? await ofGoogle(c, (account) => account.connection()) : undefined;
  return c.json({
    available: isAvailable(c),
    connected: known !== undefined,
    scopes: known?.scopes ?? [],
    expiresAt: known === undefined ? null : new Date(known.expiresAt).toISOString(),
  } satisfies GoogleConnection);
});

serve(google, disconnectGoogle, async (c) => {
  const stillListed = await disconnect(c);
  return c.json({
    available: isAvailable(c),
    connected: false,
    scopes: [],
    expiresAt: null,
    ...(stillListed && { stillListed }),
  } satisfies GoogleConnection);
});

// The two below are pages to a browser: whatever happens it comes back to one of the app's, which says it in words.

google.get(GOOGLE_CONNECT_PATH, rateLimit("lookup"), async (c) => {
  const { origin } = new URL(c.req.url);
  try {
    return c.redirect(valueOf(await ofGoogle(c, (account) => account.begin(origin))));
  } catch (error) {
    return comeBack(c, failed(c, error));
  }
});

google.get(GOOGLE_CALLBACK_PATH, rateLimit("lookup"), async (c) => {
  const { search } = new URL(c.req.url);
  const outcome = await ofGoogle(c, (account) => account.complete(search)).catch((error: unknown) =>
    failed(c, error),
  );
  return comeBack(c, outcome);
});

function isAvailable(c: AppContext): boolean {
  return googleClient(c.get("config")) !== undefined;
}

function failed(c: AppContext, error: unknown): GoogleOutcome {
  const reason = error instanceof Error ? error.message : "unknown";
  console.error({ ...idsOf(c), google: "sign-in failed", reason });
  return "failed";
}

function comeBack(c: AppContext, outcome: GoogleOutcome): Response {
  const page = outcome === "connected" ? "/youtube-analytics" : "/dashboard";
  return c.redirect(`${page}?google=${outcome}`);
}
