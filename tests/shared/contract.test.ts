import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endpoint } from "#shared/contract.ts";
import { assist, AssistRequest, TASK_NAMES } from "#shared/contracts/assistant.ts";
import { health } from "#shared/contracts/health.ts";
import { IDEA_LIMITS, IdeasRequest, SavedIdea, VideoIdea } from "#shared/contracts/ideas.ts";
import { forgetWorkspace } from "#shared/contracts/workspace.ts";

const idea = {
  title: "One loaf, one bowl",
  hook: "Your oven isn't the problem.",
  cta: "Save this for Sunday.",
  format: "Step-by-step tutorial",
  viralScore: 87,
  description: "Each step from above.",
  targetAudience: "home bakers",
};

test("the calls are the paths and methods of the product", () => {
  const calls = [assist, health, forgetWorkspace].map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(["POST /api/ai/assist", "GET /api/health", "DELETE /api/workspace"]);
});

test("a declared call is the definition itself", () => {
  const definition = {
    method: "GET",
    path: "/api/x",
    cost: "plain",
    body: undefined,
    response: health.response,
  } as const;
  expect(endpoint(definition)).toBe(definition);
});

describe("a request to the assistant", () => {
  test.each(TASK_NAMES)("names the task %s", (task) => {
    expect(AssistRequest.parse({ task, input: "bread" })).toEqual({ task, input: "bread" });
  });

  test("loses what the contract doesn't know", () => {
    expect(AssistRequest.parse({ task: "general", input: "a", admin: true })).toEqual({
      task: "general",
      input: "a",
    });
  });
});

describe("a request for ideas", () => {
  test("may be the topic alone", () => {
    expect(IdeasRequest.parse("  sourdough \n bread ")).toEqual({
      topic: "sourdough bread",
      niche: "",
      audience: "",
      count: 5,
    });
  });

  test("may be a niche alone", () => {
    expect(IdeasRequest.parse({ niche: "Cooking" })).toMatchObject({ topic: "", niche: "Cooking" });
  });

  test("carries any topic within its limit as it is but for white space", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }), (text) => {
        fc.pre(text.trim() !== "" && text.length <= IDEA_LIMITS.topic);
        const { topic } = IdeasRequest.parse(text);
        expect(topic).toBe(text.split(/\s+/u).filter(Boolean).join(" "));
      }),
    );
  });

  test.each(["topic", "niche", "audience"] as const)("takes a %s of its limit and no more", (field) => {
    const limit = IDEA_LIMITS[field];
    const request = (length: number) => ({ topic: "a", [field]: "a".repeat(length) });
    expect(IdeasRequest.safeParse(request(limit)).success).toBe(true);
    expect(IdeasRequest.safeParse(request(limit + 1)).success).toBe(false);
  });
});

describe("an idea", () => {
  test.each([
    [87, 87],
    ["87", 87],
    ["87%", 87],
    [0, 0],
    [100, 100],
  ])("scored %o scores %d", (viralScore, score) => {
    expect(VideoIdea.parse({ ...idea, viralScore }).viralScore).toBe(score);
  });

  test.each([-1, 101, "high", null, undefined, Number.NaN])("can't be scored %o", (viralScore) => {
    expect(VideoIdea.safeParse({ ...idea, viralScore }).success).toBe(false);
  });

  test.each(Object.keys(idea))("can't do without %s", (field) => {
    expect(VideoIdea.safeParse({ ...idea, [field]: undefined }).success).toBe(false);
  });

  test("can't have a blank title", () => {
    expect(VideoIdea.safeParse({ ...idea, title: "  " }).success).toBe(false);
  });

  test("that was saved knows when, and where it is meant for", () => {
    const saved = {
      ...idea,
      id: "1",
      savedAt: "2026-11-21T09:00:00.000Z",
      topic: "bread",
      platform: "TikTok",
    };
    expect(SavedIdea.parse(saved)).toEqual(saved);
    expect(SavedIdea.safeParse({ ...saved, savedAt: "yesterday" }).success).toBe(false);
    expect(SavedIdea.safeParse({ ...saved, platform: "MySpace" }).success).toBe(false);
  });
});
