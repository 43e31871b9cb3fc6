import type { Fixture } from "@copilotkit/aimock";
import type { SeoProposals } from "#shared/contracts/seo.ts";
import { CANARY } from "../ai-double/canaries.ts";
import type { Scenario } from "../model-double.ts";

/** How the SEO call asks, and the assist call that stands in for it (spec §7). */
const PROPOSALS = "Improve the search text of one YouTube video.";
const PROSE = "Write an SEO report for this YouTube video.";

let written = 0;

/** What a model proposes; one answer and the next differ by their number. */
function proposals(part: Partial<SeoProposals> = {}) {
  written += 1;
  const all: SeoProposals = {
    titles: [`Model title ${written}: rye bread`, "Rye bread in one bowl"],
    description: "Rye bread in one bowl, shown from above.\n\nAsk what you like in the comments.",
    tags: ["rye bread", "one bowl bread"],
    hashtags: ["#rye"],
    ...part,
  };
  return { content: JSON.stringify(all) };
}

/** Markup, links, words that never end and letters that turn the line around. */
const HOSTILE: Partial<SeoProposals> = {
  titles: [
    `<img src=x onerror="document.title='owned'"> loaf`,
    "W".repeat(100),
    "\u202Edesrever si siht",
    "x".repeat(200_000),
  ],
  description: `<script>document.title = "owned"</script> [a link](javascript:alert(1)) https://evil.example/ ${"W".repeat(200_000)}`,
  tags: [`<a href="javascript:alert(1)">tag</a>`, "T".repeat(60), "${constructor} {{7*7}}"],
  hashtags: ["#javascript:alert(1)", `#${"H".repeat(50)}`],
};

const HOSTILE_PROSE = `# <img src=x onerror="document.title='owned'"> <script>document.title = "owned"</script>

[a link](javascript:alert(1)) \u202Edesrever si siht ${"W".repeat(20_000)}

| ${"wide | ".repeat(60)}
| ${"--- | ".repeat(60)}
`;

const failed = (status: number, code: string, retryAfter?: number): Fixture["response"] => ({
  status,
  retryAfter,
  error: { message: `${CANARY} said ${status}`, type: `${CANARY}_error`, code },
});

const both = (call: Fixture["response"], fallback: Fixture["response"]): Fixture["response"] => {
  const answer = (response: Fixture["response"], request: Parameters<Respond>[0]) =>
    typeof response === "function" ? response(request) : response;
  return (request) => answer(JSON.stringify(request.messages).includes(PROSE) ? fallback : call, request);
};
type Respond = Extract<Fixture["response"], (...args: never[]) => unknown>;

/** What fails the SEO call: half of the JSON it needs. */
const CUT_OFF = { content: '{"titles": ["Rye bread in', finishReason: "length" };

const REPORT = { content: "## What to change\n\n- **Say rye first.** Nobody searches for a kitchen.\n" };

/** For the SEO Optimizer, by words in the title. */
export const seoScenarios: readonly Scenario[] = [
  ["seo-busy", { response: failed(429, "rate_limit_exceeded", 7) }],
  ["seo-broken", { response: failed(500, "server_error") }],
  ["seo-bad-key", { response: failed(401, "invalid_api_key") }],
  ["seo-no-credit", { response: failed(402, "insufficient_quota") }],
  ["seo-chatty", { response: { content: "Say rye first." } }],
  ["seo-falls-back", { response: both(CUT_OFF, REPORT) }],
  ["seo-worn-out", { response: both(CUT_OFF, failed(429, "rate_limit_exceeded", 7)) }],
  ["seo-hostile-prose", { response: both(CUT_OFF, { content: HOSTILE_PROSE }) }],
  ["seo-hostile", { response: proposals(HOSTILE) }],
  ["seo-slow", { response: proposals(), chaos: { latencyMs: 20_000 } }],
  [PROPOSALS, { response: () => proposals() }],
  [PROSE, { response: REPORT }],
];
