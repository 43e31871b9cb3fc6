import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load } from "js-yaml";
import { createServer, createServerModuleRunner } from "vite";
import * as z from "zod/mini";
import { knowledge } from "../../knowledge/plugin.ts";

/**
 * Prints what the built-in engine says, so that a person can read a hundred answers in ten minutes:
 * `npm run answers -- [file.yaml] [--task script] [--seed 7]`. The file lists requests as the wire takes them, or
 * topics for tasks (see requests.yaml).
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { task: { type: "string" }, seed: { type: "string", default: "1" } },
});

/** For each task the inputs it is asked with. */
const Requests = z.record(z.string(), z.array(z.union([z.string(), z.record(z.string(), z.unknown())])));
const file = positionals[0] ?? new URL("requests.yaml", import.meta.url);
const requests = Requests.parse(load(readFileSync(file, "utf8")));

const server = await createServer({
  configFile: false,
  logLevel: "error",
  plugins: [knowledge()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(server.environments.ssr);
const { answerTo } = await runner.import<typeof import("./ask.ts")>("/tests/answers/ask.ts");

for (const [task, inputs] of Object.entries(requests)) {
  if (values.task !== undefined && values.task !== task) continue;
  for (const input of inputs) {
    const { reply, grounding = {} } = await answerTo({
      task,
      input,
      opts: { seed: Number(values.seed) },
    });
    const { restsOn = [], ...rest } = grounding;
    console.log(`\n━━ ${task}: ${typeof input === "string" ? input : JSON.stringify(input)}`);
    console.log(readable(reply));
    if (Object.keys(rest).length > 0) console.log(`   ${JSON.stringify(rest)}`);
    if (restsOn.length > 0) console.log(`   Rests on: ${restsOn.map(({ text }) => text).join("; ")}`);
  }
}

await runner.close();
await server.close();

/** JSON a line a field, without what repeats; prose as it is. */
function readable(reply: string): string {
  if (!reply.startsWith("{")) return reply;
  return JSON.stringify(
    JSON.parse(reply),
    (key, value: unknown) => (key === "restsOn" ? undefined : value),
    1,
  )
    .replaceAll(/^\s*[\][{}],?\n/gmu, "")
    .replaceAll(/^\s+"/gmu, ' "');
}
