import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { Profile } from "#shared/contracts/platforms.ts";
import { CallError } from "#client/lib/api.ts";
import { fetchProfile } from "#client/queries/platforms.ts";
import { tiktokAnswer, youtubeAnswer } from "../support/platform-screens.ts";

afterEach(() => vi.unstubAllGlobals());

const patient = new AbortController().signal;

function answer(body: string, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

test("whatever the server answers, a profile that can be kept comes of it, or a sentence", async () => {
  const mixed = (whole: object) => {
    const fields = Object.entries(whole).map(
      ([name, value]) =>
        [
          name,
          fc.oneof({ arbitrary: fc.constant(value), weight: 20 }, { arbitrary: fc.jsonValue(), weight: 1 }),
        ] as const,
    );
    return fc.record(Object.fromEntries(fields));
  };
  const cases = fc.oneof(
    fc.tuple(fc.constant("youtube" as const), mixed(youtubeAnswer())),
    fc.tuple(fc.constant("tiktok" as const), mixed(tiktokAnswer())),
    fc.tuple(fc.constantFrom("youtube" as const, "tiktok" as const), fc.jsonValue()),
  );
  let [profiles, sentences] = [0, 0];
  await fc.assert(
    fc.asyncProperty(cases, fc.constantFrom(200, 200, 404, 502), async ([platform, body], status) => {
      answer(JSON.stringify(body), status);
      const result = await fetchProfile(platform, "the link", patient).catch((error: unknown) => error);
      if (result instanceof CallError) {
        expect(result.message.trim()).not.toBe("");
        sentences += 1;
      } else {
        expect(status).toBe(200);
        expect(Profile.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
        profiles += 1;
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(profiles, sentences)).toBeGreaterThan(0);
});

test("the link that is kept is the creator's, and the name and numbers are the platform's", async () => {
  answer(JSON.stringify(youtubeAnswer({ channelId: null, subscriberCount: null })));
  const youtube = await fetchProfile("youtube", "https://youtu.be/abcdefghijk", patient);
  expect(youtube).toMatchObject({
    username: "Bread with Ada",
    link: "https://youtu.be/abcdefghijk",
    followerCount: null,
    mostRecentPostLink: "https://www.youtube.com/watch?v=abcdefghijk",
  });
  expect(youtube).not.toHaveProperty("channelId");
});

test("Instagram asks nobody, and leaving early leaves nothing behind", async () => {
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const leaving = new AbortController();
  const left = fetchProfile("instagram", "instagram.com/ada", leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow("abort");
  expect(asked).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});
