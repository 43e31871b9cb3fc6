import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failureOf } from "../support/api.ts";
import { askYoutube, forgetKept, newName, timesAsked, withKey, youtubeIn } from "../support/platforms.ts";
import { channelIdOf, videoIdOf } from "../support/upstream-double/names.ts";

// What the doubles refuse is logged; platforms-failures.test.ts reads that log.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const page = async (name: string) => youtubeIn(await askYoutube(`https://www.youtube.com/@${name}`));
const api = async (name: string) => youtubeIn(await askYoutube(`https://www.youtube.com/@${name}`, withKey));

describe("with the owner's key, a channel", () => {
  test("is what the Data API says of it, its newest upload by date and not by place", async () => {
    const name = newName("healthy");
    const profile = await api(name);
    expect(profile).toEqual({
      source: "api",
      asOf: profile.asOf,
      stale: false,
      approximate: true,
      title: `The ${name} channel`,
      thumbnail: `https://yt3.ggpht.com/${name}=s800`,
      subscriberCount: 12_300,
      videoCount: 87,
      channelId: channelIdOf(name),
      handle: `@${name}`,
      link: `https://www.youtube.com/@${name}`,
      description: "Bread, slowly.\n\nNew loaf every Friday.",
      mostRecentPost: {
        link: `https://www.youtube.com/watch?v=${videoIdOf(name)}`,
        title: "My newest loaf",
        thumbnail: `https://i.ytimg.com/vi/${videoIdOf(name)}/default.jpg`,
        publishedAt: profile.mostRecentPost?.publishedAt,
      },
    });
    const hours = (Date.now() - Date.parse(profile.mostRecentPost?.publishedAt ?? "")) / 3_600_000;
    expect(Math.round(hours)).toBe(5);
    expect(Math.abs(Date.now() - Date.parse(profile.asOf))).toBeLessThan(60_000);
    // The public pages weren't needed.
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(0);
  });

  test.each<[string, (name: string) => string]>([
    ["its id", (name) => `youtube.com/channel/${channelIdOf(name)}`],
    ["its user name", (name) => `youtube.com/user/${name}`],
    ["its custom address, through its page", (name) => `youtube.com/c/${name}`],
    ["a video", (name) => `https://www.youtube.com/watch?v=${videoIdOf(name)}`],
    ["a Short", (name) => `https://youtube.com/shorts/${videoIdOf(name)}?feature=share`],
    ["a live stream", (name) => `https://www.youtube.com/live/${videoIdOf(name)}`],
    ["a short link", (name) => `https://youtu.be/${videoIdOf(name)}`],
  ])("is found by %s", async (_, link) => {
    const name = `ok-${crypto.randomUUID().slice(0, 8)}`;
    const profile = await youtubeIn(await askYoutube(link(name), withKey));
    expect(profile).toMatchObject({ source: "api", channelId: channelIdOf(name), subscriberCount: 12_300 });
  });

  test("with a handle of another script is asked for by just that", async () => {
    const name = newName("パン");
    expect((await api(name)).handle).toBe(`@${name}`);
    expect(await timesAsked(`forHandle=@${name}`)).toBe(1);
  });

  test("that hides its subscribers has none to show, rather than 0", async () => {
    expect(await api(newName("hidden"))).toMatchObject({ subscriberCount: null, approximate: false });
  });

  test("below 1,000 subscribers is counted to the last", async () => {
    expect(await api(newName("small"))).toMatchObject({ subscriberCount: 947, approximate: false });
  });

  test("whose fields moved loses those, and keeps the others", async () => {
    const name = newName("moved");
    expect(await api(name)).toMatchObject({
      title: `The ${name} channel`,
      thumbnail: null,
      subscriberCount: null,
      videoCount: null,
      handle: null,
      link: `https://www.youtube.com/channel/${channelIdOf(name)}`,
      description: null,
      mostRecentPost: null,
    });
  });

  test.each(["bare", "silent", "unlisted"])("without uploads has no newest one: %s", async (word) => {
    expect(await api(newName(word))).toMatchObject({ source: "api", mostRecentPost: null });
  });

  test.each(["missing", "empty"])("that YouTube doesn't list isn't there: items %s", async (word) => {
    const answer = await askYoutube(`youtube.com/@${newName(word)}`, withKey);
    const { message } = await failureOf(answer, "profile_not_found");
    expect(message).toBe(
      "Failed to fetch YouTube profile data. The profile might be private or the link invalid.",
    );
  });

  test("of a video that is private or gone isn't there, either", async () => {
    const link = `youtu.be/${videoIdOf(newName("private"))}`;
    await failureOf(await askYoutube(link, withKey), "profile_not_found");
  });
});

describe("without a key, a channel", () => {
  test("is what its page and its feed say", async () => {
    const name = newName("healthy");
    const profile = await page(name);
    expect(profile).toEqual({
      source: "page",
      asOf: profile.asOf,
      stale: false,
      approximate: true,
      title: `The ${name} channel`,
      thumbnail: `https://yt3.googleusercontent.com/${channelIdOf(name)}=s900`,
      subscriberCount: 12_300,
      videoCount: 87,
      channelId: channelIdOf(name),
      handle: `@${name}`,
      link: `https://www.youtube.com/@${name}`,
      description: "Bread, slowly.",
      mostRecentPost: {
        link: `https://www.youtube.com/shorts/${videoIdOf(name)}`,
        title: "Salt & <b>1984</b>",
        thumbnail: `https://i.ytimg.com/vi/${videoIdOf(name)}/hqdefault.jpg`,
        publishedAt: profile.mostRecentPost?.publishedAt,
      },
    });
    const hours = (Date.now() - Date.parse(profile.mostRecentPost?.publishedAt ?? "")) / 3_600_000;
    expect(Math.round(hours)).toBe(5);
  });

  test.each<[string, (name: string) => string]>([
    ["its id", (name) => `youtube.com/channel/${channelIdOf(name)}`],
    ["its user name", (name) => `youtube.com/user/${name}`],
    ["its custom address", (name) => `youtube.com/c/${name}/about`],
    ["a video, through oEmbed", (name) => `https://youtu.be/${videoIdOf(name)}`],
  ])("is found by %s", async (_, link) => {
    const name = `ok-${crypto.randomUUID().slice(0, 8)}`;
    const profile = await youtubeIn(await askYoutube(link(name)));
    expect(profile).toMatchObject({ source: "page", channelId: channelIdOf(name), videoCount: 87 });
  });

  test("with a handle of another script is found by it", async () => {
    const name = newName("мука");
    expect(await page(name)).toMatchObject({ handle: `@${name}`, title: `The ${name} channel` });
  });

  test.each([
    ["hidden", { subscriberCount: null, videoCount: 87, approximate: false }],
    ["small", { subscriberCount: 947, videoCount: 1, approximate: false }],
    ["fresh", { subscriberCount: 0, videoCount: 0, approximate: false }],
    ["legacy", { subscriberCount: 1_230_000, videoCount: 1204, approximate: true }],
    // In words that aren't known, "12,3 тыс." would be 12.3.
    ["foreign", { subscriberCount: null, videoCount: null, approximate: false }],
  ])("shows the counts that its header words: %s", async (word, counts) => {
    expect(await page(newName(word))).toMatchObject(counts);
  });

  test("whose data moved still has what the page says of itself", async () => {
    const name = newName("moved");
    expect(await page(name)).toMatchObject({
      title: `The ${name} channel & "more"`,
      thumbnail: `https://yt3.googleusercontent.com/${channelIdOf(name)}=s900`,
      channelId: channelIdOf(name),
      subscriberCount: null,
      description: "Bread, slowly.",
      mostRecentPost: null,
    });
  });

  test("whose feed is gone is there all the same", async () => {
    const profile = await page(newName("nofeed"));
    expect(profile).toMatchObject({ subscriberCount: 12_300, mostRecentPost: null });
  });

  test("whose feed is gone has another one by its playlist", async () => {
    expect((await page(newName("playlist"))).mostRecentPost?.title).toBe("Salt & <b>1984</b>");
  });

  test("without a video has no newest one", async () => {
    expect((await page(newName("silent"))).mostRecentPost).toBeNull();
  });

  test("that redirects to itself under another name is followed", async () => {
    const name = newName("renamed");
    expect((await page(name)).handle).toBe(`@healthy-${name}`);
  });

  test.each([
    ["nobody has", "missing"],
    ["YouTube closed", "terminated"],
  ])("that %s isn't there", async (_, word) => {
    await failureOf(await askYoutube(`youtube.com/@${newName(word)}`), "profile_not_found");
  });

  test.each([
    ["missing", "profile_not_found"],
    ["wrong", "profile_not_found"],
    ["private", "profile_private"],
    ["noembed", "profile_private"],
    ["foreign", "platform_unavailable"],
  ] as const)("of a video of which oEmbed tells nothing: %s", async (word, code) => {
    const { message } = await failureOf(await askYoutube(`youtu.be/${videoIdOf(newName(word))}`), code);
    expect(message).toMatch(/^Failed to fetch YouTube profile data\. \S/u);
  });
});

describe.each([
  ["the Data API", api],
  ["public pages", page],
])("what comes from %s", (_, profileOf) => {
  test("shows pictures of YouTube's own hosts alone", async () => {
    expect((await profileOf(newName("evilpic"))).thumbnail).toBeNull();
  });

  test("is text, cut where it is too long and without what turns the page around", async () => {
    const { title, description } = await profileOf(newName("hostile"));
    for (const text of [title, description]) {
      expect(text).toContain("<img src=x onerror=");
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    }
    expect(title.length).toBeLessThanOrEqual(200);
  });
});

describe("what was read", () => {
  test("is kept for an hour, with the time of the reading", async () => {
    const name = newName("healthy");
    const first = await page(name);
    expect(await page(name)).toEqual(first);
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(1);
    await forgetKept("youtube-channel");
    await page(name);
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(2);
  });

  test("is read once for 20 who ask at the same time", async () => {
    const name = newName("healthy");
    const texts = await Promise.all(
      Array.from({ length: 20 }, async () => (await askYoutube(`youtube.com/@${name}`, {}, env.SITE)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(1);
  });

  test("stays, with its age, where YouTube can't be read later on", async () => {
    const name = newName("fickle");
    const first = await page(name);
    await forgetKept("youtube-channel");
    expect(await page(name)).toEqual({ ...first, stale: true });
    expect(await timesAsked(`www.youtube.com/@${name}`)).toBe(2);
  });
});
