import type { Scenario } from "../model-double.ts";

const OWNED = "document.title='owned'";

/** All that Markdown and HTML could do to a page, and words that never end. */
const HOSTILE = `# <img src=x onerror="${OWNED}"> Heading ${"W".repeat(300)}

<script>${OWNED}</script> <iframe src="https://example.com"></iframe> <style>*{display:none}</style>

[a link](javascript:${OWNED}) [data](data:text/html,<script>${OWNED}</script>) [fine](https://example.com/fine) ![a picture](https://example.com/spy.png)

- [x] done
- \u202Edesrever si siht

| ${Array.from({ length: 30 }, (_, column) => `column ${column}`).join(" | ")} |
|${"---|".repeat(30)}
| ${Array.from({ length: 30 }, () => "x".repeat(60)).join(" | ")} |

\`\`\`html
${"<b>".repeat(200)}
\`\`\`

| column 0 |
|---|
| again |

A note[^1].

[^1]: ${"note".repeat(100)}
`;

/** What the model says to the AI Assistant. */
export const assistantScenarios: Scenario[] = [
  ["assistant-busy", { response: { status: 429, retryAfter: 7, error: { message: "over the limit" } } }],
  ["assistant-hostile", { response: { content: HOSTILE }, chunkSize: 400 }],
  ["assistant-huge", { response: { content: "Endless. ".repeat(23_000) }, chunkSize: 4000 }],
  ["assistant-deep", { response: { content: `${">".repeat(3000)} down here` }, chunkSize: 1000 }],
  [
    "assistant-slow",
    { response: { content: `First words. ${"More of them. ".repeat(400)}` }, chunkSize: 13, latency: 100 },
  ],
  [
    "assistant-cut",
    {
      response: { content: "These words came, and no others. ".repeat(9) },
      chunkSize: 33,
      latency: 20,
      truncateAfterChunks: 3,
    },
  ],
  ["assistant-", { response: ({ messages }) => ({ content: `**Heard:** ${messages.length} messages.` }) }],
];
