import * as z from "zod/mini";
import { type RecentPost, TiktokProfile } from "#shared/contracts/platforms.ts";
import { tiktokAddress, type TiktokTarget, tiktokTarget } from "#shared/rules/platform-links.ts";
import { UpstreamError } from "./fetch.ts";
import { scriptById } from "./html.ts";
import { isPrivate, notFound } from "./platform-failure.ts";
import { at, countOf, firstPicture, jsonOf, listOf, textOf, timeOf } from "./unknown-json.ts";

/** What is public of a TikTok profile, however it was read. */
export const TiktokAccount = z.omit(TiktokProfile, { asOf: true, stale: true });
export type TiktokAccount = z.infer<typeof TiktokAccount>;

/** Longest texts that are taken over, in characters. */
const LONGEST = { bio: 500, title: 300 };
/** From here on TikTok rounds the counts of its embeds, and of `stats` in its pages. */
const ROUNDED_FROM = 1000;

/** TikTok's own codes in a profile page, as downloaders of it know them (checked 2026-11-21). */
const PRIVATE = 10222;
const NOT_FOUND = new Set([10202, 10221, 10223]);

/**
 * Reads a profile page's state.
 * @throws ApiError `profile_not_found` or `profile_private` where TikTok says so; UpstreamError where the page
 * holds no profile, as when it is a challenge: that says nothing of the profile.
 */
export function readProfilePage(html: string): TiktokAccount {
  const state = jsonOf(scriptById(html, "__UNIVERSAL_DATA_FOR_REHYDRATION__") ?? "");
  const detail = at(state, "__DEFAULT_SCOPE__", "webapp.user-detail");
  const status = countOf(at(detail, "statusCode"));
  if (status === PRIVATE) throw accountIsPrivate();
  if (status !== null && NOT_FOUND.has(status)) throw notFound("TikTok");
  const user = at(detail, "userInfo", "user");
  const exact = at(detail, "userInfo", "statsV2");
  const rounded = at(detail, "userInfo", "stats");
  const exactFollowers = countOf(at(exact, "followerCount"));
  return account(at(user, "uniqueId"), {
    profilePic: firstPicture(at(user, "avatarLarger"), at(user, "avatarMedium"), at(user, "avatarThumb")),
    followers: exactFollowers ?? countOf(at(rounded, "followerCount")),
    isExact: exactFollowers !== null,
    bio: at(user, "signature"),
    videoCount: countOf(at(exact, "videoCount")) ?? countOf(at(rounded, "videoCount")),
    videos: listOf(at(detail, "itemList")),
  });
}

/** Reads the page that other sites show of a profile, whose counts are rounded. @throws as {@link readProfilePage}. */
export function readEmbedPage(html: string, username: string): TiktokAccount {
  const state = jsonOf(scriptById(html, "__FRONTITY_CONNECT_STATE__") ?? "");
  const page = at(state, "source", "data", `/embed/@${username}`);
  const user = at(page, "userInfo");
  if (at(user, "code") === 404) throw notFound("TikTok");
  if (at(user, "privateAccount") === true && countOf(at(user, "followerCount")) === null)
    throw accountIsPrivate();
  return account(at(user, "uniqueId"), {
    profilePic: firstPicture(at(user, "avatarMediumUrl"), at(user, "avatarThumbUrl")),
    followers: countOf(at(user, "followerCount")),
    isExact: false,
    bio: at(user, "signature"),
    videoCount: countOf(at(user, "videoCount")),
    videos: listOf(at(page, "videoList")),
  });
}

/** Reads TikTok's oEmbed, which tells no more than that the profile is there. @throws UpstreamError for anything else. */
export function readOembed(body: string): TiktokAccount {
  const address = at(jsonOf(body), "author_url");
  const username = typeof address === "string" ? tiktokTarget(address)?.username : undefined;
  const nothing = { profilePic: null, followers: null, isExact: true, bio: null, videoCount: null };
  return account(username, { ...nothing, videos: [] });
}

interface Told {
  readonly profilePic: string | null;
  readonly followers: number | null;
  /** Whether the followers are counted to the last. */
  readonly isExact: boolean;
  readonly bio: unknown;
  readonly videoCount: number | null;
  readonly videos: readonly unknown[];
}

function account(name: unknown, { isExact, bio, videos, ...told }: Told): TiktokAccount {
  const profile = typeof name === "string" ? tiktokTarget(`tiktok.com/@${name}`) : undefined;
  if (profile?.kind !== "profile") throw new UpstreamError("no profile in the answer");
  return {
    ...told,
    source: "page",
    approximate: !isExact && told.followers !== null && told.followers >= ROUNDED_FROM,
    username: profile.username,
    bio: textOf(bio, LONGEST.bio),
    link: tiktokAddress(profile),
    mostRecentPost: newestOf(videos, profile.username),
  };
}

/** The newest of a profile's videos: ids grow with time, while a pinned video stands first whatever its age. */
function newestOf(videos: readonly unknown[], username: string): RecentPost | null {
  const [newest] = videos
    .flatMap((video): { target: TiktokTarget; id: bigint; video: unknown }[] => {
      const id = at(video, "id");
      const target = typeof id === "string" ? tiktokTarget(`tiktok.com/@${username}/video/${id}`) : undefined;
      return target?.kind === "video" ? [{ target, id: BigInt(target.id), video }] : [];
    })
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (newest === undefined) return null;
  const { video, target } = newest;
  return {
    link: tiktokAddress(target),
    title: textOf(at(video, "desc"), LONGEST.title),
    thumbnail: firstPicture(
      at(video, "video", "cover"),
      at(video, "video", "originCover"),
      at(video, "originCoverUrl"),
      at(video, "coverUrl"),
    ),
    publishedAt: timeOf(countOf(at(video, "createTime"))),
  };
}

function accountIsPrivate() {
  return isPrivate("TikTok", "The account is private. Make it public, then try again.");
}
