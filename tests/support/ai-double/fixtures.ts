import { setTimeout } from "node:timers/promises";
import type { Fixture } from "@copilotkit/aimock";
import { CANARY, KEY } from "./canaries.ts";
import { TRENDS } from "./trends.ts";
import { plannerScenarios } from "./planner.ts";
import { scheduleScenarios } from "./schedule.ts";
import { seoScenarios } from "./seo.ts";

type Completion = Parameters<Extract<Fixture["response"], (...args: never[]) => unknown>>[0];

const idea = {
  title: "Sourdough in a small kitchen",
  hook: "Your oven isn't the problem.",
  cta: "Save this for Sunday.",
  format: "Step-by-step tutorial",
  viralScore: 87,
  description: "One loaf, one bowl, one shelf of the fridge. Each step is shown from above.",
  targetAudience: "people who bake in small kitchens",
};
/** A reply `video_ideas` accepts. */
export const IDEAS = JSON.stringify({ ideas: [idea] });
/** A reply `reply_assistant` accepts: two comments, the second first. */
const REPLIES = JSON.stringify({
  replies: [
    { number: 2, options: ["To the second one."] },
    { number: 1, options: ["To the first one."] },
  ],
  summary: { overview: "Two viewers.", dailyGoal: "Answer both." },
});
export const PROSE = "Film the first slice, then explain the crumb.";

/** Hashtags as models write them: with and without #, in any case, several in one, twice, and markup. */
const UNTIDY_HASHTAGS = [
  "Sourdough Bread",
  "##sourdough",
  "#SOURDOUGH",
  "#one #two",
  "!!!",
  "<b>Bold</b>",
].concat(
  "x".repeat(300),
  Array.from({ length: 12 }, (_, index) => `#more${index}`),
);

const error = (status: number, code?: string, retryAfter?: number): Fixture["response"] => ({
  status,
  retryAfter,
  error: { message: `${CANARY}: key ${KEY} said ${status}`, type: `${CANARY}_error`, code },
});

/** The words of the last message, the same at each try of one call. */
const wordsOf = (request: Completion) => JSON.stringify(request.messages.at(-1));

/** Fails each question's first call, so that tests share nothing. */
function failingOnce(): Fixture["response"] {
  const failed = new Set<string>();
  return (request) => {
    const words = wordsOf(request);
    if (failed.has(words)) return { content: PROSE };
    failed.add(words);
    return { status: 500, error: { message: CANARY } };
  };
}

/** Gives each question another answer every time. */
function counting(): Fixture["response"] {
  const times = new Map<string, number>();
  return (request) => {
    const words = wordsOf(request);
    const time = (times.get(words) ?? 0) + 1;
    times.set(words, time);
    return { content: `Answer number ${time}.` };
  };
}

const refusing =
  (field: "response_format" | "temperature"): Fixture["response"] =>
  (request) =>
    request[field] === undefined
      ? { content: IDEAS }
      : {
          status: 400,
          error: {
            message: `Unsupported parameter: '${field}'. ${CANARY}`,
            param: field,
            code: "unsupported_parameter",
          },
        };

const isRepair = (request: Completion) => request.messages.some((message) => message.role === "assistant");

/** What the double does, by the name of the model it is asked for. */
const scenarios: Record<string, Omit<Fixture, "match">> = {
  prose: { response: { content: PROSE }, chunkSize: 8 },
  ideas: { response: { content: IDEAS } },
  replies: { response: { content: REPLIES } },
  slow: { response: { content: PROSE }, chaos: { latencyMs: 400 } },
  "slow-stream": { response: { content: PROSE }, chunkSize: 8, latency: 150 },
  silent: { response: { content: PROSE }, chaos: { latencyMs: 30_000 } },
  "error-400": { response: error(400) },
  "error-401": { response: error(401, "invalid_api_key") },
  "slow-401": { response: error(401), chaos: { latencyMs: 1500 } },
  "error-402": { response: error(402) },
  "error-403": { response: error(403) },
  "error-404": { response: error(404, "model_not_found") },
  "error-429": { response: error(429, "rate_limit_exceeded", 7) },
  "no-quota": { response: error(429, "insufficient_quota") },
  "error-500": { response: error(500) },
  "error-504": { response: error(504) },
  counting: { response: counting() },
  "fails-once": { response: failingOnce() },
  empty: { response: { content: "" } },
  blank: { response: { content: " \n\n " } },
  fenced: { response: { content: `Here you go:\n\n\`\`\`json\n${IDEAS}\n\`\`\`\nGood luck!` } },
  "truncated-json": { response: { content: IDEAS.slice(0, 120), finishReason: "length" } },
  "truncated-prose": { response: { content: PROSE, finishReason: "length" } },
  "always-prose": { response: (request) => ({ content: isRepair(request) ? `${PROSE} Again.` : PROSE }) },
  "repairs-itself": {
    response: (request) => ({
      content: isRepair(request) ? IDEAS : JSON.stringify({ ideas: [{ ...idea, hook: "" }] }),
    }),
  },
  "repair-fails": {
    response: (request) =>
      isRepair(request) ? { status: 503, error: { message: CANARY } } : { content: PROSE },
  },
  "slow-repair": {
    response: async (request) => {
      if (isRepair(request)) await setTimeout(30_000, undefined, { ref: false });
      return { content: PROSE };
    },
  },
  trends: { response: { content: JSON.stringify(TRENDS) } },
  hashtags: { response: { content: JSON.stringify({ hashtags: UNTIDY_HASHTAGS }) } },
  "no-hashtags": { response: { content: JSON.stringify({ hashtags: ["!!!", "🍞"] }) } },
  filtered: { response: { content: "", finishReason: "content_filter" } },
  "malformed-body": { response: { content: PROSE }, chaos: { malformedRate: 1 } },
  "cut-connection": { response: { content: PROSE }, chaos: { disconnectRate: 1 } },
  "cut-stream": { response: { content: PROSE }, chunkSize: 8, latency: 20, truncateAfterChunks: 4 },
  huge: { response: { content: "a".repeat(1_100_000) } },
  "no-response-format": { response: refusing("response_format") },
  "no-temperature": { response: refusing("temperature") },
  ...seoScenarios,
  ...plannerScenarios,
  ...scheduleScenarios,
};

// A plain string would stand for dated versions of a model, too: "slow" for "slow-stream".
export const fixtures: Fixture[] = Object.entries(scenarios).map(([model, rest]) =>
  Object.assign({ match: { model: new RegExp(`^${model}$`, "u") } }, rest),
);
