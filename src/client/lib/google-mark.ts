import type { GoogleConnection } from "#shared/contracts/google.ts";
import { stores } from "./stores.ts";

/** Keeps what the browser knows of the connection to Google as the server has it (spec §3: youtube_tokens). */
export function keepGoogleMark({ connected, scopes, expiresAt }: GoogleConnection): void {
  const known = stores.youtubeTokens.read();
  if (!connected) {
    if (stores.youtubeTokens.isSet()) stores.youtubeTokens.remove();
  } else if (known?.expiresAt !== expiresAt || known.scopes.join() !== scopes.join()) {
    stores.youtubeTokens.write({ scopes, expiresAt });
  }
}
