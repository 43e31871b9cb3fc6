import type { Scenario } from "../model-double.ts";

const OWNED = "document.title='owned'";
const PROSE = "Just thank them all, warmly and by name.";

/** What the model is told between the marks: the numbered comments. */
const numberedIn = (words: string) => words.match(/(?<=\\n)\d+\. /gu)?.length ?? 0;

let written = 0;

/** A reply to each comment, other words each time. */
const answer: Scenario[1]["response"] = ({ messages }) => {
  const count = numberedIn(JSON.stringify(messages.at(-1)?.content ?? ""));
  const replies = Array.from({ length: count }, (_, index) => {
    written += 1;
    return {
      number: index + 1,
      options: [`Model reply ${written} is short.`, `Model reply ${written} asks back?`],
    };
  });
  const summary = { overview: "Viewers want more of the same.", dailyGoal: "Answer the first question." };
  return { content: JSON.stringify({ replies, summary }) };
};

const HOSTILE = JSON.stringify({
  replies: [
    {
      number: 1,
      options: [
        `<img src=x onerror="${OWNED}"> <script>${OWNED}</script> ${"W".repeat(150)}`,
        "\u202Edesrever si siht <style>*{display:none}</style> \u202E",
        `Click [here](javascript:${OWNED}) now.`,
      ],
    },
    { number: 2, options: [`Endless ${"words ".repeat(35_000)}`] },
    { number: 3, options: ["See https://example.com/spy", 7, null, { text: "no" }] },
    { number: 99, options: ["Nobody asked."] },
  ],
  summary: {
    overview: `<b>${"X".repeat(5000)}</b> 90% love it`,
    dailyGoal: `<iframe></iframe>${"Y".repeat(400)}`,
  },
});

/** What the model says to the Reply Assistant. */
export const repliesScenarios: Scenario[] = [
  ["replies-busy", { response: { status: 429, retryAfter: 7, error: { message: "over the limit" } } }],
  ["replies-prose", { response: { content: PROSE } }],
  ["replies-huge", { response: { content: `Endless prose. ${"W".repeat(200_000)}` } }],
  ["replies-hostile", { response: { content: HOSTILE } }],
  ["replies-slow", { response: answer, chaos: { latencyMs: 20_000 } }],
  ["Suggest replies to", { response: answer }],
];
