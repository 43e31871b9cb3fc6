import { type Config, isLoopback } from "../env.ts";

/** A call out that this door doesn't let through, or whose answer is too large. Not a fault of the caller. */
export class UpstreamError extends Error {
  override readonly name: string = "UpstreamError";
}

/** A third party's own no: an answer whose status isn't a success. */
export class UpstreamRefusal extends UpstreamError {
  override readonly name = "UpstreamRefusal";
  /** Of HTTP. */
  readonly status: number;
  /** The third party's word for it, such as "quotaExceeded"; letters, digits and "_" alone. */
  readonly reason: string | undefined;
  /** Seconds after which the third party lets itself be asked again, where it says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, reason?: string, retryAfter?: number) {
    super(`status ${status}${reason === undefined ? "" : ` (${reason})`}`);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

export interface UpstreamOptions {
  /** Hosts this client may talk to, with their port where it isn't the default: "www.youtube.com". */
  readonly hosts: readonly string[];
  /** The largest answer read, in bytes. */
  readonly maxBytes: number;
  /** How many redirects to hosts on the list are followed; none where it is left out. Of GET alone. */
  readonly redirects?: number;
}

/**
 * The one door to the outside: listed hosts alone, https alone (http to this machine), no redirects off the
 * list, a cap on the answer's size. With UPSTREAM_BASE_URL set, https://host/path goes to
 * <UPSTREAM_BASE_URL>/host/path instead; what is on this machine is nobody else's and stays. Time-outs are the caller's `signal`.
 * @throws UpstreamError for another host or protocol, a redirect too many, or (while reading) an answer over the cap.
 */
export async function upstreamFetch(
  config: Config,
  options: UpstreamOptions,
  input: string | URL,
  init?: RequestInit,
): Promise<Response> {
  const url = new URL(input);
  if (!options.hosts.includes(url.host)) throw new UpstreamError("host not on the list");
  if (url.protocol !== "https:" && !isLoopback(url)) throw new UpstreamError("not https");
  const response = await fetch(destination(config, url), { ...init, redirect: "manual" });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    const { redirects = 0 } = options;
    const next = URL.parse(response.headers.get("Location") ?? "", url.href);
    if (redirects === 0 || next === null) throw new UpstreamError("redirected");
    if (!options.hosts.includes(next.host)) throw new UpstreamError("redirected off the list");
    return upstreamFetch(config, { ...options, redirects: redirects - 1 }, next, init);
  }
  return capped(response, options.maxBytes);
}

/** Where a call to a third party really goes: itself, or its double. Also where a browser is sent to sign in. */
export function destination(config: Config, url: URL): string {
  if (config.UPSTREAM_BASE_URL === undefined || isLoopback(url)) return url.href;
  return `${config.UPSTREAM_BASE_URL.replace(/\/$/u, "")}/${url.host}${url.pathname}${url.search}`;
}

/** The same answer, of which no more than the cap can be read. Its headers can be changed. */
function capped(response: Response, maxBytes: number): Response {
  if (response.body === null) return new Response(null, response);
  let size = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new UpstreamError("answer too large"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(cap), response);
}
