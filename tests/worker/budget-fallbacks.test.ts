import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { YoutubeProfile } from "#shared/contracts/platforms.ts";
import { admitNewQueue } from "#worker/budget/stub.ts";
import type { AppEnv } from "#worker/context.ts";
import { type Bindings, readConfig } from "#worker/env.ts";
import { answerError } from "#worker/errors.ts";
import { Hono } from "hono";
import { failureOf, newAddress } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";
import { newName, timesAsked } from "../support/platforms.ts";

describe("what is kept of a profile", () => {
  test("is written when it was read, and not again when it is shown from there", async () => {
    const { written, resolve } = ownSite();
    const name = newName("healthy");
    for (let time = 0; time < 4; time += 1) expect((await resolve(`youtube.com/@${name}`)).status).toBe(200);
    expect(written).toHaveLength(2);
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(1);
  });

  test("is the same for TikTok", async () => {
    const { written, post } = ownSite();
    const name = newName("healthy").replaceAll("-", "_").slice(0, 24);
    for (let time = 0; time < 4; time += 1)
      expect((await post("/api/resolve-tiktok", { tiktokUrl: `tiktok.com/@${name}` })).status).toBe(200);
    expect(written).toHaveLength(2);
  });

  test("is the same for a handle however it is written", async () => {
    const { written, resolve } = ownSite();
    const name = newName("healthy");
    const first = await (await resolve(`youtube.com/@${name}`)).json();
    expect(await (await resolve(`youtube.com/@${name.toUpperCase()}`)).json()).toEqual(first);
    expect(written).toHaveLength(2);
    expect(await timesAsked(`www.youtube.com/@${name.toUpperCase()}`)).toBe(0);
  });

  test("isn't the same for the id of a channel in another case", async () => {
    const { written, resolve } = ownSite();
    await resolve("youtube.com/channel/UCabcdefghijklmnopqrstuv");
    const before = written.length;
    await resolve("youtube.com/channel/UCABCDEFGHIJKLMNOPQRSTUV");
    expect(written.length).toBeGreaterThan(before);
  });

  test("says for five minutes that there is none, without asking again", async () => {
    const { written, resolve } = ownSite();
    const name = newName("weather-404");
    for (let time = 0; time < 4; time += 1)
      await failureOf(await resolve(`youtube.com/@${name}`), "profile_not_found");
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(1);
    expect(written).toEqual([expect.stringMatching(/ 300$/u)]);
  });

  test("says nothing of any other failure", async () => {
    const { written, resolve } = ownSite();
    const name = newName("weather-500");
    for (let time = 0; time < 2; time += 1) expect((await resolve(`youtube.com/@${name}`)).status).toBe(502);
    expect(written).toEqual([]);
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(2);
  });
});

describe("a site whose KV writes of the day are spent", () => {
  test("answers and keeps nothing more", async () => {
    const { written, resolve } = ownSite({ KV_DAILY_WRITES: "3" });
    for (let time = 0; time < 4; time += 1)
      expect((await resolve(`youtube.com/@${newName("healthy")}`)).status).toBe(200);
    expect(written).toHaveLength(3);
  });
});

describe("a site whose YouTube units of the day are spent", () => {
  test("reads public pages, and asks the Data API no more", async () => {
    const { resolve } = ownSite({ YOUTUBE_API_KEY: "AIza-canary", YOUTUBE_DAILY_UNITS: "0" });
    const answer = YoutubeProfile.parse(await (await resolve(`youtube.com/@${newName("healthy")}`)).json());
    expect(answer.source).not.toBe("api");
  });

  test("says when to come back where the pages can't be read, either", async () => {
    const { resolve } = ownSite({ YOUTUBE_API_KEY: "AIza-canary", YOUTUBE_DAILY_UNITS: "0" });
    const refused = await resolve(`youtube.com/@${newName("weather-500")}`);
    await failureOf(refused, "platform_quota");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a new queue", () => {
  /** Asks for new queues of a site, and nothing else. */
  function newQueues(settings: Partial<Bindings>, budget = ownSite(settings).bindings.BUDGET) {
    const bindings: Bindings = { ...env, ...settings, BUDGET: budget };
    const queues = new Hono<AppEnv>();
    queues.use(async (c, next) => {
      c.set("config", readConfig(c.env));
      c.set("requestId", "1");
      await next();
    });
    queues.post("/", async (c) => {
      await admitNewQueue(c);
      return c.body(null, 204);
    });
    queues.onError((error, c) => answerError(c, error));
    return async (address: string) => {
      const headers = { "CF-Connecting-IP": address };
      return queues.fetch(new Request("https://crescendo.test/", { method: "POST", headers }), bindings);
    };
  }
  const statusesOf = async (responses: Promise<Response>[]) =>
    (await Promise.all(responses)).map(({ status }) => status);

  test("is one of so many a day from one address block", async () => {
    const begin = newQueues({ NEW_QUEUES_PER_ADDRESS: "2" });
    expect((await begin("2001:db8:1:2::1")).status).toBe(204);
    expect((await begin("2001:db8:1:3::1")).status).toBe(204);
    const refused = await begin("2001:db8:1:4::1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(86_400);
    expect(await refused.json()).toMatchObject({
      code: "too_many_queues",
      message:
        "Too many new schedules were started from your network today. You can start one after 00:00 UTC.",
    });
    expect((await begin("2001:db8:2::1")).status).toBe(204);
  });

  test("is one of so many a day of the whole site, whoever asks at once", async () => {
    const begin = newQueues({ NEW_QUEUES_DAILY: "20" });
    const statuses = await statusesOf(Array.from({ length: 200 }, () => begin(newAddress())));
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(await (await begin(newAddress())).json()).toMatchObject({
      message: "This site can't take any more new schedules today. You can start one after 00:00 UTC.",
    });
  });

  test("is admitted a few times where the budget can't be asked", async () => {
    const broken = new Proxy(env.BUDGET, {
      get: (namespace, property) =>
        property === "getByName"
          ? () => {
              throw new Error("out of reach");
            }
          : Reflect.get(namespace, property),
    });
    const begin = newQueues({}, broken);
    const statuses = await statusesOf(Array.from({ length: 15 }, () => begin(newAddress())));
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  });
});
