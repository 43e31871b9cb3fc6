import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppContext, AppEnv } from "../context.ts";

/** Browsers keep a cookie for at most 400 days. */
const MAX_AGE = 400 * 24 * 60 * 60;
const WORKSPACE_ID = /^[0-9a-f]{32}$/u;

const isSecure = (c: AppContext) => c.req.url.startsWith("https:");
const cookieName = (c: AppContext) => (isSecure(c) ? "__Host-workspace" : "workspace");
const attributes = (c: AppContext) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure(c) }) as const;

/**
 * Knows the caller by an unguessable cookie and hands one out on first contact. Sign-in is a front-end
 * stub, so this is all the server trusts.
 */
export const workspace: MiddlewareHandler<AppEnv> = async (c, next) => {
  const presented = getCookie(c, cookieName(c));
  if (presented !== undefined && WORKSPACE_ID.test(presented)) {
    c.set("workspace", presented);
  } else {
    const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
    c.set("workspace", id);
    setCookie(c, cookieName(c), id, { ...attributes(c), maxAge: MAX_AGE });
  }
  await next();
};

/** Takes the cookie back; the next call is a stranger's. */
export function forget(c: AppContext): void {
  deleteCookie(c, cookieName(c), attributes(c));
}
