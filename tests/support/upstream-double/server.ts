import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { desk } from "./google-accounts.ts";
import { consent, revocation, token } from "./google-oauth.ts";
import { trendingSearches } from "./google-trends.ts";
import { tiktok } from "./tiktok.ts";
import { weatherIn } from "./weather.ts";
import { pageViews, wikipedia } from "./wikipedia.ts";
import { chart } from "./youtube-chart.ts";
import { channels, uploads, videosById } from "./youtube-data.ts";
import { youtubePages } from "./youtube-pages.ts";
import { ownChannels, ownVideos, reports } from "./youtube-own.ts";
import { suggest } from "./youtube-suggest.ts";

/** Answers for one third party. `url` is its own address, as the Worker would have asked it without a double. */
export type ThirdParty = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** By host and path, or by host alone. */
const THIRD_PARTIES: Record<string, ThirdParty> = {
  "accounts.google.com/o/oauth2/v2/auth": consent,
  "oauth2.googleapis.com/revoke": revocation,
  "oauth2.googleapis.com/token": token,
  "suggestqueries.google.com/complete/search": suggest,
  "trends.google.com/trending/rss": trendingSearches,
  "wikimedia.org": pageViews,
  "www.googleapis.com/youtube/v3/channels": channels,
  "www.googleapis.com/youtube/v3/playlistItems": uploads,
  "www.googleapis.com/youtube/v3/videos": (url, ...rest) =>
    (url.searchParams.has("chart") ? chart : videosById)(url, ...rest),
  "www.tiktok.com": tiktok,
  "www.youtube.com": youtubePages,
  ...Object.fromEntries(
    ["de", "en", "es", "fr", "pt"].map((language) => [`${language}.wikipedia.org`, wikipedia]),
  ),
};

/** The same for who comes with a token. */
const SIGNED_IN: Record<string, ThirdParty> = {
  "www.googleapis.com/youtube/v3/channels": ownChannels,
  "www.googleapis.com/youtube/v3/videos": ownVideos,
  "youtubeanalytics.googleapis.com/v2/reports": reports,
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
    if (url.host === "google") return void response.end(desk(url));
    const words = decodeURIComponent(path.replaceAll("+", " "));
    const parties = request.headers.authorization === undefined ? THIRD_PARTIES : SIGNED_IN;
    const party = weatherIn(words) ?? parties[url.host + url.pathname] ?? parties[url.host];
    if (party === undefined) return void response.writeHead(404).end();
    party(url, response, request);
  });
}
