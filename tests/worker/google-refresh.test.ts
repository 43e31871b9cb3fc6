import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { failureOf } from "../support/api.ts";
import { connected, type Creator, GOOGLE_SECRET, withGoogle, withTimeOut } from "../support/google.ts";

const HOUR = 3_600_000;
const overviewOf = (creator: Creator) => creator.read(youtubeOverview);
const refusalOf = (creator: Creator) => creator.fetch(youtubeOverview.path);
const tokenOf = async (creator: Creator) => (await creator.object.accessToken()).value;
const quiet = () => vi.spyOn(console, "error").mockReturnValue();

beforeEach(() => withTimeOut());

describe("an access token", () => {
  test("is used as long as it is good for another minute", async () => {
    const creator = await connected();
    const token = await tokenOf(creator);
    await creator.passTime(HOUR - 65_000);
    expect(await tokenOf(creator)).toBe(token);
    await creator.passTime(HOUR - 55_000);
    expect(await tokenOf(creator)).not.toBe(token);
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
  });

  test("that has expired is renewed, and the refresh token stays", async () => {
    const creator = await connected("brief");
    const { refresh } = await creator.desk();
    for (const renewals of [1, 2]) {
      await tokenOf(creator);
      expect(await creator.desk()).toMatchObject({ renewals, refresh });
    }
    expect((await overviewOf(creator)).source).toBe("google");
  });

  test("is renewed once for ten who need it at the same time", async () => {
    const creator = await connected();
    await creator.passTime(2 * HOUR);
    const answers = await Promise.all(Array.from({ length: 10 }, () => creator.object.accessToken()));
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1);
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
  });

  test("is renewed once for ten visits at the same time, and once more after an eviction", async () => {
    const creator = await connected("brief");
    const visit = () => creator.fetch(youtubeOverview.path, {}, env.SITE);
    // The deployed Worker has objects of its own.
    const site = await signedInAt(creator);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await visit()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await creator.desk()).renewals).toBe(site.renewals + 1);
  });

  test("is renewed after an eviction, too", async () => {
    const creator = await connected("brief");
    await creator.evict();
    const answers = await Promise.all(Array.from({ length: 10 }, () => creator.object.accessToken()));
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1);
    await creator.evict();
    expect(await creator.connection()).toMatchObject({ connected: true });
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
  });

  test("that Google takes no more is renewed, whatever its time, and the work done again", async () => {
    quiet();
    const creator = await connected();
    await creator.desk({ "forget-access": "yes" });
    expect(await overviewOf(creator)).toMatchObject({ source: "google", stale: false });
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
  });

  test("that is renewed holds no secret on disk", async () => {
    const creator = await connected("brief");
    await tokenOf(creator);
    const stored = await creator.stored();
    const { access, refresh } = await creator.desk();
    expect(access).toHaveLength(2);
    for (const secret of [...access, ...refresh, GOOGLE_SECRET]) expect(stored).not.toContain(secret);
  });
});

describe("a refresh token that is revoked or expired", () => {
  test("is forgotten and leads back to Connect, each time until the creator does", async () => {
    const log = quiet();
    const creator = await connected("brief revoked");
    await failureOf(await refusalOf(creator), "google_reconnect");
    expect(await creator.stored()).toMatch(
      /^\[\["channel","UCaaaaaaaaaaaaaaaaaaaaaa"\],\["connection","[-\da-f]{36}"\],\["used",\d+\]\]$/u,
    );
    expect(await creator.connection()).toMatchObject({ connected: false });
    await creator.evict();
    const { message } = await failureOf(await refusalOf(creator), "google_reconnect");
    expect(message).toBe("The connection to Google has ended. Connect your YouTube channel again.");
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
    expect(JSON.stringify(log.mock.calls)).not.toContain(CANARY);

    await creator.desk({ words: "channel" });
    await creator.signIn();
    expect((await overviewOf(creator)).source).toBe("google");
  });

  test("asks Google once for ten who need it at the same time", async () => {
    quiet();
    const creator = await connected("brief revoked");
    const answers = await Promise.all(Array.from({ length: 10 }, () => creator.object.accessToken()));
    expect(new Set(answers.map(({ refusal }) => refusal?.code))).toEqual(new Set(["google_reconnect"]));
    expect(await creator.desk()).toMatchObject({ renewals: 1 });
  });
});

describe("Google being out of reach keeps the connection:", () => {
  test.each([
    ["renew-down", "platform_unavailable"],
    ["renew-html", "platform_unavailable"],
    ["renew-slow", "platform_timeout"],
  ] as const)("%s is %s", async (words, code) => {
    const log = quiet();
    const creator = await connected(`brief ${words}`);
    if (words === "renew-slow") withTimeOut(200);
    await failureOf(await refusalOf(creator), code);
    withTimeOut();
    expect(await creator.connection()).toMatchObject({ connected: true });
    await creator.desk({ words: "channel" });
    expect((await overviewOf(creator)).source).toBe("google");
    expect(JSON.stringify(log.mock.calls)).not.toContain(CANARY);
  });
});

describe("another client secret", () => {
  test("means to connect again rather than a fault, and the old one put back mends it", async () => {
    const creator = await connected();
    const { settings } = creator;
    creator.settings = withGoogle({ GOOGLE_CLIENT_SECRET: "GOCSPX-another" });
    await creator.evict();
    expect(await creator.connection()).toMatchObject({ available: true, connected: false });
    await failureOf(await refusalOf(creator), "google_reconnect");
    creator.settings = settings;
    await creator.evict();
    expect(await creator.connection()).toMatchObject({ connected: true });
  });

  test("takes a new connection in place of the old one", async () => {
    const creator = await connected();
    creator.settings = withGoogle({ GOOGLE_CLIENT_SECRET: "GOCSPX-another" });
    await creator.evict();
    expect(await creator.signIn()).toBe("/youtube-analytics?google=connected");
    expect((await overviewOf(creator)).source).toBe("google");
  });

  test("that is taken away ends the offer, not the connection", async () => {
    const creator = await connected();
    const { settings } = creator;
    creator.settings = withGoogle({ GOOGLE_CLIENT_SECRET: "" });
    await creator.evict();
    expect(await creator.connection()).toMatchObject({ available: false, connected: false });
    await failureOf(await refusalOf(creator), "google_not_configured");
    creator.settings = settings;
    await creator.evict();
    expect((await overviewOf(creator)).source).toBe("google");
  });
});

/** Signs the creator in at the deployed Worker. */
async function signedInAt(creator: Creator) {
  const page = new URL(await locationOf(creator, "/api/google/connect"));
  const { pathname, search } = await creator.consent(page);
  expect(await locationOf(creator, pathname + search)).toBe("/youtube-analytics?google=connected");
  return creator.desk();
}

async function locationOf(creator: Creator, path: string): Promise<string> {
  const { headers } = await creator.fetch(path, {}, env.SITE);
  return headers.get("Location") ?? "";
}

test("an overview reads as the contract says", async () => {
  const response = await refusalOf(await connected());
  expect(Overview.parse(await response.json()).channel.id).toBe("UCaaaaaaaaaaaaaaaaaaaaaa");
});
