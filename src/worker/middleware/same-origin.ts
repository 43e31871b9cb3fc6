import type { MiddlewareHandler } from "hono";
import { ApiError } from "#shared/errors.ts";
import type { AppEnv } from "../context.ts";

const READS = new Set(["GET", "HEAD"]);

/** Refuses what another site asks a creator's browser to do here. Callers that are no browser send neither header. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!READS.has(c.req.method)) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const foreign =
      origin === undefined
        ? site !== undefined && !["same-origin", "none"].includes(site)
        : origin !== new URL(c.req.url).origin;
    if (foreign)
      throw new ApiError("foreign_origin", "This request came from another site, so it was refused.");
  }
  await next();
};
