import type { MiddlewareHandler } from "hono";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { ApiError } from "#shared/errors.ts";
import type { AppContext, AppEnv } from "../context.ts";

/** The window of the bindings in wrangler.toml, in seconds. They don't tell when it ends, so this is the longest wait. */
const WINDOW = 60;

/** What costs an owner money or a third party's patience. */
const AI_PATHS = ["/api/ai", "/api/live-signals"];
/** What asks a platform for a profile: by its link, or by the id of its channel. */
const RESOLVE_PATHS = ["/api/resolve-"];
const byChannel = ({ req }: AppContext) =>
  req.path === youtubeOverview.path && req.query("channel") !== undefined;

/**
 * Counts a call against its caller's address and workspace alike: 60 AI calls, 30 resolves, 600 others a minute
 * each. Both count, so that a new cookie is no new allowance.
 */
export const rateLimit: MiddlewareHandler<AppEnv> = async (c, next) => {
  const begins = (paths: readonly string[]) => paths.some((path) => c.req.path.startsWith(path));
  const others = begins(RESOLVE_PATHS) || byChannel(c) ? c.env.RESOLVE_LIMIT : c.env.API_LIMIT;
  const binding = begins(AI_PATHS) ? c.env.AI_LIMIT : others;
  const address = addressBlock(c.req.header("CF-Connecting-IP") ?? "unknown");
  const outcomes = await Promise.all([
    binding.limit({ key: `address:${address}` }),
    binding.limit({ key: `workspace:${c.get("workspace")}` }),
  ]);
  if (outcomes.some((outcome) => !outcome.success)) {
    throw new ApiError("rate_limited", "That was a lot at once. Wait a minute, then try again.", WINDOW);
  }
  await next();
};

/**
 * An IPv6 household owns its whole /64, so its first four groups stand for it, written as short as can be.
 * IPv4 stays as it is.
 */
export function addressBlock(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ""))
    .join(":");
}
