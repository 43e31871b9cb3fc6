import { describe, expect, test, vi } from "vitest";
import { youtubeVideos } from "#shared/contracts/analysis.ts";
import { addDays } from "#shared/rules/days.ts";
import { pacificDay } from "#worker/upstream/youtube-analytics.ts";
import { secondsOf } from "#worker/upstream/youtube-own.ts";
import { call, failureOf } from "../support/api.ts";
import { connected } from "../support/google.ts";

const quiet = () => vi.spyOn(console, "error").mockReturnValue();

test("without Google the answer is a code of its own", async () => {
  await failureOf(await call(youtubeVideos.path), "not_connected");
});

test("the creator's videos come with the most views first, over 28 days that YouTube knows in full", async () => {
  const { videos, from, to, stale } = await (await connected()).read(youtubeVideos);
  expect([from, to]).toEqual([addDays(pacificDay(Date.now()), -30), addDays(pacificDay(Date.now()), -3)]);
  expect(stale).toBe(false);
  expect(videos[0]).toEqual({
    videoId: "aaaaaaaaaa1",
    title: "One loaf, three ovens",
    thumbnail: "https://i.ytimg.com/vi/aaaaaaaaaa1/mq.jpg",
    views: 5120,
    watchTime: 10_240 * 60,
    likes: 512,
    comments: 1,
    subscribersGained: 4,
    rpm: null,
    publishedAt: "2026-10-01T12:00:00.000Z",
    duration: 485,
  });
  expect(videos.map(({ title }) => title)).toEqual([
    "One loaf, three ovens",
    "<b>Salt</b> & time",
    "Live from the kitchen",
    "Deleted video",
  ]);
});

test("a picture of another host isn't taken, a live stream has no length, and a deleted video keeps its numbers", async () => {
  const { videos } = await (await connected()).read(youtubeVideos);
  expect(videos.map(({ thumbnail }) => thumbnail)).toEqual([
    "https://i.ytimg.com/vi/aaaaaaaaaa1/mq.jpg",
    "https://i.ytimg.com/vi/aaaaaaaaaa2/default.jpg",
    "https://i.ytimg.com/vi/aaaaaaaaaa3/mq.jpg",
    null,
  ]);
  expect(videos.map(({ duration }) => duration)).toEqual([485, 42, null, null]);
  expect(videos[3]).toMatchObject({ videoId: "aaaaaaaaaa4", views: 3, publishedAt: null });
});

test("a channel without a view in that time has an empty list", async () => {
  expect((await (await connected("empty")).read(youtubeVideos)).videos).toEqual([]);
});

test("a number YouTube doesn't give is null", async () => {
  const { videos } = await (await connected("fewer shuffled")).read(youtubeVideos);
  expect(videos.map(({ comments, likes }) => [comments, likes])[0]).toEqual([null, 512]);
});

describe("where YouTube can't be asked", () => {
  test("the failure has its code, and isn't kept", async () => {
    quiet();
    const creator = await connected();
    await creator.desk({ words: "quota" });
    await failureOf(await creator.fetch(youtubeVideos.path), "platform_quota");
    await creator.desk({ words: "channel" });
    expect((await creator.read(youtubeVideos)).videos).toHaveLength(4);
  });

  test("the last good list is shown, marked as stale", async () => {
    quiet();
    const creator = await connected();
    const first = await creator.read(youtubeVideos);
    await creator.forgetCache();
    await creator.desk({ words: "api-down" });
    expect(await creator.read(youtubeVideos)).toEqual({ ...first, stale: true });
  });
});

test.each([
  ["PT42S", 42],
  ["PT1M5S", 65],
  ["PT2H", 7200],
  ["P1DT2H3M4S", 93_784],
  ["P0D", null],
  ["PT", null],
  ["", null],
  ["42", null],
  [undefined, null],
  [42, null],
])("a length of %o is %o seconds", (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});
