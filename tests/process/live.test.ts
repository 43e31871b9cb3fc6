import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readQueue } from "#shared/contracts/schedule.ts";
import { openRaw } from "../support/raw-socket.ts";
import { SiteProcess } from "../support/site-process.ts";

const COOKIE = `workspace=${"a".repeat(32)}`;

let storage = "";
let site: SiteProcess | undefined;

beforeEach(async () => {
  storage = await mkdtemp(join(tmpdir(), "crescendo-process-"));
});
afterEach(async () => {
  await site?.kill();
  await rm(storage, { recursive: true, force: true });
});

/** A text message of 1,024 bytes as a client sends it, masked with zeros. */
const MESSAGE = Buffer.concat([Buffer.from([0x81, 0xfe, 4, 0, 0, 0, 0, 0]), Buffer.alloc(1024, "a")]);
/** Far more than the system holds between the two of them. */
const FLOOD = 100_000;

test("who goes on talking after the close is cut off, and the queue is there for others", async () => {
  site = await SiteProcess.start(storage, {});
  const socket = await openRaw(site.url, COOKIE);
  const cut = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => "as it should be: the line is cut");
  let sent = 0;
  while (sent < FLOOD && !socket.destroyed) {
    sent += 1;
    if (socket.write(MESSAGE)) continue;
    const drained = new Promise((resolve) => socket.once("drain", resolve));
    await Promise.race([drained, cut]);
  }
  await cut;
  expect(sent).toBeLessThan(FLOOD);
  const response = await fetch(new URL(readQueue.path, site.url), { headers: { Cookie: COOKIE } });
  expect(response.status).toBe(200);
});
