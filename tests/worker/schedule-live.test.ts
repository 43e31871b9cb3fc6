import { describe, expect, test } from "vitest";
import { LIVE_CLOSE, LIVE_LIMITS, LIVE_PATH, QueueEvent } from "#shared/contracts/schedule.ts";
import { call, failureOf } from "../support/api.ts";
import { atNoon, Tab, Visitor } from "../support/schedule.ts";
import { draft, idOf, iso, minutes } from "../support/videos.ts";

test("a tab hears the whole queue first", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  const tab = await visitor.listen();
  expect(await tab.next()).toEqual({ type: "queue", queue: await visitor.queue() });
});

test("then it hears every change with the revision it made, and nothing else", async () => {
  const visitor = await atNoon();
  const tab = await visitor.listen();
  await tab.next();
  const { queueId, video } = await visitor.put(idOf(1), draft());
  const change = { type: "changed", queueId, now: iso(minutes(0)), removed: [] };
  expect(await tab.next()).toEqual({ ...change, revision: 1, videos: [video] });
  const posted = await visitor.markPosted(idOf(1), true);
  expect(await tab.next()).toEqual({ ...change, revision: 2, videos: [posted.video] });
  await visitor.remove(idOf(1));
  expect(await tab.next()).toEqual({ ...change, revision: 3, videos: [], removed: [idOf(1)] });
  await visitor.restore("undo", [video]);
  expect(await tab.next()).toMatchObject({ ...change, revision: 4, videos: [{ id: idOf(1) }] });
  await visitor.validate(idOf(2), draft());
  await visitor.queue();
  expect(await tab.isSilent()).toBe(true);
});

test("a tab hears of a video whose warnings another one changed", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  const tab = await visitor.listen();
  await tab.next();
  await visitor.put(idOf(2), draft({ title: "Another video at that time" }));
  const event = await tab.next();
  expect(event).toMatchObject({ type: "changed", revision: 2 });
  expect(event.type === "changed" && event.videos.map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(2)]);
});

test("every open tab hears the same", async () => {
  const visitor = await atNoon();
  const tabs = await Promise.all(Array.from({ length: 5 }, () => visitor.listen()));
  await Promise.all(tabs.map((tab) => tab.next()));
  await visitor.put(idOf(1), draft());
  const [first, ...others] = await Promise.all(tabs.map((tab) => tab.text()));
  expect(others).toEqual(others.map(() => first));
});

test("a closed tab is in nobody's way", async () => {
  const visitor = await atNoon();
  const [closing, open] = [await visitor.listen(), await visitor.listen()];
  await Promise.all([closing.next(), open.next()]);
  closing.socket.close(1000, "bye");
  expect((await closing.closed).code).toBe(1000);
  await visitor.put(idOf(1), draft());
  expect(await open.next()).toMatchObject({ type: "changed", revision: 1 });
});

test("with one tab too many the one that came first goes, and is told why", async () => {
  const visitor = await atNoon();
  const tabs: Tab[] = [];
  for (let count = 0; count < LIVE_LIMITS.sockets; count += 1) tabs.push(await visitor.listen());
  const [first, second] = tabs;
  await second?.next();
  expect(await second?.isSilent()).toBe(true);
  const last = await visitor.listen();
  expect(await first?.closed).toMatchObject({ code: 4001, reason: "Too many tabs are open." });
  await last.next();
  await visitor.put(idOf(1), draft());
  for (const tab of [second, last]) expect(await tab?.next()).toMatchObject({ type: "changed" });
});

describe("a tab that talks", () => {
  test('is answered "pong" to "ping", and nothing to anything else', async () => {
    const visitor = await atNoon();
    for (const message of ["hello", '{"type":"queue"}', "pinga", new Uint8Array([1, 2, 3])]) {
      const tab = await visitor.listen();
      await tab.next();
      tab.socket.send(message);
      expect(await tab.closed).toMatchObject({ code: LIVE_CLOSE.unexpected });
    }
    expect(await visitor.states()).toEqual([]);
  });
});

describe("a tab that doesn't read what it is told", () => {
  /** A change that is told in so many characters and some. */
  const change = (visitor: Visitor, number: number, size = 4900) =>
    visitor.put(idOf(1), draft({ title: `Version ${number}`, description: "d".repeat(size) }));

  test("hears no more than its credit until it says ping, and last that it has to look", async () => {
    const visitor = await atNoon();
    const tab = await visitor.listen();
    await tab.next();
    for (let number = 1; number <= 60; number += 1) await change(visitor, number);
    const told: QueueEvent[] = [];
    let size = 0;
    do {
      const text = await tab.text();
      size += text.length;
      told.push(QueueEvent.parse(JSON.parse(text)));
    } while (told.at(-1)?.type === "changed");
    expect(size).toBeLessThanOrEqual(LIVE_LIMITS.credit + 200);
    expect(told.length).toBeLessThan(60);
    expect(told.at(-1)).toMatchObject({ type: "look", revision: told.length });
    expect(await tab.isSilent()).toBe(true);
    await change(visitor, 61);
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 61 });
  });

  test("has its credit back with each ping, also after the object was out of memory", async () => {
    const visitor = await atNoon();
    const tab = await visitor.listen();
    await tab.next();
    for (let number = 1; number <= 60; number += 1) {
      await change(visitor, number);
      if (number === 20) {
        await visitor.evict();
        await visitor.setClock();
      }
      expect(await tab.next()).toMatchObject({ type: "changed", revision: number });
      if (number % 10 === 0) expect(await tab.isSilent()).toBe(true);
    }
  });
});

test("a tab is told to look where a queue or a change is too large to be told", async () => {
  const visitor = await atNoon();
  await visitor.fill(100);
  const tab = await visitor.listen();
  const { queueId, revision } = await visitor.queue();
  expect(await tab.next()).toEqual({ type: "look", queueId, revision });
});

describe("the handshake", () => {
  test("is refused to whoever speaks no WebSocket", async () => {
    const response = await new Visitor().fetch(LIVE_PATH);
    expect(response.headers.get("Upgrade")).toBe("websocket");
    expect((await failureOf(response, "upgrade_required")).message).toBe(
      "/api/schedule/live speaks WebSocket only.",
    );
  });

  test.each(["https://evil.example", "null", "http://crescendo.test"])(
    "is refused to a page of %s, which would come with the visitor's cookie",
    async (origin) => {
      const visitor = await atNoon();
      await visitor.put(idOf(1), draft());
      const headers = { Upgrade: "websocket", Origin: origin };
      await failureOf(await visitor.fetch(LIVE_PATH, { headers }), "foreign_origin");
    },
  );

  test("is open to our own pages", async () => {
    const headers = { Upgrade: "websocket", Origin: "https://crescendo.test" };
    const response = await new Visitor().fetch(LIVE_PATH, { headers });
    expect(response.status).toBe(101);
    response.webSocket?.accept();
    response.webSocket?.close();
  });

  test("gives a stranger a cookie and an empty queue", async () => {
    const response = await call(LIVE_PATH, { headers: { Upgrade: "websocket" } });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-workspace=[0-9a-f]{32};/u),
    ]);
    if (response.webSocket === null) throw new Error("there is no socket");
    expect(await new Tab(response.webSocket).next()).toMatchObject({ type: "queue", queue: { videos: [] } });
  });
});
