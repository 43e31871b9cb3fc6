import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";
import { askGoogle, type Bearer } from "./google-api.ts";
import { NO_CHANNEL } from "./google-errors.ts";
import { at, countOf, firstPicture, textOf, timeOf } from "./unknown-json.ts";
import { LONGEST } from "./youtube-channel.ts";

const API = "https://www.googleapis.com/youtube/v3";

/** Both lists leave `items` out where there are none. */
const Items = z.object({
  items: z._default(z.array(z.looseObject({ id: z.string().check(z.minLength(1)) })), []),
});

/** The channel of who signed in. What YouTube hides is null. */
export interface OwnChannel {
  readonly id: string;
  readonly title: string | null;
  /** Rounded down to three digits by YouTube. */
  readonly subscriberCount: number | null;
  /** Public videos. */
  readonly videoCount: number | null;
  readonly viewCount: number | null;
}

/**
 * The channel of who signed in. Costs one unit of quota.
 * @throws ApiError `no_channel` where the Google account has none, else as {@link askGoogle}.
 */
export async function ownChannel(bearer: Bearer): Promise<OwnChannel> {
  const url = new URL(`${API}/channels`);
  url.search = new URLSearchParams({ part: "id,snippet,statistics", mine: "true" }).toString();
  const [channel] = await askGoogle(bearer, url, (answer) => Items.parse(answer).items);
  if (channel === undefined) throw new ApiError("no_channel", NO_CHANNEL);
  const count = (name: string) => countOf(at(channel, "statistics", name));
  const hidden = at(channel, "statistics", "hiddenSubscriberCount") === true;
  return {
    id: channel.id,
    title: textOf(at(channel, "snippet", "title"), LONGEST.title),
    subscriberCount: hidden ? null : count("subscriberCount"),
    videoCount: count("videoCount"),
    viewCount: count("viewCount"),
  };
}

/** What a list of videos shows of one beside its numbers. */
export interface OwnVideo {
  readonly title: string | null;
  readonly thumbnail: string | null;
  /** ISO time. */
  readonly publishedAt: string | null;
  /** Seconds. */
  readonly duration: number | null;
}

/**
 * The videos of these ids that are still there, by their id. Costs one unit of quota.
 * @param ids at most 50. @throws ApiError as {@link askGoogle}.
 */
export async function videosById(
  bearer: Bearer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnVideo>> {
  if (ids.length === 0) return new Map();
  const url = new URL(`${API}/videos`);
  url.search = new URLSearchParams({ part: "snippet,contentDetails", id: ids.join(",") }).toString();
  const items = await askGoogle(bearer, url, (answer) => Items.parse(answer).items);
  return new Map(
    items.map((item) => {
      const pictures = ["medium", "default"].map((size) => at(item, "snippet", "thumbnails", size, "url"));
      const video = {
        title: textOf(at(item, "snippet", "title"), LONGEST.title),
        thumbnail: firstPicture(...pictures),
        publishedAt: timeOf(at(item, "snippet", "publishedAt")),
        duration: secondsOf(at(item, "contentDetails", "duration")),
      };
      return [item.id, video];
    }),
  );
}

/** Seconds of an ISO 8601 duration: 65 for "PT1M5S". Null for a stream that isn't over ("P0D") and anything else. */
export function secondsOf(duration: unknown): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/u.exec(String(duration));
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = (parts ?? []).map((text) => Number(text ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds || null;
}
