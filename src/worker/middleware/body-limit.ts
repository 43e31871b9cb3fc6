import type { MiddlewareHandler } from "hono";
import { bodyLimit as limit } from "hono/body-limit";
import { ApiError } from "#shared/errors.ts";
import type { AppEnv } from "../context.ts";

/** The largest body any route takes, in bytes. */
const MAX_BODY = 128 * 1024;

const limited = limit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new ApiError(
      "too_large",
      `That is too much at once: a request can be at most ${MAX_BODY / 1024} KB.`,
    );
  },
});

/** Refuses bodies that are too large, and those that break off or aren't cut as they say (a bad chunk size). */
export const bodyLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  try {
    return await limited(c, next);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("bad_request", "The body of the request couldn't be read.", undefined, { cause });
  }
};
