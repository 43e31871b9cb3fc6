import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { orNull } from "./fields.ts";

const Count = orNull(z.number().check(z.minimum(0)));

/** A part of the answer; one that is missing reads as if it held nothing. */
function part<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? value : {},
    ),
    z.object(shape),
  );
}

/** One calendar day of the channel, as in "2026-11-21", by YouTube's own clock. Days not yet known are missing. */
export const ChannelDay = z.object({
  day: z.iso.date(),
  views: Count,
  likes: Count,
  comments: Count,
  minutesWatched: Count,
  subscribersGained: Count,
  subscribersLost: Count,
});
export type ChannelDay = z.infer<typeof ChannelDay>;

/** The days of a series that can be read; others are left out. */
const Days = z.pipe(
  z.transform((value: unknown) =>
    Array.isArray(value) ? value.filter((day) => ChannelDay.safeParse(day).success) : [],
  ),
  z.array(ChannelDay),
);

/** What YouTube says of the creator's own channel (spec §3). What is unknown is null. */
export const Overview = z.object({
  /** `google`: the creator signed in. `link`: only what is public, so everything else is null. */
  source: z._default(z.enum(["google", "link"]), "link"),
  /** When YouTube was asked, an ISO time. */
  asOf: orNull(z.iso.datetime()),
  /** True where YouTube couldn't be asked now and this is the last good copy. */
  stale: z._default(z.boolean(), false),
  channel: part({
    id: orNull(z.string()),
    title: orNull(z.string()),
    subscriberCount: Count,
    videoCount: Count,
    viewCount: Count,
  }),
  derived: part({
    /** Minutes watched in the last 365 days. */
    screenTime365_mins: Count,
    /** Of the last 365 days. */
    totalComments: Count,
  }),
  analytics: part({
    /** Of the last 28 days that YouTube knows. */
    totals28: part({ views: Count, likes: Count }),
    /** Up to 365 days, oldest first. */
    daily: Days,
  }),
});
export type Overview = z.infer<typeof Overview>;

/**
 * The creator's channel as YouTube sees it: all of it where Google is connected, else the public part of the
 * channel that `?channel=UC…` names. Fails with `not_connected` where there is neither.
 */
export const youtubeOverview = endpoint({
  method: "GET",
  path: "/api/youtube-overview",
  cost: "lookup",
  body: undefined,
  response: Overview,
});
