import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChannelDay } from "#shared/contracts/overview.ts";
import { daySeries, dayValue } from "#shared/rules/day-series.ts";
import {
  averageWatch,
  isVideoId,
  medianOf,
  sortVideos,
  timesMedian,
  VIDEO_ORDERS,
  videoEngagement,
  videoTotals,
} from "#shared/rules/video-analytics.ts";
import { video } from "../support/video-analytics.ts";

describe("the list of videos", () => {
  const videos = [
    video({ title: "b", views: 5, publishedAt: "2026-01-02" }),
    video({ title: "A", views: null, publishedAt: null }),
    video({ title: "c 10", views: 50, publishedAt: "2025-12-31" }),
    video({ title: "c 9", views: 0, publishedAt: "2026-01-01" }),
  ];
  const titles = (order: "title" | "views" | "publishedAt", descending: boolean) =>
    sortVideos(videos, order, descending).map(({ title }) => title);

  it("is sorted by number, title and day either way, with what isn't known last", () => {
    expect(titles("views", true)).toEqual(["c 10", "b", "c 9", "A"]);
    expect(titles("views", false)).toEqual(["c 9", "b", "c 10", "A"]);
    expect(titles("title", false)).toEqual(["A", "b", "c 9", "c 10"]);
    expect(titles("publishedAt", true)).toEqual(["b", "c 9", "c 10", "A"]);
    expect(titles("publishedAt", false)).toEqual(["c 10", "c 9", "b", "A"]);
  });

  it("keeps every video once, whatever it is sorted by", () => {
    const count = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    const some = fc.record({ views: count, rpm: count, likes: count, comments: count });
    fc.assert(
      fc.property(
        fc.array(some),
        fc.constantFrom(...VIDEO_ORDERS),
        fc.boolean(),
        (numbers, order, descending) => {
          const given = numbers.map((one) => video(one));
          const sorted = sortVideos(given, order, descending);
          expect(sorted).toHaveLength(given.length);
          expect(new Set(sorted)).toEqual(new Set(given));
        },
      ),
    );
  });
});

describe("totals of videos", () => {
  it("add up what is known and say of how many videos it is", () => {
    const totals = videoTotals([
      video({ views: 1000, likes: 3, rpm: 2, subscribersGained: -4, comments: null }),
      video({ views: 3000, likes: null, rpm: 4, subscribersGained: 1, comments: null }),
      video({ views: null, likes: 4, rpm: 100, subscribersGained: null, comments: null }),
    ]);
    expect(totals.views).toEqual({ value: 4000, known: 2 });
    expect(totals.likes).toEqual({ value: 7, known: 2 });
    expect(totals.comments).toEqual({ value: null, known: 0 });
    expect(totals.subscribersGained).toEqual({ value: -3, known: 2 });
    // 2 dollars for the first thousand views, 4 for each of the other three.
    expect(totals.rpm).toEqual({ value: 3.5, known: 2 });
  });

  it("of no views earn no RPM", () => {
    expect(videoTotals([video({ views: 0, rpm: 3 })]).rpm).toEqual({ value: null, known: 1 });
  });
});

describe("one video", () => {
  it("is compared with the median of at least three", () => {
    const videos = [10, 40, 20].map((views) => video({ views }));
    expect(medianOf(videos, "views")).toBe(20);
    expect(medianOf(videos.slice(0, 2), "views")).toBe(25);
    expect(medianOf([video({ views: null })], "views")).toBeNull();
    expect(timesMedian(50, 20, 3)).toBe(2.5);
    expect(timesMedian(50, 20, 2)).toBeUndefined();
    expect(timesMedian(50, 0, 3)).toBeUndefined();
    expect(timesMedian(null, 20, 3)).toBeUndefined();
  });

  it("has an engagement and an average view only where all they need is known", () => {
    expect(videoEngagement(video({ views: 200, likes: 8, comments: 2 }))).toBe(5);
    expect(videoEngagement(video({ views: 0, likes: 8, comments: 2 }))).toBeNull();
    expect(videoEngagement(video({ views: 200, likes: null, comments: 2 }))).toBeNull();
    expect(averageWatch(video({ views: 200, watchTime: 1000 }))).toBe(5);
    expect(averageWatch(video({ views: 0, watchTime: 1000 }))).toBeNull();
    expect(averageWatch(video({ views: 200, watchTime: null }))).toBeNull();
  });

  it("has an address on YouTube only with an id of YouTube's", () => {
    expect(isVideoId("-bCdEfGh_jK")).toBe(true);
    expect(["row 12", "javascript:a", "aBcDeFgHiJ", "aBcDeFgHiJkL"].some(isVideoId)).toBe(false);
  });
});

describe("a channel day by day", () => {
  const day = (change: Partial<ChannelDay>): ChannelDay => ({
    day: "2026-11-01",
    views: null,
    likes: null,
    comments: null,
    minutesWatched: null,
    subscribersGained: null,
    subscribersLost: null,
    ...change,
  });

  it("has no holes: a day that isn't there isn't known", () => {
    const days = [day({ day: "2026-10-31", views: 3 }), day({ day: "2026-11-02", views: 0 })];
    expect(daySeries(days, "views")).toEqual([
      { day: "2026-10-31", value: 3 },
      { day: "2026-11-01", value: null },
      { day: "2026-11-02", value: 0 },
    ]);
    expect(daySeries(days, "views", 1)).toEqual([{ day: "2026-11-02", value: 0 }]);
    expect(daySeries(days, "views", 28)).toHaveLength(3);
    expect(daySeries([], "views")).toEqual([]);
  });

  it("stays short enough to draw, however far apart its days are", () => {
    const days = [day({ day: "2005-01-01" }), day({ day: "2099-01-01", views: 7 })];
    expect(daySeries(days, "views")).toHaveLength(5000);
    expect(daySeries(days, "views").at(-1)).toEqual({ day: "2099-01-01", value: 7 });
  });

  it("counts subscribers as gains less losses, where both are known", () => {
    expect(dayValue(day({ subscribersGained: 5, subscribersLost: 7 }), "subscribers")).toBe(-2);
    expect(dayValue(day({ subscribersGained: 5 }), "subscribers")).toBeNull();
  });
});
