/// <reference types="vite/types/importMeta.d.ts" />
import type { TestBindings } from "./main.ts";

declare global {
  namespace Cloudflare {
    // What `env` and `exports` of "cloudflare:workers" hold in the tests of the Worker.
    interface Env extends TestBindings {
      /** The Worker as it is deployed (site.ts). */
      readonly SITE: Fetcher;
    }
    interface GlobalProps {
      mainModule: typeof import("./main.ts");
      durableNamespaces: "Scheduler" | "MemoryScheduler" | "GoogleAccount" | "Budget";
    }
  }
}
