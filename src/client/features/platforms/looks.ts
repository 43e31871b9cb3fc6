import { Camera, type LucideIcon, MonitorPlay, Music2 } from "lucide-react";
import type { Platform } from "#shared/contracts/platforms.ts";
import { PATHS } from "#client/paths.ts";

/** How a platform looks, and what its own words are (spec §2). */
interface Look {
  readonly icon: LucideIcon;
  /** Its profile page. */
  readonly path: string;
  /** The form of a link to a profile. */
  readonly example: string;
  /** What such a link may be, under the field. */
  readonly hint: string;
  /** What Connect brings, on a tile that isn't connected. */
  readonly offer: string;
  readonly followers: "Followers" | "Subscribers";
  readonly posts: "Posts" | "Videos";
  readonly post: "Post" | "Video";
  readonly recent: string;
  /** The usual shape of a thumbnail, as a class. */
  readonly shape: string;
}

export const LOOKS: Readonly<Record<Platform, Look>> = {
  youtube: {
    icon: MonitorPlay,
    path: PATHS.youtubeAnalytics,
    example: "https://www.youtube.com/@yourchannel",
    hint: "Your channel, or one of its videos.",
    offer: "Subscribers, videos and your latest upload.",
    followers: "Subscribers",
    posts: "Videos",
    post: "Video",
    recent: "Video Information (Recent Posts)",
    shape: "aspect-video",
  },
  tiktok: {
    icon: Music2,
    path: PATHS.tiktokAnalytics,
    example: "https://www.tiktok.com/@yourname",
    hint: "Your profile, or one of its videos.",
    offer: "Followers, videos and your latest post.",
    followers: "Followers",
    posts: "Videos",
    post: "Video",
    recent: "Video Information (Recent Posts)",
    shape: "aspect-[3/4]",
  },
  instagram: {
    icon: Camera,
    path: PATHS.instagramAnalytics,
    example: "https://www.instagram.com/yourname",
    hint: "Crescendo doesn't read Instagram yet: you'll see sample data, marked as such.",
    offer: "Sample data for now, under your name.",
    followers: "Followers",
    posts: "Posts",
    post: "Post",
    recent: "Recent Posts Information",
    shape: "aspect-square",
  },
};
