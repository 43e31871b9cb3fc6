import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { OwnKey } from "#shared/contracts/own-key.ts";
import { ApiError } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import { isLoopback } from "./env.ts";

/**
 * The key of their own that a creator sent with a request, for this request alone.
 * @throws ApiError `bad_request` where it came over http from another machine, or isn't whole.
 */
export function ownKeyOf(c: AppContext): OwnKey | undefined {
  const { provider, model, key } = OWN_KEY_HEADERS;
  const sent = { provider: c.req.header(provider), model: c.req.header(model), key: c.req.header(key) };
  if (sent.key === undefined) return undefined;
  const url = new URL(c.req.url);
  if (url.protocol !== "https:" && !isLoopback(url))
    throw new ApiError(
      "bad_request",
      "Your own key is only taken over https. Open this site by its https address.",
    );
  const parsed = OwnKey.safeParse(sent);
  if (parsed.success) return parsed.data;
  // In our own words: what zod says might hold a part of the key.
  throw new ApiError(
    "bad_request",
    "Your own key, its provider or its model can't be read. Check them in Settings.",
  );
}
