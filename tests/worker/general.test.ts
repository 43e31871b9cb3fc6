import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ImproveReply } from "#shared/contracts/ideas.ts";
import { commandIn } from "#worker/ai/built-in/free/commands.ts";
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
    expect(await general("What does improvedIdea mean? {}")).toMatch(/^(?:## )?\p{Lu}/u);
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

describe("the built-in engine, asked what the playbook covers,", () => {
  test("answers first, names its sources and says where it comes from, the same each time", async () => {
    const answer = await general("what's a good ctr");
    expect(answer).toMatch(/^## What is a good click-through rate\?\n\n/u);
    expect(answer).toMatch(/^Based on: .+\((?:official|study|reported|heuristic)/mu);
    expect(answer).toMatch(/\*From Crescendo's growth playbook\. No AI model wrote this.*\*$/u);
    expect(await general("what's a good ctr", 2)).toBe(answer);
  });

  test.each([
    ["¿qué ctr es bueno?", /^Basado en: /mu, "Del manual"],
    ["c'est quoi un bon ctr", /^D'après : /mu, "Tiré du guide"],
    ["was ist eine gute ctr", /^Grundlage: /mu, "Aus Crescendos"],
    ["qual é um bom ctr", /^Com base em: /mu, "Do guia"],
  ])("answers in the question's language: %s", async (question, sources, note) => {
    const answer = await general(question);
    expect(answer).toMatch(sources);
    expect(answer).toContain(note);
  });

  test.each([
    ["should i start a second channel in spanish", "From Crescendo's growth playbook"],
    ["will youtube demonetize ai videos", "From Crescendo's growth playbook"],
    ["que pongo en la descripcion de youtube", "Del manual"],
    ["como le hago pa que la gente comente", "Del manual"],
    ["jai peur de me montrer a la camera", "Tiré du guide"],
  ])(
    "never takes one language for another for a single word or a missing accent: %s",
    async (question, note) => {
      expect(await general(question)).toContain(note);
    },
  );

  test.each([
    ["what size should a youtube thumbnail be", "1280 × 720"],
    ["how do i pin a comment", "How to pin"],
    ["best free editing app for pc", "DaVinci Resolve"],
    ["how many subscribers to go live on youtube from my phone", "50 subscribers"],
    ["how do i get the link in bio on tiktok", "1,000 followers"],
    ["when do you get the checkmark on youtube", "100,000 subscribers"],
  ])("answers the fact that was asked for: %s", async (question, fact) => {
    expect(await general(question)).toContain(fact);
  });

  test("leads nobody who asks about music to hard times", async () => {
    const answer = await general("est ce que je peux mettre une musique connue dans ma vidéo");
    expect(answer).toMatch(/^## Puis-je utiliser des chansons connues/u);
    expect(answer).not.toMatch(/espoir/u);
    expect(await general("my reels dont get any views anymore")).not.toContain("hopeless");
  });

  test("names further entries", async () => {
    const answer = await general("how do I write a script for a 60 second video");
    expect(answer.match(/^## /gmu)).toHaveLength(1);
    expect(answer).toContain("**Also in the playbook:**\n\n- ");
  });
});

test.each([
  ["title for a video where i build a chicken coop", "build a chicken coop"],
  ["titel für ein video, in dem ich ein hochbeet baue", "ein hochbeet baue"],
  ["write me a script about how to clean white sneakers", "how to clean white sneakers"],
])("a request to write passes the whole wish on: %s", (message, about) => {
  expect(commandIn(message)?.about).toBe(about);
});

test.each([
  "what title formats work right now",
  "which title formats get clicks",
  "python script for uploading videos",
  "write me a bash script for renaming videos",
])("nothing is to be written where the words only look like it: %s", (message) => {
  expect(commandIn(message)).toBeUndefined();
});

test("the built-in engine says so where it has nothing, and what there is", async () => {
  const answer = await general("how many teeth does a narwhal have");
  expect(answer).toContain("I have nothing reliable on this");
  expect(answer).toMatch(/titles.*hooks/u);
});

test("the built-in engine answers nothing that isn't a creator's question", async () => {
  const answer = await general("what is the capital of France");
  expect(answer).toContain("outside what I do");
  expect(answer).not.toContain("Paris");
});
