import { TRENDS, writtenTrend } from "../ai-double/trends.ts";
import type { Scenario } from "../model-double.ts";
import { CANARY } from "../ai-double/canaries.ts";

const json = (value: unknown) => ({ content: JSON.stringify(value) });

const failure = (status: number, code: string) => ({
  status,
  error: { message: `${CANARY} said ${status}`, type: `${CANARY}_error`, code },
});

/** Markup, links, words that never end and letters that turn the line around. */
const HOSTILE = {
  ...TRENDS,
  topTrends: [
    writtenTrend(`<img src=x onerror="document.title='owned'"> ${"W".repeat(120)}`, {
      why: `<script>document.title = "owned"</script> [a link](javascript:alert(1)) \u202Edesrever si siht`,
      howToUse: "W".repeat(1400),
      exampleHook: "<a href=\"javascript:document.title='owned'\">Click</a> ${constructor} {{7*7}}",
      platforms: { YouTube: "Y".repeat(500), TikTok: "<marquee>T</marquee>", Google: "<style>*{}</style>" },
    }),
  ],
  prediction: "P".repeat(1400),
  bonusInsight: "\u202E<b>bold</b>",
};

const PROSE = "## What I see\n\n- **Slow tables** are back.\n- Say so.";

/** 200 KB that look like Markdown, and words that never end. */
const ENDLESS = `# <script>document.title="owned"</script>\n\n[a link](javascript:alert(1)) ${"W".repeat(200_000)}`;

/** For the Trend Detector, by words in the niche. */
export const trendsScenarios: readonly Scenario[] = [
  ["trends-busy", { response: failure(429, "rate_limit_exceeded") }],
  ["trends-slow", { response: json(TRENDS), chaos: { latencyMs: 20_000 } }],
  ["trends-hostile", { response: json(HOSTILE) }],
  ["trends-prose", { response: { content: PROSE } }],
  ["trends-endless", { response: { content: ENDLESS } }],
  ["Detect trends.", { response: json(TRENDS) }],
];
