import { XMLParser } from "fast-xml-parser";
import type { RecentPost } from "#shared/contracts/platforms.ts";
import { VIDEO_ID } from "#shared/rules/platform-links.ts";
import { UpstreamError } from "./fetch.ts";
import { at, listOf, pictureOf } from "./unknown-json.ts";
import { newest, recentPost } from "./youtube-channel.ts";

/** Values stay text (a title may be "1984"), and one entry is a list like several. */
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (name) => name === "entry" || name === "link",
});

/**
 * The newest video in a channel's Atom feed; null where the channel has none.
 * @throws UpstreamError or a parse error where the body is no such feed.
 */
export function readFeed(body: string): RecentPost | null {
  const feed = at(xml.parse(body, true), "feed");
  if (feed === undefined) throw new UpstreamError("not a feed");
  return newest(listOf(at(feed, "entry")).flatMap(entryOf));
}

function entryOf(entry: unknown): RecentPost[] {
  const id = at(entry, "yt:videoId");
  if (typeof id !== "string" || !VIDEO_ID.test(id)) return [];
  const links = listOf(at(entry, "link")).map((link) => at(link, "@href"));
  return [
    recentPost({
      id,
      title: at(entry, "title"),
      publishedAt: at(entry, "published"),
      thumbnail: thumbnailOf(at(entry, "media:group", "media:thumbnail", "@url")),
      short: links.some((href) => typeof href === "string" && href.includes("/shorts/")),
    }),
  ];
}

/** Feeds name one of four hosts that hold the same pictures as the one that pages may load them from. */
function thumbnailOf(address: unknown): string | null {
  return typeof address === "string"
    ? pictureOf(address.replace(/^https:\/\/i\d\.ytimg\.com\//u, "https://i.ytimg.com/"))
    : null;
}
