import { describe, expect, test, vi } from "vitest";
import { Health } from "#shared/contracts/health.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { questionOf } from "#worker/ai/ask.ts";
import { neuronsOf } from "#worker/ai/neurons.ts";
import { workersAiEngine } from "#worker/ai/workers-ai.ts";
import { app } from "#worker/app.ts";
import { readConfig } from "#worker/env.ts";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { CANARY } from "../support/ai-double/canaries.ts";
import { IDEAS, PROSE } from "../support/ai-double/fixtures.ts";
import { prepared } from "../support/answers.ts";
import { aiDouble, eventsOf, newQuestion, replyIn } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";
import {
  aiError,
  type Behaviour,
  chunks,
  completion,
  events,
  workersAi,
} from "../support/workers-ai-double.ts";

const MODEL = "@cf/qwen/qwen3-30b-a3b-fp8";
const never = new AbortController().signal;

/** A site where a double stands for Cloudflare's models. */
function siteWith(behave: Behaviour, settings: Parameters<typeof ownSite>[0] = {}) {
  const ai = workersAi(behave);
  const { post, bindings } = ownSite({ ...settings, AI: ai });
  return {
    ai,
    bindings,
    ask: (task: string, input: unknown) => post("/api/ai/assist", { task, input }),
    stream: (input: string) =>
      post(
        "/api/ai/assist",
        { task: "general", input },
        {
          headers: { Accept: "text/event-stream" },
        },
      ),
  };
}

describe("Cloudflare's own models", () => {
  test.each<[string, unknown]>([
    ["the newer shape", completion(PROSE)],
    ["the older shape", { response: PROSE, usage: { total_tokens: 90 } }],
    ["the newer shape, its thinking first", completion(`<think>\nHm, bread.\n</think>\n\n${PROSE}`)],
  ])("answer in %s", async (_, result) => {
    const { ask } = siteWith(() => result);
    expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({
      reply: PROSE,
      engine: "workers-ai",
      model: MODEL,
      cached: false,
    });
  });

  test.each<[string, unknown]>([
    ["as text", completion(IDEAS)],
    ["as the object itself", { response: JSON.parse(IDEAS) }],
  ])("answer a task's JSON, %s, and are told its form", async (_, result) => {
    const { ask, ai } = siteWith(() => result);
    const reply = await replyIn(await ask("video_ideas", { topic: newQuestion() }));
    expect(reply.engine).toBe("workers-ai");
    expect(JSON.parse(reply.reply)).toMatchObject({ ideas: [{ title: "Sourdough in a small kitchen" }] });
    expect(ai.runs).toHaveLength(1);
    expect(ai.runs[0]?.inputs).toMatchObject({
      response_format: { type: "json_schema", json_schema: { type: "object", required: ["ideas"] } },
    });
  });

  test("are asked with a cap, without thinking, and with what is known of the subject", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE));
    await ask("general", "why does my sourdough spread flat?");
    const [run] = ai.runs;
    expect(run).toMatchObject({
      model: MODEL,
      inputs: {
        max_completion_tokens: 4000,
        chat_template_kwargs: { enable_thinking: false },
        temperature: 0.7,
      },
    });
    expect(run?.inputs).not.toHaveProperty("response_format");
    expect(JSON.stringify(run?.inputs.messages)).toContain("what is known of the subject");
  });

  test("are the owner's to choose", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE), { WORKERS_AI_MODEL: "@cf/zai-org/glm-4.7-flash" });
    expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({
      model: "@cf/zai-org/glm-4.7-flash",
    });
    expect(ai.runs[0]?.model).toBe("@cf/zai-org/glm-4.7-flash");
  });

  test("stand behind an endpoint that the owner configured, and are asked nothing there", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE), aiDouble("prose"));
    expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({ engine: "openai" });
    expect(ai.runs).toEqual([]);
  });

  test("answer where that endpoint fails, and say so", async () => {
    const { ask } = siteWith(() => completion(PROSE), aiDouble("error-401"));
    expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({
      reply: PROSE,
      engine: "workers-ai",
      notice: {
        code: "ai_key_rejected",
        message: expect.stringMatching(/A model on Cloudflare answered instead/u),
      },
    });
  });

  test("are named by the site", async () => {
    const { bindings } = siteWith(() => completion(PROSE));
    const ctx = createExecutionContext();
    const response = await app.fetch(new Request("https://crescendo.test/api/health"), bindings, ctx);
    await waitOnExecutionContext(ctx);
    expect(Health.parse(await response.json())).toMatchObject({ engine: "workers-ai", model: MODEL });
  });

  test("are paid for once: what they wrote is kept", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE));
    const question = newQuestion();
    await ask("general", question);
    expect(await replyIn(await ask("general", question))).toMatchObject({ cached: true, reply: PROSE });
    expect(ai.runs).toHaveLength(1);
  });
});

describe("a streamed answer of Cloudflare's models", () => {
  const words = ["Film ", "the first ", "slice."];

  test.each<[string, readonly unknown[]]>([
    ["the newer shape", chunks(words)],
    [
      "the older shape",
      [...words.map((response) => ({ response })), { response: "", usage: { total_tokens: 9 } }],
    ],
    ["the newer shape, its thinking first", chunks(["<thi", "nk>Hm", "m</think>", "\n\n", ...words])],
  ])("comes in pieces, in %s", async (_, parts) => {
    const { stream, ai } = siteWith(() => events(parts));
    const seen = await eventsOf(await stream(newQuestion()));
    expect(seen.filter(({ event }) => event === "delta").map(({ data }) => data)).toEqual(
      words.map((text) => ({ text })),
    );
    expect(seen.at(-1)).toMatchObject({
      event: "done",
      data: { reply: words.join(""), engine: "workers-ai" },
    });
    expect(ai.runs[0]?.inputs).toMatchObject({ stream: true });
  });

  test("that is cut says so after what came", async () => {
    const { stream } = siteWith(() => events([{ choices: [{ delta: { content: "Film " } }] }], true));
    const seen = await eventsOf(await stream(newQuestion()));
    expect(seen[0]).toEqual({ event: "delta", data: { text: "Film " } });
    expect(seen.at(-1)).toMatchObject({ event: "error", data: { code: "ai_unavailable" } });
  });

  test.each<[string, () => unknown]>([
    ["begins with an error", () => events([{ error: { message: CANARY, code: 500 } }])],
    ["is nothing", () => events([])],
    ["is thinking alone", () => events(chunks(["<think>Hmm"]))],
    ["isn't one", () => ({ response: "not a stream" })],
    [
      "never begins",
      () => {
        throw aiError(3040);
      },
    ],
  ])("that %s is the built-in engine's", async (_, behave) => {
    const { stream } = siteWith(behave);
    const seen = await eventsOf(await stream("how long should a short be?"));
    expect(seen.at(-1)).toMatchObject({
      event: "done",
      data: { engine: "built-in", notice: { message: expect.stringContaining("built-in engine answered") } },
    });
  });
});

describe("where Cloudflare's models fail", () => {
  const fail = (error: Error) => () => {
    throw error;
  };
  const html = "<!doctype html><title>502</title>";

  test.each<[string, Behaviour, ErrorCode, RegExp]>([
    [
      "the day's free neurons are used up",
      fail(aiError(3036)),
      "ai_budget_spent",
      /free allowance.*00:00 UTC\. Until then the built-in engine answers/u,
    ],
    ["they are over capacity", fail(aiError(3040)), "ai_busy", /over its limit.*answered instead/u],
    [
      "there were too many in a minute",
      fail(new Error("429 Too Many Requests")),
      "ai_busy",
      /over its limit/u,
    ],
    ["the model is gone", fail(aiError(5007)), "ai_model_unknown", /check WORKERS_AI_MODEL/u],
    ["the name is no model's", fail(aiError(3042)), "ai_model_unknown", /check WORKERS_AI_MODEL/u],
    ["the account is blocked", fail(aiError(3023)), "ai_key_rejected", /check the account/u],
    ["the request is too large", fail(aiError(3006)), "ai_rejected", /fewer or other words/u],
    ["they took too long", fail(aiError(3007)), "ai_timeout", /longer than 30 seconds/u],
    [
      "they break",
      fail(new Error(`InferenceUpstreamError: ${CANARY}`)),
      "ai_unavailable",
      /can't be reached/u,
    ],
    ["they say nothing", () => completion(" "), "ai_unreadable", /nothing that can be read/u],
    ["they send a page", () => html, "ai_unreadable", /nothing that can be read/u],
    ["they send null", () => null, "ai_unreadable", /nothing that can be read/u],
    [
      "they think and say nothing",
      () => completion("<think>Hm"),
      "ai_unreadable",
      /nothing that can be read/u,
    ],
    [
      "they decline",
      () => completion("", { choices: [{ message: { refusal: "No." } }] }),
      "ai_refused",
      /declined/u,
    ],
  ])("because %s, the built-in engine answers and says why", async (_, behave, code, says) => {
    const { ask } = siteWith(behave);
    const reply = await replyIn(await ask("general", "how long should a short be?"));
    expect(reply).toMatchObject({ engine: "built-in", cached: false, notice: { code } });
    expect(reply.notice?.message).toMatch(says);
    expect(reply.reply).toMatch(/minutes/u);
  });

  test("text where a task needs JSON is asked for once more, then the built-in engine answers", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE));
    const reply = await replyIn(await ask("video_ideas", { topic: "sourdough" }));
    expect(reply).toMatchObject({ engine: "built-in", notice: { code: "ai_not_json" } });
    expect(JSON.parse(reply.reply)).toMatchObject({ ideas: expect.any(Array) });
    expect(ai.runs).toHaveLength(2);
  });

  test("a form that can't be kept to is left out of that question alone", async () => {
    let first = true;
    const { ask, ai } = siteWith(() => {
      if (!first) return completion(IDEAS);
      first = false;
      throw new Error("JSON Mode couldn't be met");
    });
    for (const topic of [newQuestion(), newQuestion()])
      expect(await replyIn(await ask("video_ideas", { topic }))).toMatchObject({ engine: "workers-ai" });
    expect(ai.runs.map(({ inputs }) => "response_format" in inputs)).toEqual([true, false, true]);
  });

  test("a field that a model doesn't know is left out from then on", async () => {
    const { ask, ai } = siteWith(({ inputs }) => {
      if ("chat_template_kwargs" in inputs) throw aiError(5006, "chat_template_kwargs is not allowed");
      return completion(PROSE);
    });
    for (let time = 0; time < 2; time += 1)
      expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({ engine: "workers-ai" });
    expect(ai.runs.map(({ inputs }) => "chat_template_kwargs" in inputs)).toEqual([true, false, false]);
  });

  test("used-up neurons are asked for no more that day", async () => {
    const { ask, ai } = siteWith(fail(aiError(3036)));
    for (let time = 0; time < 3; time += 1)
      expect((await replyIn(await ask("general", newQuestion()))).notice?.code).toBe("ai_budget_spent");
    expect(ai.runs).toHaveLength(1);
  });

  test("a run that hangs is given up in time, whether it heeds the signal or not", async () => {
    const ai = workersAi(() => Promise.withResolvers<never>().promise);
    const engine = workersAiEngine(readConfig({ ...env, AI: ai }), ai, { timeout: 300 });
    const question = prepared(questionOf({ task: "general", input: newQuestion() }));
    await expect(engine.answer(question, never)).rejects.toMatchObject({ code: "ai_timeout" });
    expect(ai.runs[0]?.signal?.aborted).toBe(true);
  });

  test("nothing of their own words reaches the log", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { ask } = siteWith(fail(aiError(5999)));
    await replyIn(await ask("general", newQuestion()));
    expect(JSON.stringify(log.mock.calls)).not.toContain(CANARY);
  });
});

describe("the neurons of a day", () => {
  test("are counted by the model's price of what it read and wrote", () => {
    expect(neuronsOf(MODEL).of({ read: 1_000_000, written: 0 })).toBe(4625);
    expect(neuronsOf(MODEL).of({ read: 0, written: 1_000_000 })).toBe(30_475);
    expect(neuronsOf("@cf/new/model").of({ read: 1000, written: 1000 })).toBeGreaterThan(
      neuronsOf(MODEL).of({ read: 1000, written: 1000 }),
    );
  });

  test("end with a notice, and the site is never asked for more, however many ask at once", async () => {
    // Of 4,000 tokens that an answer may have, 122 neurons are set aside.
    const { ask, ai } = siteWith(
      () => completion(PROSE, { usage: { total_tokens: 4000, prompt_tokens: 0 } }),
      {
        AI_DAILY_NEURONS: "1300",
      },
    );
    const replies = await Promise.all(
      Array.from({ length: 60 }, async () => replyIn(await ask("general", newQuestion()))),
    );
    const paid = replies.filter(({ engine }) => engine === "workers-ai");
    expect(ai.runs).toHaveLength(paid.length);
    expect(paid.length).toBeGreaterThan(5);
    expect(paid.length).toBeLessThanOrEqual(10);
    for (const { engine, notice } of replies.filter((reply) => !paid.includes(reply)))
      expect({ engine, code: notice?.code }).toEqual({ engine: "built-in", code: "ai_budget_spent" });
  });

  test("are none where the owner gives none, and no word is lost about it", async () => {
    const { ask, ai } = siteWith(() => completion(PROSE), { AI_DAILY_NEURONS: "0" });
    const reply = await replyIn(await ask("general", newQuestion()));
    expect(reply.engine).toBe("built-in");
    expect(reply.notice).toBeUndefined();
    expect(ai.runs).toEqual([]);
  });

  test("have nothing to do with an endpoint's tokens", async () => {
    const { ask } = siteWith(() => completion(PROSE), { AI_DAILY_TOKENS: "0" });
    expect(await replyIn(await ask("general", newQuestion()))).toMatchObject({ engine: "workers-ai" });
  });
});
