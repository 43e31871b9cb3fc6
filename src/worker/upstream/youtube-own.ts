import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";
import { orNull, part } from "#shared/lenient.ts";
import { isImageAddress } from "#shared/rules/image-hosts.ts";
import { askGoogle, type Bearer } from "./google-api.ts";
import { NO_CHANNEL, platformFailure } from "./google-failure.ts";

const API = "https://www.googleapis.com/youtube/v3";

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

const Text = orNull(z.string());
/** The Data API sends counts as text. */
const Count = orNull(z.string().check(z.regex(/^\d{1,15}$/u)));

const Channels = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string().check(z.minLength(1)),
        snippet: part({ title: Text }),
        statistics: part({
          subscriberCount: Count,
          hiddenSubscriberCount: orNull(z.boolean()),
          videoCount: Count,
          viewCount: Count,
        }),
      }),
    ),
  ),
});

/**
 * The channel of who signed in. Costs one unit of quota.
 * @throws ApiError `no_channel` where the Google account has none, else as {@link askGoogle}.
 */
export async function ownChannel(bearer: Bearer): Promise<OwnChannel> {
  const url = new URL(`${API}/channels`);
  url.search = new URLSearchParams({ part: "id,snippet,statistics", mine: "true" }).toString();
  const answer = Channels.safeParse(await askGoogle(bearer, url));
  if (!answer.success) throw platformFailure("platform_unavailable");
  const channel = answer.data.items?.[0];
  if (channel === undefined) throw new ApiError("no_channel", NO_CHANNEL);
  const { id, snippet, statistics } = channel;
  const { hiddenSubscriberCount, subscriberCount, videoCount, viewCount } = statistics;
  return {
    id,
    title: snippet.title,
    subscriberCount: hiddenSubscriberCount === true ? null : countOf(subscriberCount),
    videoCount: countOf(videoCount),
    viewCount: countOf(viewCount),
  };
}

function countOf(text: string | null): number | null {
  return text === null ? null : Number(text);
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

const Picture = part({ url: orNull(z.string().check(z.refine(isImageAddress))) });

const Videos = z.object({
  items: z.optional(
    z.array(
      z.object({
        id: z.string(),
        snippet: part({
          title: Text,
          publishedAt: orNull(z.iso.datetime()),
          thumbnails: part({ medium: Picture, default: Picture }),
        }),
        contentDetails: part({ duration: Text }),
      }),
    ),
  ),
});

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
  const answer = Videos.safeParse(await askGoogle(bearer, url));
  if (!answer.success) throw platformFailure("platform_unavailable");
  return new Map(
    (answer.data.items ?? []).map(({ id, snippet, contentDetails }) => {
      const { title, publishedAt, thumbnails } = snippet;
      const thumbnail = thumbnails.medium.url ?? thumbnails.default.url;
      return [id, { title, thumbnail, publishedAt, duration: secondsOf(contentDetails.duration ?? "") }];
    }),
  );
}

/** Seconds of an ISO 8601 duration: 65 for "PT1M5S". Null for a stream that isn't over ("P0D") or another text. */
export function secondsOf(duration: string): number | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/u.exec(duration);
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = (parts ?? []).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds || null;
}
