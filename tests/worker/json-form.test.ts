import { BadRequestError } from "openai";
import { describe, expect, inject, test } from "vitest";
import { TASK_NAMES } from "#shared/contracts/assistant.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { outputSchema } from "#worker/ai/output-schema.ts";
import { refusedFields } from "#worker/ai/request-fields.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { IDEAS } from "../support/ai-double/fixtures.ts";
import { callsAbout, newQuestion, rawDouble, replyIn, replyTo } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";

const theIdeas = IdeasReply.parse(JSON.parse(IDEAS));
/** Settings of a site that has learnt nothing yet. */
const fresh = (model: string) => ({
  CONTACT_EMAIL: `owner-${crypto.randomUUID()}@example.com`,
  ...rawDouble(model),
});

/** The keywords that OpenAI, Groq, Gemini, Mistral and Cloudflare all take where a schema is held strictly. */
const KEYWORDS = new Set(["type", "properties", "required", "additionalProperties", "items", "enum"]);

/** What is wrong with a schema that is to be held strictly. */
function faultsOf(schema: unknown, at = "$"): string[] {
  if (typeof schema !== "object" || schema === null) return [`${at} is no schema`];
  const keywords: Record<string, unknown> = { ...schema };
  const { type, properties, required, additionalProperties, items } = keywords;
  const unknown = Object.keys(keywords).filter((keyword) => !KEYWORDS.has(keyword));
  const faults = unknown.map((keyword) => `${at} has ${keyword}`);
  if (type === "array") return [...faults, ...faultsOf(items, `${at}[]`)];
  if (type !== "object")
    return ["string", "integer"].includes(String(type)) ? faults : [...faults, `${at} is ${String(type)}`];
  const fields = Object.entries(properties ?? {});
  if (additionalProperties !== false) faults.push(`${at} is open`);
  if (JSON.stringify(required) !== JSON.stringify(fields.map(([name]) => name)))
    faults.push(`${at} leaves fields open`);
  return [...faults, ...fields.flatMap(([name, part]) => faultsOf(part, `${at}.${name}`))];
}

describe("the schema of what a model is to write", () => {
  test.each(TASK_NAMES)("is there for %s where it needs JSON, closed and whole, made once", (name) => {
    const task = taskNamed(name);
    const schema = outputSchema(task);
    expect(schema === undefined).toBe(task.output === undefined);
    if (schema === undefined) return;
    expect(schema.type).toBe("object");
    expect(faultsOf(schema)).toEqual([]);
    expect(outputSchema(task)).toBe(schema);
  });

  test("goes to an endpoint by its task's name, to be held strictly", async () => {
    const { reply } = await replyTo(
      { task: "video_ideas", input: { topic: newQuestion() } },
      fresh("shown-form"),
    );
    const hook = IdeasReply.parse(JSON.parse(reply)).ideas[0]?.hook ?? "";
    expect(hook).toMatch(
      /^\{"type":"json_schema","json_schema":\{"name":"video_ideas","strict":true,"schema":\{"type":"object"/u,
    );
  });

  test("isn't sent for prose", async () => {
    const { reply } = await replyTo({ task: "general", input: newQuestion() }, fresh("shown-form"));
    expect(reply).toContain('"hook":"false"');
  });
});

describe("an endpoint that doesn't take the schema", () => {
  test.each([
    ["no-schema", 2],
    ["no-schema-type", 2],
    ["no-schema-wordless", 2],
    ["no-form", 2],
  ])("and says so (%s) is asked without, and from then on", async (model, calls) => {
    const settings = fresh(model);
    const [first, second] = [newQuestion(), newQuestion()];
    for (const topic of [first, second]) {
      const { reply } = await replyTo({ task: "video_ideas", input: { topic } }, settings);
      expect(JSON.parse(reply)).toEqual(theIdeas);
    }
    expect([await callsAbout(first), await callsAbout(second)]).toEqual([calls, 1]);
  });

  test("because its model couldn't keep to it is asked for it again next time", async () => {
    const settings = fresh("form-not-kept");
    const [first, second] = [newQuestion(), newQuestion()];
    for (const topic of [first, second]) {
      const { reply } = await replyTo({ task: "video_ideas", input: { topic } }, settings);
      expect(JSON.parse(reply)).toEqual(theIdeas);
    }
    expect([await callsAbout(first), await callsAbout(second)]).toEqual([2, 2]);
  });

  test("is known for the next creator with a key to it", async () => {
    const { post } = ownSite({ UPSTREAM_BASE_URL: inject("rawDouble"), PUBLIC_SOURCES: "off" });
    const calls = [];
    for (const key of ["sk-first-creator", "sk-second-creator"]) {
      const topic = newQuestion();
      const headers = {
        [OWN_KEY_HEADERS.provider]: "groq",
        [OWN_KEY_HEADERS.model]: "no-schema",
        [OWN_KEY_HEADERS.key]: key,
      };
      const reply = await replyIn(
        await post("/api/ai/assist", { task: "video_ideas", input: { topic } }, { headers }),
      );
      expect(reply.engine).toBe("own-key");
      calls.push(await callsAbout(topic));
    }
    expect(calls).toEqual([2, 1]);
  });
});

describe("a refusal", () => {
  const refusal = (message: string, code?: string) => {
    const error = { message, code };
    return new BadRequestError(400, error, message, new Headers());
  };

  test.each([
    ["Invalid schema for response_format 'video_ideas': 'required' is needed", "json_schema"],
    ["This model does not support response format `json_schema`. See supported models", "json_schema"],
    ["This response_format type is unavailable now", "json_schema"],
    ["Unknown name \"$schema\" at 'generation_config.response_schema': Cannot find field.", "json_schema"],
    ['Either "json_schema" or "grammar" can be specified, but not both', "json_schema"],
    ["Structured outputs are not supported by this model", "json_schema"],
    ["Unsupported parameter: 'response_format'", "response_format"],
    ["Nothing of the kind is known here", "json_schema"],
  ])("“%s” is about a form", (message, field) => {
    expect(refusedFields(refusal(message), "json_schema")).toEqual({ fields: [field], always: true });
  });

  test("of any JSON is about the form, once the schema was left out", () => {
    const error = refusal("response_format json_object is not supported, use json_schema");
    expect(refusedFields(error, "response_format")).toEqual({ fields: ["response_format"], always: true });
  });

  test.each([
    ["Unsupported value: 'temperature' does not support 0.7", ["sampling"]],
    ["Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens'", ["max_tokens"]],
  ])("“%s” is about something else, whatever form was sent", (message, fields) => {
    expect(refusedFields(refusal(message), "json_schema")?.fields).toEqual(fields);
  });

  test("of prose in unknown words is one", () => {
    expect(refusedFields(refusal("Your request was flagged"))).toBeUndefined();
  });
});
