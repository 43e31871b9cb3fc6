import { DurableObject } from "cloudflare:workers";
import { ApiError } from "#shared/errors.ts";
import type { Bindings } from "../env.ts";

/** One workspace's connection to Google: the only place that holds its tokens, and that renews them. */
export class GoogleAccount extends DurableObject<Bindings> {
  /**
   * An access token that is good for at least a minute; concurrent callers share one renewal.
   * @throws ApiError `not_connected` where nobody signed in, `google_reconnect` where Google has ended it.
   */
  accessToken(): Promise<string> {
    throw new ApiError("not_connected", "Connect your YouTube account first.");
  }
}
