import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ImproveReply } from "#shared/contracts/ideas.ts";
import { replyTo } from "../support/api.ts";

const Hashtags = z.object({ hashtags: z.array(z.string()).check(z.minLength(1), z.maxLength(10)) });
const general = async (input: string, seed = 1) =>
  (await replyTo({ task: "general", input, opts: { seed } })).reply;

const idea = {
  title: "Sourdough in a small kitchen",
  hook: "Today I want to talk a little about bread, and about how I came to baking, and what I like about it.",
  cta: "Like, subscribe, comment and share.",
  format: "Step-by-step tutorial",
  viralScore: 40,
  description: "A video about bread.",
  targetAudience: "people who bake at home",
};

describe("the built-in engine, asked for an improved idea,", () => {
  const demand = (about: unknown) =>
    `Improve this video idea. Reply with JSON only: {"improvedIdea": {"title": "", "hook": ""}}.\n\n${JSON.stringify(about)}`;

  test("replies with one that keeps its subject", async () => {
    const { improvedIdea } = ImproveReply.parse(JSON.parse(await general(demand(idea))));
    expect(improvedIdea).not.toEqual(idea);
    expect(Object.values(improvedIdea).join(" ")).toMatch(/sourdough|bread/iu);
    expect(improvedIdea.viralScore).toBeGreaterThan(idea.viralScore);
  });

  test("finds the idea wherever it is attached", async () => {
    const first = `${JSON.stringify(idea, null, 2)}\n\nReply with {"improvedIdea": {...}} only.`;
    expect(ImproveReply.safeParse(JSON.parse(await general(first))).success).toBe(true);
    const inside = demand({ idea, note: "for {this} week" });
    expect(ImproveReply.safeParse(JSON.parse(await general(inside))).success).toBe(true);
  });

  test("answers in words where no idea is attached", async () => {
    expect(await general("What does improvedIdea mean? {}")).toMatch(/^\*/u);
  });
});

describe("the built-in engine, asked for hashtags as JSON,", () => {
  test.each([
    'Give me hashtags about sourdough bread as {"hashtags": ["#..."]}',
    'Return {"hashtags":[...]} for "Fotografía de bodas" on Instagram.',
    "{hashtags:[]} topic: 日本の料理",
    '{"hashtags": []} about شاي بالنعناع',
    '{"hashtags": []} for 🍞',
    '{"hashtags": []}',
  ])("replies with 1 to 10 different tags: %s", async (demand) => {
    const { hashtags } = Hashtags.parse(JSON.parse(await general(demand)));
    expect(new Set(hashtags).size).toBe(hashtags.length);
    for (const tag of hashtags) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
  });

  test("begins with the topic's own words, in any script", async () => {
    const { hashtags } = Hashtags.parse(JSON.parse(await general('{"hashtags": []} about sourdough bread')));
    expect(hashtags).toContain("#sourdough");
    const arabic = Hashtags.parse(JSON.parse(await general('{"hashtags": []} about شاي بالنعناع')));
    expect(arabic.hashtags).toContain("#شاي");
  });
});

test("the built-in engine answers a question from the playbook, the same each time", async () => {
  const question = "what's a good ctr";
  expect(await general(question)).toContain("## What is a good click-through rate?");
  expect(await general(question, 2)).toBe(await general(question, 3));
});

test("the built-in engine says so where it has nothing", async () => {
  expect(await general("what is the capital of France")).toContain("nothing on this");
});
