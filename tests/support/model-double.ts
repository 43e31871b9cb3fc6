import { type Fixture, LLMock } from "@copilotkit/aimock";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { CANARY } from "./ai-double/canaries.ts";
import { assistantScenarios } from "./model-scenarios/assistant.ts";
import { trendsScenarios } from "./model-scenarios/trends.ts";
import { hashtagsScenarios } from "./model-scenarios/hashtags.ts";
import { scriptsScenarios } from "./model-scenarios/scripts.ts";
import { audienceScenarios } from "./model-scenarios/audience.ts";
import { monetizationScenarios } from "./model-scenarios/monetization.ts";
import { plannerScenarios } from "./model-scenarios/planner.ts";
import { repliesScenarios } from "./model-scenarios/replies.ts";
import { scheduleScenarios } from "./model-scenarios/schedule.ts";
import { seoScenarios } from "./model-scenarios/seo.ts";
import { MODEL_DOUBLE, MODEL_KEY } from "./servers.ts";

type Request = Parameters<NonNullable<Fixture["match"]["predicate"]>>[0];

/** Ideas of one question and of the next differ by their number. */
let written = 0;

function idea(part: Partial<VideoIdea> = {}): VideoIdea {
  written += 1;
  return {
    title: `Model idea ${written}: the knife nobody sharpens`,
    hook: `Cut number ${written} is where it goes wrong.`,
    cta: "Save this for your next dinner.",
    format: "Step-by-step tutorial",
    viralScore: 87,
    description: "One onion, two knives, one camera above the board. Each cut is shown twice.",
    targetAudience: "people who cook at home",
    ...part,
  };
}

/** Markup, links, words that never end and letters that turn the line around. */
const HOSTILE = idea({
  title: `<img src=x onerror="document.title='owned'"> ${"W".repeat(120)}`,
  hook: `"><script>document.title = "owned"</script> [a link](javascript:alert(1)) \u202Edesrever si siht`,
  cta: `<a href="javascript:document.title='owned'">Click</a> \${constructor} {{7*7}}`,
  format: "<marquee>Format</marquee> \u202Etamrof",
  description: "W".repeat(3000),
  targetAudience: `<style>*{display:none}</style> ${"a".repeat(300)}`,
});

const TWIN = idea();

const json = (value: unknown) => ({ content: JSON.stringify(value) });

const failure = (status: number, code: string, retryAfter?: number): Fixture["response"] => ({
  status,
  retryAfter,
  error: { message: `${CANARY}: ${MODEL_KEY} said ${status}`, type: `${CANARY}_error`, code },
});

/** What comes before the material that a question is sent with. */
const MATERIAL = "\n\nFor reference, ";

/** All that people, not the product or what it knows, said in a request. */
function asked({ messages }: Request): string {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return JSON.stringify(said.map((text) => (typeof text === "string" ? text.split(MATERIAL)[0] : text)));
}

function ideasFor(request: Request) {
  const count = Number(/Give me (\d+)/u.exec(asked(request))?.[1] ?? 5);
  return json({ ideas: Array.from({ length: count }, () => idea()) });
}

const PROSE = `Start with the knife. ${"Then talk about the onion, slowly and at length. ".repeat(60)}`;

/** What the double does at these words of a question. */
export type Scenario = readonly [words: string, rest: Omit<Fixture, "match">];

/** The first that fits counts. */
const scenarios: Scenario[] = [
  ...assistantScenarios,
  ...trendsScenarios,
  ...hashtagsScenarios,
  ...scriptsScenarios,
  ...audienceScenarios,
  ...repliesScenarios,
  ...seoScenarios,
  ...monetizationScenarios,
  ...plannerScenarios,
  ...scheduleScenarios,
  ["unimprovable", { response: { content: PROSE } }],
  ["improve-busy", { response: failure(429, "rate_limit_exceeded", 7) }],
  ["improvedIdea", { response: () => json({ improvedIdea: idea({ title: "Improved by the model" }) }) }],
  ["busy", { response: failure(429, "rate_limit_exceeded", 7) }],
  ["broken", { response: failure(500, "server_error") }],
  ["bad key", { response: failure(401, "invalid_api_key") }],
  ["no credit", { response: failure(402, "insufficient_quota") }],
  ["chatty", { response: { content: PROSE } }],
  ["slow", { response: ideasFor, chaos: { latencyMs: 20_000 } }],
  ["twins", { response: () => json({ ideas: [idea(), ...Array.from({ length: 4 }, () => TWIN)] }) }],
  ["hostile", { response: json({ ideas: [HOSTILE] }) }],
  ["Give me", { response: ideasFor }],
];

const double = new LLMock({ port: MODEL_DOUBLE.port, host: MODEL_DOUBLE.host });
double.addFixtures(
  scenarios.map(([words, rest]) =>
    Object.assign({ match: { predicate: (request: Request) => asked(request).includes(words) } }, rest),
  ),
);
await double.start();
