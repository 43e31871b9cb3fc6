import { parseCount } from "#shared/rules/counts.ts";
import { CHANNEL_ID } from "#shared/rules/platform-links.ts";
import { UpstreamError } from "./fetch.ts";
import { metaOf, objectAfter } from "./html.ts";
import { notFound } from "./platform-failure.ts";
import { at, firstPicture, jsonOf, listOf, pictureOf, textOf } from "./unknown-json.ts";
import { channelAddress, handleOf, isRounded, LONGEST, type YoutubeChannel } from "./youtube-channel.ts";

/** All of a channel but its newest video, which its page doesn't name. */
export type ChannelPage = Omit<YoutubeChannel, "mostRecentPost">;

/**
 * Reads a channel's public page, asked for in English: its initial data, else its metadata.
 * @throws ApiError `profile_not_found` where the page says that the channel is gone; UpstreamError where it is
 * no channel's page, such as the one that asks for consent.
 */
export function readChannelPage(html: string): ChannelPage {
  const data = initialData(html);
  const about = at(data, "metadata", "channelMetadataRenderer");
  const micro = at(data, "microformat", "microformatDataRenderer");
  const meta = metaOf(html);
  const title =
    textOf(at(about, "title"), LONGEST.title) ??
    textOf(at(micro, "title"), LONGEST.title) ??
    textOf(meta.get("og:title"), LONGEST.title);
  const channelId = firstChannelId(
    at(about, "externalId"),
    at(about, "channelUrl"),
    at(micro, "urlCanonical"),
    meta.get("canonical"),
    meta.get("og:url"),
    meta.get("identifier"),
  );
  if (title === null || (about === undefined && channelId === null)) throw unreadable(data);
  const handle =
    [at(about, "vanityChannelUrl"), ...listOf(at(about, "ownerUrls")), meta.get("canonical")]
      .map(handleOf)
      .find((found) => found !== null) ?? null;
  const subscriberCount = countIn(data, "subscriber");
  return {
    source: "page",
    title,
    thumbnail:
      largestPicture(at(about, "avatar", "thumbnails")) ??
      largestPicture(at(micro, "thumbnail", "thumbnails")) ??
      pictureOf(meta.get("og:image")),
    subscriberCount,
    approximate: isRounded(subscriberCount),
    videoCount: countIn(data, "video"),
    viewCount: null,
    channelId,
    handle,
    link: channelAddress(handle, channelId),
    description:
      textOf(at(about, "description"), LONGEST.description) ??
      textOf(at(micro, "description"), LONGEST.description) ??
      textOf(meta.get("og:description"), LONGEST.description),
  };
}

/** Why a page holds no channel: YouTube says in an alert that it is gone, or this isn't the page it should be. */
function unreadable(data: unknown): Error {
  const alerts = listOf(at(data, "alerts")).map((alert) => at(alert, "alertRenderer", "type"));
  return alerts.includes("ERROR") ? notFound("YouTube") : new UpstreamError("no channel in the page");
}

/** The data a page is drawn from; undefined where it isn't there or isn't whole. */
function initialData(html: string): unknown {
  const { index } = /ytInitialData["']?\]?\s*=\s*\{/u.exec(html) ?? {};
  return index === undefined ? undefined : jsonOf(objectAfter(html, index) ?? "");
}

function firstChannelId(...values: readonly unknown[]): string | null {
  const ids = values.map((value) =>
    typeof value === "string" ? /(?:^|\/channel\/)(UC[^/?#]*)/u.exec(value)?.[1] : undefined,
  );
  return ids.find((id) => id !== undefined && CHANNEL_ID.test(id)) ?? null;
}

function largestPicture(thumbnails: unknown): string | null {
  return firstPicture(
    ...listOf(thumbnails)
      .map((thumbnail) => at(thumbnail, "url"))
      .toReversed(),
  );
}

/**
 * A count from the page's header, which words it: "12.3K subscribers", "87 videos". Found by its word alone:
 * a row may be missing, and a number in its place would be taken for another.
 */
function countIn(data: unknown, word: "subscriber" | "video"): number | null {
  const wording = new RegExp(`^(?:(\\d[\\d.,]*\\s?[KMB]?)|(no))\\s${word}s?$`, "iu");
  for (const text of headerTexts(data)) {
    const [matched, count = "", none] = wording.exec(text.trim()) ?? [];
    if (matched === undefined) continue;
    if (none !== undefined) return 0;
    const number = parseCount(count);
    return number === undefined ? null : Math.round(number);
  }
  return null;
}

/** All short texts of the header, as it is drawn today and as it was before. */
function headerTexts(data: unknown): string[] {
  const header = at(data, "header", "pageHeaderRenderer", "content", "pageHeaderViewModel");
  const rows = at(header, "metadata", "contentMetadataViewModel", "metadataRows");
  const parts = listOf(rows).flatMap((row) => listOf(at(row, "metadataParts")));
  const legacy = at(data, "header", "c4TabbedHeaderRenderer");
  return [
    ...parts.map((part) => at(part, "text", "content")),
    ...["subscriberCountText", "videosCountText"].map((field) => runsIn(at(legacy, field))),
  ].filter((text) => typeof text === "string");
}

/** A text of the older kind: whole, or in runs. */
function runsIn(value: unknown): unknown {
  const runs = listOf(at(value, "runs")).map((run) => at(run, "text"));
  return at(value, "simpleText") ?? (runs.length > 0 ? runs.join("") : undefined);
}
