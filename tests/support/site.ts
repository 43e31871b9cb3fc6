import { fileURLToPath } from "node:url";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import * as z from "zod/mini";
import { knowledge } from "../../knowledge/plugin.ts";

/** What wrangler.toml gives the Worker; its own types say less. */
export const Deployed = z.object({
  compatibilityDate: z.string(),
  compatibilityFlags: z.array(z.string()),
  kvNamespaces: z.record(z.string(), z.object({ id: z.string() })),
  durableObjects: z.record(
    z.string(),
    z.object({ className: z.string(), useSQLite: z.optional(z.boolean()) }),
  ),
  ratelimits: z.record(
    z.string(),
    z.object({
      namespace_id: z.string(),
      simple: z.object({ limit: z.number(), period: z.literal([10, 60]) }),
    }),
  ),
});

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The Worker as it is deployed: bundled, in an isolate of its own, under wrangler.toml's compatibility flags.
 * The test runner turns off how promises are handed from request to request, which is what tests of
 * concurrent callers are about, so these ask this Worker. In watch mode it stays as it was at the start.
 */
export async function siteWorker() {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${root}wrangler.toml`);
  return {
    name: "site",
    modules: [{ type: "ESModule" as const, path: "site.js", contents: await bundle() }],
    ...Deployed.parse(workerOptions),
    bindings: { UPSTREAM_BASE_URL: "http://127.0.0.1:9" },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [knowledge()],
    logLevel: "warn",
    // As @cloudflare/vite-plugin builds it.
    resolve: { conditions: ["workerd", "worker", "module", "browser"] },
    build: {
      write: false,
      target: "es2024",
      lib: { entry: "tests/support/main.ts", formats: ["es"] },
      rolldownOptions: { external: /^cloudflare:/u, output: { codeSplitting: false } },
    },
  });
  const [file] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (file?.type !== "chunk") throw new Error("the Worker's bundle is empty");
  return file.code;
}
