import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import type { Scheduler } from "#worker/scheduler/scheduler.ts";
import { failureOf } from "../support/api.ts";
import { putVideo } from "#shared/contracts/schedule.ts";
import { atNoon, type Visitor, withoutTimers } from "../support/schedule.ts";
import { draft, idOf, iso, minutes } from "../support/videos.ts";

const at = (minute: number, title = `A video of minute ${minute}`) =>
  draft({ scheduledAt: iso(minutes(minute)), title });

/** A visitor with three videos, in an object that nothing holds in memory. */
async function withThree(journal: boolean): Promise<Visitor> {
  const visitor = await atNoon({ journal });
  await withoutTimers(async () => {
    for (const minute of [10, 20, 30]) await visitor.put(idOf(minute), at(minute));
  });
  return visitor;
}

describe("memory", () => {
  test("is gone after eviction, which another queue id says", async () => {
    const visitor = await withThree(false);
    const before = await visitor.queue();
    await visitor.evict();
    const after = await visitor.queue();
    expect(after).toMatchObject({ revision: 0, durability: "memory", videos: [] });
    expect(after.queueId).not.toBe(before.queueId);
  });

  test("is held by a timer as long as there is something to lose", async () => {
    const visitor = await atNoon();
    const timers = vi.spyOn(globalThis, "setTimeout");
    const cleared = vi.spyOn(globalThis, "clearTimeout");
    await visitor.queue();
    expect(timers).not.toHaveBeenCalled();
    await visitor.put(idOf(1), at(10));
    expect(timers).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 60_000);
    await visitor.put(idOf(2), at(20));
    expect(timers).toHaveBeenCalledTimes(1);
    timers.mock.calls[0]?.[0]();
    expect(timers).toHaveBeenCalledTimes(2);
    await visitor.remove(idOf(1));
    expect(cleared).not.toHaveBeenCalled();
    await visitor.remove(idOf(2));
    expect(cleared).toHaveBeenCalledExactlyOnceWith(timers.mock.results[1]?.value);
  });

  test("comes back from a tab that still has it: the same ids, times and states", async () => {
    const visitor = await withThree(false);
    await visitor.markPosted(idOf(20), true);
    const { videos } = await visitor.queue();
    await visitor.evict();
    await visitor.setClock();
    const { restored } = await visitor.restore("lost", videos);
    expect(restored).toEqual([idOf(10), idOf(20), idOf(30)]);
    expect((await visitor.queue()).videos).toEqual(videos);
    expect(await visitor.alarm()).toBe(minutes(10));
  });

  test("isn't doubled when two tabs put it back at once", async () => {
    const visitor = await withThree(false);
    const { videos } = await visitor.queue();
    await visitor.evict();
    await visitor.setClock();
    const tab = await visitor.listen();
    await tab.next();
    const answers = await Promise.all([visitor.restore("lost", videos), visitor.restore("lost", videos)]);
    expect(answers.flatMap(({ restored }) => restored)).toEqual([idOf(10), idOf(20), idOf(30)]);
    expect((await visitor.queue()).videos).toEqual(videos);
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 1 });
    expect(await tab.isSilent()).toBe(true);
  });

  test("of a video that another tab removed since doesn't come back with a tab that slept", async () => {
    const visitor = await withThree(false);
    const { videos } = await visitor.queue();
    await visitor.evict();
    await visitor.setClock();
    await visitor.restore("lost", videos);
    await visitor.remove(idOf(20));
    expect((await visitor.restore("lost", videos)).restored).toEqual([]);
    expect(await visitor.states()).toHaveLength(2);
    expect((await visitor.restore("undo", videos)).restored).toEqual([idOf(20)]);
  });

  test("that is lost under an open tab is told to it as soon as the object wakes", async () => {
    const visitor = await withThree(false);
    const tab = await visitor.listen();
    const first = await tab.next();
    await visitor.evict();
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    const second = await tab.next();
    expect(second).toMatchObject({ type: "queue", queue: { revision: 0, videos: [] } });
    const idIn = (event: typeof first) => event.type === "queue" && event.queue.queueId;
    expect(idIn(second)).not.toBe(idIn(first));
    const { video } = await visitor.put(idOf(1), at(40));
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 1, videos: [video] });
  });

  test("leaves nothing on disk but the alarm", async () => {
    const visitor = await withThree(false);
    expect(await visitor.tables()).toEqual([]);
  });
});

describe("the journal", () => {
  test("gives a new instance the queue as it was, with its id and revision", async () => {
    const visitor = await withThree(true);
    await visitor.markPosted(idOf(20), true);
    await visitor.put(idOf(30), at(25, "Renamed and moved"));
    await visitor.remove(idOf(10));
    const { now: _, ...before } = await visitor.queue();
    await visitor.evict();
    expect(await visitor.queue()).toMatchObject(before);
    expect(before).toMatchObject({ revision: 6, durability: "journal" });
    expect(before.videos.map(({ id }) => id)).toEqual([idOf(20), idOf(30)]);
  });

  test("needs no timer: an idle object may go", async () => {
    const visitor = await atNoon({ journal: true });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await visitor.put(idOf(1), at(10));
    expect(timers).not.toHaveBeenCalled();
  });

  test("holds nothing of a visitor who never scheduled anything", async () => {
    const visitor = await atNoon({ journal: true });
    await visitor.queue();
    await (await visitor.listen()).next();
    expect(await visitor.tables()).toEqual([]);
  });

  test("makes due at once what came due while nobody was there, and sets the alarm for the rest", async () => {
    const visitor = await withThree(true);
    await visitor.antedate([idOf(10), idOf(20)], Date.now() - 60_000);
    await visitor.evict();
    expect(await visitor.states()).toEqual([
      [idOf(10), "due"],
      [idOf(20), "due"],
      [idOf(30), "scheduled"],
    ]);
    expect(await visitor.alarm()).toBe(minutes(30));
    expect(await visitor.queue()).toMatchObject({ revision: 4 });
    await visitor.evict();
    expect(await visitor.queue()).toMatchObject({ revision: 4, videos: [{ status: "due" }, {}, {}] });
  });

  test("and an alarm that wakes the object change nothing twice", async () => {
    const visitor = await withThree(true);
    const tab = await visitor.listen();
    await tab.next();
    await visitor.antedate([idOf(10)], Date.now() - 60_000);
    await visitor.evict();
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 4, videos: [{ status: "due" }] });
    await runInDurableObject(visitor.object, (scheduler: Scheduler) => scheduler.alarm());
    expect(await tab.isSilent()).toBe(true);
    expect(await visitor.alarm()).toBe(minutes(20));
  });

  test("sets an alarm that got lost anew", async () => {
    const visitor = await withThree(true);
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => storage.deleteAlarm());
    await visitor.evict();
    await visitor.queue();
    expect(await visitor.alarm()).toBe(minutes(10));
  });

  test("keeps a video that can't be read out of the queue, and the others in it", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree(true);
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("UPDATE videos SET video = '{\"title\": 1}' WHERE id = ?", idOf(20));
    });
    await visitor.evict();
    expect(await visitor.states()).toEqual([
      [idOf(10), "scheduled"],
      [idOf(30), "scheduled"],
    ]);
    expect(logged).toHaveBeenCalledWith({ journal: "unreadable video", id: idOf(20) });
  });

  test("writes a change whole or not at all, and memory never holds what it doesn't", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree(true);
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("CREATE TRIGGER full BEFORE UPDATE ON videos BEGIN SELECT RAISE(ABORT, 'full'); END");
      storage.sql.exec("CREATE TRIGGER full2 BEFORE INSERT ON videos BEGIN SELECT RAISE(ABORT, 'full'); END");
    });
    const tab = await visitor.listen();
    await tab.next();
    await failureOf(await visitor.send(putVideo, { id: idOf(40), body: at(40) }), "internal");
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("DROP TRIGGER full");
      storage.sql.exec("DROP TRIGGER full2");
    });
    expect(await visitor.queue()).toMatchObject({ revision: 3, videos: [{}, {}, { id: idOf(30) }] });
    await visitor.put(idOf(40), at(40));
    expect(await visitor.states()).toHaveLength(4);
  });
});
