import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";

/** Far above what a bench asks for in a minute, so that the limit is counted but never reached. */
const plenty = (namespace: string) => ({
  namespace_id: namespace,
  simple: { limit: 1_000_000_000, period: 60 as const },
});

/** What the workerd holds that this process started last. */
function holds(): { megabytes: number; files: number | string } {
  const rows = execFileSync("ps", ["-A", "-o", "ppid=,pid=,rss=,comm="], { encoding: "utf8" }).split("\n");
  const [, pid, kilobytes] =
    rows
      .map((row) => row.trim().split(/\s+/u))
      .findLast(([parent, , , name]) => Number(parent) === process.pid && name?.includes("workerd")) ?? [];
  const open = `/proc/${pid}/fd`;
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    files: existsSync(open) ? readdirSync(open).length : "unknown",
  };
}

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
        external: /^cloudflare:/u,
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
  /** Each at its own socket of one workerd. */
  readonly urls: Readonly<Record<"app" | "limited" | "bare", URL>>;
  /** What the whole of workerd holds now: memory in MB, and open files where the system tells them. */
  holds(): { megabytes: number; files: number | string };
  close(): Promise<void>;
}

/**
 * Cloudflare counts requests beside the Worker, at no cost worth measuring; the local tools count them in a
 * database, which takes a millisecond. So the app is measured with a limiter that answers at once, and
 * `limited` with the local one.
 */
const INSTANT_LIMITER = `
import app from "./index.js";
export { Budget, Scheduler } from "./index.js";
const limiter = { limit: async () => ({ success: true }) };
let environment;
export default {
  fetch(request, env, context) {
    environment ??= { ...env, AI_LIMIT: limiter, API_LIMIT: limiter, LOOKUP_LIMIT: limiter };
    return app.fetch(request, environment, context);
  },
};`;

/** What is measured is the app, not somebody else's answers. */
const OFFLINE = { PUBLIC_SOURCES: "off" };

/** The build's modules: the Worker and the chunks it loads on first use. */
function builtModules() {
  return readdirSync("dist/crescendo", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs"))
    .map((path) => ({
      type: "ESModule" as const,
      path,
      contents: readFileSync(`dist/crescendo/${path}`, "utf8"),
    }));
}

/**
 * Starts them, each reached directly rather than through the local tools' proxy.
 * @param answer what the bare one replies.
 * @param variables of the app.
 */
export async function startWorkers(
  answer: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Workers> {
  const app = builtModules();
  const entry = { type: "ESModule" as const, path: "entry.js", contents: INSTANT_LIMITER };
  const shared = {
    compatibilityDate: "2026-10-20",
    kvNamespaces: ["CACHE"],
    unsafeDirectSockets: [{ port: 0 }],
  };
  const durableObjects = {
    SCHEDULER: { className: "Scheduler", useSQLite: true },
    BUDGET: { className: "Budget", useSQLite: true },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: "app",
          modules: [entry, ...app],
          bindings: { ...OFFLINE, ...variables },
          durableObjects,
          ...shared,
        },
        {
          name: "limited",
          modules: app,
          bindings: OFFLINE,
          durableObjects,
          ratelimits: { AI_LIMIT: plenty("1001"), API_LIMIT: plenty("1002"), LOOKUP_LIMIT: plenty("1003") },
          ...shared,
        },
        {
          name: "bare",
          modules: true,
          script: await bundleBare(),
          bindings: { ANSWER: answer },
          durableObjects: { BARE: { className: "Bare", useSQLite: true } },
          ...shared,
        },
      ],
    }),
  );
  await miniflare.ready;
  const [appUrl, limited, bare] = await Promise.all(
    ["app", "limited", "bare"].map((name) => miniflare.unsafeGetDirectURL(name)),
  );
  if (appUrl === undefined || limited === undefined || bare === undefined)
    throw new Error("a worker has no socket");
  return { urls: { app: appUrl, limited, bare }, holds, close: () => miniflare.dispose() };
}
