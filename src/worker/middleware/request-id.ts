import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "../context.ts";

const HEADER = "X-Request-Id";
/** The longest of a caller's own id that is logged, in UTF-16 units. */
const LONGEST = 64;

/**
 * Names each request. The id is always ours, since who chooses the id of a log line could choose another's; a caller's
 * own is logged beside it.
 */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = crypto.randomUUID();
  c.set("requestId", id);
  c.header(HEADER, id);
  await next();
};

/** What a log line is found by. The caller's id has only harmless characters. */
export function idsOf(c: AppContext): { readonly requestId: string; readonly callerRequestId?: string } {
  const given = c.req
    .header(HEADER)
    ?.slice(0, LONGEST)
    .replace(/[^\w=.:-]/gu, "?");
  return { requestId: c.get("requestId"), ...(given !== undefined && { callerRequestId: given }) };
}
