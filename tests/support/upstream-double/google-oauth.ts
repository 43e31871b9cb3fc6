import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CANARY } from "../ai-double/canaries.ts";
import { accountOf, bearerOf, newToken } from "./google-accounts.ts";
import type { ThirdParty } from "./server.ts";

const SCOPE = "https://www.googleapis.com/auth/";

/** What the consent page offers: a name for who signs in, with what happens to them in it. */
const CHOICES: readonly [name: string, label: string][] = [
  ["channel", "Allow"],
  ["denied", "Cancel"],
  ["part", "Allow a part of it"],
  ["no-channel", "Use an account without a channel"],
  ["exchange-down", "Allow, and then fail"],
  ["channel quota", "Allow, with the quota spent"],
];

/** Codes given out and not yet traded, with what they are bound to. */
const codes = new Map<string, { name: string; challenge: string; redirect: string; client: string }>();

/** Google's consent page. `?as=` chooses without a page, as a test of the Worker does. */
export const consent: ThirdParty = (url, response) => {
  const query = url.searchParams;
  const expected = {
    response_type: "code",
    access_type: "offline",
    prompt: "consent",
    code_challenge_method: "S256",
  };
  const wrong = Object.entries(expected).filter(([name, value]) => query.get(name) !== value);
  if (wrong.length > 0) return void response.writeHead(400).end(`missing: ${wrong.map(([name]) => name)}`);
  const name = query.get("as");
  if (name === null) return void response.writeHead(200, { "Content-Type": "text/html" }).end(page(url));
  const back = new URL(query.get("redirect_uri") ?? "");
  back.searchParams.set("state", query.get("state") ?? "");
  if (name.includes("denied")) back.searchParams.set("error", "access_denied");
  else {
    const code = `4/0${name}${codes.size}${Math.random()}`;
    codes.set(code, {
      name,
      challenge: query.get("code_challenge") ?? "",
      redirect: query.get("redirect_uri") ?? "",
      client: query.get("client_id") ?? "",
    });
    back.searchParams.set("code", code);
    back.searchParams.set("scope", query.get("scope") ?? "");
  }
  response.writeHead(302, { Location: back.href }).end();
};

function page(url: URL): string {
  const links = CHOICES.map(([name, label]) => {
    const query = new URLSearchParams(url.searchParams);
    query.set("as", name);
    return `<p><a href="?${query.toString().replaceAll("&", "&amp;")}">${label}</a></p>`;
  });
  return `<!doctype html><html lang="en"><title>Sign in - Google Accounts</title><link rel="icon" href="data:,">
<main><h1>Crescendo wants to access your Google Account</h1>${links.join("")}</main></html>`;
}

/** Google's token endpoint. */
export const token: ThirdParty = async (_, response, request) => {
  const form = await formOf(request);
  if (form.get("client_secret") === null || form.get("client_secret")?.includes("wrong"))
    return refuse(response, 401, "invalid_client");
  if (form.get("grant_type") === "refresh_token") return renew(response, form.get("refresh_token") ?? "");
  const code = form.get("code") ?? "";
  const known = codes.get(code);
  codes.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  if (
    known?.challenge !== challenge ||
    known.redirect !== form.get("redirect_uri") ||
    known.client !== form.get("client_id")
  )
    return refuse(response, 400, "invalid_grant");
  const account = accountOf(known.name);
  if (account.words.includes("exchange-down")) return response.writeHead(503).end(CANARY);
  const refresh = newToken("1//0");
  account.refresh.add(refresh);
  const scopes = account.words.includes("part")
    ? ["youtube.readonly"]
    : ["youtube.readonly", "yt-analytics.readonly"];
  send(response, {
    ...accessFor(known.name),
    ...(account.words.includes("no-refresh") ? {} : { refresh_token: refresh }),
    scope: scopes.map((scope) => SCOPE + scope).join(" "),
  });
};

function renew(response: ServerResponse, refresh: string): void {
  const bearer = bearerOf(refresh);
  if (bearer === undefined) return refuse(response, 400, "invalid_grant");
  const { account, name } = bearer;
  account.renewals += 1;
  if (account.words.includes("renew-slow")) return;
  if (account.words.includes("renew-down")) return void response.writeHead(503).end(CANARY);
  if (account.words.includes("renew-html"))
    return void response.writeHead(200, { "Content-Type": "text/html" }).end(CANARY);
  if (account.words.includes("revoked")) return refuse(response, 400, "invalid_grant");
  send(response, accessFor(name));
}

function accessFor(name: string) {
  const account = accountOf(name);
  const access = newToken("ya29");
  account.access.add(access);
  return {
    access_token: access,
    expires_in: account.words.includes("brief") ? 30 : 3599,
    token_type: "Bearer",
  };
}

/** Google's revocation endpoint: ends all that an account allowed. */
export const revocation: ThirdParty = async (_, response, request) => {
  const bearer = bearerOf((await formOf(request)).get("token") ?? "");
  if (bearer === undefined) return refuse(response, 400, "invalid_token");
  const { account } = bearer;
  account.revocations += 1;
  if (account.words.includes("revoke-down")) return response.writeHead(503).end(CANARY);
  account.access.clear();
  account.refresh.clear();
  response.writeHead(200).end();
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request));
}

function send(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, error: string): void {
  send(response, { error, error_description: `${CANARY}: Token has been expired or revoked.` }, status);
}
