import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { resolveTiktok, resolveYoutube } from "#shared/contracts/platforms.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { UpstreamRefusal } from "#worker/upstream/fetch.ts";
import { googleFailure, googleReason, secondsToPacificMidnight } from "#worker/upstream/google-errors.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { call, failureOf, faultOf, liveSources, newAddress } from "../support/api.ts";
import {
  askTiktok,
  askYoutube,
  newName,
  tiktokIn,
  timesAsked,
  withKey,
  YOUTUBE_KEY,
  youtubeIn,
} from "../support/platforms.ts";

let errors: MockInstance<typeof console.error>;
beforeEach(() => void (errors = vi.spyOn(console, "error").mockReturnValue()));
const log = () => JSON.stringify(errors.mock.calls);

/** What the Data API may refuse (api-facts §1.7), with the code and the end of the sentence where no page helps. */
const REFUSALS: [word: string, code: ErrorCode, says: RegExp, logged: string][] = [
  ["quota", "platform_quota", /as often as it may today\. Try again tomorrow\.$/u, "quotaExceeded"],
  ["rate", "platform_quota", /too often right now\. Try again in a minute\.$/u, "rateLimitExceeded"],
  ["busy", "platform_quota", /too often right now\. Try again in a minute\.$/u, "RATE_LIMIT_EXCEEDED"],
  ["badkey", "platform_refused", /this site's key\. Its owner has to mend that\.$/u, "API_KEY_INVALID"],
  ["blocked", "platform_refused", /this site's key\. Its owner/u, "API_KEY_SERVICE_BLOCKED"],
  ["disabled", "platform_refused", /this site's key\. Its owner/u, "accessNotConfigured"],
  ["scopes", "platform_refused", /this site's key\. Its owner/u, "insufficient"],
  ["expired", "platform_refused", /this site's key\. Its owner/u, "authError"],
  ["signup", "platform_refused", /this site's key\. Its owner/u, "youtubeSignupRequired"],
  ["wordless", "platform_unavailable", /couldn't be read just now\. Try again in a moment\.$/u, "status 403"],
  ["nonsense", "platform_unavailable", /couldn't be read just now\. Try again/u, "not a list"],
];

describe("a refusal of the Data API", () => {
  test.each(REFUSALS)(
    "has its own code and sentence where the page is gone, too: %s",
    async (word, ...rest) => {
      const [code, says, logged] = rest;
      const answer = await askYoutube(`youtube.com/@${newName(`${word}-gone`)}`, withKey);
      const { message } = await failureOf(answer, code);
      expect(message).toMatch(/^Failed to fetch YouTube profile data\. /u);
      expect(message).toMatch(says);
      expect(log()).toContain(logged);
      expect(log()).not.toContain(CANARY);
      expect(log()).not.toContain(YOUTUBE_KEY);
    },
  );

  test.each(REFUSALS.filter(([word]) => word !== "nonsense"))(
    "leaves what public pages say: %s",
    async (word) => {
      const answer = await askYoutube(`youtube.com/@${newName(word)}`, withKey);
      expect(await youtubeIn(answer)).toMatchObject({ source: "page", subscriberCount: 12_300 });
    },
  );

  test("for the day's quota says when that ends, which is midnight on the Pacific coast", async () => {
    const answer = await askYoutube(`youtube.com/@${newName("quota-gone")}`, withKey);
    const seconds = Number(answer.headers.get("Retry-After"));
    expect(Math.abs(seconds - secondsToPacificMidnight(new Date()))).toBeLessThan(60);
  });

  test("for a minute's limit says to come back in a minute", async () => {
    const answer = await askYoutube(`youtube.com/@${newName("rate-gone")}`, withKey);
    expect(answer.headers.get("Retry-After")).toBe("60");
  });

  test("doesn't hide that the page knows no such channel", async () => {
    const answer = await askYoutube(`youtube.com/@${newName("quota-closed")}`, withKey);
    await failureOf(answer, "profile_not_found");
  });
});

describe("a Google API's word for a refusal", () => {
  test.each<[reason: string, status: number, code: ErrorCode | undefined]>([
    ["quotaExceeded", 403, "platform_quota"],
    ["rateLimitExceeded", 403, "platform_quota"],
    ["userRateLimitExceeded", 403, "platform_quota"],
    ["RATE_LIMIT_EXCEEDED", 429, "platform_quota"],
    ["API_KEY_INVALID", 400, "platform_refused"],
    ["API_KEY_SERVICE_BLOCKED", 403, "platform_refused"],
    ["SERVICE_DISABLED", 403, "platform_refused"],
    ["accessNotConfigured", 403, "platform_refused"],
    ["insufficientPermissions", 403, "google_reconnect"],
    ["authError", 401, "google_reconnect"],
    ["UNAUTHENTICATED", 401, "google_reconnect"],
    ["youtubeSignupRequired", 401, "no_channel"],
    ["uploadLimitExceeded", 400, "platform_quota"],
    ["backendError", 500, undefined],
    ["constructor", 403, undefined],
  ])("%s (%i) is %s to a creator", (reason, status, code) => {
    const failure = googleFailure(new UpstreamRefusal(status, reason));
    expect(failure?.code).toBe(code);
    expect(failure?.message).not.toBe("");
  });

  test.each([
    [{ error: { errors: [{ reason: "a" }], details: [{ reason: "b" }], status: "c" } }, "a"],
    [{ error: { details: [{ "@type": "x" }, { reason: "b" }], status: "c" } }, "b"],
    [{ error: { status: "c" } }, "c"],
    [{ error: {} }, undefined],
  ])("is found in %j", (body, reason) => {
    expect(googleReason(JSON.stringify(body))).toBe(reason);
  });
});

describe("midnight on the Pacific coast", () => {
  test.each([
    ["2026-11-21T20:00:00Z", 12 * 3600],
    ["2026-11-22T07:59:59Z", 1],
    ["2026-11-22T08:00:00Z", 24 * 3600],
    ["2026-07-01T06:00:00Z", 3600],
    // The clocks go back at 2 o'clock: that day has 25 hours. In spring it has 23.
    ["2026-11-01T07:00:00Z", 25 * 3600],
    ["2026-03-08T08:00:00Z", 23 * 3600],
  ])("from %s is %i seconds away", (now, seconds) => {
    expect(secondsToPacificMidnight(new Date(now))).toBe(seconds);
  });
});

describe("a page that isn't the channel's", () => {
  test.each(["consent", "consentpage", "nonsense", "oversize"])(
    "says nothing of the channel: %s",
    async (word) => {
      const answer = await askYoutube(`youtube.com/@${newName(word)}`);
      const { message } = await failureOf(answer, "platform_unavailable");
      expect(message).toBe(
        "Failed to fetch YouTube profile data. YouTube couldn't be read just now. Try again in a moment.",
      );
    },
  );

  test.each([
    ["another host", "offlist", "evil.example"],
    ["http", "plainhttp", "@healthy?hl=en"],
    ["another port", "oddport", ":8443"],
    ["the question of consent", "consent", "consent.youtube.com"],
  ])("isn't looked for at %s", async (_, word, place) => {
    const before = await timesAsked(place);
    await failureOf(await askYoutube(`youtube.com/@${newName(word)}`), "platform_unavailable");
    expect(await timesAsked(place)).toBe(before);
  });

  test("isn't looked for in circles", async () => {
    const name = newName("roundabout");
    await failureOf(await askYoutube(`youtube.com/@${name}`), "platform_unavailable");
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(4);
  });

  test.each(["500", "429", "malformed", "empty", "cut", "huge", "redirect"])(
    "is no failure of ours, whatever it is: %s",
    async (weather) => {
      const name = newName(`weather-${weather}`);
      const code = weather === "429" ? "platform_quota" : "platform_unavailable";
      await failureOf(await askYoutube(`youtube.com/@${name}`), code);
      await failureOf(await askYoutube(`youtube.com/@${name}`, withKey), code);
      expect(log()).not.toContain(CANARY);
    },
  );

  test.each(["404"])("that answers %s is no channel", async (weather) => {
    await failureOf(await askYoutube(`youtube.com/@${newName(`weather-${weather}`)}`), "profile_not_found");
  });
});

test("a platform that doesn't answer is given up on, and says so", async () => {
  const [slow, byPage] = await Promise.all([
    askYoutube(`youtube.com/@${newName("weather-slow")}`),
    askYoutube(`youtube.com/@${newName("lazyapi")}`, withKey),
  ]);
  const { message } = await failureOf(slow, "platform_timeout");
  expect(message).toBe(
    "Failed to fetch YouTube profile data. YouTube took too long to answer. Try again in a moment.",
  );
  expect(await youtubeIn(byPage)).toMatchObject({ source: "page" });
});

describe("a link that points at nothing", () => {
  test.each(["https://evil.com/youtube.com/@x", "https://youtube.com.evil.com/@x", "youtube.com/@a%00"])(
    "is refused in the form's own words: %s",
    async (url) => {
      const { message } = await failureOf(await askYoutube(url, withKey), "bad_request");
      expect(message).toBe("Invalid YouTube link. Please ensure it's a valid channel or video link.");
    },
  );

  test("of TikTok, too", async () => {
    const { message } = await failureOf(await askTiktok("https://vm.tiktok.com/abc"), "bad_request");
    expect(message).toBe("Invalid TikTok link. Please ensure it contains tiktok.com/@.");
  });

  test.each([
    [resolveYoutube.path, {}, /^url: /u],
    [resolveYoutube.path, { url: "  " }, /^url: Invalid YouTube link\./u],
    [resolveYoutube.path, { url: 7 }, /^url: /u],
    [resolveYoutube.path, { url: "a".repeat(501) }, /^url: Invalid YouTube link\./u],
    [resolveTiktok.path, { url: "tiktok.com/@x" }, /^tiktokUrl: /u],
  ])("is named where it is no link at all: %s %o", async (path, body, says) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await call(path, { method: "POST", headers, body: JSON.stringify(body) }, liveSources());
    expect(await faultOf(answer)).toMatch(says);
  });
});

test("one address resolves 30 links a minute and no more", async () => {
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": newAddress() };
  const body = JSON.stringify({ tiktokUrl: "nothing" });
  // A minute of the clock may end between two of these, so they are enough for two.
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call(resolveTiktok.path, { method: "POST", headers, body })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(30);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("Retry-After")).toBe("60");
});

test("a TikTok that doesn't answer is given up on, and isn't asked again for the same", async () => {
  const username = newName("lazy", ".");
  const { message } = await failureOf(await askTiktok(`tiktok.com/@${username}`), "platform_timeout");
  expect(message).toBe(
    "Failed to fetch TikTok profile data. TikTok took too long to answer. Try again in a moment.",
  );
  expect(await timesAsked(`embed/@${username}`)).toBe(0);
});

test("TikTok's own redirect off its host isn't followed", async () => {
  const before = await timesAsked("evil.example");
  await tiktokIn(await askTiktok(`tiktok.com/@${newName("offlist", ".")}`));
  expect(await timesAsked("evil.example")).toBe(before);
});
