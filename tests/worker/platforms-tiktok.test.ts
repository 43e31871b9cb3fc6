import { beforeEach, describe, expect, test, vi } from "vitest";
import { failureOf } from "../support/api.ts";
import { askTiktok, forgetKept, newName, tiktokIn, timesAsked } from "../support/platforms.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const nameOf = (word: string) => newName(word, ".");
const profileOf = async (name: string) => tiktokIn(await askTiktok(`https://www.tiktok.com/@${name}`));

const PICTURE = "https://p16-sign.tiktokcdn-us.com/avatar.jpeg?x-expires=1";
const NEWEST = "7500000000000000002";

describe("a TikTok profile", () => {
  test("is what its page says, with the exact counts and the newest video of the embed", async () => {
    const username = nameOf("healthy");
    const profile = await profileOf(username);
    expect(profile).toEqual({
      source: "page",
      asOf: profile.asOf,
      stale: false,
      approximate: false,
      username,
      profilePic: PICTURE,
      followers: 10_963,
      bio: "Bread, slowly.",
      videoCount: 48,
      link: `https://www.tiktok.com/@${username}`,
      mostRecentPost: {
        link: `https://www.tiktok.com/@${username}/video/${NEWEST}`,
        title: "My newest loaf",
        thumbnail: PICTURE,
        publishedAt: null,
      },
    });
    expect(Math.abs(Date.now() - Date.parse(profile.asOf))).toBeLessThan(60_000);
  });

  test("is found by the link to a video, and whatever the case of its letters", async () => {
    const username = nameOf("healthy");
    await profileOf(username.toUpperCase());
    const profile = await tiktokIn(await askTiktok(`m.tiktok.com/@${username}/video/7300000000000000001`));
    expect(profile.username).toBe(username);
    expect(await timesAsked(`www.tiktok.com/@${username}`)).toBe(1);
  });

  test("with rounded counts alone says that they are", async () => {
    expect(await profileOf(nameOf("rounded"))).toMatchObject({ followers: 11_000, approximate: true });
  });

  test("that lists its videos needs no embed, and the pinned one isn't the newest", async () => {
    const username = nameOf("listed");
    const { mostRecentPost } = await profileOf(username);
    expect(mostRecentPost).toMatchObject({
      title: "My newest loaf",
      publishedAt: "2025-10-09T08:53:20.000Z",
    });
    expect(await timesAsked(`embed/@${username}`)).toBe(0);
  });

  test("without a video has no newest one, and none is looked for", async () => {
    const username = nameOf("silent");
    expect(await profileOf(username)).toMatchObject({ videoCount: 0, mostRecentPost: null });
    expect(await timesAsked(`embed/@${username}`)).toBe(0);
  });

  test("whose embed isn't shown is there without its newest video", async () => {
    expect(await profileOf(nameOf("noembed"))).toMatchObject({ followers: 10_963, mostRecentPost: null });
  });

  test("whose fields moved loses those, and keeps the others", async () => {
    const username = nameOf("moved");
    expect(await profileOf(username)).toMatchObject({
      username,
      profilePic: null,
      followers: null,
      bio: null,
      videoCount: null,
      approximate: false,
    });
  });

  test("shows pictures of TikTok's own hosts alone, and its bio as text", async () => {
    expect((await profileOf(nameOf("evilpic"))).profilePic).toBeNull();
    const { bio } = await profileOf(nameOf("hostile"));
    expect(bio).toContain("<img src=x onerror=");
    expect(bio).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
  });
});

describe("a challenge in place of the page says nothing of the profile", () => {
  test.each(["embedonly", "odd", "offlist"])("and the embed stands in for it: %s", async (word) => {
    const username = nameOf(word);
    expect(await profileOf(username)).toMatchObject({
      username,
      followers: 11_000,
      approximate: true,
      videoCount: 48,
      bio: "Bread, slowly.",
      profilePic: PICTURE,
      mostRecentPost: { link: `https://www.tiktok.com/@${username}/video/${NEWEST}` },
    });
  });

  test("and where the embed isn't shown either, oEmbed knows that it is there and no more", async () => {
    const username = nameOf("oembedonly");
    expect(await profileOf(username)).toMatchObject({
      username,
      followers: null,
      videoCount: null,
      profilePic: null,
      stale: false,
    });
  });

  test("and where nothing helps, TikTok couldn't be read: that isn't called not found", async () => {
    const { message } = await failureOf(
      await askTiktok(`tiktok.com/@${nameOf("nothing")}`),
      "platform_unavailable",
    );
    expect(message).toBe(
      "Failed to fetch TikTok profile data. TikTok couldn't be read just now. Try again in a moment.",
    );
  });

  test("nor does it take away what was read before, which is shown with its age", async () => {
    const username = nameOf("fickle");
    const first = await profileOf(username);
    await forgetKept("tiktok-profile");
    expect(await profileOf(username)).toEqual({ ...first, stale: true });
  });
});

describe("TikTok's own word", () => {
  test.each(["missing", "banned", "embedgone", "lost"])("that there is no such profile: %s", async (word) => {
    const { message } = await failureOf(await askTiktok(`tiktok.com/@${nameOf(word)}`), "profile_not_found");
    expect(message).toBe(
      "Failed to fetch TikTok profile data. The profile might be private or the link invalid.",
    );
  });

  test.each(["private", "embedprivate"])("that it is private: %s", async (word) => {
    const { message } = await failureOf(await askTiktok(`tiktok.com/@${nameOf(word)}`), "profile_private");
    expect(message).toBe(
      "Failed to fetch TikTok profile data. The account is private. Make it public, then try again.",
    );
  });
});

test("what was read is kept for an hour", async () => {
  const username = nameOf("healthy");
  const first = await profileOf(username);
  expect(await profileOf(username)).toEqual(first);
  expect(await timesAsked(`www.tiktok.com/@${username}`)).toBe(1);
  await forgetKept("tiktok-profile");
  await profileOf(username);
  expect(await timesAsked(`www.tiktok.com/@${username}`)).toBe(2);
});
