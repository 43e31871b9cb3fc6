import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { trendingSearches } from "./google-trends.ts";
import { tiktok } from "./tiktok.ts";
import { weatherIn } from "./weather.ts";
import { chart } from "./youtube-chart.ts";
import { channels, uploads, videosById } from "./youtube-data.ts";
import { youtubePages } from "./youtube-pages.ts";
import { suggest } from "./youtube-suggest.ts";

/** Answers for one third party. `url` is its own address, as the Worker would have asked it without a double. */
export type ThirdParty = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** By host and path, or by host alone. */
const THIRD_PARTIES: Record<string, ThirdParty> = {
  "suggestqueries.google.com/complete/search": suggest,
  "trends.google.com/trending/rss": trendingSearches,
  "www.googleapis.com/youtube/v3/channels": channels,
  "www.googleapis.com/youtube/v3/playlistItems": uploads,
  "www.googleapis.com/youtube/v3/videos": (url, ...rest) =>
    (url.searchParams.has("chart") ? chart : videosById)(url, ...rest),
  "www.tiktok.com": tiktok,
  "www.youtube.com": youtubePages,
};

/** How often each address was asked for. */
const asked = new Map<string, number>();

/** A double of the third parties, to which UPSTREAM_BASE_URL leads. GET /asked tells how often what was asked. */
export function upstreamDouble(): Server {
  return createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/health") return void response.end("ok");
    if (path === "/asked") return void response.end(JSON.stringify(Object.fromEntries(asked)));
    const url = new URL(`https:/${path}`);
    asked.set(url.href, (asked.get(url.href) ?? 0) + 1);
    const words = decodeURIComponent(path.replaceAll("+", " "));
    const party = weatherIn(words) ?? THIRD_PARTIES[url.host + url.pathname] ?? THIRD_PARTIES[url.host];
    if (party === undefined) return void response.writeHead(404).end();
    party(url, response, request);
  });
}
