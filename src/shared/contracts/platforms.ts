import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { isImageAddress } from "../rules/image-hosts.ts";
import { orNull } from "./fields.ts";

/** The three platforms, as keys of what the browser keeps. */
export const PLATFORMS = ["youtube", "tiktok", "instagram"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** How a platform is written. */
export const PLATFORM_NAMES: Readonly<Record<Platform, "YouTube" | "TikTok" | "Instagram">> = {
  youtube: "YouTube",
  tiktok: "TikTok",
  instagram: "Instagram",
};

/** The longest link that is read, in characters. */
export const LINK_LENGTH = 500;

const Text = z.nullable(z.string());
/** 0 or more; null where the platform hides it or it couldn't be read. */
const Count = z.nullable(z.number().check(z.minimum(0)));
/** An https address, or null. */
const Address = z.nullable(z.url({ protocol: /^https$/u }));
/** A picture that pages may load (public/_headers); null for any other. */
const Picture = z.nullable(z.string().check(z.refine(isImageAddress)));

/** The newest public video or post. */
const RecentPost = z.object({
  link: Address,
  title: Text,
  thumbnail: Picture,
  /** ISO time. */
  publishedAt: z.nullable(z.iso.datetime()),
});
export type RecentPost = z.infer<typeof RecentPost>;

/** Where a profile comes from, and how far it can be trusted. */
const Origin = z.object({
  /** `api`: YouTube's Data API. `page`: the platform's own public pages. `sample`: made up, and marked so. */
  source: z.enum(["api", "page", "sample"]),
  /** When the platform was asked, an ISO time. */
  asOf: z.iso.datetime(),
  /** True where the platform couldn't be asked now and this is the last good copy. */
  stale: z.boolean(),
  /** True where the platform itself rounds its counts. */
  approximate: z.boolean(),
});

/** What a link to a YouTube channel or video resolves to (spec §7, and what fills the profile of spec §3). */
export const YoutubeProfile = z.extend(Origin, {
  /** The channel's name. */
  title: z.string(),
  thumbnail: Picture,
  subscriberCount: Count,
  videoCount: Count,
  /** "UC" and 22 characters; null where only public pages were read and didn't say. */
  channelId: Text,
  /** With its @; null where the channel has none. */
  handle: Text,
  /** The channel's own address. */
  link: Address,
  description: Text,
  mostRecentPost: z.nullable(RecentPost),
});
export type YoutubeProfile = z.infer<typeof YoutubeProfile>;

/** What a link to a TikTok profile resolves to (spec §7). */
export const TiktokProfile = z.extend(Origin, {
  /** Without the @. */
  username: z.string(),
  profilePic: Picture,
  followers: Count,
  bio: Text,
  videoCount: Count,
  link: Address,
  mostRecentPost: z.nullable(RecentPost),
});
export type TiktokProfile = z.infer<typeof TiktokProfile>;

/** Whether it can be used is for rules/platform-links.ts to say, in the sentences of spec §5. */
const Link = z.string("The link must be text.").check(z.trim());

export const resolveYoutube = endpoint({
  method: "POST",
  path: "/api/resolve-youtube",
  cost: "lookup",
  body: z.object({ url: Link }),
  response: YoutubeProfile,
});

export const resolveTiktok = endpoint({
  method: "POST",
  path: "/api/resolve-tiktok",
  cost: "lookup",
  body: z.object({ tiktokUrl: Link }),
  response: TiktokProfile,
});

/**
 * A connected profile as the browser keeps it: the fields of spec §3, of which what is unknown or can't be read is
 * null, since the profile can be fetched again, and what {@link FetchedProfile} adds.
 */
export const Profile = z.object({
  source: z.optional(Origin.shape.source),
  asOf: z.optional(Origin.shape.asOf),
  stale: z.optional(Origin.shape.stale),
  approximate: z.optional(Origin.shape.approximate),
  username: z.string(),
  profilePicture: orNull(Picture),
  followerCount: orNull(Count),
  bio: orNull(Text),
  totalPosts: orNull(Count),
  mostRecentPostThumbnail: orNull(Picture),
  mostRecentPostLink: orNull(Address),
  /** The link the creator gave, to ask again with. */
  link: z.optional(z.string()),
  /** Of YouTube alone. */
  channelId: z.optional(z.string()),
});
export type Profile = z.infer<typeof Profile>;

/** A profile as it is fetched and kept: it says where it is from, and by which link. */
export type FetchedProfile = Profile & z.infer<typeof Origin> & { readonly link: string };
