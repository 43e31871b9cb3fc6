import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "../context.ts";

/** Where the build puts what has a hash in its name. */
const HASHED = "/assets/";

/**
 * Answers what is neither under /api nor a file: the app's page, which knows its own addresses. It comes before all
 * other middleware, so that a page costs nothing of what the API needs.
 */
export const pages: MiddlewareHandler<AppEnv> = (c, next) =>
  /^\/api(?:\/|$)/u.test(c.req.path) ? next() : answerPage(c);

async function answerPage({ req, env }: AppContext): Promise<Response> {
  if (!["GET", "HEAD"].includes(req.method)) return nothing(405, { Allow: "GET, HEAD" });
  if (req.path.startsWith(HASHED) || !showsPage(req.header("Sec-Fetch-Dest"))) return nothing(404);
  // Through the asset layer, which adds the headers of public/_headers and knows whether the page has changed.
  return env.ASSETS.fetch(new Request(new URL("/", req.url), req.raw));
}

/**
 * Whether a request can do something with a page: a browser says what it is for, other callers don't. (Not by
 * Sec-Fetch-Mode, which Node's fetch sets for whom `vite preview` passes on.)
 */
function showsPage(destination: string | undefined): boolean {
  return destination === undefined || ["document", "iframe", "empty"].includes(destination);
}

/** Kept by nobody: after the next deployment it may be there. */
function nothing(status: number, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
