import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { Visitor } from "../support/schedule.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";

/** A visitor whose server's clock stands at noon. */
async function atNoon(options?: ConstructorParameters<typeof Visitor>[0]): Promise<Visitor> {
  const visitor = new Visitor(options);
  await visitor.setClock(NOON);
  return visitor;
}

test("a new visitor's queue is empty, and says whose clock and what durability it has", async () => {
  const visitor = await atNoon();
  expect(await visitor.queue()).toEqual({
    queueId: expect.stringMatching(/.+/u),
    revision: 0,
    now: iso(NOON),
    durability: "memory",
    videos: [],
  });
});

test("a video is kept with all that was said of it, and what the server knows", async () => {
  const visitor = await atNoon();
  const { queueId, revision, video } = await visitor.put(idOf(1), draft());
  expect(video).toEqual({
    ...draft(),
    id: idOf(1),
    scheduledDate: "2050-01-01",
    scheduledTime: "14:00",
    status: "scheduled",
    createdAt: iso(NOON),
    updatedAt: iso(NOON),
    postedAt: null,
    validation: { errors: [], warnings: [] },
  });
  expect(revision).toBe(1);
  expect(await visitor.queue()).toMatchObject({ queueId, revision: 1, videos: [video] });
});

test("a tab hears the whole queue first, then every change", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  const tab = await visitor.listen();
  expect(await tab.next()).toEqual({ type: "queue", queue: await visitor.queue() });
  const { video } = await visitor.put(idOf(2), draft({ title: "Another day, another watch" }));
  expect(await tab.next()).toMatchObject({ type: "changed", revision: 2, removed: [] });
  expect(await tab.isSilent()).toBe(true);
  expect(video.id).toBe(idOf(2));
});

test("at its moment a video is due, and every tab hears of it", async () => {
  const visitor = await atNoon();
  await visitor.put(idOf(1), draft());
  expect(await visitor.alarm()).toBe(minutes(60));
  const tabs = [await visitor.listen(), await visitor.listen()];
  for (const tab of tabs) await tab.next();
  await visitor.setClock(minutes(60));
  expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
  for (const tab of tabs)
    expect(await tab.next()).toMatchObject({ type: "changed", videos: [{ id: idOf(1), status: "due" }] });
  expect(await visitor.states()).toEqual([[idOf(1), "due"]]);
  expect(await visitor.alarm()).toBeNull();
});

describe("after eviction", () => {
  test("memory has lost the queue, and another id says so", async () => {
    const visitor = await atNoon();
    const { queueId } = await visitor.put(idOf(1), draft());
    await evictDurableObject(visitor.object);
    const queue = await visitor.queue();
    expect(queue.queueId).not.toBe(queueId);
    expect(queue.videos).toEqual([]);
  });

  test("the journal has all of it", async () => {
    const visitor = await atNoon({ journal: true });
    const { queueId, video } = await visitor.put(idOf(1), draft());
    await evictDurableObject(visitor.object);
    expect(await visitor.queue()).toMatchObject({
      queueId,
      revision: 1,
      durability: "journal",
      videos: [video],
    });
  });
});
