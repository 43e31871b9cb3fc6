import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readBackup, restoreBackup } from "#client/lib/backup.ts";
import { collections } from "#client/lib/collections.ts";
import { stores } from "#client/lib/stores.ts";

// Exactly the fields of spec §3, and no other.
const PROFILE = {
  username: "Bread with Ada",
  profilePicture: "https://yt3.ggpht.com/ada.jpg",
  followerCount: 12_345,
  bio: "One loaf, one bowl.",
  totalPosts: 87,
  mostRecentPostThumbnail: "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg",
  mostRecentPostLink: "https://www.youtube.com/watch?v=abcdefghijk",
};
const VIDEO = {
  videoId: "abcdefghijk",
  title: "The shelf of the fridge",
  thumbnail: "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg",
  views: 4200,
  watchTime: 250_000,
  likes: 300,
  comments: 40,
  subscribersGained: 12,
  rpm: 2.5,
};
const IDEA = {
  id: "one",
  savedAt: "2026-11-21T09:00:00.000Z",
  title: "Bread without a stand mixer",
  topic: "sourdough",
  description: "",
  hook: "You don't need the machine.",
  cta: "",
  format: "How-to",
  targetAudience: "Beginners",
  viralScore: 71,
};
const USER = { id: "1", email: "ada@example.com", full_name: "Ada Example", username: "ada" };

let stored: Map<string, string>;
const putInStorage = (key: string, value: unknown) => stored.set(key, JSON.stringify(value));

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("what is stored with exactly the fields of the specification is read", () => {
  test("a platform's profile", () => {
    putInStorage("connected_platforms", { youtube: PROFILE, tiktok: PROFILE, instagram: PROFILE });
    expect(stores.connectedPlatforms.read()).toEqual({
      youtube: PROFILE,
      tiktok: PROFILE,
      instagram: PROFILE,
    });
  });

  test("a profile of which only the name can be shown", () => {
    putInStorage("connected_platforms", {
      tiktok: {
        username: "adabakes",
        profilePicture: "https://elsewhere.example/a.jpg",
        bio: "",
        mostRecentPostLink: "",
      },
    });
    expect(stores.connectedPlatforms.read().tiktok).toEqual({
      username: "adabakes",
      profilePicture: null,
      followerCount: null,
      bio: "",
      totalPosts: null,
      mostRecentPostThumbnail: null,
      mostRecentPostLink: null,
    });
  });

  test.each([
    ["in a bare list", [VIDEO]],
    ["in a list with its version", { version: 1, items: [VIDEO] }],
  ])("a video's numbers, %s", (_, list) => {
    putInStorage("youtube_videos", list);
    expect(collections.youtubeVideos.read()).toEqual([{ ...VIDEO, publishedAt: null, duration: null }]);
    expect(collections.youtubeVideos.unreadable()).toEqual([]);
  });

  test("a video whose picture no page may load keeps its numbers", () => {
    putInStorage("youtube_videos", [{ ...VIDEO, thumbnail: "https://elsewhere.example/a.jpg" }]);
    expect(collections.youtubeVideos.read()).toMatchObject([{ views: 4200, thumbnail: null }]);
  });

  test("a saved idea, also one with a part left empty", () => {
    putInStorage("saved-ideas", [IDEA]);
    expect(stores.savedIdeas.read()).toEqual([IDEA]);
    expect(stores.savedIdeas.unreadable()).toEqual([]);
  });

  test("the user record", () => {
    putInStorage("user", USER);
    expect(stores.user.read()).toEqual(USER);
  });

  test("the same from a file of “Your data”", () => {
    const data = {
      user: USER,
      savedIdeas: [IDEA],
      youtubeVideos: [VIDEO],
      connectedPlatforms: { tiktok: PROFILE },
    };
    const backup = readBackup(
      JSON.stringify({ app: "crescendo", version: 1, exportedAt: "2026-11-21T09:00:00.000Z", data }),
    );
    if (typeof backup === "string") throw new Error(backup);
    expect(backup.lists.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(0);
    restoreBackup(backup, "replace");
    expect(stores.user.read()).toEqual(USER);
    expect(stores.savedIdeas.read()).toEqual([IDEA]);
    expect(stores.connectedPlatforms.read()).toEqual({ tiktok: PROFILE });
    expect(collections.youtubeVideos.read()).toMatchObject([VIDEO]);
  });
});
