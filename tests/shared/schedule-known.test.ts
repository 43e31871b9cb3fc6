import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Queue, ScheduledVideo } from "#shared/contracts/schedule.ts";
import {
  byMoment,
  heldVideos,
  type KnownQueue,
  newlyDue,
  withChange,
  withFile,
  withoutLost,
  withQueue,
} from "#shared/rules/schedule/known-queue.ts";
import { waitBefore } from "#shared/rules/schedule/reconnect.ts";
import { batchesOf } from "#shared/rules/schedule/batches.ts";
import { nextFreeDay } from "#client/lib/schedule/moves.ts";
import { scheduledVideo as video } from "../support/scheduled.ts";
import { idOf, iso, minutes, NOON } from "../support/videos.ts";

const known = (change: Partial<KnownQueue> = {}): KnownQueue => ({
  queueId: "one",
  revision: 5,
  videos: [video(1), video(2)],
  lost: [],
  fromFile: false,
  restored: 0,
  ...change,
});
const queue = (change: Partial<Queue> = {}): Queue => ({
  queueId: "one",
  revision: 5,
  videos: [video(1), video(2)],
  now: iso(NOON),
  durability: "memory",
  ...change,
});
const ids = (videos: readonly ScheduledVideo[]) => videos.map(({ id }) => id);

describe("what a tab knows of its queue", () => {
  it("takes the next change, in order", () => {
    const next = withChange(known(), {
      queueId: "one",
      revision: 6,
      videos: [video(3), video(1, { scheduledAt: iso(minutes(9)) })],
      removed: [idOf(2)],
    });
    expect(next?.revision).toBe(6);
    expect(ids(next?.videos ?? [])).toEqual([idOf(3), idOf(1)]);
  });

  it("ignores a change that it knows, and an older reading", () => {
    const before = known();
    expect(withChange(before, { queueId: "one", revision: 5, videos: [], removed: [idOf(1)] })).toBe(before);
    expect(withQueue(before, queue({ revision: 4, videos: [] }))).toBe(before);
  });

  it("needs the whole queue after a gap, of another queue, and before the first", () => {
    const change = { queueId: "one", revision: 7, videos: [], removed: [] };
    expect(withChange(known(), change)).toBeUndefined();
    expect(withChange(known(), { ...change, queueId: "two", revision: 6 })).toBeUndefined();
    expect(withChange(null, change)).toBeUndefined();
  });

  it("knows what a new queue lost, shows it, and forgets it once it is back", () => {
    const after = withQueue(known(), queue({ queueId: "two", revision: 0, videos: [video(2), video(7)] }));
    expect(ids(after.lost)).toEqual([idOf(1)]);
    expect(ids(heldVideos(after))).toEqual([idOf(1), idOf(2), idOf(7)]);
    const back = withQueue(after, queue({ queueId: "two", revision: 1, videos: [video(1), video(2)] }));
    expect(back.lost).toEqual([]);
    const again = withQueue(after, queue({ queueId: "three", revision: 0, videos: [] }));
    expect(ids(again.lost)).toEqual([idOf(1), idOf(2), idOf(7)]);
  });

  it("keeps what is on its way back until it is there, or a tab deleted it", () => {
    const lost = [video(7), video(8), video(9)];
    const change = { queueId: "one", revision: 6, videos: [video(7)], removed: [idOf(8)] };
    expect(ids(withChange(known({ lost }), change)?.lost ?? [])).toEqual([idOf(9)]);
    expect(ids(withQueue(known({ lost }), queue({ revision: 6 })).lost)).toEqual(ids(lost));
    expect(ids(withoutLost(known({ lost }), new Set([idOf(8)])).lost)).toEqual([idOf(7), idOf(9)]);
  });

  it("takes the videos of a file that aren't there yet, also before the server was ever heard", () => {
    const merged = withFile(known(), [video(2, { title: "Older" }), video(3)]);
    expect(ids(heldVideos(merged))).toEqual([idOf(1), idOf(2), idOf(3)]);
    expect([merged.fromFile, ids(merged.lost)]).toEqual([true, [idOf(3)]]);
    const first = withQueue(withFile(null, [video(3)]), queue({ queueId: "new", revision: 0, videos: [] }));
    expect([first.fromFile, ids(first.lost)]).toEqual([true, [idOf(3)]]);
  });

  it("tells a loss from a file", () => {
    const lost = withQueue(withFile(known(), [video(3)]), queue({ queueId: "two", revision: 0, videos: [] }));
    expect([lost.fromFile, ids(lost.lost)]).toEqual([false, [idOf(1), idOf(2), idOf(3)]]);
    expect(withFile(known({ lost: [video(8)] }), [video(9)]).fromFile).toBe(false);
  });

  it("orders by moment, then by when they were made, then by id", () => {
    const at = iso(minutes(1));
    const sorted = [
      video(1, { scheduledAt: at, createdAt: iso(minutes(-2)) }),
      video(2, { scheduledAt: at }),
      video(3, { scheduledAt: at }),
      video(4, { scheduledAt: iso(minutes(2)), createdAt: iso(minutes(-9)) }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: 4 }), (shuffled) => {
        expect(shuffled.toSorted(byMoment)).toEqual(sorted);
      }),
    );
  });

  it("announces what was waiting and is due, and nothing it never saw waiting", () => {
    const due = (number: number) => video(number, { status: "due" });
    const before = [video(1), due(2), video(3, { status: "posted" })];
    expect(ids(newlyDue(before, [due(1), due(2), due(3), due(4)]))).toEqual([idOf(1)]);
  });
});

describe("putting a lost queue back", () => {
  it("sends at most 50 videos and 100 KB at once, all of them in order", () => {
    const size = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 200 }), (sizes) => {
        const videos = sizes.map((length, index) => video(index, { description: "é".repeat(length) }));
        const batches = batchesOf(videos);
        expect(batches.flat()).toEqual(videos);
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(50);
          const bytes = new TextEncoder().encode(JSON.stringify(batch)).length;
          expect(bytes).toBeLessThanOrEqual(100 * 1024 + 2);
        }
      }),
    );
  });

  it("sends what is too large for company alone", () => {
    const large = video(2, { tags: Array.from({ length: 400 }, () => "x".repeat(400)) });
    expect(batchesOf([video(1), large, video(3)]).map(ids)).toEqual([[idOf(1)], [idOf(2)], [idOf(3)]]);
  });
});

describe("reconnecting", () => {
  it("waits from 1 to 30 seconds, longer each time, never at once", () => {
    expect(waitBefore(0, 0)).toBe(1000);
    expect(waitBefore(0, 1)).toBe(1000);
    expect(waitBefore(3, 0)).toBe(4000);
    expect(waitBefore(3, 1)).toBe(8000);
    for (const attempt of [5, 20, 2000]) {
      expect(waitBefore(attempt, 0)).toBe(15_000);
      expect(waitBefore(attempt, 1)).toBe(30_000);
    }
  });
});

describe("the next free day for a copy", () => {
  const at = (date: string, time = "18:00") => video(1, { scheduledAt: `${date}T${time}:00.000Z` });
  const now = Date.parse("2027-03-10T19:00:00Z");

  it("is the day after, or the first without a video", () => {
    const one = at("2027-04-01");
    expect(nextFreeDay(one, [one], now)?.date).toBe("2027-04-02");
    expect(nextFreeDay(one, [one, at("2027-04-02"), at("2027-04-03")], now)?.date).toBe("2027-04-04");
  });

  it("is still to come where the video's own day passed, or its time today", () => {
    const one = at("2026-01-01");
    expect(nextFreeDay(one, [one], now)?.date).toBe("2027-03-11");
    const late = at("2026-01-01", "20:00");
    expect(nextFreeDay(late, [late], now)).toEqual({
      date: "2027-03-10",
      at: Date.parse("2027-03-10T20:00:00Z"),
    });
  });

  it("keeps the local time across a change of the clocks", () => {
    const one = video(1, {
      scheduledAt: "2027-03-27T17:00:00.000Z",
      scheduledDate: "2027-03-27",
      scheduledTime: "18:00",
      timeZone: "Europe/Berlin",
    });
    expect(nextFreeDay(one, [one], now)?.at).toBe(Date.parse("2027-03-28T16:00:00Z"));
  });
});
