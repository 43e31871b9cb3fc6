import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import * as z from "zod/mini";
import { SERVERS } from "./servers.ts";
import { Deployed } from "./site.ts";

/** The build's own configuration, as its plugin wrote it. */
const CONFIG = "dist/crescendo/wrangler.json";

/** What it says of static files. */
const Assets = z.object({
  directory: z.string(),
  binding: z.string(),
  run_worker_first: z.array(z.string()),
  routerConfig: z.object({
    has_user_worker: z.boolean(),
    static_routing: z.object({ asset_worker: z.array(z.string()), user_worker: z.array(z.string()) }),
  }),
  assetConfig: z.object({
    not_found_handling: z.literal("none"),
    compatibility_date: z.string(),
    compatibility_flags: z.array(z.string()),
  }),
});

/**
 * Serves the build in dist/ under workerd, as one of SERVERS, with storage of its own that nothing else shares:
 * `node serve-build.ts builtIn --storage <a folder that is empty at the start>`. As `wrangler dev` does, without the
 * Worker that it puts before each request, which costs as much as all the others together.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { storage: { type: "string" } },
});
const name = z.enum(["builtIn", "model", "live"]).parse(positionals[0]);
const { port, vars } = SERVERS[name];
const { workerOptions, main } = unstable_getMiniflareWorkerOptions(CONFIG);
const entry = z.string().parse(main);
const miniflare = new Miniflare({
  ...convertV4MiniflareOptions({
    port,
    workers: [
      {
        name: "site",
        modulesRoot: dirname(entry),
        modules: [entry, ...chunksBeside(entry)].map((path) => ({ type: "ESModule" as const, path })),
        ...Deployed.parse(workerOptions),
        assets: Assets.parse(workerOptions.assets),
        bindings: vars,
      },
    ],
  }),
  resourcePersistencePath: z.string().parse(values.storage),
});
await miniflare.ready;
/** The other modules of a build, which load on first use. */
function chunksBeside(index: string): string[] {
  return readdirSync(dirname(index), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs") && file !== basename(index))
    .map((file) => join(dirname(index), file));
}
process.once("SIGTERM", () => void miniflare.dispose());
