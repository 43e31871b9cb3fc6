import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { isImageAddress } from "../rules/image-hosts.ts";
import { orNull } from "./fields.ts";

const Count = z.nullable(z.number().check(z.minimum(0)));

/** One video's performance over a period: the fields of spec §3, and two that may be missing. What is unknown is null, never 0. */
export const VideoAnalytics = z.object({
  /** YouTube's 11 characters, or what the file had in its place. */
  videoId: z.string().check(z.minLength(1), z.maxLength(100)),
  title: z.string().check(z.maxLength(500)),
  /** Null for a picture that no page may load. */
  thumbnail: orNull(z.string().check(z.refine(isImageAddress))),
  views: Count,
  /** Seconds. */
  watchTime: Count,
  likes: Count,
  comments: Count,
  /** May be negative where a file gives gains less losses. */
  subscribersGained: z.nullable(z.number()),
  /** USD for 1,000 views. */
  rpm: Count,
  /** ISO day or time. */
  publishedAt: z._default(z.nullable(z.string()), null),
  /** Seconds. */
  duration: z._default(Count, null),
});
export type VideoAnalytics = z.infer<typeof VideoAnalytics>;

/** The creator's videos with the most views, over the days from `from` to `to`. */
export const VideoList = z.object({
  /** When YouTube was asked, an ISO time. */
  asOf: z.iso.datetime(),
  /** True where YouTube couldn't be asked now and this is the last good copy. */
  stale: z.boolean(),
  from: z.iso.date(),
  to: z.iso.date(),
  videos: z.array(VideoAnalytics),
});
export type VideoList = z.infer<typeof VideoList>;

/** Fails with `not_connected` where Google isn't connected. */
export const youtubeVideos = endpoint({
  method: "GET",
  path: "/api/youtube-videos",
  cost: "lookup",
  body: undefined,
  response: VideoList,
});
