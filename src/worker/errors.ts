import { ApiError, ERROR_STATUS, errorBody } from "#shared/errors.ts";
import type { AppContext } from "./context.ts";
import { idsOf } from "./middleware/request-id.ts";

/** Turns whatever went wrong into the one error body. What isn't ours to show is logged under the request id. */
export function answerError(c: AppContext, error: unknown): Response {
  // A caller who has left reads no answer, and leaving is no fault to log.
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const failure = toApiError(error, c);
  if (failure.retryAfter !== undefined) c.header("Retry-After", String(failure.retryAfter));
  const { code, message, field } = failure;
  return c.json(errorBody(code, message, c.get("requestId"), field), ERROR_STATUS[code]);
}

/** An unforeseen error becomes `internal`; only the log learns more. */
export function toApiError(error: unknown, c: AppContext): ApiError {
  if (error instanceof ApiError) return error;
  console.error({
    ...idsOf(c),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return new ApiError("internal", "Something went wrong on our side. Try again in a moment.", undefined, {
    cause: error,
  });
}
