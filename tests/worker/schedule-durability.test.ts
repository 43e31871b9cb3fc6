import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import { env } from "cloudflare:workers";
import { Scheduler } from "#worker/scheduler/scheduler.ts";
import { HEARTBEAT, IDLE } from "#worker/scheduler/wake.ts";
import { failureOf } from "../support/api.ts";
import { putVideo } from "#shared/contracts/schedule.ts";
import { atNoon, type Visitor, withoutTimers } from "../support/schedule.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";

const at = (minute: number, title = `A video of minute ${minute}`) =>
  draft({ scheduledAt: iso(minutes(minute)), title });

/** A visitor with three videos, in an object that nothing holds in memory. */
async function withThree(mode: "memory" | "journal"): Promise<Visitor> {
  const visitor = await atNoon({ memory: mode === "memory" });
  await withoutTimers(async () => {
    for (const minute of [10, 20, 30]) await visitor.put(idOf(minute), at(minute));
  });
  return visitor;
}

/** Asks an object over the same storage, as after the owner chose another mode. */
function inMode(
  visitor: Visitor,
  mode: "memory" | "journal",
  work: (object: Scheduler) => Promise<unknown>,
): Promise<void> {
  return runInDurableObject(visitor.object, async (_: Scheduler, ctx) => {
    const object = new Scheduler(ctx, { ...env, SCHEDULER_DURABILITY: mode });
    object.now = () => NOON;
    await withoutTimers(() => work(object));
  });
}

describe("memory", () => {
  test("is gone after eviction, which another queue id says", async () => {
    const visitor = await withThree("memory");
    const before = await visitor.queue();
    await visitor.evict();
    const after = await visitor.queue();
    expect(after).toMatchObject({ revision: 0, durability: "memory", videos: [] });
    expect(after.queueId).not.toBe(before.queueId);
  });

  test("is held by a timer as long as something is to come", async () => {
    const visitor = await atNoon({ memory: true });
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
    await visitor.markPosted(idOf(2), true);
    expect(cleared).toHaveBeenCalledExactlyOnceWith(timers.mock.results[1]?.value);
  });

  test("isn't held for a video that is more than thirty days away", async () => {
    const visitor = await atNoon({ memory: true });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await visitor.put(idOf(1), at(30 * 24 * 60 + 1));
    expect(timers).not.toHaveBeenCalled();
    expect(await visitor.alarm()).toBe(NOON + IDLE);
    await visitor.put(idOf(2), at(30 * 24 * 60));
    expect(timers).toHaveBeenCalledTimes(1);
    expect(await visitor.alarm()).toBe(NOON + HEARTBEAT);
  });

  test("is woken by a heartbeat every minute, each set when the one before has come", async () => {
    const visitor = await atNoon({ memory: true });
    await visitor.put(idOf(1), at(10));
    for (const minute of [1, 2, 3]) {
      expect(await visitor.alarm()).toBe(minutes(minute));
      await visitor.setClock(minutes(minute) - 1);
      await visitor.put(idOf(2), at(20 + minute));
      expect(await visitor.alarm()).toBe(minutes(minute));
      await visitor.setClock(minutes(minute));
      expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    }
    expect(await visitor.states()).toHaveLength(2);
  });

  test("comes back from a tab that still has it: the same ids, times and states", async () => {
    const visitor = await withThree("memory");
    await visitor.markPosted(idOf(20), true);
    const { videos } = await visitor.queue();
    await visitor.evict();
    await visitor.setClock();
    const { restored } = await visitor.restore("lost", videos);
    expect(restored).toEqual([idOf(10), idOf(20), idOf(30)]);
    expect((await visitor.queue()).videos).toEqual(videos);
    expect(await visitor.alarm()).toBe(NOON + HEARTBEAT);
  });

  test("isn't doubled when two tabs put it back at once", async () => {
    const visitor = await withThree("memory");
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
    const visitor = await withThree("memory");
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
    const visitor = await withThree("memory");
    const tab = await visitor.listen();
    const first = await tab.next();
    await visitor.evict();
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    const second = await tab.next();
    expect(second).toMatchObject({ type: "queue", queue: { revision: 0, videos: [] } });
    const idIn = (event: typeof first) => event.type === "queue" && event.queue.queueId;
    expect(idIn(second)).not.toBe(idIn(first));
    await visitor.setClock();
    const { video } = await visitor.put(idOf(1), at(40));
    expect(await tab.next()).toMatchObject({ type: "changed", revision: 1, videos: [video] });
  });

  test("leaves nothing on disk but the alarm", async () => {
    const visitor = await withThree("memory");
    expect(await visitor.tables()).toEqual([]);
  });
});

describe("the journal", () => {
  test("gives a new instance the queue as it was, with its id and revision", async () => {
    const visitor = await withThree("journal");
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
    const visitor = await atNoon();
    const timers = vi.spyOn(globalThis, "setTimeout");
    await visitor.put(idOf(1), at(10));
    expect(timers).not.toHaveBeenCalled();
  });

  test("holds nothing of a visitor who never scheduled anything", async () => {
    const visitor = await atNoon();
    await visitor.queue();
    await (await visitor.listen()).next();
    expect(await visitor.tables()).toEqual([]);
  });

  test("makes due at once what came due while nobody was there, and sets the alarm for the rest", async () => {
    const visitor = await withThree("journal");
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
    const visitor = await withThree("journal");
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
    const visitor = await withThree("journal");
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => storage.deleteAlarm());
    await visitor.evict();
    await visitor.queue();
    expect(await visitor.alarm()).toBe(minutes(10));
  });

  test("sets an alarm that got lost anew, and one that failed a minute later", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree("journal");
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec(
        "CREATE TRIGGER broken BEFORE INSERT ON videos BEGIN SELECT RAISE(ABORT, 'full'); END",
      );
    });
    await visitor.setClock(minutes(10));
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ scheduler: "alarm failed" }));
    expect(await visitor.alarm()).toBe(minutes(11));
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("DROP TRIGGER broken");
    });
    await visitor.setClock(minutes(11));
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    expect(await visitor.states()).toContainEqual([idOf(10), "due"]);
  });

  test("remembers what was removed when the object has been out of memory", async () => {
    const visitor = await withThree("journal");
    const { videos } = await visitor.queue();
    await visitor.remove(idOf(20));
    await visitor.evict();
    await visitor.setClock();
    await failureOf(await visitor.send(putVideo, { id: idOf(20), body: at(20) }), "video_removed");
    expect((await visitor.restore("lost", videos)).restored).toEqual([]);
    expect((await visitor.restore("undo", videos)).restored).toEqual([idOf(20)]);
    await visitor.evict();
    await visitor.setClock();
    await visitor.put(idOf(20), at(25));
    expect(await visitor.states()).toHaveLength(3);
  });

  test("keeps a video that can't be read out of the queue, and the others in it", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree("journal");
    const text = "{not even JSON";
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("UPDATE videos SET video = '{\"title\": 1}' WHERE id = ?", idOf(10));
      storage.sql.exec("UPDATE videos SET video = ? WHERE id = ?", text, idOf(20));
    });
    await visitor.evict();
    await visitor.setClock();
    expect(await visitor.states()).toEqual([[idOf(30), "scheduled"]]);
    for (const number of [10, 20])
      expect(logged).toHaveBeenCalledWith({ journal: "unreadable video", id: idOf(number) });
    await visitor.put(idOf(20), at(20));
    expect(await visitor.rows("unreadable")).toMatchObject([{ id: idOf(10) }, { id: idOf(20), video: text }]);
  });

  test("whose tables can't be read is put aside whole, and everything works", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree("journal");
    const { queueId } = await visitor.queue();
    await runInDurableObject(visitor.object, (_: Scheduler, { storage }) => {
      storage.sql.exec("ALTER TABLE queue RENAME COLUMN revision TO something");
    });
    await visitor.evict();
    await visitor.setClock();
    const after = await visitor.queue();
    expect(after).toMatchObject({ revision: 0, videos: [] });
    expect(after.queueId).not.toBe(queueId);
    await visitor.put(idOf(40), at(40));
    const tables = await visitor.tables();
    const aside = tables.find((name) => /^aside_\d+_videos$/u.test(name));
    expect(await visitor.rows(aside ?? "")).toHaveLength(3);
    await visitor.evict();
    expect(await visitor.states()).toEqual([[idOf(40), "scheduled"]]);
    await visitor.forget();
    expect(await visitor.tables()).toEqual([]);
  });

  test("is left alone by an owner who goes to memory, and there again when they come back", async () => {
    const visitor = await withThree("journal");
    const { now: _, ...before } = await visitor.queue();
    await inMode(visitor, "memory", async (object) => {
      expect((await object.list()).value).toMatchObject({ durability: "memory", videos: [] });
      await object.put(idOf(50), at(50), undefined, false);
    });
    await visitor.evict();
    expect(await visitor.queue()).toMatchObject(before);
  });

  test("of another mode goes with everything else when its creator deletes it", async () => {
    const visitor = await withThree("journal");
    await inMode(visitor, "memory", (object) => object.forget());
    await visitor.evict();
    expect(await visitor.queue()).toMatchObject({ revision: 0, videos: [] });
    expect(await visitor.tables()).toEqual([]);
  });

  test("writes a change whole or not at all, and memory never holds what it doesn't", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const visitor = await withThree("journal");
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

describe("a queue that nobody wants any more", () => {
  test.each(["memory", "journal"] as const)(
    "is forgotten 400 days after its last change (%s)",
    async (mode) => {
      const visitor = await withThree(mode);
      for (const minute of [10, 20, 30]) await visitor.markPosted(idOf(minute), true);
      expect(await visitor.alarm()).toBe(NOON + IDLE);
      await visitor.setClock(NOON + IDLE);
      expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
      expect(await visitor.alarm()).toBeNull();
      expect(await visitor.tables()).toEqual([]);
      expect(await visitor.queue()).toMatchObject({ revision: 0, videos: [] });
    },
  );

  test("stays while a tab shows it", async () => {
    const visitor = await withThree("journal");
    for (const minute of [10, 20, 30]) await visitor.markPosted(idOf(minute), true);
    await visitor.listen();
    await visitor.setClock(NOON + IDLE);
    expect(await runDurableObjectAlarm(visitor.object)).toBe(true);
    expect(await visitor.states()).toHaveLength(3);
    expect(await visitor.alarm()).toBe(NOON + 2 * IDLE);
  });

  test("of before there was such an end gets one", async () => {
    const visitor = await withThree("journal");
    for (const minute of [10, 20, 30]) await visitor.markPosted(idOf(minute), true);
    await runInDurableObject(visitor.object, async (_: Scheduler, { storage }) => {
      storage.kv.delete("touched");
      await storage.deleteAlarm();
    });
    const before = Date.now();
    await visitor.evict();
    await visitor.queue();
    expect(await visitor.alarm()).toBeGreaterThanOrEqual(before + IDLE);
  });
});
