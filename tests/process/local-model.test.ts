import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createBuilder,
  createLogger,
  createServer,
  preview,
  type ViteDevServer,
  type PreviewServer,
} from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { serving } from "../../serving/plugin.ts";
import { listOf, serveModels, type ServerDouble } from "../support/model-server.ts";

/** A site that says which variables it was given. */
const WORKER = `export default { fetch: (_, env) => Response.json({ ...env }) };`;
const CONFIG = `name = "site"\nmain = "worker.js"\ncompatibility_date = "2026-10-20"\n[vars]\nAI_DAILY_BUDGET = 7\n`;
const SAID =
  "Answers come from llama3.2 in Ollama on this machine. CRESCENDO_LOCAL_MODEL=off turns that off.";

let root = "";
let ollama: ServerDouble;
let said: string[];
let site: ViteDevServer | PreviewServer | undefined;

beforeEach(async () => {
  for (const name of ["CRESCENDO_LOCAL_MODEL", "CLOUDFLARE_ENV", "CLOUDFLARE_INCLUDE_PROCESS_ENV"])
    vi.stubEnv(name, undefined);
  vi.stubEnv("CLOUDFLARE_CF_FETCH_ENABLED", "false");
  root = await mkdtemp(join(tmpdir(), "crescendo-local-model-"));
  await writeFile(join(root, "worker.js"), WORKER);
  await writeFile(join(root, "wrangler.toml"), CONFIG);
  await writeFile(join(root, "package.json"), `{"type":"module"}`);
  await mkdir(join(root, "public"));
  ollama = await serveModels((response) => response.end(listOf("all-minilm", "llama3.2:latest")));
  said = [];
  site = undefined;
});
afterEach(async () => {
  await site?.close();
  await ollama.close();
  await rm(root, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const options = () => ({
  root,
  configFile: false as const,
  plugins: [serving({ servers: [{ name: "Ollama", url: ollama.url }] })],
  customLogger: { ...createLogger("silent"), info: (line: string) => void said.push(line) },
});

const Started = z.object({ local: z.tuple([z.url()], z.url()) });

/** What the site says it was given. */
async function given(): Promise<unknown> {
  const [url] = Started.parse(site?.resolvedUrls).local;
  const response = await fetch(url);
  return response.json();
}

const build = async () => (await createBuilder(options())).buildApp();

async function startBuilt(): Promise<void> {
  await build();
  site = await preview({ ...options(), preview: { port: 0 } });
}

async function startDev(): Promise<ViteDevServer> {
  const server = await createServer({ ...options(), server: { port: 0 } });
  site = await server.listen();
  return server;
}

const modelVariables = () => ({
  OPENAI_BASE_URL: ollama.url,
  OPENAI_MODEL: "llama3.2:latest",
  LOCAL_MODEL_SERVER: "Ollama",
});

/** What was said of a model. */
const lines = () => said.filter((line) => line.includes("CRESCENDO_LOCAL_MODEL"));

/** What a server left of the configuration that it read. */
async function leftovers(): Promise<string[]> {
  return (await readdir(join(root, ".wrangler"))).filter((name) => name.startsWith("local-model"));
}

/** Each file of what is deployed, and what is beside it. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, "utf8")])),
  );
}

test("the production server has the model, and what was built, and is deployed, knows nothing of it", async () => {
  await build();
  expect(ollama.asked).toEqual([]);
  const built = await filesOf("dist");
  const deployed = await filesOf(".wrangler");
  site = await preview({ ...options(), preview: { port: 0 } });
  expect(await given()).toEqual({ AI_DAILY_BUDGET: 7, ...modelVariables() });
  expect(ollama.asked).toEqual(["GET /v1/models"]);
  expect(lines()).toEqual([SAID]);
  expect(await filesOf("dist")).toEqual(built);
  expect(await filesOf(".wrangler")).toMatchObject(deployed);
  expect(await leftovers()).toEqual([]);
});

test("so has the server with hot reload", async () => {
  await startDev();
  expect(await given()).toEqual({ AI_DAILY_BUDGET: 7, ...modelVariables() });
  expect(ollama.asked).toEqual(["GET /v1/models"]);
  expect(lines()).toEqual([SAID]);
  expect(await leftovers()).toEqual([]);
});

test.each([
  [".dev.vars", startBuilt],
  [".dev.vars", startDev],
  [".env", startDev],
] as const)(
  "empty lines of %s, or the name of a model that nobody has, don't keep it away",
  async (file, start) => {
    await writeFile(
      join(root, file),
      `OPENAI_API_KEY=\nOPENAI_BASE_URL=""\nLOCAL_MODEL_SERVER=\nOPENAI_MODEL=gone\nCONTACT_EMAIL='me@example.com'`,
    );
    await start();
    expect(await given()).toMatchObject({ ...modelVariables(), CONTACT_EMAIL: "me@example.com" });
    expect(await leftovers()).toEqual([]);
  },
);

test.each([
  [".dev.vars", "a key", "OPENAI_API_KEY=sk-1", startBuilt],
  [".env", "an endpoint", "OPENAI_BASE_URL=https://models.example/v1", startDev],
  [".env.local", "off", "CRESCENDO_LOCAL_MODEL=Off", startDev],
  ["wrangler.toml", "an endpoint", `${CONFIG}OPENAI_BASE_URL = "https://models.example/v1"`, startDev],
] as const)("where %s says %s nobody is asked", async (file, _, text, start) => {
  await writeFile(join(root, file), `${text}\n`);
  await start();
  expect(await given()).not.toHaveProperty("LOCAL_MODEL_SERVER");
  expect(ollama.asked).toEqual([]);
  expect(lines()).toEqual([]);
});

test.each([
  ["production", startBuilt],
  ["hot reload", startDev],
])("CRESCENDO_LOCAL_MODEL=off asks nobody: %s", async (_, start) => {
  vi.stubEnv("CRESCENDO_LOCAL_MODEL", "off");
  await start();
  expect(await given()).toEqual({ AI_DAILY_BUDGET: 7 });
  expect(ollama.asked).toEqual([]);
  expect(lines()).toEqual([]);
});

test("where nobody has a model, nothing is added and nothing said", async () => {
  await ollama.close();
  await startBuilt();
  expect(await given()).toEqual({ AI_DAILY_BUDGET: 7 });
  expect(lines()).toEqual([]);
  expect(await leftovers()).toEqual([]);
});

test("a key that is set while the server runs is obeyed from its next start on", async () => {
  const server = await startDev();
  await writeFile(join(root, ".dev.vars"), "OPENAI_API_KEY=sk-1\n");
  await server.restart();
  expect(await given()).toEqual({ AI_DAILY_BUDGET: 7, OPENAI_API_KEY: "sk-1" });
  expect(lines()).toEqual([SAID]);
});
