import type { MiddlewareHandler } from "hono";
import { ApiError } from "#shared/errors.ts";
import type { AppEnv } from "../context.ts";

/**
 * Refuses what another site asks a creator's browser to do here; for requests that change something.
 * Callers that are no browser send neither header.
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site") ?? "none";
  const foreign =
    origin === undefined ? !["same-origin", "none"].includes(site) : origin !== new URL(c.req.url).origin;
  if (foreign) {
    throw new ApiError("foreign_origin", "This request came from another site, so it was refused.");
  }
  await next();
};
