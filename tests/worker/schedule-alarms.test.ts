import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { SCHEDULE_LIMITS } from "#shared/contracts/schedule.ts";
import { IDLE } from "#worker/scheduler/wake.ts";
import type { Scheduler } from "#worker/scheduler/scheduler.ts";
import { atNoon, type Visitor, withoutTimers } from "../support/schedule.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";

const at = (minute: number) =>
  draft({ scheduledAt: iso(minutes(minute)), title: `A video of minute ${minute}` });

/** Rings a visitor's alarm at some minute, as the platform does. */
async function ringAt(visitor: Visitor, minute: number): Promise<void> {
  await visitor.setClock(minutes(minute));
  expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
}

/** Delivers an alarm that the platform delivered already. */
const ringAgain = (visitor: Visitor) =>
  runInDurableObject(visitor.object, (scheduler: Scheduler) => scheduler.alarm());

describe("the one alarm", () => {
  test("isn't set while nothing waits", async () => {
    const visitor = await atNoon();
    await visitor.queue();
    expect(await visitor.alarm()).toBeNull();
  });

  test("is set to the earliest moment", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(30));
    expect(await visitor.alarm()).toBe(minutes(30));
    await visitor.put(idOf(2), at(10));
    expect(await visitor.alarm()).toBe(minutes(10));
    await visitor.put(idOf(3), at(20));
    expect(await visitor.alarm()).toBe(minutes(10));
  });

  test("moves on when the earliest is removed, moved or posted, and after the last to when the queue is forgotten", async () => {
    const visitor = await atNoon();
    for (const minute of [10, 20, 30, 40]) await visitor.put(idOf(minute), at(minute));
    await visitor.remove(idOf(10));
    expect(await visitor.alarm()).toBe(minutes(20));
    await visitor.put(idOf(20), at(50));
    expect(await visitor.alarm()).toBe(minutes(30));
    await visitor.markPosted(idOf(30), true);
    expect(await visitor.alarm()).toBe(minutes(40));
    await visitor.markPosted(idOf(30), false);
    expect(await visitor.alarm()).toBe(minutes(30));
    for (const minute of [30, 40, 20]) await visitor.remove(idOf(minute));
    expect(await visitor.alarm()).toBe(NOON + IDLE);
  });

  test("is set to the next moment once one has come", async () => {
    const visitor = await atNoon();
    for (const minute of [10, 20, 20, 30]) await visitor.put(crypto.randomUUID(), at(minute));
    await ringAt(visitor, 10);
    expect(await visitor.alarm()).toBe(minutes(20));
    await ringAt(visitor, 20);
    expect(await visitor.alarm()).toBe(minutes(30));
    await ringAt(visitor, 30);
    expect(await visitor.alarm()).toBe(NOON + IDLE);
  });

  test("that rings too early changes nothing and is set again", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(10));
    await ringAt(visitor, 9);
    expect(await visitor.states()).toEqual([[idOf(1), "scheduled"]]);
    expect(await visitor.alarm()).toBe(minutes(10));
  });
});

describe("a video's moment", () => {
  test("is heard in every tab", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(10));
    const tabs = [await visitor.listen(), await visitor.listen()];
    for (const tab of tabs) await tab.next();
    await ringAt(visitor, 10);
    for (const tab of tabs)
      expect(await tab.next()).toMatchObject({
        type: "changed",
        revision: 2,
        now: iso(minutes(10)),
        videos: [{ id: idOf(1), status: "due" }],
        removed: [],
      });
  });

  test("comes once, however often the alarm is delivered", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(10));
    await ringAt(visitor, 10);
    const tab = await visitor.listen();
    await tab.next();
    await ringAgain(visitor);
    await ringAgain(visitor);
    expect(await tab.isSilent()).toBe(true);
    expect(await visitor.queue()).toMatchObject({ revision: 2, videos: [{ status: "due" }] });
  });

  test("comes to all that were missed, once, when the alarm is late", async () => {
    const visitor = await atNoon();
    for (const minute of [10, 20, 30]) await visitor.put(idOf(minute), at(minute));
    await ringAt(visitor, 25);
    expect(await visitor.states()).toEqual([
      [idOf(10), "due"],
      [idOf(20), "due"],
      [idOf(30), "scheduled"],
    ]);
    expect(await visitor.queue()).toMatchObject({ revision: 4 });
    expect(await visitor.alarm()).toBe(minutes(30));
  });

  test("doesn't wait for an alarm that is late: whoever asks finds the video due", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(10));
    const tab = await visitor.listen();
    await tab.next();
    await visitor.setClock(minutes(10));
    expect(await visitor.states()).toEqual([[idOf(1), "due"]]);
    expect(await tab.next()).toMatchObject({ videos: [{ id: idOf(1), status: "due" }] });
    await ringAgain(visitor);
    expect(await tab.isSilent()).toBe(true);
  });

  test("leaves what was posted before it as it is", async () => {
    const visitor = await atNoon();
    await visitor.put(idOf(1), at(10));
    await visitor.put(idOf(2), at(10));
    await visitor.markPosted(idOf(1), true);
    await ringAt(visitor, 10);
    expect(await visitor.states()).toEqual([
      [idOf(1), "posted"],
      [idOf(2), "due"],
    ]);
  });

  test("may be that of a thousand videos, which all come due once", async () => {
    const visitor = await atNoon();
    await visitor.fill(SCHEDULE_LIMITS.videos);
    const tab = await visitor.listen();
    await tab.next();
    await ringAt(visitor, 60);
    expect(await tab.next()).toMatchObject({ type: "look", revision: SCHEDULE_LIMITS.videos + 1 });
    await ringAgain(visitor);
    expect(await tab.isSilent()).toBe(true);
    const { videos, revision } = await visitor.queue();
    expect(new Set(videos.map(({ id }) => id)).size).toBe(SCHEDULE_LIMITS.videos);
    expect(videos.every(({ status }) => status === "due")).toBe(true);
    expect(revision).toBe(SCHEDULE_LIMITS.videos + 1);
  });
});

test("an alarm that wakes an object without its memory changes nothing, also once the queue is back", async () => {
  const visitor = await atNoon({ memory: true });
  await withoutTimers(() => visitor.put(idOf(1), at(10)));
  const { videos } = await visitor.queue();
  await visitor.evict();
  expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
  expect(await visitor.states()).toEqual([]);
  expect(await visitor.alarm()).toBe(NOON + IDLE);
  await visitor.setClock(minutes(10));
  await visitor.restore("lost", videos);
  const { revision } = await visitor.queue();
  await ringAgain(visitor);
  expect(await visitor.queue()).toMatchObject({ revision, videos: [{ id: idOf(1), status: "due" }] });
});
