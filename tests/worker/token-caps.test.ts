import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { TASK_NAMES } from "#shared/contracts/assistant.ts";
import { questionOf } from "#worker/ai/ask.ts";
import { openAiEngine } from "#worker/ai/openai.ts";
import { capFields } from "#worker/ai/request-fields.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { readConfig } from "#worker/env.ts";
import { prepared } from "../support/answers.ts";
import { callsAbout, desk, eventsOf, ask, newQuestion, rawDouble, replyTo } from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

const own = (settings: Settings): Settings => ({
  CONTACT_EMAIL: `owner-${crypto.randomUUID()}@example.com`,
  ...settings,
});
const never = new AbortController().signal;

describe("the cap on what a model writes", () => {
  test.each(TASK_NAMES)("is there for %s: enough for it, and no more than 16,000 tokens", (task) => {
    expect(taskNamed(task).maxTokens).toBeGreaterThanOrEqual(4000);
    expect(taskNamed(task).maxTokens).toBeLessThanOrEqual(16_000);
  });

  test("goes by the name that OpenAI takes to OpenAI, and by the one most others know to others", () => {
    expect(capFields(9, "api.openai.com", new Set())).toEqual({ max_completion_tokens: 9 });
    expect(capFields(9, "openrouter.ai", new Set())).toEqual({ max_tokens: 9 });
  });

  test.each([
    ["newer-cap", '"max_completion_tokens":4000'],
    ["old-cap", '"max_tokens":4000'],
    ["no-cap", "no cap"],
    ["small-context", "Without a cap."],
  ])("suits an endpoint of the kind %s", async (model, reply) => {
    const settings = own(rawDouble(model));
    expect(await replyTo({ task: "general", input: newQuestion() }, settings)).toMatchObject({ reply });
  });

  test("is asked for at once by the name that was taken before", async () => {
    const settings = own(rawDouble("newer-cap"));
    await replyTo({ task: "general", input: newQuestion() }, settings);
    const input = newQuestion();
    await replyTo({ task: "general", input }, settings);
    expect(await callsAbout(input)).toBe(1);
  });

  test("stays for the next question where one alone was too long for the model", async () => {
    const settings = own(rawDouble("small-context"));
    await replyTo({ task: "general", input: newQuestion() }, settings);
    const input = newQuestion();
    await replyTo({ task: "general", input }, settings);
    expect(await callsAbout(input)).toBe(2);
  });
});

describe("the tokens of an answer", () => {
  /** How many answers a site may have of an endpoint that counts 4,000 tokens for each. */
  test.each(["counted-usage", "streamed-usage"])("are what the endpoint says (%s)", async (model) => {
    const settings = own({ ...rawDouble(model), AI_DAILY_TOKENS: "14000" });
    const headers = model === "streamed-usage" ? { Accept: "text/event-stream" } : undefined;
    const engines = [];
    for (let time = 0; time < 4; time += 1) {
      const answer = await ask({ task: "general", input: newQuestion() }, settings, { headers });
      const data = headers === undefined ? await answer.json() : (await eventsOf(answer)).at(-1)?.data;
      engines.push(data);
    }
    expect(engines).toMatchObject(["openai", "openai", "openai", "built-in"].map((engine) => ({ engine })));
  });
});

describe("a stream that never ends", () => {
  const engineFor = (model: string) =>
    openAiEngine(readConfig({ ...env, ...rawDouble(model) }), { timeout: 2000, whole: 400 });

  test("ends after the time for a whole stream, what was written kept, with a notice", async () => {
    const question = prepared(questionOf({ task: "general", input: newQuestion() }));
    const stream = engineFor("dripping").stream(question, never);
    let text = "";
    let next = await stream.next();
    for (; !next.done; next = await stream.next()) text += next.value;
    expect(text).toMatch(/^(?:drip )+$/u);
    expect(next.value).toEqual({
      notice: {
        code: "ai_timeout",
        message: "The AI service was still writing after 2 minutes, so the answer ends here.",
      },
    });
    await desk("/hung-up", String(question.input));
  });

  test("is a time-out where nothing was written", async () => {
    const question = prepared(questionOf({ task: "general", input: newQuestion() }));
    const stream = engineFor("empty-dripping").stream(question, never);
    await expect(stream.next()).rejects.toMatchObject({ code: "ai_timeout" });
  });
});
