import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { questionOf } from "#worker/ai/ask.ts";
import type { Engine } from "#worker/ai/engine.ts";
import { openAiEngine } from "#worker/ai/openai.ts";
import { readConfig } from "#worker/env.ts";
import { prepared } from "../support/answers.ts";
import { PROSE } from "../support/ai-double/fixtures.ts";
import { aiDouble, callsAbout, desk, newQuestion, rawDouble } from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

/** Milliseconds, in place of the 30 seconds that nobody wants to wait for in a test. */
const SOON = 600;
/** The same where something has to come in time first, on a busy machine too. */
const LATER = 3000;
const never = new AbortController().signal;
const tooLong = {
  name: "ApiError",
  code: "ai_timeout",
  message: "The AI service took longer than 30 seconds. Try again.",
};

const engineFor = (settings: Settings, timeOut = SOON): Engine =>
  openAiEngine(readConfig({ ...env, ...settings }), { timeout: timeOut });
const general = () => prepared(questionOf({ task: "general", input: newQuestion() }));

/** Reads a stream to its end. */
async function readAll(pieces: AsyncIterable<string>, read: string[] = []): Promise<string[]> {
  for await (const piece of pieces) read.push(piece);
  return read;
}

describe("an endpoint that takes too long", () => {
  test("gives a failure of its own", async () => {
    await expect(engineFor(aiDouble("silent")).answer(general(), never)).rejects.toMatchObject(tooLong);
  });

  test("is hung up on", async () => {
    const question = general();
    await expect(engineFor(rawDouble("held")).answer(question, never)).rejects.toMatchObject(tooLong);
    await desk("/hung-up", String(question.input));
  });

  test("isn't given its time again for the repair", async () => {
    const question = prepared(questionOf({ task: "video_ideas", input: { topic: newQuestion() } }));
    const engine = engineFor(aiDouble("slow-repair"), LATER);
    expect(await engine.answer(question, never)).toMatchObject({
      reply: PROSE,
      notice: { code: "ai_not_json" },
    });
  });

  test("before a stream gives the same failure", async () => {
    await expect(readAll(engineFor(aiDouble("silent")).stream(general(), never))).rejects.toMatchObject(
      tooLong,
    );
  });

  test("in the middle of a stream gives the same failure after what came", async () => {
    const read: string[] = [];
    const question = general();
    const stream = engineFor(rawDouble("held-stream"), LATER).stream(question, never);
    await expect(readAll(stream, read)).rejects.toMatchObject(tooLong);
    expect(read).toEqual(["First words, "]);
    await desk("/hung-up", String(question.input));
  });
});

test("a stream may take longer than the time-out, as long as pieces come", async () => {
  const began = Date.now();
  const pieces = await readAll(engineFor(aiDouble("slow-stream")).stream(general(), never));
  expect(pieces.join("")).toBe(PROSE);
  expect(Date.now() - began).toBeGreaterThan(SOON);
});

test("a caller who leaves is no time-out", async () => {
  const controller = new AbortController();
  const question = general();
  const answer = engineFor(rawDouble("held")).answer(question, controller.signal);
  await desk("/opened", String(question.input));
  controller.abort();
  await expect(answer).rejects.toMatchObject({ code: "ai_unavailable" });
  expect(await callsAbout(String(question.input))).toBe(1);
});
