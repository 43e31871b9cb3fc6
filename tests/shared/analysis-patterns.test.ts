import { describe, expect, test } from "vitest";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { analyse } from "#shared/rules/analysis/analyse.ts";
import { chanceOfHighest, standing } from "#shared/rules/analysis/chance.ts";
import { patternsOf } from "#shared/rules/analysis/patterns.ts";
import { leastShare, median, ranks } from "#shared/rules/analysis/statistics.ts";
import { addDays } from "#shared/rules/days.ts";
import { anyViews, dice, video } from "../support/analysis.ts";

const WORDS = ["bread", "pasta", "soup", "cake", "knife", "grill", "sauce", "rice"];
const two = (value: number) => String(value).padStart(2, "0");

interface Habit {
  /** Days to the next video. */
  readonly gap: (below: (limit: number) => number, index: number) => number;
  readonly hour: (below: (limit: number) => number, index: number) => number;
  /** The middle of what a video gets. */
  readonly middle: (index: number) => number;
}

const HABITS: Readonly<Record<string, Habit>> = {
  "at any time": { gap: (below) => 1 + below(6), hour: (below) => below(24), middle: () => 2000 },
  "on two fixed days": {
    gap: (_, index) => (index % 2 === 0 ? 4 : 3),
    hour: (_, index) => (index % 2 === 0 ? 20 : 9),
    middle: () => 2000,
  },
  "while the channel grows tenfold": {
    gap: (below) => 1 + below(6),
    hour: (below) => below(24),
    middle: (index) => 300 * Math.exp(index * 0.06),
  },
};

/** A channel in which nothing but chance decides what a video gets. */
function channelOfChance(seed: number, { gap, hour, middle }: Habit): VideoAnalytics[] {
  const below = dice(seed);
  let day = "2025-06-01";
  return Array.from({ length: 14 + below(50) }, (_, index) => {
    day = addDays(day, gap(below, index));
    return video({
      views: anyViews(below, middle(index)),
      title: `How I make ${WORDS[below(8)]} and ${WORDS[below(8)]}`,
      duration: 30 + below(600),
      publishedAt: `${day}T${two(hour(below, index))}:10:00Z`,
    });
  });
}

const found = (videos: readonly VideoAnalytics[], seed = 1) => {
  const { weekday, dayPart, word, length } = patternsOf(videos, "UTC", dice(seed));
  return [weekday, dayPart, word, length].filter((pattern) => pattern !== undefined);
};

describe("noise isn't sold as an insight:", () => {
  const channels = 200;

  test.each(Object.entries(HABITS))(
    "in at least 95 of 100 channels that publish %s nothing at all is found",
    (_, habit) => {
      let alarms = 0;
      for (let seed = 0; seed < channels; seed += 1)
        if (found(channelOfChance(seed, habit), seed + 1).length > 0) alarms += 1;
      expect(alarms).toBeLessThanOrEqual(channels * 0.05);
    },
    60_000,
  );

  test("a growing channel that moved from Monday to Friday learns nothing of Fridays", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const below = dice(seed);
      const videos = Array.from({ length: 40 }, (_, index) =>
        video({
          views: anyViews(below, 200 * Math.exp(index * 0.1)),
          publishedAt: addDays(index < 20 ? "2026-01-05" : "2026-01-09", index * 7),
        }),
      );
      expect(patternsOf(videos, "UTC", dice(seed)).weekday).toBeUndefined();
    }
  });

  test("Shorts on Saturdays that get ten times the views say nothing of Saturdays", () => {
    const below = dice(3);
    const videos = Array.from({ length: 60 }, (_, index) => {
      const isShort = index % 2 === 0;
      return video({
        views: anyViews(below, isShort ? 20_000 : 2000),
        duration: isShort ? 40 : 700,
        publishedAt: addDays(isShort ? "2026-01-03" : "2026-01-06", Math.floor(index / 2) * 7),
      });
    });
    const { weekday, length } = patternsOf(videos, "UTC", dice(1));
    expect(weekday).toBeUndefined();
    expect(length?.key).toBe("short");
  });
});

describe("what is there is found:", () => {
  /** A video every three days, with the views that a rule gives it. */
  const every = (middle: (weekday: number, hour: number, index: number) => number) => {
    const below = dice(5);
    return Array.from({ length: 60 }, (_, index) => {
      const day = addDays("2026-01-01", index * 3);
      const hour = index % 3 === 0 ? 19 : 8;
      const views = anyViews(below, middle(new Date(day).getUTCDay(), hour, index));
      return video({ views, publishedAt: `${day}T${two(hour)}:00:00Z`, title: `Part ${index}` });
    });
  };

  test("a weekday on which videos get eight times the views", () => {
    const { weekday, dayPart, word, length } = patternsOf(
      every((weekdayOf) => (weekdayOf === 2 ? 16_000 : 2000)),
      "UTC",
      dice(1),
    );
    expect(weekday).toMatchObject({ key: 2, videos: 8 });
    expect(weekday?.times).toBeGreaterThan(3);
    expect([dayPart, word, length]).toEqual([undefined, undefined, undefined]);
  });

  test("a time of the day, on the clocks of the creator's zone", () => {
    const videos = every((_, hour) => (hour === 19 ? 16_000 : 2000));
    expect(patternsOf(videos, "UTC", dice(1)).dayPart?.key).toBe("evening");
    expect(patternsOf(videos, "America/New_York", dice(1)).dayPart?.key).toBe("afternoon");
    expect(patternsOf(videos, "Asia/Tokyo", dice(1)).dayPart?.key).toBe("night");
  });

  test("a word of the titles, in any script", () => {
    const below = dice(8);
    const videos = Array.from({ length: 40 }, (_, index) =>
      video({
        title: index % 4 === 0 ? "パンを焼く" : "週末の散歩",
        views: anyViews(below, index % 4 === 0 ? 20_000 : 2000),
        publishedAt: addDays("2026-01-01", index * 2),
      }),
    );
    expect(patternsOf(videos, "UTC", dice(1)).word).toMatchObject({ key: "パン", videos: 10 });
  });

  test("and is told with its videos, its factor and a warning", () => {
    const own = { days: [], niche: undefined, timeZone: "Europe/Berlin" };
    const result = analyse({ ...own, videos: every((day) => (day === 2 ? 16_000 : 2000)) }, dice(1));
    expect(result.performanceMetrics.bestPostingTimes).toEqual([
      {
        name: "Tuesday",
        detail: expect.stringMatching(/^\d+(\.\d)? times the views of the videos around them \(8 videos\)$/u),
      },
    ]);
    expect(result.basis.postingTimes).toBe(
      "The true difference is likely smaller, so try it before you change a habit. Times are those of Europe/Berlin.",
    );
    expect(result.recommendations.map(({ text }) => text)).toContain(
      "Publish the next four videos on a Tuesday and compare.",
    );
  });
});

describe("where it can't be told, the reason says so:", () => {
  const reason = (videos: readonly VideoAnalytics[]) => {
    const { performanceMetrics, basis, recommendations } = analyse(
      { videos, days: [], niche: undefined, timeZone: "UTC" },
      dice(1),
    );
    expect(performanceMetrics.bestPostingTimes).toBeNull();
    return [basis.postingTimes, recommendations.some(({ text }) => text.startsWith("Publish when it suits"))];
  };
  const dated = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      video({ views: 100 + ((index * 37) % 60), publishedAt: addDays("2026-01-01", index * 3) }),
    );

  test("no publish days", () => {
    const undated = Array.from({ length: 20 }, (_, index) => video({ views: index }));
    expect(reason(undated)).toEqual([
      "No publish days could be read, so these numbers say nothing about time.",
      false,
    ]);
  });

  test("too few videos", () => {
    expect(reason(dated(11))).toEqual([
      "Too few to compare: it takes 12 videos with 3 on each of two weekdays, and 11 with a publish day can be used.",
      false,
    ]);
  });

  test("no difference larger than chance, and days without a time", () => {
    expect(reason(dated(42))).toEqual([
      "No weekday stands out over 42 videos: the differences are no larger than chance makes them. The time of the day isn't in these numbers.",
      true,
    ]);
  });
});

describe("the statistics", () => {
  test("ranks share a place where values are equal", () => {
    expect(ranks([5, 1, 5, 9])).toEqual([2.5, 1, 2.5, 4]);
    expect(ranks([])).toEqual([]);
  });

  test("a median of an even number lies between the middle two", () => {
    expect([median([]), median([4]), median([9, 1, 3, 5])]).toEqual([undefined, 4, 4]);
  });

  test("a share of few is likely to be less", () => {
    expect(leastShare(5, 10)).toBeCloseTo(0.2366, 4);
    expect(leastShare(500, 1000)).toBeCloseTo(0.4691, 4);
    expect(leastShare(0, 10)).toBe(0);
  });

  test("a chance is counted as mathematics has it", () => {
    // The three highest of six in the one group: 1 of 20 ways to deal them.
    const values = [1, 2, 3, 4, 5, 6];
    expect(chanceOfHighest({ values, groups: [[3, 4, 5]] }, dice(2))).toBeCloseTo(0.05, 1);
    expect(chanceOfHighest({ values, groups: [[0, 1, 2]] }, dice(2))).toBe(1);
    // Either group may be the highest, so it is twice as likely.
    const groups = [
      [0, 1, 2],
      [3, 4, 5],
    ];
    expect(chanceOfHighest({ values, groups }, dice(2))).toBeGreaterThan(0.07);
  });

  test("of several answers the surest has to pass the hardest test", () => {
    expect(standing({ a: 0.011, b: 0.5, c: 0.9, d: 1 })).toEqual(new Set());
    expect(standing({ a: 0.009, b: 0.5, c: 0.9, d: 1 })).toEqual(new Set(["a"]));
    expect(standing({ a: 0.009, b: 0.012, c: 0.9, d: 1 })).toEqual(new Set(["a", "b"]));
    expect(standing({ a: 0.03, b: undefined })).toEqual(new Set(["a"]));
    expect(standing({ a: 0.001, b: 0.001 })).toEqual(new Set(["a", "b"]));
  });
});
