import { cloudflare } from "@cloudflare/vite-plugin";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import { DURABILITIES, putVideo, readQueue } from "#shared/contracts/schedule.ts";
import { SiteProcess } from "../support/site-process.ts";
import { draft, idOf, iso } from "../support/videos.ts";

const MINUTE = 60_000;
/** How long a queue is left alone, in minutes. */
const ALONE = 10;
/** Minutes ahead of the videos of a queue: three come due meanwhile, one later that day, one in a few weeks. */
const SOON = [2, 5, 9, 600, 20 * 24 * 60];
/** A queue that memory doesn't promise to hold. */
const FAR = [40 * 24 * 60];
/** Where the build keeps the variables that `npm start` serves it with. */
const VARIABLES = "dist/crescendo/.dev.vars";
const FIRST_PORT = Number(process.env.PORT ?? 8797);

type Durability = (typeof DURABILITIES)[number];

interface Server {
  readonly name: string;
  readonly durability: Durability;
  readonly url: URL;
  stop(): Promise<void>;
}

/** workerd with nothing around it. */
async function startWorkerd(durability: Durability): Promise<Server> {
  const storage = await mkdtemp(join(tmpdir(), "crescendo-soak-"));
  const site = await SiteProcess.start(storage, { SCHEDULER_DURABILITY: durability });
  const stop = async () => {
    await site.kill();
    await rm(storage, { recursive: true, force: true });
  };
  return { name: "workerd", durability, url: site.url, stop };
}

/** The server of `npm start`. */
async function startPreview(durability: Durability, port: number): Promise<Server> {
  const storage = await mkdtemp(join(tmpdir(), "crescendo-soak-"));
  await writeFile(VARIABLES, `SCHEDULER_DURABILITY=${durability}\n`);
  await preview({
    configFile: false,
    logLevel: "warn",
    plugins: [cloudflare({ persistState: { path: storage } })],
    preview: { port, strictPort: true },
  });
  // It ends with this process; closing it here fails on a server that its plugin closed already.
  const stop = () => rm(storage, { recursive: true, force: true });
  return { name: "npm start", durability, url: new URL(`http://localhost:${port}`), stop };
}

const headersOf = (workspace: string) => ({
  "Content-Type": "application/json",
  Cookie: `workspace=${workspace.repeat(32)}`,
});

async function fill({ url }: Server, workspace: string, minutes: readonly number[]): Promise<void> {
  for (const [index, minute] of minutes.entries()) {
    const scheduledAt = iso(Date.now() + minute * MINUTE);
    const response = await fetch(new URL(putVideo.path.replace(":id", idOf(index)), url), {
      method: putVideo.method,
      headers: headersOf(workspace),
      body: JSON.stringify(draft({ title: `A video in ${minute} minutes`, scheduledAt })),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** What a creator finds who comes back. */
async function comeBack({ name, durability, url }: Server, workspace: string, minutes: readonly number[]) {
  const response = await fetch(new URL(readQueue.path, url), { headers: headersOf(workspace) });
  const { videos } = readQueue.response.parse(await response.json());
  const due = minutes.filter((minute) => minute < ALONE).length;
  return {
    server: name,
    durability,
    "first video in": minutes[0] === SOON[0] ? `${minutes[0]} min` : "40 days",
    kept: `${videos.length} of ${minutes.length}`,
    due: `${videos.filter(({ status }) => status === "due").length} of ${due}`,
  };
}

// The local runtime would ask a far host where it is.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
execFileSync("vite", ["build", "--logLevel", "warn"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
const servers: Server[] = [];
try {
  for (const [index, durability] of DURABILITIES.entries()) {
    servers.push(await startWorkerd(durability));
    servers.push(await startPreview(durability, FIRST_PORT + index));
  }
  await Promise.all(servers.flatMap((server) => [fill(server, "a", SOON), fill(server, "b", FAR)]));
  console.log(
    `Every queue is left alone for ${ALONE} minutes, until ${new Date(Date.now() + ALONE * MINUTE).toISOString()}.`,
  );
  await new Promise((resolve) => setTimeout(resolve, ALONE * MINUTE));
  const rows = servers.flatMap((server) => [comeBack(server, "a", SOON), comeBack(server, "b", FAR)]);
  console.table(await Promise.all(rows));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(VARIABLES, { force: true });
}
process.exit(0);
