import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { siteWorker } from "./site.ts";

/** Where a caller of a {@link SiteProcess} waits for a word from it. */
const ACCEPTED = "X-Hold-Answer";

/**
 * Holds the answer to a request that asks for it: what was to be done is done, and the caller never hears of it.
 * Tells the test so by a call to its own process.
 */
const HOLDING = `
import site from "./site.js";
export * from "./site.js";
export default {
  async fetch(request, env, context) {
    const answer = await site.fetch(request, env, context);
    if (!request.headers.has("${ACCEPTED}")) return answer;
    await env.DESK.fetch("http://desk/");
    return new Promise((resolve) => setTimeout(resolve, 600_000, answer));
  },
};`;

let bundled: ReturnType<typeof siteWorker> | undefined;

/** The site in a workerd process of its own, with storage that outlives it. */
export class SiteProcess {
  readonly url: URL;
  readonly #miniflare: Miniflare;
  readonly #held: PromiseWithResolvers<void>;

  private constructor(url: URL, miniflare: Miniflare, held: PromiseWithResolvers<void>) {
    this.url = url;
    this.#miniflare = miniflare;
    this.#held = held;
  }

  /** @param storage the folder of what is kept. @param variables what an owner sets. */
  static async start(storage: string, variables: Readonly<Record<string, string>>): Promise<SiteProcess> {
    bundled ??= siteWorker();
    const { modules, ...site } = await bundled;
    const held = Promise.withResolvers<void>();
    const desk = () => {
      held.resolve();
      return new Response();
    };
    const miniflare = new Miniflare({
      ...convertV4MiniflareOptions({
        workers: [
          {
            ...site,
            modules: [{ type: "ESModule", path: "entry.js", contents: HOLDING }, ...modules],
            bindings: variables,
            serviceBindings: { DESK: desk },
          },
        ],
      }),
      resourcePersistencePath: storage,
    });
    return new SiteProcess(await miniflare.ready, miniflare, held);
  }

  /** Sends a request that is done but never answered, and waits until it is done. */
  async sendUnanswered(path: string, init: RequestInit): Promise<void> {
    const headers = new Headers(init.headers);
    headers.set(ACCEPTED, "yes");
    const answer = fetch(new URL(path, this.url), { ...init, headers });
    answer.catch(() => "as it should be: the process dies first");
    await this.#held.promise;
  }

  /** Kills the process as a crash would (SIGKILL). */
  async kill(): Promise<void> {
    await this.#miniflare.dispose();
  }
}
