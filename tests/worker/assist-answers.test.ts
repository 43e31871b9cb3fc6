import { describe, expect, test } from "vitest";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import { IDEAS, PROSE } from "../support/ai-double/fixtures.ts";
import { aiDouble, callsAbout, newQuestion, rawDouble, replyTo } from "../support/api.ts";

const general = (model: string) => replyTo({ task: "general", input: newQuestion() }, aiDouble(model));
const ideas = (model: string, topic = newQuestion()) =>
  replyTo({ task: "video_ideas", input: { topic } }, aiDouble(model));
const theIdeas = IdeasReply.parse(JSON.parse(IDEAS));

describe("a model's answer", () => {
  test("comes with the engine and the model that wrote it", async () => {
    expect(await general("prose")).toEqual({
      reply: PROSE,
      engine: "openai",
      model: "prose",
      cached: false,
    });
  });

  test("arrives however slow, within the time-out", async () => {
    expect((await general("slow")).reply).toBe(PROSE);
  });

  test("arrives after one failure, which is retried once", async () => {
    const input = newQuestion();
    expect((await replyTo({ task: "general", input }, aiDouble("fails-once"))).reply).toBe(PROSE);
    expect(await callsAbout(input)).toBe(2);
  });

  test("is read where the endpoint compresses it", async () => {
    const { reply } = await replyTo({ task: "general", input: newQuestion() }, rawDouble("gzipped"));
    expect(reply).toBe("Unpacked.");
  });

  test("is read where it comes in parts", async () => {
    const { reply } = await replyTo({ task: "general", input: newQuestion() }, rawDouble("parts-of-text"));
    expect(reply).toBe("In parts.");
  });

  test("that was cut off comes with a notice", async () => {
    const { reply, notice } = await general("truncated-prose");
    expect(reply).toBe(PROSE);
    expect(notice).toEqual({
      code: "ai_truncated",
      message: "The answer was cut off at the model's length limit.",
    });
  });
});

describe("a task that needs JSON", () => {
  test("replies with the task's JSON", async () => {
    const { reply, notice } = await ideas("ideas");
    expect(JSON.parse(reply)).toEqual(theIdeas);
    expect(notice).toBeUndefined();
  });

  test("takes the JSON out of a fence and the words around it", async () => {
    const topic = newQuestion();
    expect(JSON.parse((await ideas("fenced", topic)).reply)).toEqual(theIdeas);
    expect(await callsAbout(topic)).toBe(1);
  });

  test("shows a model its mistake once and takes the corrected reply", async () => {
    const topic = newQuestion();
    const { reply, notice } = await ideas("repairs-itself", topic);
    expect(JSON.parse(reply)).toEqual(theIdeas);
    expect(notice).toBeUndefined();
    expect(await callsAbout(topic)).toBe(2);
  });

  test("hands on prose as it is, with a notice, after one repair that didn't help", async () => {
    const topic = newQuestion();
    const { reply, notice } = await ideas("always-prose", topic);
    expect(reply).toBe(`${PROSE} Again.`);
    expect(notice?.code).toBe("ai_not_json");
    expect(notice?.message).toMatch(/plain text/u);
    expect(await callsAbout(topic)).toBe(2);
  });

  test("hands on what there was where the repair itself fails", async () => {
    const { reply, notice } = await ideas("repair-fails");
    expect(reply).toBe(PROSE);
    expect(notice?.code).toBe("ai_not_json");
  });

  test("hands on JSON that was cut off, saying so", async () => {
    const { reply, notice } = await ideas("truncated-json");
    expect(reply).toBe(IDEAS.slice(0, 120));
    expect(notice?.code).toBe("ai_truncated");
  });
});

describe("an endpoint that doesn't take a field", () => {
  test.each(["response_format", "temperature"])(
    "is asked again without %s, and from then on",
    async (field) => {
      const model = `no-${field.replace("_", "-")}`;
      const [first, second] = [newQuestion(), newQuestion()];
      expect(JSON.parse((await ideas(model, first)).reply)).toEqual(theIdeas);
      expect(await callsAbout(first)).toBe(2);
      expect(JSON.parse((await ideas(model, second)).reply)).toEqual(theIdeas);
      expect(await callsAbout(second)).toBe(1);
    },
  );

  test("may turn several questions down at once and still answers each", async () => {
    // A site of its own, which has learnt nothing yet.
    const settings = { ...aiDouble("no-temperature"), CONTACT_EMAIL: "owner@example.com" };
    const answers = await Promise.all(
      [newQuestion(), newQuestion(), newQuestion()].map((topic) =>
        replyTo({ task: "video_ideas", input: { topic } }, settings),
      ),
    );
    for (const { reply } of answers) expect(JSON.parse(reply)).toEqual(theIdeas);
  });
});
