import type { AppContext } from "../context.ts";
import { forgetNumbers } from "./own-numbers.ts";
import { ofGoogle } from "./stub.ts";

/**
 * Revokes the caller's connection to Google, and forgets it with all that was read through it.
 * @returns whether Google may still list this site.
 */
export async function disconnect(c: AppContext): Promise<boolean> {
  const { channelId, stillListed } = await ofGoogle(c, (account) => account.disconnect());
  if (channelId !== undefined) await forgetNumbers(c, channelId);
  return stillListed;
}
