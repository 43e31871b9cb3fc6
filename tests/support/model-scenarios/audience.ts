import type { Scenario } from "../model-double.ts";

const OWNED = "document.title='owned'";

/** Markup, links, a table far too wide, words that never end and letters that turn the line around; 200 KB in all. */
const HOSTILE = `## Who watches <img src=x onerror="${OWNED}">

<script>${OWNED}</script> <style>*{display:none}</style> [a link](javascript:${OWNED}) ![spy](https://example.com/spy.png)

- ${"W".repeat(3000)}
- \u202Edesrever si siht

| ${"wide | ".repeat(40)}
|${"---|".repeat(40)}
| ${`${"x".repeat(40)} | `.repeat(40)}

${"Endless words. ".repeat(13_000)}

The end of it.
`;

const REPORT = `## Who watches

**From the niche**

- Bakers with one oven.

## What they want

- Rye.`;

const failure = (status: number, code: string, retryAfter?: number): Scenario[1]["response"] => ({
  status,
  retryAfter,
  error: { message: `said ${status}`, type: "error", code },
});

/** For Audience Insights, by words in the niche. */
export const audienceScenarios: readonly Scenario[] = [
  ["audience-busy", { response: failure(429, "rate_limit_exceeded", 7) }],
  ["audience-broken", { response: failure(500, "server_error") }],
  ["audience-key", { response: failure(401, "invalid_api_key") }],
  ["audience-slow", { response: { content: REPORT }, chaos: { latencyMs: 20_000 } }],
  ["audience-cut", { response: { content: REPORT }, chunkSize: 12, latency: 20, truncateAfterChunks: 4 }],
  ["audience-hostile", { response: { content: HOSTILE }, chunkSize: 4000 }],
  ["Write the audience report.", { response: { content: REPORT }, chunkSize: 20 }],
];
