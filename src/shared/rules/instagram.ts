import type { FetchedProfile } from "../contracts/platforms.ts";

/**
 * Instagram is a sample (spec §7): nothing is asked, the numbers are made up and marked so. Only the name is the
 * creator's, read from the link.
 */
export const INSTAGRAM_SAMPLE = {
  followers: 24_680,
  posts: 300,
  /** How long fetching pretends to take, in milliseconds. */
  delay: 1000,
  picture: "/samples/instagram-profile.svg",
  thumbnail: "/samples/instagram-post.svg",
} as const;

const LINK = /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/(?:stories\/)?([^/?#]+)/iu;
/** Letters, digits, "." and "_", at most 30: what the sign-up form takes. */
const NAME = /^[a-z\d._]{1,30}$/iu;
/** What stands where a name does, and is none. */
const PLACES = new Set([
  "p",
  "reel",
  "reels",
  "tv",
  "stories",
  "explore",
  "accounts",
  "direct",
  "about",
  "legal",
]);

/** The name in a link to an Instagram profile, in lower case; undefined where the link holds none. */
export function instagramUsername(link: string): string | undefined {
  const name = LINK.exec(link.trim())?.[1]?.replace(/^@/u, "").toLowerCase();
  return name !== undefined && NAME.test(name) && !PLACES.has(name) ? name : undefined;
}

/**
 * The sample profile under the creator's own name.
 * @param asOf an ISO time.
 */
export function sampleProfile(username: string, link: string, asOf: string): FetchedProfile {
  return {
    username,
    profilePicture: INSTAGRAM_SAMPLE.picture,
    followerCount: INSTAGRAM_SAMPLE.followers,
    bio: "This is where your bio stands. Everything here but the name is made up.",
    totalPosts: INSTAGRAM_SAMPLE.posts,
    mostRecentPostThumbnail: INSTAGRAM_SAMPLE.thumbnail,
    // No post is known, and a made-up address would lead to somebody's or nobody's.
    mostRecentPostLink: `https://www.instagram.com/${username}/`,
    link,
    source: "sample",
    asOf,
    stale: false,
    approximate: false,
  };
}
