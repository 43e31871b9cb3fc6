import { CANARY } from "../ai-double/canaries.ts";
import type { ThirdParty } from "./server.ts";

const WEATHER: [word: string, weather: ThirdParty][] = [
  // Longer than the Worker waits; the connection ends with the test run.
  ["weather-slow", () => undefined],
  ["weather-404", (_, response) => response.writeHead(404, { "Content-Type": "text/html" }).end(CANARY)],
  ["weather-500", (_, response) => response.writeHead(500).end(CANARY)],
  ["weather-429", (_, response) => response.writeHead(429, { "Retry-After": "60" }).end(CANARY)],
  ["weather-malformed", (_, response) => response.end(`<<<${CANARY}`)],
  ["weather-empty", (_, response) => response.end()],
  ["weather-cut", (_, response) => response.destroy()],
  ["weather-html", (_, response) => response.end(`<!doctype html><title>${CANARY}</title>`)],
  [
    "weather-shape",
    (_, response) => response.end(JSON.stringify({ error: { code: CANARY }, items: "none" })),
  ],
  ["weather-huge", (_, response) => response.end(`["${"a".repeat(3_000_000)}"]`)],
  ["weather-redirect", (_, response) => response.writeHead(302, { Location: "https://evil.example/" }).end()],
];

/** What any third party may do instead of answering, by a word such as "weather-404" in a text. */
export function weatherIn(words: string): ThirdParty | undefined {
  return WEATHER.find(([word]) => words.includes(word))?.[1];
}
