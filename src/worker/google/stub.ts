import { ApiError } from "#shared/errors.ts";
import type { AppContext } from "../context.ts";
import { ofObject } from "../object.ts";
import { valueOf } from "../outcome.ts";
import type { GoogleAccount } from "./google-account.ts";

/** Asks the caller's own connection to Google. */
export function ofGoogle<Value>(
  c: AppContext,
  ask: (account: DurableObjectStub<GoogleAccount>) => Promise<Value>,
): Promise<Value> {
  return ofObject(c.env.GOOGLE_ACCOUNT, c.get("workspace"), ask);
}

/**
 * Does something with the creator's access token; once more with a new one where Google took the first no more.
 * @throws ApiError as GoogleAccount.accessToken and `work` do.
 */
export async function withToken<Value>(
  c: AppContext,
  work: (token: string) => Promise<Value>,
): Promise<Value> {
  const token = valueOf(await ofGoogle(c, (account) => account.accessToken()));
  try {
    return await work(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "google_reconnect") throw error;
    return work(valueOf(await ofGoogle(c, (account) => account.accessToken(token))));
  }
}
