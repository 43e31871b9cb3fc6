import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { ContentCalendarRequest, DailyBriefingRequest } from "#shared/contracts/helpers.ts";
import { IdeasRequest } from "#shared/contracts/ideas.ts";
import { OWN_LIMITS, OwnMaterial } from "#shared/contracts/own-material.ts";
import { PlanQuestion, PlanRequest } from "#shared/contracts/planner.ts";
import { ScriptRequest } from "#shared/contracts/scripts.ts";
import { type Kept, ownMaterialOf } from "#client/lib/own-material.ts";

const plan = { postsPerWeek: 2, videoLength: "1 minute", niche: "DIY & Crafts" };

/** Every request that takes it, with the least it can be asked with. */
const REQUESTS: readonly (readonly [string, z.ZodMiniType, object])[] = [
  ["video ideas", IdeasRequest, { topic: "candles" }],
  ["a script", ScriptRequest, { topic: "candles" }],
  ["a content calendar", ContentCalendarRequest, { niche: "candles" }],
  ["a daily briefing", DailyBriefingRequest, { niche: "candles" }],
  ["a post plan", PlanQuestion, plan],
];

const message = (schema: z.ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe("a creator's own material on a request", () => {
  test.each(REQUESTS)("may go along with %s, or not", (_, schema, request) => {
    expect(schema.parse(request)).not.toHaveProperty("channel.videos");
    const channel = { videos: [{ title: "  Three \n wicks ", views: 900, published: "2026-10-01" }] };
    expect(schema.parse({ ...request, channel })).toMatchObject({
      channel: { videos: [{ title: "Three wicks", views: 900, published: "2026-10-01" }] },
    });
    const unlisted = { ...request, channel: { videos: "all of them" } };
    expect(message(schema, unlisted)).toBe("Videos must be a list.");
  });

  test("isn't kept with a plan", () => {
    expect(PlanRequest.parse({ ...plan, channel: { comments: ["Why does it sink?"] } })).toEqual(plan);
  });

  test.each([
    ["savedIdeas", OWN_LIMITS.savedIdeas, "At most 12 saved ideas at a time."],
    ["comments", OWN_LIMITS.comments, "At most 12 comments at a time."],
  ])("holds so many %s and no more", (name, most, sentence) => {
    const texts = (count: number) => ({
      [name]: Array.from({ length: count }, (_, index) => `Candle ${index}`),
    });
    expect(OwnMaterial.safeParse(texts(most)).success).toBe(true);
    expect(message(OwnMaterial, texts(most + 1))).toBe(sentence);
  });

  test("holds so many videos and no more", () => {
    const videos = (count: number) => ({ videos: Array.from({ length: count }, () => ({ title: "Wax" })) });
    expect(OwnMaterial.safeParse(videos(OWN_LIMITS.videos)).success).toBe(true);
    expect(message(OwnMaterial, videos(OWN_LIMITS.videos + 1))).toBe("At most 12 videos at a time.");
  });

  test.each([
    [{ videos: [{ title: "x".repeat(201) }] }, "A video's title can be at most 200 characters."],
    [{ videos: [{ title: " " }] }, "A video's title can't be empty."],
    [{ videos: [{ title: "Wax", views: -1 }] }, "Views can't be below 0."],
    [{ videos: [{ title: "Wax", views: 1.5 }] }, "Views must be a whole number."],
    [{ videos: [{ title: "Wax", published: "last week" }] }, "The day of a video must be an ISO date."],
    [{ savedIdeas: ["x".repeat(201)] }, "A saved idea can be at most 200 characters."],
    [{ comments: ["x".repeat(501)] }, "A comment can be at most 500 characters."],
  ])("says what is wrong with %j", (channel, sentence) => {
    expect(message(OwnMaterial, channel)).toBe(sentence);
  });
});

const video = (title: string, views: number | null = null, publishedAt: string | null = null) => ({
  title,
  views,
  publishedAt,
});
const kept = (part: Partial<Kept>): Kept => ({ videos: [], savedIdeas: [], comments: [], ...part });

describe("what goes along from this browser", () => {
  test("is nothing where there is nothing, or nothing that says anything", () => {
    expect(ownMaterialOf(kept({}), "candles")).toBeUndefined();
    expect(ownMaterialOf(kept({ videos: [video("  ")], comments: [""] }), "candles")).toBeUndefined();
  });

  test("is what speaks of the same first, then what has the most views, a dozen in all", () => {
    const others = Array.from({ length: 20 }, (_, index) => video(`Trip number ${index}`, 1000 + index));
    const videos = [...others, video("Candles that tunnel", 3), video("My first candle", 40)];
    const material = ownMaterialOf(kept({ videos }), "Candle making");
    expect(material?.videos?.slice(0, 3).map(({ title }) => title)).toEqual([
      "My first candle",
      "Candles that tunnel",
      "Trip number 19",
    ]);
    expect(material?.videos).toHaveLength(OWN_LIMITS.videos);
    expect(material?.savedIdeas).toBeUndefined();
  });

  test("carries views and the day where they are known", () => {
    const videos = [video("Wax", 12.4, "2026-10-01T10:00:00Z"), video("Wick", null, "soon")];
    expect(ownMaterialOf(kept({ videos }), "")).toEqual({
      videos: [{ title: "Wax", views: 12, published: "2026-10-01" }, { title: "Wick" }],
    });
  });

  test("leaves saved ideas out that need care", () => {
    const savedIdeas = [
      { title: "A letter to my father", care: "tender" },
      { title: "One jar, three wicks", care: "none" },
      { title: "Frosting" },
    ] as const;
    expect(ownMaterialOf(kept({ savedIdeas }), "")?.savedIdeas).toEqual(["One jar, three wicks", "Frosting"]);
  });

  test("is always taken by the server, however long it was", () => {
    const long = "🕯️ wax ".repeat(200);
    const material = ownMaterialOf(
      kept({
        videos: Array.from({ length: 30 }, () => video(long, 5)),
        savedIdeas: Array.from({ length: 30 }, () => ({ title: long })),
        comments: Array.from({ length: 30 }, () => long),
      }),
      "wax",
    );
    expect(OwnMaterial.parse(material)).toEqual(material);
    expect(JSON.stringify(material).isWellFormed()).toBe(true);
  });
});
