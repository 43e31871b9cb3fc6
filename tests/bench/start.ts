import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { median, type Report, round } from "./statistics.ts";
import { bundleBare } from "./workers.ts";

const RUNS = 15;

/** Node makes these on first use, at a cost that isn't the module's; in workerd they are there. */
const READY =
  'new Response("x"); new Request("http://x"); new Headers(); new TransformStream(); new FormData();';

/** Stands in for the runtime's own module, which Node doesn't have. */
const RUNTIME = `
  import { registerHooks } from "node:module";
  registerHooks({
    resolve: (name, context, next) =>
      name === "cloudflare:workers"
        ? { url: "data:text/javascript,export class DurableObject {}", shortCircuit: true }
        : next(name, context),
  });
`;

/** Milliseconds a fresh process takes to evaluate a module. */
function evaluate(path: string): number {
  const script = `${RUNTIME} ${READY} const begin = performance.now(); await import(${JSON.stringify(pathToFileURL(path).href)}); console.log(performance.now() - begin);`;
  return Number(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }),
  );
}

/** How long the Worker's module takes to start, against bare Hono. Evaluated by the same V8 outside workerd, whose clock stands still at start-up. */
export async function measureStart(): Promise<Report> {
  const bare = join(mkdtempSync(join(tmpdir(), "crescendo-bench-")), "bare.mjs");
  writeFileSync(bare, await bundleBare());
  const app = resolve("dist/crescendo/index.mjs");
  const times = Array.from({ length: RUNS }, () => ({ app: evaluate(app), bare: evaluate(bare) }));
  const rows = [
    { module: "the app", "milliseconds (median)": round(median(times.map((time) => time.app))) },
    { module: "bare Hono", "milliseconds (median)": round(median(times.map((time) => time.bare))) },
    { module: "ratio", "milliseconds (median)": round(median(times.map((time) => time.app / time.bare))) },
  ];
  return { title: "Module start", rows };
}
