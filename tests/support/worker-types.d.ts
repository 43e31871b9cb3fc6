import type { Bindings } from "#worker/env.ts";

declare global {
  namespace Cloudflare {
    // What `env` and `exports` of "cloudflare:workers" hold in the tests of the Worker.
    interface Env extends Bindings {
      /** The Worker as it is deployed (site.ts). */
      readonly SITE: Fetcher;
    }
    interface GlobalProps {
      mainModule: typeof import("./main.ts");
    }
  }
}
