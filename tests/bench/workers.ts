import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";

const BUILD = "dist/crescendo";
/** Far above what a bench asks for in a minute, so that the limit is counted but never reached. */
const plenty = (namespace: string) => ({
  namespace_id: namespace,
  simple: { limit: 1_000_000_000, period: 60 as const },
});
const COMPATIBILITY = "2026-10-20";

/** The bare Worker as one module. */
export async function bundleBare(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: "tests/bench/bare.ts",
        output: { format: "es", codeSplitting: false },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!("output" in output)) continue;
    const [entry] = output.output;
    return entry.code;
  }
  throw new Error("the bare Worker didn't build");
}

export interface Workers {
  /** The app and the bare Worker, each at its own socket of one workerd. */
  readonly app: URL;
  readonly bare: URL;
  close(): Promise<void>;
}

/** Starts both in one workerd, each reached directly rather than through the local tools' proxy. @param answer what the bare one replies. */
export async function startWorkers(answer: string): Promise<Workers> {
  const modules = readdirSync(BUILD, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .toSorted((a, b) => Number(b === "index.js") - Number(a === "index.js"))
    .map((name) => ({ type: "ESModule" as const, path: join(BUILD, name) }));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: "app",
          modules,
          modulesRoot: BUILD,
          compatibilityDate: COMPATIBILITY,
          kvNamespaces: ["CACHE"],
          ratelimits: { AI_LIMIT: plenty("1001"), API_LIMIT: plenty("1002") },
          unsafeDirectSockets: [{ port: 0 }],
        },
        {
          name: "bare",
          modules: true,
          script: await bundleBare(),
          compatibilityDate: COMPATIBILITY,
          bindings: { ANSWER: answer },
          unsafeDirectSockets: [{ port: 0 }],
        },
      ],
    }),
  );
  await miniflare.ready;
  return {
    app: await miniflare.unsafeGetDirectURL("app"),
    bare: await miniflare.unsafeGetDirectURL("bare"),
    close: () => miniflare.dispose(),
  };
}
