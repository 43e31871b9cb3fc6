import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putVideo, Queue, readQueue, type VideoDraft } from "#shared/contracts/schedule.ts";
import { SiteProcess } from "../support/site-process.ts";
import { draft, idOf, iso } from "../support/videos.ts";

const HEADERS = { "Content-Type": "application/json", Cookie: `workspace=${"a".repeat(32)}` };

let storage = "";
let site: SiteProcess | undefined;

beforeEach(async () => {
  storage = await mkdtemp(join(tmpdir(), "crescendo-process-"));
});
afterEach(async () => {
  await site?.kill();
  await rm(storage, { recursive: true, force: true });
});

/** Starts the site, after killing the one that runs. */
async function start(durability: "memory" | "journal"): Promise<SiteProcess> {
  await site?.kill();
  site = await SiteProcess.start(storage, { SCHEDULER_DURABILITY: durability });
  return site;
}

const put = (id: string, body: VideoDraft) => ({
  path: putVideo.path.replace(":id", id),
  init: { method: putVideo.method, headers: HEADERS, body: JSON.stringify(body) },
});

async function save({ url }: SiteProcess, id: string, body: VideoDraft): Promise<void> {
  const { path, init } = put(id, body);
  const response = await fetch(new URL(path, url), init);
  expect(response.status, await response.text()).toBe(200);
}

async function queueOf({ url }: SiteProcess): Promise<Queue> {
  const response = await fetch(new URL(readQueue.path, url), { headers: HEADERS });
  return Queue.parse(await response.json());
}

/** A video that is to come by the process's own clock. */
const ahead = (change: Partial<VideoDraft> = {}) =>
  draft({ scheduledAt: iso(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1)), ...change });

/** Waits for an instant, in epoch milliseconds. */
const moment = (at: number) => new Promise((resolve) => setTimeout(resolve, at - Date.now()));

test("with the journal every video outlives the process, and what came due meanwhile is due at once", async () => {
  const first = await start("journal");
  const soon = Date.now() + 3000;
  await save(first, idOf(1), draft({ title: "Soon to be published", scheduledAt: iso(soon) }));
  await save(first, idOf(2), ahead());
  const before = await queueOf(first);
  await first.kill();
  await moment(soon);
  const after = await queueOf(await start("journal"));
  expect(after).toMatchObject({ queueId: before.queueId, revision: before.revision + 1 });
  expect(after.videos).toEqual([{ ...before.videos[0], status: "due" }, before.videos[1]]);
});

test("a process that dies between doing a PUT and answering it leaves one video, also after the retry", async () => {
  const first = await start("journal");
  const { path, init } = put(idOf(1), ahead());
  await first.sendUnanswered(path, init);
  const second = await start("journal");
  expect((await queueOf(second)).videos.map(({ id }) => id)).toEqual([idOf(1)]);
  await save(second, idOf(1), ahead());
  expect(await queueOf(second)).toMatchObject({ revision: 1, videos: [{ id: idOf(1) }] });
});

test("in memory that PUT is lost with the process, and the retry makes the one video", async () => {
  const first = await start("memory");
  const { path, init } = put(idOf(1), ahead());
  await first.sendUnanswered(path, init);
  const { queueId } = await queueOf(first);
  const second = await start("memory");
  expect((await queueOf(second)).videos).toEqual([]);
  await save(second, idOf(1), ahead());
  await save(second, idOf(1), ahead());
  const after = await queueOf(second);
  expect(after).toMatchObject({ revision: 1, videos: [{ id: idOf(1) }] });
  expect(after.queueId).not.toBe(queueId);
});

test("an owner who tries memory finds the journal as it was", async () => {
  const first = await start("journal");
  await save(first, idOf(1), ahead());
  const before = await queueOf(first);
  expect((await queueOf(await start("memory"))).videos).toEqual([]);
  expect(await queueOf(await start("journal"))).toMatchObject({
    queueId: before.queueId,
    videos: before.videos,
  });
});
