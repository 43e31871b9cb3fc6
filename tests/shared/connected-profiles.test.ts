import { beforeEach, describe, expect, test } from "vitest";
import { addProfiles, forgetProfile, keepProfile } from "#client/lib/connected-profiles.ts";
import { keepGoogleMark } from "#client/lib/google-mark.ts";
import { ConnectedPlatforms, stores } from "#client/lib/stores.ts";
import { profile } from "../support/profiles.ts";

const [ada, tik] = [profile(), profile({ username: "tik", link: "https://www.tiktok.com/@tik" })];

beforeEach(() => {
  stores.connectedPlatforms.remove();
  stores.youtubeTokens.remove();
});

describe("connected profiles", () => {
  test("stand side by side, and the last to go takes the key along", () => {
    keepProfile("youtube", ada);
    keepProfile("tiktok", tik);
    expect(stores.connectedPlatforms.read()).toEqual({ youtube: ada, tiktok: tik });
    forgetProfile("youtube");
    expect(stores.connectedPlatforms.read()).toEqual({ tiktok: tik });
    expect(stores.connectedPlatforms.isSet()).toBe(true);
    forgetProfile("tiktok");
    expect(stores.connectedPlatforms.isSet()).toBe(false);
  });

  test("from a file fill the gaps and replace nothing", () => {
    keepProfile("youtube", ada);
    addProfiles({ youtube: profile({ username: "another" }), tiktok: tik });
    expect(stores.connectedPlatforms.read()).toEqual({ youtube: ada, tiktok: tik });
    stores.connectedPlatforms.remove();
    addProfiles({});
    expect(stores.connectedPlatforms.isSet()).toBe(false);
  });

  test.each([
    ["a number", 7],
    ["a nameless one", { followerCount: 7 }],
  ])("%s costs the others nothing", (_, broken) => {
    expect(ConnectedPlatforms.parse({ youtube: broken, tiktok: tik })).toEqual({ tiktok: tik });
  });

  test.each([
    ["a picture of another host", { profilePicture: "https://evil.example/a.png" }, { profilePicture: null }],
    [
      "a link that is no https address",
      { mostRecentPostLink: "javascript:alert(1)" },
      { mostRecentPostLink: null },
    ],
  ])("%s is left out of a profile", (_, bad, left) => {
    expect(ConnectedPlatforms.parse({ youtube: { ...ada, ...bad } })).toEqual({
      youtube: { ...ada, ...left },
    });
  });
});

describe("the mark of a sign-in with Google", () => {
  const connection = {
    available: true,
    connected: true,
    scopes: ["a", "b"],
    expiresAt: "2026-11-21T10:00:00.000Z",
  };

  test("holds the scopes and the expiry, and goes with the connection", () => {
    keepGoogleMark(connection);
    expect(stores.youtubeTokens.read()).toEqual({ scopes: ["a", "b"], expiresAt: connection.expiresAt });
    keepGoogleMark({ ...connection, connected: false });
    expect(stores.youtubeTokens.isSet()).toBe(false);
  });

  test("is written only where something changed, so that two tabs don't write by turns", () => {
    let written = 0;
    const stop = stores.youtubeTokens.subscribe(() => (written += 1));
    keepGoogleMark(connection);
    keepGoogleMark(connection);
    keepGoogleMark({ ...connection, scopes: ["a"] });
    keepGoogleMark({ ...connection, scopes: ["a"], expiresAt: null });
    keepGoogleMark({ ...connection, scopes: ["a"], expiresAt: null });
    stop();
    expect(written).toBe(3);
  });
});
