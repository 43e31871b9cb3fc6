import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

const SCOPE = "https://www.googleapis.com/auth/";

/** What a creator is asked to allow: both are needed for the Analytics API. */
export const GOOGLE_SCOPES = [`${SCOPE}youtube.readonly`, `${SCOPE}yt-analytics.readonly`] as const;

/** Where the browser goes to sign in with Google; answers with a redirect. */
export const GOOGLE_CONNECT_PATH = "/api/google/connect";
/** Where Google sends the browser back to. */
export const GOOGLE_CALLBACK_PATH = "/api/google/callback";

/** How sign-in ended, as `?google=` of the page the browser comes back to. */
export const GOOGLE_OUTCOMES = [
  "connected",
  "denied",
  "missing-scope",
  "no-channel",
  "expired",
  "failed",
] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

/** Where a creator sees which apps may use their Google account, and can take that back. */
export const GOOGLE_CONNECTIONS_URL = "https://myaccount.google.com/connections";

/** The caller's connection to Google; no token ever leaves the Worker. */
export const GoogleConnection = z.object({
  /** Whether this site offers sign-in with Google. */
  available: z.boolean(),
  connected: z.boolean(),
  scopes: z.array(z.string()),
  /** When the present access ends and is renewed, an ISO time. */
  expiresAt: z.nullable(z.iso.datetime()),
  /**
   * After disconnecting: whether Google may still list this site, since it couldn't be told (the site's secret has
   * changed since, or Google was out of reach). Only the creator can end it then, at {@link GOOGLE_CONNECTIONS_URL}.
   */
  stillListed: z.optional(z.boolean()),
});
export type GoogleConnection = z.infer<typeof GoogleConnection>;

export const readGoogle = endpoint({
  method: "GET",
  path: "/api/google",
  cost: "plain",
  body: undefined,
  response: GoogleConnection,
});

/** Revokes the connection at Google and forgets it here; also where there is none. */
export const disconnectGoogle = endpoint({
  method: "DELETE",
  path: "/api/google",
  cost: "lookup",
  body: undefined,
  response: GoogleConnection,
});
