import type { Fixture } from "@copilotkit/aimock";
import type { VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { CANARY } from "../ai-double/canaries.ts";
import type { Scenario } from "../model-double.ts";

/** How the scheduler asks. */
const SUGGEST = "a video that is about to be scheduled.";

let written = 0;

/** What a model suggests; one answer and the next differ by their number. */
function suggestions(part: Partial<VideoSuggestions> = {}) {
  written += 1;
  const all: VideoSuggestions = {
    title: `Model title ${written}: rye bread`,
    description: "Rye bread in one bowl, shown from above.",
    tags: ["rye bread", "one bowl bread"],
    thumbnailAdvice: "Show the crumb, close.",
    ...part,
  };
  return { content: JSON.stringify(all) };
}

/** Markup, links, words that never end and letters that turn the line around. */
const HOSTILE: VideoSuggestions = {
  title: `<img src=x onerror="document.title='owned'"> \u202Edaerb ${"W".repeat(60)}`,
  description: `<script>document.title = "owned"</script> [a link](javascript:alert(1)) https://evil.example/ ${"W".repeat(200_000)}`,
  tags: [`<a href="javascript:alert(1)">tag</a>`, "T".repeat(60), "${constructor} {{7*7}}"],
  thumbnailAdvice: `<style>*{display:none}</style> \u202E${"W".repeat(200_000)}`,
};

const failed = (status: number, code: string, retryAfter?: number): Fixture["response"] => ({
  status,
  retryAfter,
  error: { message: `${CANARY} said ${status}`, type: `${CANARY}_error`, code },
});

/** For the scheduler's suggestions, by words in the title. */
export const scheduleScenarios: readonly Scenario[] = [
  ["schedule-busy", { response: failed(429, "rate_limit_exceeded", 7) }],
  ["schedule-broken", { response: failed(500, "server_error") }],
  ["schedule-bad-key", { response: failed(401, "invalid_api_key") }],
  ["schedule-no-credit", { response: failed(402, "insufficient_quota") }],
  ["schedule-chatty", { response: { content: "Say rye first, and film the crumb." } }],
  ["schedule-hostile", { response: suggestions(HOSTILE) }],
  ["schedule-slow", { response: suggestions(), chaos: { latencyMs: 20_000 } }],
  [SUGGEST, { response: () => suggestions() }],
];
