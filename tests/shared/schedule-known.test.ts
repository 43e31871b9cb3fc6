import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Queue, ScheduledVideo } from "#shared/contracts/schedule.ts";
import {
  byMoment,
  heldVideos,
  type KnownQueue,
  newlyDue,
  withChange,
  withQueue,
} from "#shared/rules/schedule/known-queue.ts";
import { waitBefore } from "#shared/rules/schedule/reconnect.ts";
import { batchesOf } from "#shared/rules/schedule/batches.ts";
import { nextFreeDay } from "#client/lib/schedule/moves.ts";
import { draft, idOf, iso, minutes, NOON } from "../support/videos.ts";

function video(number: number, change: Partial<ScheduledVideo> = {}): ScheduledVideo {
  const scheduledAt = change.scheduledAt ?? iso(minutes(number));
  return {
    ...draft({ timeZone: "UTC" }),
    id: idOf(number),
    scheduledAt,
    scheduledDate: scheduledAt.slice(0, 10),
    scheduledTime: scheduledAt.slice(11, 16),
    status: "scheduled",
    createdAt: iso(NOON),
    updatedAt: iso(NOON),
    postedAt: null,
    validation: { errors: [], warnings: [] },
    revision: 1,
    ...change,
  };
}

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
