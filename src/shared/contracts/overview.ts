import * as z from "zod/mini";
import { endpoint } from "../contract.ts";

/** What YouTube may hide or move: what can't be read is null, and the rest still reads. */
function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (schema.safeParse(value).success ? value : null)),
    z.nullable(schema),
  );
}

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

/** One calendar day of the channel, as in "2026-11-21", by YouTube's own clock. */
const Day = z.object({ day: z.iso.date(), views: Count, likes: Count, comments: Count });

/** The days of a series that can be read; others are left out. */
const Days = z.pipe(
  z.transform((value: unknown) =>
    Array.isArray(value) ? value.filter((day) => Day.safeParse(day).success) : [],
  ),
  z.array(Day),
);

/** What YouTube says of the creator's own channel (spec §3). What is unknown is null. */
export const Overview = z.object({
  /** False where no channel is connected; everything else is null then. */
  connected: z._default(z.boolean(), true),
  /** When YouTube was asked, an ISO time. */
  asOf: orNull(z.iso.datetime()),
  channel: part({ subscriberCount: Count }),
  derived: part({
    /** Minutes watched in the last 365 days. */
    screenTime365_mins: Count,
    totalComments: Count,
  }),
  analytics: part({
    /** Of the last 28 days. */
    totals28: part({ views: Count, likes: Count }),
    /** At least the last 7 days, in any order. */
    daily: Days,
  }),
});
export type Overview = z.infer<typeof Overview>;

/** What the card of monetization progress reads. */
export const youtubeOverview = endpoint({
  method: "GET",
  path: "/api/youtube-overview",
  body: undefined,
  response: Overview,
});
