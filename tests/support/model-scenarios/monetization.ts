import type { Scenario } from "../model-double.ts";

const OWNED = "document.title='owned'";

/** Markup, links, a table far too wide, words that never end and letters that turn the line around; 200 KB in all. */
const HOSTILE = `## Income <img src=x onerror="${OWNED}">

<script>${OWNED}</script> <style>*{display:none}</style> [a link](javascript:${OWNED}) ![spy](https://example.com/spy.png)

- ${"W".repeat(3000)}
- \u202Edesrever si siht

| ${"wide | ".repeat(40)}
|${"---|".repeat(40)}
| ${`${"x".repeat(40)} | `.repeat(40)}

Below the table.

${"Endless words. ".repeat(13_000)}`;

const ADVICE = `## Income from bread

- Teach one loaf to ten neighbours.

### What not to expect

- Income from ads this year.`;

const failure = (status: number, code: string, retryAfter?: number): Scenario[1]["response"] => ({
  status,
  retryAfter,
  error: { message: `said ${status}`, type: "error", code },
});

/** For AI Monetization Insights, by words in the niche. */
export const monetizationScenarios: readonly Scenario[] = [
  ["monetization-busy", { response: failure(429, "rate_limit_exceeded", 7) }],
  ["monetization-broken", { response: failure(500, "server_error") }],
  ["monetization-key", { response: failure(401, "invalid_api_key") }],
  ["monetization-slow", { response: { content: ADVICE }, chaos: { latencyMs: 20_000 } }],
  ["monetization-cut", { response: { content: ADVICE }, chunkSize: 12, latency: 20, truncateAfterChunks: 4 }],
  ["monetization-hostile", { response: { content: HOSTILE }, chunkSize: 4000 }],
  ["How can I earn with my videos?", { response: { content: ADVICE }, chunkSize: 20 }],
];
