import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LIVE_PATH, readQueue } from "#shared/contracts/schedule.ts";
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

/** A WebSocket without a browser's manners: what it does when it is closed is its own affair. */
async function openRaw({ url }: SiteProcess): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    [
      `GET ${LIVE_PATH} HTTP/1.1`,
      `Host: ${url.host}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      `Cookie: ${COOKIE}`,
      "\r\n",
    ].join("\r\n"),
  );
  await once(socket, "data");
  return socket;
}

/** A text message of 1,024 bytes as a client sends it, masked with zeros. */
const MESSAGE = Buffer.concat([Buffer.from([0x81, 0xfe, 4, 0, 0, 0, 0, 0]), Buffer.alloc(1024, "a")]);
/** Far more than the system holds between the two of them. */
const FLOOD = 100_000;

test("who goes on talking after the close is cut off, and the queue is there for others", async () => {
  site = await SiteProcess.start(storage, {});
  const socket = await openRaw(site);
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
