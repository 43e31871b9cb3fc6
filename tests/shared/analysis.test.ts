import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { ChannelDay } from "#shared/contracts/overview.ts";
import { analyse, canAnalyse, type OwnNumbers } from "#shared/rules/analysis/analyse.ts";
import { AnalysisResult } from "#shared/rules/analysis/result.ts";
import { sampleAnalysis } from "#shared/rules/analysis/sample.ts";
import { addDays } from "#shared/rules/days.ts";
import { channelDay, dice, series, video } from "../support/analysis.ts";

const NOTHING: OwnNumbers = { videos: [], days: [], niche: { niches: [], of: 0 }, timeZone: "UTC" };

const analysed = (own: Partial<OwnNumbers>) => analyse({ ...NOTHING, ...own }, dice(1));

/** Videos with these views, in the order of a list by views. */
const viewed = (...views: number[]) => views.map((count) => video({ views: count, title: `${count}` }));

/** Every text of a result that the product wrote or passed on. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const count = fc.option(fc.nat({ max: 10_000_000 }), { nil: null });
const moment = fc.oneof(
  fc.constant(null),
  fc.nat(3000).map((days) => addDays("2018-01-01", days)),
  fc
    .date({ min: new Date("2018-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.string({ maxLength: 12 }),
);
const anyVideo = fc.record({
  videoId: fc.string({ minLength: 1, maxLength: 11 }),
  title: fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.constantFrom(
      "Sourdough bread for beginners",
      "Bread and pasta",
      "${title} <b>x</b>",
      "日本語の料理",
      "",
    ),
  ),
  thumbnail: fc.constant(null),
  views: count,
  watchTime: count,
  likes: count,
  comments: count,
  subscribersGained: fc.option(fc.integer({ min: -500, max: 100_000 }), { nil: null }),
  rpm: fc.constant(null),
  publishedAt: moment,
  duration: fc.option(fc.nat(8000), { nil: null }),
});
const anyDays = fc
  .array(fc.record({ offset: fc.nat(120), views: count, gained: count, lost: count }), { maxLength: 100 })
  .map((all) =>
    all.map(({ offset, views, gained, lost }) =>
      channelDay(addDays("2026-07-20", offset), { views, subscribersGained: gained, subscribersLost: lost }),
    ),
  );

test("whatever the numbers, the analysis is whole, reads well and is the same again", () => {
  fc.assert(
    fc.property(fc.array(anyVideo, { maxLength: 30 }), anyDays, (videos, days) => {
      for (const one of videos) VideoAnalytics.parse(one);
      for (const one of days) ChannelDay.parse(one);
      const own = { videos, days, timeZone: "America/New_York" };
      const result = analysed(own);
      expect(AnalysisResult.parse(result)).toEqual(result);
      expect(analysed(own)).toEqual(result);
      const titles = new Set(videos.map(({ title }) => title));
      const { topPerformingContent, bestConvertingContent } = result.performanceMetrics;
      for (const { title, views } of [...(topPerformingContent ?? []), ...(bestConvertingContent ?? [])]) {
        expect(titles.has(title) || title === "Untitled video").toBe(true);
        expect(views).toBeGreaterThan(0);
      }
      for (const { text, basis } of [...result.recommendations, ...result.growthOpportunities]) {
        expect(`${text} ${basis}`).not.toMatch(/undefined|NaN|Infinity|null|\$\{| {2}/u);
        expect(basis).toMatch(/\d.*[.]$/u);
      }
      for (const sentence of textsOf(result.basis)) expect(sentence).toMatch(/^[^ ].*[.]$/u);
      expect(result.audienceDemographics).toEqual({ ageGroups: null, gender: null, topCountries: null });
    }),
    { numRuns: 500 },
  );
}, 60_000);

test("the demo data is a whole analysis, and says of each part that it is a sample", () => {
  expect(AnalysisResult.parse(sampleAnalysis)).toEqual(sampleAnalysis);
  expect(new Set(textsOf(sampleAnalysis.basis))).toEqual(new Set(["Sample data."]));
});

describe("without numbers", () => {
  test("there is nothing to analyse, and nothing is 0", () => {
    expect(canAnalyse(NOTHING)).toBe(false);
    const { bestNiche, confidence, performanceMetrics, topics, trend, ...rest } = analysed({});
    expect([bestNiche, confidence, topics, trend]).toEqual([null, null, null, null]);
    expect(new Set(Object.values(performanceMetrics))).toEqual(new Set([null]));
    expect([rest.recommendations, rest.growthOpportunities]).toEqual([[], []]);
  });

  test("a channel's public totals give an average and no median", () => {
    const totals = { views: 1_204_000, videos: 340 };
    expect(canAnalyse({ ...NOTHING, totals })).toBe(true);
    const { performanceMetrics, basis } = analysed({ totals });
    expect(performanceMetrics).toMatchObject({ avgViews: 1_204_000 / 340, medianViews: null });
    expect(basis.views).toContain("by its 340 public videos");
  });

  test.each([
    { views: null, videos: 3 },
    { views: 10, videos: null },
    { views: 0, videos: 0 },
  ])("totals of %o give none", (totals) => {
    expect(canAnalyse({ ...NOTHING, totals })).toBe(false);
    expect(analysed({ totals }).performanceMetrics.avgViews).toBeNull();
  });
});

describe("views", () => {
  test("are averaged over the videos that say, and the median is the one in the middle", () => {
    const { performanceMetrics, basis } = analysed({
      videos: [...viewed(10, 20, 90), video({ views: null })],
    });
    expect(performanceMetrics).toMatchObject({ avgViews: 40, medianViews: 20 });
    expect(basis.views).toContain("3 videos.");
  });

  test("are listed highest first, beside the median from five videos on", () => {
    const few = analysed({ videos: viewed(20, 90, 10) }).performanceMetrics.topPerformingContent;
    expect(few).toEqual([
      { title: "90", views: 90, detail: "" },
      { title: "20", views: 20, detail: "" },
      { title: "10", views: 10, detail: "" },
    ]);
    const more = analysed({ videos: viewed(20, 90, 10, 0, 5, 7) }).performanceMetrics.topPerformingContent;
    expect(more?.map(({ title, detail }) => [title, detail])).toEqual([
      ["90", "11 times the median"],
      ["20", "2.4 times the median"],
      ["10", "1.2 times the median"],
      ["7", "0.8 times the median"],
      ["5", "0.6 times the median"],
    ]);
  });
});

describe("engagement", () => {
  test("is all likes and comments by all views, of the videos that hold all three", () => {
    const { performanceMetrics, basis } = analysed({
      videos: [
        video({ views: 100, likes: 9, comments: 1 }),
        video({ views: 300, likes: 5, comments: 5 }),
        video({ views: 5000, likes: 5, comments: null }),
        video({ views: 0, likes: 5, comments: 5 }),
      ],
    });
    expect(performanceMetrics.avgEngagement).toBe(5);
    expect(basis.engagement).toContain("over 2 videos");
  });

  test("is that of the days where the videos don't say", () => {
    const days = [channelDay("2026-11-01", { views: 200, likes: 8, comments: 2 }), channelDay("2026-11-02")];
    const { performanceMetrics, basis } = analysed({ videos: viewed(10), days });
    expect(performanceMetrics.avgEngagement).toBe(5);
    expect(basis.engagement).toContain("over 1 day.");
  });
});

describe("subscribers", () => {
  const wins = (views: number, subscribersGained: number) =>
    video({ views, subscribersGained, title: `${subscribersGained} of ${views}` });

  test("are held against views, and a rate of few views stands lower", () => {
    const videos = [wins(10, 1), wins(1000, 60), wins(50_000, 500), wins(400, -3), wins(30, 0)];
    const { bestConvertingContent } = analysed({ videos }).performanceMetrics;
    expect(bestConvertingContent).toEqual([
      { title: "60 of 1000", views: 1000, detail: "60 subscribers for 1,000 views" },
      { title: "1 of 10", views: 10, detail: "100 subscribers for 1,000 views" },
      { title: "500 of 50000", views: 50_000, detail: "10 subscribers for 1,000 views" },
    ]);
  });

  test("make a video with few views worth a new title, only where the rate is no accident", () => {
    const others = Array.from({ length: 6 }, () => wins(10_000, 50));
    const sleeper = analysed({ videos: [...others, wins(2000, 40)] }).growthOpportunities;
    expect(sleeper).toEqual([
      {
        text: "Give this one a new title and thumbnail: it wins subscribers better than it wins viewers.",
        about: "40 of 2000",
        basis: "20 subscribers for 1,000 views (40 from 2,000); all videos together 5.5.",
      },
    ]);
    expect(analysed({ videos: [...others, wins(50, 1)] }).growthOpportunities).toEqual([]);
  });
});

describe("the niche", () => {
  const niche = (titles: number, of: number) => ({
    niches: [
      { name: "Cooking & Recipes", titles },
      { name: "Gardening", titles: 2 },
    ],
    of,
  });

  test("is the one of most titles, and confidence is its share", () => {
    const { bestNiche, confidence, basis } = analysed({ niche: niche(14, 22) });
    expect([bestNiche, confidence]).toEqual(["Cooking & Recipes", 64]);
    expect(basis.niche).toContain("14 of 22 titles have words of Cooking & Recipes, 2 of Gardening.");
  });

  test.each([
    ["it explains too few titles", niche(4, 17), "Your titles point to no single niche: 4 of 17"],
    ["it has two titles", niche(2, 6), "Your titles point to no single niche: 2 of 6"],
    ["there are four titles", niche(4, 4), "It takes at least 5 titles"],
    ["no word is known", { niches: [], of: 9 }, "None of your 9 titles"],
    ["it couldn't be looked up", undefined, "couldn't be looked up just now"],
  ])("isn't said where %s", (_, finding, says) => {
    const { bestNiche, confidence, basis } = analysed({ niche: finding });
    expect([bestNiche, confidence]).toEqual([null, null]);
    expect(basis.niche).toContain(says);
  });
});

describe("advice", () => {
  const texts = (videos: readonly VideoAnalytics[]) => {
    const { recommendations, growthOpportunities } = analysed({ videos });
    return [...recommendations, ...growthOpportunities].map(({ text }) => text.split(/[:.]/u)[0]);
  };

  test("names a hit with its numbers, and what carries the channel", () => {
    const { recommendations, growthOpportunities } = analysed({ videos: viewed(900, 90, 100, 110, 80) });
    expect(recommendations[0]).toEqual({
      text: "Make a direct successor to your most viewed video: the same question, another side.",
      about: "900",
      basis: "900 views, 9.0 times the median of 5 videos.",
    });
    expect(growthOpportunities).toEqual([
      {
        text: "Build a series on this one while it is being found: it carries the channel.",
        about: "900",
        basis: "900 of 1,280 views, 70%, over 5 videos.",
      },
    ]);
  });

  test("says nothing of a hit among few videos, or where none stands out", () => {
    expect(texts(viewed(900, 90, 100, 110))).toEqual(["Keep publishing and run this again"]);
    expect(texts(viewed(150, 90, 100, 110, 80))).toEqual(["Keep publishing and run this again"]);
  });

  test("names a video that is left early, beside its own kind", () => {
    const long = (views: number, seconds: number) =>
      video({ views, title: `${views}`, duration: 600, watchTime: views * seconds });
    const short = Array.from({ length: 6 }, (_, at) =>
      video({ views: 100 + at, duration: 30, watchTime: 3000 }),
    );
    const videos = [long(120, 60), long(118, 240), long(117, 250), long(116, 230), long(115, 244), ...short];
    expect(analysed({ videos }).growthOpportunities).toEqual([
      {
        text: "Open faster next time: this one is left early. YouTube's advice is to match title and thumbnail, and to change the first 30 seconds.",
        about: "120",
        basis: "Watched for 1:00 of 10:00 on average, 10%; the median of its kind is 40%.",
      },
    ]);
  });
});

describe("the trend", () => {
  test("is a direction only where every week lies beyond every one before", () => {
    const up = series(70, (index) => (index < 35 ? 100 + (index % 7) : 200));
    const { trend, growthOpportunities } = analysed({ days: up });
    expect(trend).toEqual({
      from: "2026-10-16",
      to: "2026-11-19",
      viewsADay: 200,
      viewsADayBefore: 103,
      subscribers: null,
      direction: "up",
    });
    expect(growthOpportunities[0]?.basis).toBe(
      "200 views a day in the last five weeks, 103 in the five before; every week above every one before.",
    );
    expect(analysed({ days: up.toReversed() }).trend?.direction).toBe("up");
    const down = analysed({ days: series(80, (index) => 1000 - index) });
    expect(down.trend?.direction).toBe("down");
    expect(down.growthOpportunities[0]?.text).toMatch(/^Views are falling\./u);
    const oneWeekOff = series(70, (index) => (index < 35 ? 100 : index < 42 ? 99 : 400));
    const { trend: unclear, growthOpportunities: none } = analysed({ days: oneWeekOff });
    expect([unclear?.direction, none]).toEqual(["unclear", []]);
  });

  test("counts subscribers gained less lost, where every day says both", () => {
    const days = (lastLost: number | null) =>
      series(
        70,
        () => 10,
        (index) => ({ subscribersGained: 3, subscribersLost: index === 69 ? lastLost : 1 }),
      );
    expect(analysed({ days: days(2) }).trend?.subscribers).toBe(69);
    expect(analysed({ days: days(null) }).trend?.subscribers).toBeNull();
  });

  test.each([
    ["there are no days", [], "There are no views day by day"],
    ["no day has views", series(90, () => null), "There are no views day by day"],
    ["there are 69 days", series(69, () => 5), "these numbers reach back 69 days."],
    [
      "weeks are missing",
      series(70, (index) => (index > 50 && index < 55 ? null : 5)),
      "Too many of the last days",
    ],
  ])("isn't said where %s", (_, days, says) => {
    const { trend, basis } = analysed({ days });
    expect(trend).toBeNull();
    expect(basis.trend).toContain(says);
  });

  test("isn't said across the days on which YouTube changed what a view is", () => {
    const until = (newest: string) =>
      Array.from({ length: 70 }, (_, index) => channelDay(addDays(newest, -index), { views: 10 }));
    expect(analysed({ days: until("2026-08-23") }).trend).not.toBeNull();
    expect(analysed({ days: until("2026-08-24") }).basis.trend).toContain("changed what it counts as a view");
    expect(analysed({ days: until("2026-11-03") }).trend).toBeNull();
    expect(analysed({ days: until("2026-11-04") }).trend).not.toBeNull();
  });

  test("is nearly never a direction in days that go up and down by chance", () => {
    let directions = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const below = dice(seed);
      if (analysed({ days: series(70, () => below(1000)) }).trend?.direction !== "unclear") directions += 1;
    }
    expect(directions).toBeLessThanOrEqual(8);
  });
});

test("topics are the words of three titles and more, with the median of their videos", () => {
  const titles = [
    "Bread at home, part 1",
    "My BREAD and soup, part 2",
    "Bread, pasta, bread: part 3",
    "Pasta and soup",
    "Rye",
  ];
  const videos = titles.map((title, at) => video({ title, views: (at + 1) * 100 }));
  const { topics, basis } = analysed({ videos });
  expect(topics).toEqual([{ word: "bread", videos: 3, medianViews: 200 }]);
  expect(basis.topics).toBe("The words in the most titles.");
  expect(analysed({ videos: videos.slice(2) })).toMatchObject({
    topics: null,
    basis: { topics: "No word stands in 3 or more titles." },
  });
});
