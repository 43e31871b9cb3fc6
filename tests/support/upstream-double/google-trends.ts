import type { ThirdParty } from "./server.ts";
import { weatherIn } from "./weather.ts";

/** What the feed of a country does in place of answering. All others are healthy. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  GB: "weather-slow",
  CA: "weather-404",
  IN: "weather-malformed",
  KE: "weather-huge",
  AU: "weather-429",
  DE: "weather-500",
  JP: "weather-cut",
};

const HOUR = 3_600_000;

/** A time as the feed writes it, some hours ago: "Sat, 21 Nov 2026 01:10:00 -0800". */
function hoursAgo(hours: number): string {
  const pacific = new Date(Date.now() - (hours + 8) * HOUR).toUTCString();
  return pacific.replace("GMT", "-0800");
}

function item(title: string, traffic: string, hours: number): string {
  return `<item>
  <title>${title}</title>
  <ht:approx_traffic>${traffic}</ht:approx_traffic>
  <description></description>
  <link>https://trends.google.com/trending/rss?geo=US</link>
  <pubDate>${hoursAgo(hours)}</pubDate>
  <ht:picture>https://encrypted.example/p</ht:picture>
  <ht:news_item>
    <ht:news_item_title>A workout nobody searched for</ht:news_item_title>
    <ht:news_item_url>https://news.example/1</ht:news_item_url>
    <ht:news_item_source>News</ht:news_item_source>
  </ht:news_item>
  <ht:news_item>
    <ht:news_item_title>Another gym in the news</ht:news_item_title>
  </ht:news_item>
</item>`;
}

/** Google's feed of trending searches. */
export const trendingSearches: ThirdParty = (url, response, request) => {
  const country = url.searchParams.get("geo") ?? "";
  const weather = weatherIn(BY_COUNTRY[country] ?? "");
  if (weather !== undefined) return weather(url, response, request);
  response.setHeader("Content-Type", "application/rss+xml");
  response.end(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<rss xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ht="https://trends.google.com/trending/rss" version="2.0"><channel>
<title>Daily Search Trends</title>
<link>https://trends.google.com/trending/rss?geo=${country}</link>
${item(`election results ${country}`, "2M+", 2)}
${item("protein powder recall", "20K+", 3)}
${item("Tom &amp; Jerry&#39;s &lt;b&gt;reunion&lt;/b&gt;", "1,000+", 1)}
${item("<![CDATA[salt & pepper <script>document.title='owned'</script>]]>", "500+", 4)}
${item("home gym fire", "200K+", 30)}
${item("1984", "200+", 5)}
${item("workout challenge", "100K+", 6)}
</channel></rss>`);
};
