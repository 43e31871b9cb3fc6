import { describe, expect, test } from "vitest";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";

const whole: Overview = {
  source: "google",
  asOf: "2026-11-21T10:00:00Z",
  stale: false,
  channel: {
    id: "UCaaaaaaaaaaaaaaaaaaaaaa",
    title: "Ada",
    subscriberCount: 640,
    videoCount: 12,
    viewCount: 99_000,
  },
  derived: { screenTime365_mins: 90_059, totalComments: 1200 },
  analytics: {
    totals28: { views: 12_300, likes: 640 },
    daily: [
      {
        day: "2026-11-20",
        views: 500,
        likes: 30,
        comments: 5,
        minutesWatched: 900,
        subscribersGained: 4,
        subscribersLost: 1,
      },
    ],
  },
};

const unknown: Overview = {
  source: "link",
  asOf: null,
  stale: false,
  channel: { id: null, title: null, subscriberCount: null, videoCount: null, viewCount: null },
  derived: { screenTime365_mins: null, totalComments: null },
  analytics: { totals28: { views: null, likes: null }, daily: [] },
};

test("the call is the spec's, without a body", () => {
  expect(`${youtubeOverview.method} ${youtubeOverview.path}`).toBe("GET /api/youtube-overview");
  expect(youtubeOverview.body).toBeUndefined();
});

test("a whole overview reads as it is", () => {
  expect(Overview.parse(whole)).toEqual(whole);
});

describe("what is unknown is null and never 0:", () => {
  test.each<[string, unknown]>([
    ["an empty answer", {}],
    ["empty parts", { channel: {}, derived: {}, analytics: { totals28: {} } }],
    ["nulls for parts", { channel: null, derived: null, analytics: null, asOf: null }],
    [
      "fields that became something else",
      {
        channel: { subscriberCount: "hidden" },
        derived: { screenTime365_mins: -1, totalComments: Number.NaN },
        analytics: { totals28: [], daily: "none" },
        asOf: "yesterday",
      },
    ],
  ])("%s", (_, answer) => {
    expect(Overview.parse(answer)).toEqual(unknown);
  });

  test("a number of a day, while a day without its date is left out", () => {
    const daily = [{ day: "2026-11-20", views: 10 }, { views: 10 }, { day: "2026-02-30", views: 10 }, null];
    expect(Overview.parse({ analytics: { daily } }).analytics.daily).toEqual([
      {
        day: "2026-11-20",
        views: 10,
        likes: null,
        comments: null,
        minutesWatched: null,
        subscribersGained: null,
        subscribersLost: null,
      },
    ]);
  });
});

test.each([null, [], "text", 4, true].map((answer) => [JSON.stringify(answer), answer]))(
  "%s is no overview",
  (_, answer) => {
    expect(Overview.safeParse(answer).success).toBe(false);
  },
);
