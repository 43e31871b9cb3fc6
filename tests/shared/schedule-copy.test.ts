import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KnownQueue } from "#shared/rules/schedule/known-queue.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { queueBackup } from "#client/lib/schedule/queue-backup.ts";
import { stores } from "#client/lib/stores.ts";
import { scheduledVideo } from "../support/scheduled.ts";
import { idOf, iso } from "../support/videos.ts";

const KEY = "schedule-queue";

/** A browser's storage with room for so many characters. */
class Room extends Map<string, string> {
  most = Infinity;
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, text: string) => {
    if (text.length > this.most) throw new DOMException("full", "QuotaExceededError");
    this.set(key, text);
    Object.assign(this, { [key]: text });
  };
  removeItem = (key: string) => {
    this.delete(key);
    Reflect.deleteProperty(this, key);
  };
}

const known = (change: Partial<KnownQueue> = {}): KnownQueue => ({
  queueId: "one",
  revision: 5,
  videos: [scheduledVideo(1), scheduledVideo(2)],
  lost: [],
  fromFile: false,
  restored: 0,
  ...change,
});

let local: Room;
let session: Room;

beforeEach(() => {
  [local, session] = [new Room(), new Room()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
});
afterEach(() => {
  queueCopy.forget();
  vi.unstubAllGlobals();
});

describe("the browser's copy of the queue", () => {
  it("is what was written last, and nothing once it is forgotten", () => {
    expect(queueCopy.read()).toBeNull();
    expect(queueCopy.write(known())).toBe("saved");
    expect(queueCopy.read()).toEqual(known());
    expect(JSON.parse(local.getItem(KEY) ?? "")).toMatchObject({ version: 1, queueId: "one", revision: 5 });
    stores.scheduleQueue.remove();
    expect(queueCopy.read()).toBeNull();
  });

  it("loses one video that can't be read, no other, and puts its text aside", () => {
    const text = JSON.stringify({
      version: 1,
      ...known(),
      videos: [scheduledVideo(1), { id: "?", status: "scheduled" }],
    });
    local.setItem(KEY, text);
    expect(queueCopy.read()?.videos.map(({ id }) => id)).toEqual([idOf(1)]);
    expect(queueCopy.unreadable()).toEqual([text]);
    queueCopy.write(known({ revision: 6 }));
    expect(queueCopy.unreadable()).toEqual([text]);
  });

  it.each(["", "null", "[]", "{", '{"version":2}', '{"version":1,"queueId":7}'])(
    "is none where it is %j, which is put aside",
    (text) => {
      local.setItem(KEY, text);
      expect(queueCopy.read()).toBeNull();
      expect(queueCopy.write(known())).toBe("saved");
      expect(queueCopy.read()).toEqual(known());
      expect(queueCopy.unreadable()).toEqual([text]);
    },
  );

  it("goes on in the tab where the browser has no room, and is written again once it has", () => {
    queueCopy.write(known());
    local.most = 10;
    expect(queueCopy.write(known({ revision: 6 }))).toBe("full");
    expect(queueCopy.read()?.revision).toBe(6);
    expect(local.getItem(KEY)).toContain('"revision":5');
    local.most = Infinity;
    expect(queueCopy.write(known({ revision: 7 }))).toBe("saved");
    expect(local.getItem(KEY)).toContain('"revision":7');
  });

  it("begins with what a tab of an earlier version held, which counted no revisions", () => {
    const { revision: _, ...before } = scheduledVideo(1);
    session.setItem(
      `draft:${KEY}`,
      JSON.stringify({ queueId: "old", revision: 3, videos: [before], lost: [scheduledVideo(2)] }),
    );
    expect(queueCopy.read()).toEqual(
      known({ queueId: "old", revision: 3, videos: [scheduledVideo(1)], lost: [scheduledVideo(2)] }),
    );
    expect(session.size).toBe(0);
  });
});

describe("scheduled videos in a creator's file", () => {
  it("come back on their way to the queue, and never change what is in it", () => {
    queueCopy.write(known());
    const file = [
      scheduledVideo(2, { title: "As it was" }),
      scheduledVideo(3),
      scheduledVideo(4, { status: "posted", postedAt: iso(Date.now() + 60_000) }),
      {},
    ];
    const list = queueBackup.read(file);
    expect([list.count, list.known(), list.unreadable]).toEqual([2, 1, 2]);
    const { outcome, undo } = list.restore("replace");
    expect(outcome).toBe("saved");
    expect(queueCopy.read()).toMatchObject({
      videos: known().videos,
      lost: [{ id: idOf(3) }],
      fromFile: true,
    });
    expect(queueBackup.export()).toHaveLength(3);
    undo();
    expect(queueCopy.read()?.lost).toEqual([]);
  });

  it("are not taken over where the browser has no room for them", () => {
    local.most = 10;
    expect(queueBackup.read([scheduledVideo(3)]).restore("merge").outcome).toBe("full");
    expect(queueCopy.read()?.lost ?? []).toEqual([]);
  });
});
