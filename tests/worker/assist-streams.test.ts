import { describe, expect, test } from "vitest";
import { AssistDelta, AssistReply } from "#shared/contracts/assistant.ts";
import { ErrorBody, type ErrorCode } from "#shared/errors.ts";
import { IDEAS, PROSE } from "../support/ai-double/fixtures.ts";
import {
  aiDouble,
  ask,
  type AssistEvent,
  callsAbout,
  eventsOf,
  newQuestion,
  rawDouble,
  replyTo,
} from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

const headers = { Accept: "text/event-stream" };
const stream = (settings: Settings, input = newQuestion()) =>
  ask({ task: "general", input }, settings, { headers });

const deltas = (events: readonly AssistEvent[]) =>
  events.filter(({ event }) => event === "delta").map(({ data }) => AssistDelta.parse(data).text);
const last = (events: readonly AssistEvent[]) => events.at(-1);

/** Reads the error that ends a stream. */
function failureIn(events: readonly AssistEvent[]): ErrorBody {
  expect(last(events)?.event).toBe("error");
  return ErrorBody.parse(last(events)?.data);
}

describe("a streamed answer", () => {
  test("comes in pieces, then whole", async () => {
    const events = await eventsOf(await stream(aiDouble("prose")));
    expect(deltas(events).length).toBeGreaterThan(3);
    expect(deltas(events).join("")).toBe(PROSE);
    expect(last(events)).toEqual({
      event: "done",
      data: { reply: PROSE, engine: "openai", model: "prose", cached: false },
    });
  });

  test("comes piece by piece, not all at the end", async () => {
    const response = await stream(aiDouble("slow-stream"));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    expect(first?.value).toContain("event: delta");
    expect(first?.value).not.toContain("event: done");
    await reader?.cancel();
  });

  test("is kept, and comes as one piece the next time", async () => {
    const input = newQuestion();
    await eventsOf(await stream(aiDouble("prose"), input));
    const events = await eventsOf(await stream(aiDouble("prose"), input));
    expect(deltas(events)).toEqual([PROSE]);
    expect(AssistReply.parse(last(events)?.data).cached).toBe(true);
    expect(await callsAbout(input)).toBe(1);
  });

  test("is kept for those who don't stream, too", async () => {
    const input = newQuestion();
    await eventsOf(await stream(aiDouble("prose"), input));
    expect((await replyTo({ task: "general", input }, aiDouble("prose"))).cached).toBe(true);
  });

  test("that was cut off at the model's limit says so", async () => {
    const events = await eventsOf(await stream(aiDouble("truncated-prose")));
    expect(AssistReply.parse(last(events)?.data).notice?.code).toBe("ai_truncated");
  });

  test("of the built-in engine comes paragraph by paragraph", async () => {
    const input = "How do I write a good hook?";
    const events = await eventsOf(await stream({}, input));
    const done = AssistReply.parse(last(events)?.data);
    expect(done.engine).toBe("built-in");
    expect(deltas(events).length).toBeGreaterThan(1);
    expect(deltas(events).join("")).toBe(done.reply);
  });

  test("isn't for tasks that reply in JSON", async () => {
    const input = { topic: newQuestion() };
    const response = await ask({ task: "video_ideas", input }, aiDouble("ideas"), { headers });
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(AssistReply.parse(await response.json()).reply).toBe(IDEAS);
  });
});

describe("before the first piece", () => {
  test.each<[string, () => Settings, ErrorCode]>([
    ["a 401", () => aiDouble("error-401"), "ai_key_rejected"],
    ["a 429", () => aiDouble("error-429"), "ai_busy"],
    ["a 500", () => aiDouble("error-500"), "ai_unavailable"],
    ["an error inside the stream", () => rawDouble("error-first"), "ai_busy"],
    ["an empty answer", () => aiDouble("empty"), "ai_unreadable"],
    ["a page", () => rawDouble("html"), "ai_unreadable"],
    ["a content filter", () => aiDouble("filtered"), "ai_refused"],
    ["a cut connection", () => aiDouble("cut-connection"), "ai_unavailable"],
    ["a redirect", () => rawDouble("redirect"), "ai_unreadable"],
  ])("%s is stood in for, piece by piece", async (_, settings, code) => {
    const events = await eventsOf(await stream(settings()));
    const done = AssistReply.parse(last(events)?.data);
    expect(done).toMatchObject({ engine: "built-in", notice: { code } });
    expect(deltas(events).join("")).toBe(done.reply);
  });
});

describe("after the first piece", () => {
  test.each<[string, () => Settings, ErrorCode]>([
    ["an error", () => rawDouble("error-later"), "ai_out_of_credit"],
    ["a refusal", () => rawDouble("refusal-later"), "ai_refused"],
    ["a piece that isn't JSON", () => rawDouble("not-json-later"), "ai_unreadable"],
    ["an end without a reason", () => rawDouble("ends-early"), "ai_unavailable"],
    ["a cut connection", () => aiDouble("cut-stream"), "ai_unavailable"],
  ])("%s ends the stream with the error body", async (_, settings, code) => {
    const input = newQuestion();
    const response = await stream(settings(), input);
    const requestId = response.headers.get("X-Request-Id");
    const events = await eventsOf(response);
    expect(deltas(events).join("")).not.toBe("");
    expect(failureIn(events)).toMatchObject({ code, requestId });
  });

  test("an answer that broke off isn't kept", async () => {
    const input = newQuestion();
    await eventsOf(await stream(aiDouble("cut-stream"), input));
    const events = await eventsOf(await stream(aiDouble("cut-stream"), input));
    expect(failureIn(events).code).toBe("ai_unavailable");
    expect(await callsAbout(input)).toBe(2);
  });
});
