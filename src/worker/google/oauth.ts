import * as oauth from "oauth4webapi";
import { GOOGLE_SCOPES } from "#shared/contracts/google.ts";
import { ApiError } from "#shared/errors.ts";
import type { Config } from "../env.ts";
import { destination, upstreamFetch } from "../upstream/fetch.ts";
import { googleUnavailable } from "../upstream/google-api.ts";
import { RECONNECT } from "../upstream/google-errors.ts";

/** Google's endpoints, as https://accounts.google.com/.well-known/openid-configuration lists them. */
const GOOGLE: oauth.AuthorizationServer = {
  issuer: "https://accounts.google.com",
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
  revocation_endpoint: "https://oauth2.googleapis.com/revoke",
};
const HOSTS = ["oauth2.googleapis.com"];
/** Milliseconds, and bytes; an answer holds two tokens. */
const TIMEOUT = 5000;
const MAX_BYTES = 64 * 1024;

/** This site as Google knows it. */
export interface GoogleClient {
  readonly config: Config;
  readonly id: string;
  readonly secret: string;
}

/** Undefined where the owner set up no sign-in with Google. */
export function googleClient(config: Config): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = config;
  return id === undefined || secret === undefined ? undefined : { config, id, secret };
}

/** What one try to sign in is known by when the browser comes back. */
export interface Attempt {
  readonly state: string;
  /** PKCE's: the code is worth nothing without it. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** A new try. @param redirectUri where Google sends the browser back to; exactly as registered there. */
export function newAttempt(redirectUri: string): Attempt {
  return {
    state: oauth.generateRandomState(),
    verifier: oauth.generateRandomCodeVerifier(),
    redirectUri,
  };
}

/** The page on which a creator allows what is asked for. `offline` and `consent` make Google give a refresh token. */
export async function consentPage({ config, id }: GoogleClient, attempt: Attempt): Promise<string> {
  const url = new URL(`${GOOGLE.authorization_endpoint}`);
  url.search = new URLSearchParams({
    client_id: id,
    redirect_uri: attempt.redirectUri,
    response_type: "code",
    scope: GOOGLE_SCOPES.join(" "),
    state: attempt.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
    include_granted_scopes: "true",
  }).toString();
  return destination(config, url);
}

/** What Google gives for a code or a refresh token. */
export interface Tokens {
  readonly accessToken: string;
  /** Seconds from now. */
  readonly lifetime: number;
  /** Undefined at a renewal: the old one stays. */
  readonly refreshToken: string | undefined;
  /** Undefined where they are those asked for. */
  readonly scopes: readonly string[] | undefined;
}

/**
 * Trades the code of a callback for tokens.
 * @throws ApiError `google_reconnect` for a code that was used, is too old or belongs to another try; `platform_…`
 * where Google can't be asked. AuthorizationResponseError where the creator, or Google, said no.
 */
export async function exchange(
  client: GoogleClient,
  callback: URLSearchParams,
  { state, verifier, redirectUri }: Attempt,
): Promise<Tokens> {
  const us = { client_id: client.id };
  const answer = oauth.validateAuthResponse(GOOGLE, us, callback, state);
  return asked(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      GOOGLE,
      us,
      oauth.ClientSecretPost(client.secret),
      answer,
      redirectUri,
      verifier,
      throughDoor(client),
    );
    return tokensOf(await oauth.processAuthorizationCodeResponse(GOOGLE, us, response));
  });
}

/** A new access token. @throws ApiError `google_reconnect` where Google has ended the grant, `platform_…` as above. */
export async function renew(client: GoogleClient, refreshToken: string): Promise<Tokens> {
  const us = { client_id: client.id };
  return asked(async () => {
    const auth = oauth.ClientSecretPost(client.secret);
    const response = await oauth.refreshTokenGrantRequest(
      GOOGLE,
      us,
      auth,
      refreshToken,
      throughDoor(client),
    );
    return tokensOf(await oauth.processRefreshTokenResponse(GOOGLE, us, response));
  });
}

/** Ends a grant at Google. Fails without a word. @returns whether it has ended, by this call or one before. */
export async function revoke(client: GoogleClient, token: string): Promise<boolean> {
  const auth = oauth.ClientSecretPost(client.secret);
  try {
    const us = { client_id: client.id };
    const response = await oauth.revocationRequest(GOOGLE, us, auth, token, throughDoor(client));
    await oauth.processRevocationResponse(response);
    return true;
  } catch (error) {
    console.error({ google: "not revoked", reason: nameOf(error) });
    // Google's word for a token that was revoked before.
    return error instanceof oauth.ResponseBodyError && error.error === "invalid_token";
  }
}

/** Whether Google said that the creator didn't allow it. */
export function isDenied(error: unknown): boolean {
  return error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
}

function throughDoor({ config }: GoogleClient) {
  return {
    [oauth.customFetch]: (url: string, init: RequestInit) =>
      upstreamFetch(config, { hosts: HOSTS, maxBytes: MAX_BYTES }, url, init),
    signal: () => AbortSignal.timeout(TIMEOUT),
  };
}

function tokensOf({ access_token, expires_in, refresh_token, scope }: oauth.TokenEndpointResponse): Tokens {
  return {
    accessToken: access_token,
    lifetime: expires_in ?? 0,
    refreshToken: refresh_token,
    scopes: scope?.split(" "),
  };
}

async function asked<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    // Only its name goes to the log: the error holds what was sent and what came back.
    console.error({ google: "no tokens", reason: nameOf(error) });
    if (error instanceof oauth.ResponseBodyError) {
      if (error.error === "invalid_grant") throw new ApiError("google_reconnect", RECONNECT);
      if (error.status < 429)
        throw new ApiError(
          "platform_refused",
          "Google doesn't accept this site. Its owner has to mend that.",
        );
    }
    throw googleUnavailable(error);
  }
}

function nameOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return /^\w{1,40}$/u.exec(error.error)?.[0] ?? "refused";
  return error instanceof Error ? error.name : "unknown";
}
