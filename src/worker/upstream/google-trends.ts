import { XMLParser } from "fast-xml-parser";
import * as z from "zod/mini";
import { type Reader, readUpstream, type Sourced } from "./read.ts";

/** Seconds: half an hour. The feed changes by the hour, and shared addresses are refused when they ask often. */
const KEEP = 30 * 60;
/** Searches kept, and characters of each. */
const MOST = 20;
const LONGEST = 120;

const TrendingSearch = z.object({
  text: z.string(),
  /** The feed's own rounding: "20K+". */
  traffic: z.optional(z.string()),
  /** When it began to trend, an ISO time. */
  since: z.optional(z.iso.datetime()),
});
export type TrendingSearch = z.infer<typeof TrendingSearch>;

/** What is used of the feed. News items have titles too, but in elements of their own. */
const Feed = z.object({
  rss: z.object({
    channel: z.object({
      item: z.optional(
        z.array(
          z.object({
            title: z.unknown(),
            "ht:approx_traffic": z.unknown(),
            pubDate: z.unknown(),
          }),
        ),
      ),
    }),
  }),
});

/** Values stay text ("1984" is a search, too), and one item is a list like several. */
const xml = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => name === "item",
});

/**
 * The searches Google lists as trending in a country, in the feed's order.
 * @param country two letters, as in "US".
 * @throws UpstreamError or a parse error where the feed can't be had or is something else.
 */
export function trendingSearches(reader: Reader, country: string): Promise<Sourced<TrendingSearch[]>> {
  const url = new URL("https://trends.google.com/trending/rss");
  url.searchParams.set("geo", country);
  return readUpstream(reader, {
    topic: "google-trends",
    url,
    ttl: KEEP,
    schema: z.array(TrendingSearch),
    parse: (body) => readFeed(body).slice(0, MOST),
  });
}

function readFeed(body: string): TrendingSearch[] {
  const { item = [] } = Feed.parse(xml.parse(body, true)).rss.channel;
  return item.flatMap(({ title, "ht:approx_traffic": traffic, pubDate }) => {
    const text = textOf(title)
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim();
    if (text === "" || text.length > LONGEST) return [];
    return [{ text, traffic: rounding(textOf(traffic)), since: isoTime(textOf(pubDate)) }];
  });
}

/** An element's text; "" where it is missing, holds others or stands there twice. */
function textOf(element: unknown): string {
  return typeof element === "string" ? element : "";
}

/** "20K+", or nothing where it isn't a rounding. */
function rounding(text: string): string | undefined {
  return /^[\d,.]+[KM]?\+$/u.exec(text.trim())?.[0];
}

function isoTime(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
