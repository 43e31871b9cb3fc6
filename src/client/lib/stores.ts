import * as z from "zod/mini";
import { SavedIdea } from "#shared/contracts/ideas.ts";
import { Profile } from "#shared/contracts/platforms.ts";
import { jsonStore, listStore, textStore } from "./storage.ts";

/** The user record that sign-in leaves behind (spec §3). It holds no password. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z._default(z.string(), "Demo User"),
  username: z._default(z.string(), "demouser"),
});
export type User = z.infer<typeof User>;

export const THEMES = ["light", "dark", "blue", "purple", "green", "sunset"] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

/** A profile that can't be read costs none of the others: it can be fetched again. */
const ReadableProfile = z.optional(z.transform((value: unknown) => Profile.safeParse(value).data));

/** The connected profiles by platform; one that isn't connected is missing. */
export const ConnectedPlatforms = z.object({
  youtube: ReadableProfile,
  tiktok: ReadableProfile,
  instagram: ReadableProfile,
});
export type ConnectedPlatforms = z.infer<typeof ConnectedPlatforms>;

/** That a connection to Google exists; tokens stay with the Worker (spec §3). */
const GoogleMark = z.object({ scopes: z.array(z.string()), expiresAt: z.nullable(z.iso.datetime()) });

/**
 * What Crescendo keeps in localStorage, a line each, and any page may read; collections.ts holds the rest. Names
 * are those of spec §3 where it gives one.
 */
export const stores = {
  user: jsonStore("user", z.nullable(User), null),
  /** Names the user in AI calls (spec §3). */
  userId: textStore("userId", z.string().check(z.minLength(1)), "1"),
  /** The e-mail address to offer at the next sign-in, where "Remember me" was ticked. */
  rememberedEmail: textStore("remembered-email", z.string(), ""),
  /** Newest first. */
  savedIdeas: listStore("saved-ideas", 1, SavedIdea),
  /** What was typed into Monetization Tips: numbers, a country and a niche, each under its field's name. */
  moneyNumbers: jsonStore("money-numbers", z.record(z.string(), z.string()), {}),
  /** Whether AI memory is kept and sent. Off until the creator says so. */
  memorySwitch: textStore("use-memory", z.enum(["yes", "no"]), "no"),
  /** Whether the creator's videos, saved ideas and pasted comments go along with what they ask. */
  channelSwitch: textStore("use-channel", z.enum(["yes", "no"]), "yes"),
  /** Which engine the creator lets answer first; "best" is their own key where there is one, else the site's. */
  engineChoice: textStore(
    "engine-choice",
    z.enum(["best", "on-device", "own-key", "site", "built-in"]),
    "best",
  ),
  /** Whether no other model may answer where the one in this browser can't. */
  deviceOnly: textStore("device-only", z.enum(["yes", "no"]), "no"),
  connectedPlatforms: jsonStore("connected_platforms", ConnectedPlatforms, {}),
  youtubeTokens: jsonStore("youtube_tokens", z.nullable(GoogleMark), null),
  /** The text of the browser's own copy of the queue, which lib/schedule/queue-copy.ts alone reads whole and writes. */
  scheduleQueue: textStore("schedule-queue", z.string(), ""),
  /** That the queue held anything when this browser last saw it: what there was before the copy. */
  hasQueue: textStore("has-queue", z.enum(["yes", "no"]), "no"),
  theme: textStore("app-theme", Theme, "light"),
  /** The top bar's own record of light or dark (spec §4); it follows `theme`. */
  lightOrDark: textStore("theme", z.enum(["light", "dark"]), "light"),
  /** Whether the side panel shows icons only. */
  panelCollapsed: textStore("panel-collapsed", z.enum(["yes", "no"]), "no"),
} as const;
