import { describe, expect, test } from "vitest";
import { AssistReply, ENGINE_HEADER } from "#shared/contracts/assistant.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import {
  DEVICE_FAILED_HEADER,
  DEVICE_FAILURES,
  type DevicePrompt,
  DeviceStep,
  WROTE_LIMITS,
} from "#shared/contracts/on-device.ts";
import { PlanAnswer } from "#shared/contracts/planner.ts";
import { SeoReport } from "#shared/contracts/seo.ts";
import { TrendsAnswer } from "#shared/contracts/trends.ts";
import { IDEAS, PROSE } from "../support/ai-double/fixtures.ts";
import { TRENDS } from "../support/ai-double/trends.ts";
import { aiDouble, callsAbout, eventsOf, failureOf, faultOf, newQuestion, replyIn } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";

type Request = Readonly<Record<string, unknown>>;

/** A site as a browser with a model of its own asks it. */
function site(settings: Parameters<typeof ownSite>[0] = {}) {
  const { post, written } = ownSite({ PUBLIC_SOURCES: "off", ...settings });
  const step = async (path: string, body: Request, headers?: Record<string, string>) => {
    const response = await post(path, body, headers === undefined ? {} : { headers });
    expect(response.status, await response.clone().text()).toBe(200);
    return DeviceStep.parse(await response.json());
  };
  return {
    post,
    written,
    prompt: (body: Request, headers?: Record<string, string>) => step("/api/ai/prompt", body, headers),
    finish: (body: Request, ...wrote: string[]) => step("/api/ai/finish", { ...body, wrote }),
  };
}

async function promptOf(body: Request): Promise<DevicePrompt> {
  const { prompt, answer } = await site().prompt(body);
  expect(answer).toBeUndefined();
  if (prompt === undefined) throw new Error("there is no prompt");
  return prompt;
}

describe("the prompt of a question", () => {
  test("is whole: instructions, the question, and what is known of its subject as data", async () => {
    const { messages, schema, sampling, opening, checkedFirst } = await promptOf({
      task: "general",
      input: "why does my sourdough spread flat?",
    });
    expect(checkedFirst).toBeUndefined();
    expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(messages[0]?.content).toContain("You are Crescendo");
    expect(messages[1]?.content).toContain("why does my sourdough spread flat?");
    expect(messages[1]?.content).toContain("what is known of the subject");
    expect(messages[1]?.content).toMatch(/<<<[\s\S]*proof[\s\S]*>>>/u);
    expect(sampling).toMatchObject({ temperature: 0.7 });
    expect({ schema, opening }).toEqual({ schema: undefined, opening: undefined });
  });

  test("carries the form of the task's JSON", async () => {
    const { schema } = await promptOf({ task: "video_ideas", input: { topic: "sourdough" } });
    expect(schema).toMatchObject({ type: "object", required: ["ideas"] });
  });

  test("has what was said before in it, where that was sent", async () => {
    const { messages } = await promptOf({ task: "general", input: "and shorter?", memory: "I bake bread." });
    expect(messages.map(({ content }) => content).join()).toContain("I bake bread.");
  });

  test.each([
    ["en", { task: "video_ideas", input: { topic: "sourdough bread" } }],
    [
      "de",
      {
        task: "script",
        input: { topic: "Sauerteigbrot backen", platform: "YouTube Shorts", seconds: 60, tone: 50 },
      },
    ],
    ["pt", { task: "video_ideas", input: { topic: "pão caseiro sem fermento" } }],
    [
      "fr",
      { task: "tts_script", input: { text: "Bonjour, aujourd'hui nous faisons du pain.", seconds: 30 } },
    ],
    ["ja", { task: "video_ideas", input: { topic: "パンの作り方" } }],
    [undefined, { task: "video_ideas", input: { topic: "jak upiec chleb w domu" } }],
  ])("says that the question is in %s", async (language, body) => {
    expect((await promptOf(body)).language).toBe(language);
  });

  test("begins with help where somebody may be in danger, and the answer does, too", async () => {
    const body = { task: "general", input: "I want to kill myself. How do I say goodbye in a video?" };
    const { opening, messages, checkedFirst } = await promptOf(body);
    expect(checkedFirst).toBe(true);
    expect(opening).toContain("findahelpline.com");
    expect(messages[0]?.content).toMatch(/danger|helpline/u);
    const { answer } = await site().finish(body, "Please talk to somebody.");
    expect(AssistReply.parse(answer).reply).toBe(`${opening}Please talk to somebody.`);
  });

  test("isn't given where the product answers by itself", async () => {
    const { prompt, answer } = await site().prompt({
      task: "video_ideas",
      input: { topic: "I want to kill myself" },
    });
    expect(prompt).toBeUndefined();
    expect(AssistReply.parse(answer)).toMatchObject({ engine: "built-in", care: "danger" });
  });

  test("is asked for with a task and its input, each with a sentence where it's wrong", async () => {
    const { post } = site();
    expect(await faultOf(await post("/api/ai/prompt", { task: "hashtags", input: {} }))).toMatch(
      /^input\.topic: /u,
    );
    expect(await faultOf(await post("/api/ai/prompt", { task: "poem", input: "x" }))).toMatch(
      /^task: Task must be one of general, .*thirty_day_plan\.$/u,
    );
    expect(
      await faultOf(await post("/api/ai/prompt", { task: "seo_optimizer", input: { title: 5 } })),
    ).toMatch(/^input\.title: /u);
  });
});

describe("what the browser's model wrote", () => {
  test("is the answer, by its own name, kept nowhere and asked of nobody else", async () => {
    const input = newQuestion();
    const { finish, written } = site({ ...aiDouble("prose"), AI_DAILY_BUDGET: "0" });
    const { answer } = await finish({ task: "general", input }, PROSE);
    expect(answer).toEqual({ reply: PROSE, engine: "on-device", cached: false });
    expect(await callsAbout(input)).toBe(0);
    expect(written).toEqual([]);
  });

  test("is read and mended as any engine's JSON", async () => {
    const fenced = `Sure!\n\`\`\`json\n${IDEAS}\n\`\`\``;
    const { answer } = await site().finish({ task: "video_ideas", input: { topic: "bread" } }, fenced);
    const { reply, engine } = AssistReply.parse(answer);
    expect(engine).toBe("on-device");
    expect(IdeasReply.parse(JSON.parse(reply)).ideas[0]?.title).toBe("Sourdough in a small kitchen");
    const tags = JSON.stringify({ hashtags: ["Rye Bread!", "#ryebread", "sourdough"] });
    const { answer: mended } = await site().finish({ task: "hashtags", input: { topic: "rye bread" } }, tags);
    expect(JSON.parse(AssistReply.parse(mended).reply)).toEqual({ hashtags: ["#ryebread", "#sourdough"] });
  });

  test("loses what it thought before it answered", async () => {
    const wrote = `<think>Bread, hm.</think>${PROSE}`;
    const { answer } = await site().finish({ task: "general", input: "bread?" }, wrote);
    expect(answer).toMatchObject({ reply: PROSE });
  });

  test("is asked for once more where it is no JSON, with what is wrong with it", async () => {
    const body = { task: "video_ideas", input: { topic: "bread" } };
    const { finish } = site();
    const { prompt, answer } = await finish(body, "Here are some ideas.");
    expect(answer).toBeUndefined();
    expect(prompt?.messages.slice(-2)).toMatchObject([
      { role: "assistant", content: "Here are some ideas." },
      { role: "user", content: expect.stringContaining("not valid JSON") },
    ]);
    const { answer: second } = await finish(body, "Here are some ideas.", IDEAS);
    expect(second).toMatchObject({ engine: "on-device" });
  });

  test.each([
    ["is no JSON twice", { task: "video_ideas", input: { topic: "bread" } }, ["One.", "Two."], "ai_not_json"],
    ["is empty", { task: "general", input: "How do I film bread?" }, [" \n"], "ai_unreadable"],
  ])("that %s is stood in for, and says so", async (_, body, wrote, code) => {
    const { answer } = await site().finish(body, ...wrote);
    const { engine, notice } = AssistReply.parse(answer);
    expect(engine).toBe("built-in");
    expect(notice?.code).toBe(code);
    expect(notice?.message).toMatch(/The built-in engine answered instead\.$/u);
  });

  test("can be of a length and a number of times", async () => {
    const { post } = site();
    const body = { task: "general", input: "x" };
    const long = "x".repeat(WROTE_LIMITS.characters + 1);
    for (const [wrote, fault] of [
      [[], /^wrote: /u],
      [["a", "b", "c"], /^wrote: /u],
      [[long], /^wrote\.0: /u],
      ["text", /^wrote: /u],
    ] as const)
      expect(await faultOf(await post("/api/ai/finish", { ...body, wrote }))).toMatch(fault);
  });
});

describe("the tools with calls of their own", () => {
  test("a video's texts: searches in the prompt, a report as the answer", async () => {
    const body = { task: "seo_optimizer", input: { title: "Why my sourdough spreads flat" } };
    const { prompt, finish } = site();
    expect((await prompt(body)).prompt?.messages[1]?.content).toContain("Why my sourdough spreads flat");
    const proposals = {
      titles: ["Flat sourdough: the proof was too long"],
      description: "What a flat loaf says about its proof.",
      tags: ["sourdough"],
      hashtags: ["sourdough"],
    };
    const { answer } = await finish(body, JSON.stringify(proposals));
    expect(SeoReport.parse(answer)).toMatchObject({ engine: "on-device", titles: proposals.titles });
  });

  test("a niche's trends", async () => {
    const body = { task: "trend_detector", input: { niche: "Sourdough", region: "USA" } };
    const { answer } = await site().finish(body, JSON.stringify(TRENDS));
    const { engine, result, sources } = TrendsAnswer.parse(answer);
    expect(engine).toBe("on-device");
    expect(result.topTrends.length).toBeGreaterThan(0);
    expect(sources.length).toBeGreaterThan(0);
  });

  test("a plan of thirty days", async () => {
    const input = { postsPerWeek: 3, videoLength: "3 minutes", niche: "Comedy & Entertainment" };
    const body = { task: "thirty_day_plan", input };
    const { prompt, finish } = site();
    expect((await prompt(body)).prompt?.schema).toMatchObject({ type: "object" });
    const { answer } = await finish(body, "no plan", "no plan either");
    expect(PlanAnswer.parse(answer)).toMatchObject({ engine: "built-in", notice: { code: "ai_not_json" } });
  });
});

describe("a browser's model that gave no answer", () => {
  test.each(DEVICE_FAILURES)("(%s) is stood in for by the site's engine, which says so", async (failure) => {
    const { post } = site(aiDouble("prose"));
    const headers = { [DEVICE_FAILED_HEADER]: failure };
    const { reply, engine, notice } = await replyIn(
      await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers }),
    );
    expect({ reply, engine }).toEqual({ reply: PROSE, engine: "openai" });
    expect(notice?.message).toMatch(/your browser's model.*The model of this site answered instead\.$/iu);
  });

  test("is stood in for piece by piece, too", async () => {
    const { post } = site(aiDouble("prose"));
    const headers = { [DEVICE_FAILED_HEADER]: "timeout", Accept: "text/event-stream" };
    const events = await eventsOf(
      await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers }),
    );
    expect(events.length).toBeGreaterThan(3);
    expect(events.at(-1)?.data).toMatchObject({ reply: PROSE, notice: { code: "ai_timeout" } });
  });

  test("and a site's engine that fails as well: both are said, and who answered", async () => {
    const { post } = site(aiDouble("error-401"));
    const headers = { [DEVICE_FAILED_HEADER]: "failed" };
    const { engine, notice } = await replyIn(
      await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers }),
    );
    expect(engine).toBe("built-in");
    expect(notice?.message).toBe(
      "Your browser's model failed. The AI service refused this site's key. The owner needs to check OPENAI_API_KEY. The built-in engine answered instead.",
    );
  });

  test("is stood in for by the built-in engine alone, where the creator wants no other model", async () => {
    const input = newQuestion();
    const { post, finish } = site(aiDouble("prose"));
    const headers = { [DEVICE_FAILED_HEADER]: "failed", [ENGINE_HEADER]: "built-in" };
    expect(
      await replyIn(await post("/api/ai/assist", { task: "general", input }, { headers })),
    ).toMatchObject({
      engine: "built-in",
      notice: { code: "ai_unavailable" },
    });
    expect(AssistReply.parse((await finish({ task: "general", input }, "Mine.")).answer).engine).toBe(
      "on-device",
    );
    expect(await callsAbout(input)).toBe(0);
  });
});

test("nothing but a page of the site itself may ask", async () => {
  const { post } = site();
  for (const path of ["/api/ai/prompt", "/api/ai/finish"]) {
    const body = { task: "general", input: "x", wrote: ["y"] };
    await failureOf(
      await post(path, body, { headers: { Origin: "https://elsewhere.test" } }),
      "foreign_origin",
    );
  }
});
