import { afterEach, describe, expect, test, vi } from "vitest";
import { callError } from "#client/lib/api.ts";
import { sentenceIn } from "#client/lib/failure-text.ts";
import { generatePlan } from "#client/queries/planner.ts";

const answer = (body: string, statusText = "Bad Gateway") => new Response(body, { status: 502, statusText });
const PAGE = "<!doctype html><title>502</title><h1>Bad gateway</h1>";

afterEach(() => vi.unstubAllGlobals());

describe("a failed call to the AI says, of spec §8,", () => {
  test.each([
    [
      "our own sentence",
      '{"success":false,"error":"No.","message":"No.","code":"ai_busy","requestId":"r"}',
      "No.",
    ],
    [
      "a person's sentence from an error field",
      '{"error":"The AI is out of credit."}',
      "The AI is out of credit.",
    ],
    ["or from a message field", '{"message":"come back tomorrow"}', "come back tomorrow"],
    ["a short text of the body", "The kitchen is closed.\n", "The kitchen is closed."],
    ["the status where the body is a page", PAGE, "AI request failed: Bad Gateway"],
    ["the status where there is no body", "", "AI request failed: Bad Gateway"],
  ])("%s", async (_, body, sentence) => {
    expect((await callError(answer(body))).message).toBe(sentence);
  });

  test("that it failed where there isn't even a status text", async () => {
    expect((await callError(answer(PAGE, ""))).message).toBe("AI request failed");
  });
});

describe("never shown is", () => {
  test.each([
    ["markup", PAGE],
    ["a long text", `The ${"very ".repeat(80)}long story.`],
    ["a long error field", JSON.stringify({ error: "No ".repeat(200) })],
    ["markup in an error field", '{"error":"<b>No</b>"}'],
    ["an object in an error field", '{"error":{"message":"Incorrect API key provided: sk-1"}}'],
    ["what a proxy says", "error code: 1015"],
    ["a reason phrase", "Internal Server Error"],
    ["a trace", "TypeError: x is undefined\n    at run (file.js:1:2)"],
    ["what a program says to another", "Error: connect ECONNREFUSED 127.0.0.1:80"],
    ["an address", "See https://example.com/why for more."],
    ["other JSON", '["Something was wrong here."]'],
    ["nothing", "  "],
  ])("%s", (_, body) => {
    expect(sentenceIn(body)).toBeUndefined();
  });
});

test("a plan's failure shows no page of a proxy's either", async () => {
  vi.stubGlobal("fetch", async () => answer(JSON.stringify({ error: PAGE })));
  const request = { postsPerWeek: 3, videoLength: "1 minute", niche: "Real Estate" } as const;
  const signal = new AbortController().signal;
  await expect(generatePlan(request, { signal })).rejects.toThrow("Failed to generate plan");
});
