import { CANARY } from "../ai-double/canaries.ts";
import type { Scenario } from "../model-double.ts";

/** What every question for a script holds, in the product's own words. */
const ASKED = "Write a script for";

let written = 0;

/** A script in the form that is asked for; those of one question and of the next differ by their number. */
function scriptText(): string {
  written += 1;
  return `[0:00–0:03] HOOK
Say: Script number ${written} of the model starts here.
On screen: Knives
B-roll: A board and a knife.

[0:03–0:20] BEAT 1: The edge
Say: ${"Draw the blade across the stone, slowly and at one angle. ".repeat(4).trim()}
On screen: One angle
B-roll: The stone in close-up.

[0:20–0:24] CALL TO ACTION
Say: Save this for the next dull knife.
On screen: Save it
B-roll: The cut tomato.`;
}

/** Markup, links, letters that turn the line around, and words that never end: 200 KB of them. */
const HOSTILE = `[0:00–0:03] HOOK <img src=x onerror="document.title='owned'">
Say: <script>document.title = "owned"</script> [a link](javascript:alert(1)) \u202Edesrever si siht
On screen: </textarea><style>*{display:none}</style> \${constructor} {{7*7}}
B-roll: ${"W".repeat(2000)}
${"Say: again and again and again.\n".repeat(6200)}`;

const failure = (status: number, retryAfter?: number) => ({
  status,
  retryAfter,
  error: { message: `${CANARY} said ${status}`, type: `${CANARY}_error`, code: CANARY },
});

const SLOW = { chunkSize: 12, latency: 250 };

export const scriptsScenarios: Scenario[] = [
  ["scripts-silent", { response: { content: " No Response.\n" } }],
  ["scripts-wordless", { response: { content: "No response generated." } }],
  ["scripts-empty", { response: { content: "" } }],
  ["scripts-busy", { response: failure(429, 7) }],
  ["scripts-broken", { response: failure(500) }],
  ["scripts-slow", { response: () => ({ content: scriptText() }), ...SLOW }],
  [
    "scripts-cut",
    { response: () => ({ content: scriptText() }), chunkSize: 12, latency: 50, truncateAfterChunks: 6 },
  ],
  ["scripts-truncated", { response: () => ({ content: scriptText(), finishReason: "length" }) }],
  ["scripts-hostile", { response: { content: HOSTILE }, chunkSize: 4000 }],
  [ASKED, { response: () => ({ content: scriptText() }) }],
];
