import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { CANARY } from "../ai-double/canaries.ts";
import { suggest } from "./youtube-suggest.ts";

/** Answers for one third party. `url` is its own address, as the Worker would have asked it without a double. */
export type ThirdParty = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** By host and path. */
const THIRD_PARTIES: Record<string, ThirdParty> = {
  "suggestqueries.google.com/complete/search": suggest,
};

/** What any third party may do instead of answering, by a word in its address. */
const WEATHER: [word: string, weather: ThirdParty][] = [
  // Longer than the Worker waits; the connection ends with the test run.
  ["weather-slow", () => undefined],
  ["weather-404", (_, response) => response.writeHead(404, { "Content-Type": "text/html" }).end(CANARY)],
  ["weather-500", (_, response) => response.writeHead(500).end(CANARY)],
  ["weather-429", (_, response) => response.writeHead(429, { "Retry-After": "60" }).end(CANARY)],
  ["weather-malformed", (_, response) => response.end(`<<<${CANARY}`)],
  ["weather-empty", (_, response) => response.end()],
  ["weather-cut", (_, response) => response.destroy()],
  ["weather-huge", (_, response) => response.end(`["${"a".repeat(3_000_000)}"]`)],
  ["weather-redirect", (_, response) => response.writeHead(302, { Location: "https://evil.example/" }).end()],
];

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
    const weather = WEATHER.find(([word]) => words.includes(word))?.[1];
    const party = weather ?? THIRD_PARTIES[url.host + url.pathname];
    if (party === undefined) return void response.writeHead(404).end();
    party(url, response, request);
  });
}
