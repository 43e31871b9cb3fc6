import { describe, expect, inject, test, vi } from "vitest";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { addDays } from "#shared/rules/days.ts";
import { overviewOf } from "#worker/google/own-overview.ts";
import { pacificDay, rowsOf } from "#worker/upstream/youtube-analytics.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { call, failureOf, faultOf, liveSources } from "../support/api.ts";
import { connected, Creator, withGoogle, withTimeOut } from "../support/google.ts";
import type { Settings } from "../support/settings.ts";
import { dayOfChannel } from "../support/upstream-double/channel-days.ts";
import { channelIdOf } from "../support/upstream-double/names.ts";

const quiet = () => vi.spyOn(console, "error").mockReturnValue();

/** Days that the double's channel has, oldest first. */
function daysOfDouble(count: number) {
  const last = addDays(new Date().toISOString().slice(0, 10), -3);
  return Array.from({ length: count }, (_, index) => dayOfChannel(addDays(last, index + 1 - count)));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How often the double was asked for reports by this creator. */
async function timesAsked(text: string): Promise<number> {
  const asked: Record<string, number> = await (await fetch(`${inject("upstreamDouble")}/asked`)).json();
  return sum(Object.entries(asked).map(([url, times]) => (url.includes(text) ? times : 0)));
}

test("without a connected channel the answer is a code of its own", async () => {
  const response = await call(youtubeOverview.path);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  await failureOf(response, "not_connected");
});

test("the overview can only be read", async () => {
  const response = await call(youtubeOverview.path, { method: "POST" });
  expect(response.headers.get("Allow")).toBe("GET");
  await failureOf(response, "method_not_allowed");
});

describe("the overview of who signed in", () => {
  test("has the channel, a year by day, and totals that end with the last day YouTube knows", async () => {
    const creator = await connected();
    const overview = await creator.read(youtubeOverview);
    const year = daysOfDouble(365);
    expect(overview).toMatchObject({
      source: "google",
      stale: false,
      channel: {
        id: "UCaaaaaaaaaaaaaaaaaaaaaa",
        title: `Channel of ${creator.account}`,
        subscriberCount: 842,
        videoCount: 87,
        viewCount: 123_456,
      },
      derived: { screenTime365_mins: 365 * 400, totalComments: 365 * 2 },
      analytics: {
        totals28: {
          views: sum(year.slice(-28).map(({ views }) => views)),
          likes: sum(year.slice(-28).map(({ likes }) => likes)),
        },
      },
    });
    expect(overview.analytics.daily).toEqual(
      year.map(
        ({ day, views, likes, comments, estimatedMinutesWatched, subscribersGained, subscribersLost }) => ({
          day,
          views,
          likes,
          comments,
          minutesWatched: estimatedMinutesWatched,
          subscribersGained,
          subscribersLost,
        }),
      ),
    );
    expect(Date.now() - Date.parse(overview.asOf ?? "")).toBeLessThan(20_000);
  });

  test("doesn't depend on the order of a report's columns", async () => {
    const [plain, shuffled] = [await connected(), await connected("shuffled")];
    expect((await shuffled.read(youtubeOverview)).analytics).toEqual(
      (await plain.read(youtubeOverview)).analytics,
    );
  });

  test("has null and never 0 where YouTube says nothing: no rows, a missing column, hidden or moved counts", async () => {
    const empty = await (await connected("empty")).read(youtubeOverview);
    expect(empty.derived).toEqual({ screenTime365_mins: null, totalComments: null });
    expect(empty.analytics).toEqual({ totals28: { views: null, likes: null }, daily: [] });
    expect(empty.channel.subscriberCount).toBe(842);

    const fewer = await (await connected("fewer")).read(youtubeOverview);
    expect(fewer.derived).toEqual({ screenTime365_mins: 365 * 400, totalComments: null });
    expect(new Set(fewer.analytics.daily.map(({ comments }) => comments))).toEqual(new Set([null]));

    const hidden = await (await connected("hidden moved")).read(youtubeOverview);
    expect(hidden.channel).toMatchObject({ subscriberCount: null, videoCount: null, viewCount: 123_456 });
  });

  test("is kept for a while, for nobody else", async () => {
    const creator = await connected();
    const first = await creator.read(youtubeOverview);
    await creator.desk({ words: "quota" });
    expect(await creator.read(youtubeOverview)).toEqual(first);
    const other = await connected();
    expect((await other.read(youtubeOverview)).channel.title).toBe(`Channel of ${other.account}`);
  });

  test("needs no link, and a link to another channel changes nothing", async () => {
    const creator = await connected();
    const overview = await creator.read(youtubeOverview, `?channel=UC${"b".repeat(22)}`);
    expect(overview).toMatchObject({ source: "google", channel: { id: "UCaaaaaaaaaaaaaaaaaaaaaa" } });
  });
});

describe("where YouTube can't be asked", () => {
  test.each<[string, ErrorCode, string]>([
    ["quota", "platform_quota", "Try again tomorrow."],
    ["api-403-rateLimitExceeded", "platform_quota", "Try again in a minute."],
    ["api-429-anything", "platform_quota", "Try again in a minute."],
    ["api-403-accessNotConfigured", "platform_refused", "Its owner has to mend that."],
    ["api-403-insufficientPermissions", "google_reconnect", "Connect your YouTube channel again"],
    ["api-401-authError", "google_reconnect", "Connect your YouTube channel again."],
    ["api-401-youtubeSignupRequired", "no_channel", "Sign in with the one that has."],
    ["no-channel", "no_channel", "Sign in with the one that has."],
    ["api-400-badRequest", "platform_unavailable", "Try again in a moment."],
    ["api-403-forbidden", "platform_unavailable", "Try again in a moment."],
    ["api-down", "platform_unavailable", "Try again in a moment."],
    ["api-html", "platform_unavailable", "Try again in a moment."],
    ["api-list", "platform_unavailable", "Try again in a moment."],
    ["api-slow", "platform_timeout", "Try again in a moment."],
  ])("%s is %s", async (words, code, ending) => {
    const log = quiet();
    const creator = await connected();
    await creator.desk({ words });
    if (words === "api-slow") withTimeOut(200);
    const response = await creator.fetch(youtubeOverview.path);
    const { message } = await failureOf(response, code);
    expect(message).toContain(ending);
    expect(message).not.toContain("<");
    expect(JSON.stringify(log.mock.calls)).not.toContain(CANARY);
    // What failed isn't kept.
    withTimeOut();
    await creator.desk({ words: "channel" });
    expect(await creator.read(youtubeOverview)).toMatchObject({ source: "google", stale: false });
  });

  test("a spent quota says when it begins anew: at midnight on the Pacific coast", async () => {
    quiet();
    const creator = await connected();
    await creator.desk({ words: "quota" });
    const response = await creator.fetch(youtubeOverview.path);
    const seconds = Number(response.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(pacificDay(Date.now() + seconds * 1000)).toBe(addDays(pacificDay(Date.now()), 1));
    await failureOf(response, "platform_quota");
  });

  test("the last good copy is shown with its time, marked as stale", async () => {
    quiet();
    const creator = await connected();
    const first = await creator.read(youtubeOverview);
    await creator.forgetCache();
    await creator.desk({ words: "api-down" });
    expect(await creator.read(youtubeOverview)).toEqual({ ...first, stale: true });
    // It isn't taken for a new one.
    await creator.desk({ words: "channel" });
    expect(await creator.read(youtubeOverview)).toMatchObject({ stale: false });
  });

  test("the last good copy isn't shown once Google has ended the connection", async () => {
    quiet();
    const creator = await connected("brief");
    await creator.read(youtubeOverview);
    await creator.forgetCache();
    await creator.desk({ words: "revoked" });
    await failureOf(await creator.fetch(youtubeOverview.path), "google_reconnect");
  });
});

describe("by a link alone", () => {
  const PUBLIC = {
    source: "link",
    stale: false,
    derived: { screenTime365_mins: null, totalComments: null },
    analytics: { totals28: { views: null, likes: null }, daily: [] },
  };
  const KEY = "AIza-of-the-tests";
  /** A channel of its own, whose name says what becomes of it. */
  const idOf = (word: string) => channelIdOf(`${word}-${crypto.randomUUID().slice(0, 8)}`);

  test.each<[string, Settings, string, number | null]>([
    ["the Data API where the owner has a key", { YOUTUBE_API_KEY: KEY }, "healthy", 1_234_567],
    ["its public page without one", {}, "healthy", null],
    ["its public page where the quota is spent", { YOUTUBE_API_KEY: KEY }, "quota", null],
  ])("what is public comes from %s, and the rest is null", async (_, settings, word, viewCount) => {
    quiet();
    const id = idOf(word);
    const creator = new Creator("nobody", withGoogle(settings));
    const overview = await creator.read(youtubeOverview, `?channel=${id}`);
    expect(overview).toMatchObject({
      ...PUBLIC,
      channel: {
        id,
        title: expect.stringContaining(word),
        subscriberCount: 12_300,
        videoCount: 87,
        viewCount,
      },
    });
    expect(overview.asOf).not.toBeNull();
  });

  test("a site without Google's settings does as well", async () => {
    const creator = new Creator("nobody", liveSources());
    expect(await creator.read(youtubeOverview, `?channel=${idOf("healthy")}`)).toMatchObject(PUBLIC);
  });

  test("hidden subscribers are null", async () => {
    const overview = await new Creator().read(youtubeOverview, `?channel=${idOf("hidden")}`);
    expect(overview.channel).toMatchObject({ subscriberCount: null, videoCount: 87 });
  });

  test("a channel that isn't there is told from a YouTube that can't be asked", async () => {
    quiet();
    const creator = new Creator();
    const at = (id: string) => creator.fetch(`${youtubeOverview.path}?channel=${id}`);
    await failureOf(await at(idOf("missing")), "profile_not_found");
    await failureOf(await at(idOf("consent")), "platform_unavailable");
  });

  test("still works for who once signed in, and whose sign-in has ended", async () => {
    quiet();
    const creator = await connected("brief revoked");
    await failureOf(await creator.fetch(youtubeOverview.path), "google_reconnect");
    expect(await creator.read(youtubeOverview, `?channel=${idOf("healthy")}`)).toMatchObject(PUBLIC);
    await failureOf(await creator.fetch(youtubeOverview.path), "google_reconnect");
  });

  test("a channel's id is taken to the letter", async () => {
    const creator = new Creator();
    for (const channel of [
      "",
      "UC",
      `UC${"a".repeat(21)}`,
      `UC${"a".repeat(23)}`,
      `uc${"a".repeat(22)}`,
      "@ada",
      "UC../../../../etc/passwdaaaa",
    ]) {
      const response = await creator.fetch(`${youtubeOverview.path}?channel=${encodeURIComponent(channel)}`);
      expect(await faultOf(response)).toMatch(/^channel: /u);
    }
    expect(await timesAsked("etc/passwd")).toBe(0);
  });
});

describe("a report", () => {
  const row = (day: string, views: number) => ({ key: day, metrics: { ...NONE, views, likes: 1 } });
  const NONE = {
    views: null,
    likes: null,
    comments: null,
    estimatedMinutesWatched: null,
    subscribersGained: null,
    subscribersLost: null,
  };
  const channel = { id: "UC1", title: null, subscriberCount: null, videoCount: null, viewCount: null };

  test("with gaps counts calendar days, not lines", () => {
    const overview = overviewOf(channel, [
      row("2026-10-01", 1),
      row("2026-10-24", 10),
      row("2026-11-20", 100),
    ]);
    expect(overview.analytics.totals28).toEqual({ views: 110, likes: 2 });
    expect(overview.analytics.daily).toHaveLength(3);
  });

  test("of more than a year is cut to 365 days", () => {
    const overview = overviewOf(channel, [
      row("2025-11-20", 1),
      row("2025-11-21", 10),
      row("2026-11-20", 100),
    ]);
    expect(overview.analytics.daily.map(({ day }) => day)).toEqual(["2025-11-21", "2026-11-20"]);
  });

  test("is read by the names of its columns, and what is no count is null", () => {
    const columnHeaders = ["likes", "unknown", "day", "views"].map((name) => ({ name }));
    const rows = [
      [1, "x", "2026-11-01", 2],
      [-1, "x", "2026-11-02", "3"],
      [null, "x", "2026-11-03"],
      [4, "x", 5, 6],
    ];
    expect(rowsOf({ columnHeaders, rows }, "day")).toEqual([
      { key: "2026-11-01", metrics: { ...NONE, views: 2, likes: 1 } },
      { key: "2026-11-02", metrics: { ...NONE, views: 3 } },
      { key: "2026-11-03", metrics: NONE },
    ]);
    expect(rowsOf({ columnHeaders }, "day")).toEqual([]);
    expect(() => rowsOf({ rows }, "day")).toThrow();
  });
});

test("an answer has what spec §3 reads", async () => {
  const response = await (await connected()).fetch(youtubeOverview.path);
  const raw: unknown = await response.json();
  expect(Overview.parse(raw)).toEqual(raw);
  expect(raw).toHaveProperty("channel.subscriberCount", 842);
  expect(raw).toHaveProperty("derived.screenTime365_mins");
  expect(raw).toHaveProperty("derived.totalComments");
  expect(raw).toHaveProperty("analytics.totals28.views");
  expect(raw).toHaveProperty("analytics.totals28.likes");
});
