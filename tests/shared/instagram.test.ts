import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Profile } from "#shared/contracts/platforms.ts";
import { instagramUsername, sampleProfile } from "#shared/rules/instagram.ts";
import { anyCharacter } from "../support/any-character.ts";

test.each([
  ["https://www.instagram.com/ada.makes/", "ada.makes"],
  ["instagram.com/ada_makes", "ada_makes"],
  ["  http://m.instagram.com/ADA?igsh=abc#top ", "ada"],
  ["https://instagram.com/@ada", "ada"],
  ["https://www.instagram.com/ada/reel/C0ffee/", "ada"],
  ["https://www.instagram.com/stories/ada/123/", "ada"],
])("%s names the profile %s", (link, username) => {
  expect(instagramUsername(link)).toBe(username);
});

test.each([
  "",
  "instagram.com/",
  "https://www.instagram.com/stories/",
  "https://www.instagram.com/p/C0ffee/",
  "https://www.instagram.com/reel/C0ffee/",
  "https://www.instagram.com/explore/tags/bread/",
  "https://evil.example/instagram.com/ada",
  "https://instagram.com.evil.example/ada",
  "https://ada:secret@instagram.com/ada",
  "https://instagram.com:8443/ada",
  "https://www.instagram.com/<b>ada</b>",
  `https://www.instagram.com/${"a".repeat(31)}`,
  "javascript:alert(1)//instagram.com/ada",
])("%s names no profile", (link) => {
  expect(instagramUsername(link)).toBeUndefined();
});

test("whatever is typed, a name is a name, and the sample is one that can be kept", () => {
  const piece = fc.oneof(
    fc.constantFrom("https://", "www.", "instagram.com", "/", "@", "stories/", "?", "#", ":", "%2F", "p"),
    anyCharacter,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, known) => {
      const link = (known ? "instagram.com/" : "") + pieces.join("");
      const username = instagramUsername(link);
      if (username === undefined) return;
      expect(username).toMatch(/^[a-z\d._]{1,30}$/u);
      const profile = sampleProfile(username, link, "2026-11-21T10:00:00.000Z");
      expect(Profile.parse(profile)).toEqual(profile);
      expect(profile).toMatchObject({ source: "sample", followerCount: 24_680, totalPosts: 300 });
      expect(new URL(profile.mostRecentPostLink ?? "").host).toBe("www.instagram.com");
    }),
    { numRuns: 2000 },
  );
});
