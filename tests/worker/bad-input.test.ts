import { describe, expect, test } from "vitest";
import { assist, AssistReply } from "#shared/contracts/assistant.ts";
import { call, failureOf, faultOf } from "../support/api.ts";

const json = { "Content-Type": "application/json" };
const send = (body: BodyInit, headers: HeadersInit = json) =>
  call(assist.path, { method: "POST", headers, body });
const sendJson = (body: unknown) => send(JSON.stringify(body));

const question = "How do I write a good hook?";
const good = { task: "general", input: question };
const ideas = (input: unknown) => ({ task: "video_ideas", input });
/** An object inside an object, this many times. */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test("a request within all limits is answered", async () => {
  const response = await sendJson(good);
  expect(response.status).toBe(200);
  expect(AssistReply.parse(await response.json()).engine).toBe("built-in");
});

describe("a body that can't be used is a 400 that names the field:", () => {
  test.each<[string, string, RegExp]>([
    ["an empty body", "", /isn't valid JSON/u],
    ["no JSON", "{task:", /isn't valid JSON/u],
    ["a list", "[]", /^body: /u],
    ["null", "null", /^body: /u],
    ["text", '"general"', /^body: /u],
  ])("%s", async (_, body, says) => {
    expect(await faultOf(await send(body))).toMatch(says);
  });

  test.each<[string, unknown, RegExp]>([
    ["no task", { input: question }, /^task: Task must be one of general, video_ideas, .*\.$/u],
    ["an unknown task", { ...good, task: "world_domination" }, /^task: Task must be one of/u],
    ["a task that is no text", { ...good, task: 1 }, /^task: /u],
    ["a task every object has", { ...good, task: "constructor" }, /^task: /u],
    ["no input", { task: "general" }, /^input: Input must be text or an object\.$/u],
    ["a list for input", { ...good, input: [] }, /^input: Input must be text or an object\.$/u],
    ["an object where a question is due", { ...good, input: {} }, /^input: A question must be text\.$/u],
    ["an empty question", { ...good, input: "" }, /^input: Write a question first\.$/u],
    ["white space for a question", { ...good, input: " \n\t" }, /^input: Write a question first\.$/u],
    ["a question of 8,001 characters", { ...good, input: "a".repeat(8001) }, /^input: .*8000 characters/u],
    ["options that are no object", { ...good, opts: "hot" }, /^opts: /u],
    [
      "a temperature over 2",
      { ...good, opts: { temperature: 2.1 } },
      /^opts\.temperature: Temperature can be at most 2\.$/u,
    ],
    ["a temperature in words", { ...good, opts: { temperature: "hot" } }, /^opts\.temperature: /u],
    ["a broken seed", { ...good, opts: { seed: 1.5 } }, /^opts\.seed: /u],
    ["memory that is no text", { ...good, memory: [] }, /^memory: /u],
    ["memory of 12,001 characters", { ...good, memory: "a".repeat(12_001) }, /^memory: .*12000/u],
    ["neither topic nor niche", ideas({}), /^input\.topic: Enter a topic or choose a niche\.$/u],
    ["an empty topic", ideas(""), /^input\.topic: Enter a topic/u],
    ["a topic that is no text", ideas({ topic: 7 }), /^input\.topic: Topic must be text\.$/u],
    ["a topic of 501 characters", ideas({ topic: "a".repeat(501) }), /^input\.topic: .*500 characters/u],
    ["a niche of 81 characters", ideas({ niche: "a".repeat(81) }), /^input\.niche: .*80 characters/u],
    ["an audience of 121", ideas({ topic: "a", audience: "a".repeat(121) }), /^input\.audience: .*120/u],
    ["0 ideas", ideas({ topic: "a", count: 0 }), /^input\.count: Ask for at least 1 idea\.$/u],
    ["11 ideas", ideas({ topic: "a", count: 11 }), /^input\.count: Ask for at most 10 ideas\.$/u],
    ["1.5 ideas", ideas({ topic: "a", count: 1.5 }), /^input\.count: .*whole number/u],
    ["ideas counted in text", ideas({ topic: "a", count: "3" }), /^input\.count: .*whole number/u],
    ["an unknown platform", ideas({ topic: "a", platform: "MySpace" }), /^input\.platform: Platform must/u],
    ["an unknown format", ideas({ topic: "a", format: "opera" }), /^input\.format: Format must be one of/u],
  ])("%s", async (_, body, says) => {
    expect(await faultOf(await sendJson(body))).toMatch(says);
  });

  test("JSON nested 10,000 deep", async () => {
    const body = `{"task":"general","input":${nested(10_000)}}`;
    expect(await faultOf(await send(body))).toBe("input: A question must be text.");
  });
});

test("JSON nested 10,000 deep where nobody looks does no harm", async () => {
  const response = await send(`{"task":"video_ideas","input":{"topic":"bread","extra":${nested(10_000)}}}`);
  expect(response.status).toBe(200);
  expect(AssistReply.parse(await response.json()).reply).toContain("ideas");
});

describe("a body that is too large is a 413:", () => {
  test("1 MB", async () => {
    const { message } = await failureOf(await sendJson({ ...good, memory: "a".repeat(1e6) }), "too_large");
    expect(message).toContain("128 KB");
  });

  test("1 MB whose size isn't announced", async () => {
    const body = new Blob(["a".repeat(1e6)]).stream();
    await failureOf(await send(body), "too_large");
  });

  test("not just below the limit", async () => {
    await failureOf(await sendJson({ ...good, memory: "a".repeat(127 * 1024) }), "bad_request");
  });
});

describe("a body of another type is a 415:", () => {
  test.each([
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "application/jsonp",
  ])("%s", async (type) => {
    await failureOf(await send(JSON.stringify(good), { "Content-Type": type }), "unsupported_media_type");
  });

  test("none at all", async () => {
    await failureOf(await send(new Blob([JSON.stringify(good)]), {}), "unsupported_media_type");
  });

  test("not JSON with a charset", async () => {
    const response = await send(JSON.stringify(good), { "Content-Type": "Application/JSON; charset=UTF-8" });
    expect(response.status).toBe(200);
  });
});

describe("another method is a 405 that names the right one:", () => {
  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s", async (method) => {
    const response = await call(assist.path, { method });
    expect(response.headers.get("Allow")).toBe("POST");
    expect((await failureOf(response, "method_not_allowed")).message).toBe("/api/ai/assist takes POST.");
  });

  test("POST where one only reads", async () => {
    const response = await call("/api/health", { method: "POST", headers: json, body: "{}" });
    expect(response.headers.get("Allow")).toBe("GET");
    await failureOf(response, "method_not_allowed");
  });

  test("HEAD, which has no body to say so", async () => {
    const response = await call(assist.path, { method: "HEAD" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await response.text()).toBe("");
  });
});

test("HEAD is fine where one reads", async () => {
  const response = await call("/api/health", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

describe("a path that doesn't exist is a 404 in JSON, never a page:", () => {
  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/ai/assist/",
    "/api/ai/assist/more",
    "/api/%00",
    "/api/🍞",
    "/api//health",
  ])("%s", async (path) => {
    const response = await call(path, { headers: { Accept: "text/html" } });
    expect(response.headers.get("Content-Type")).toContain("application/json");
    await failureOf(response, "not_found");
  });
});

describe("what another site asks for is a 403:", () => {
  test.each<[string, HeadersInit]>([
    ["its origin", { Origin: "https://evil.example" }],
    ["a page without an origin", { Origin: "null" }],
    ["our name over http", { Origin: "http://crescendo.test" }],
    ["our name on another port", { Origin: "https://crescendo.test:8443" }],
    ["another site, by the browser's word", { "Sec-Fetch-Site": "cross-site" }],
    ["a neighbour, by the browser's word", { "Sec-Fetch-Site": "same-site" }],
  ])("%s", async (_, headers) => {
    await failureOf(await send(JSON.stringify(good), { ...json, ...headers }), "foreign_origin");
    await failureOf(await call("/api/workspace", { method: "DELETE", headers }), "foreign_origin");
  });

  test("nor does another site get leave when its browser asks for it first", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    const response = await call(assist.path, { method: "OPTIONS", headers });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(response.headers.get("Access-Control-Allow-Methods")).toBeNull();
    await failureOf(response, "method_not_allowed");
  });

  test.each<[string, HeadersInit]>([
    ["our own pages", { Origin: "https://crescendo.test", "Sec-Fetch-Site": "same-origin" }],
    ["a caller that is no browser", {}],
  ])("not %s", async (_, headers) => {
    expect((await send(JSON.stringify(good), { ...json, ...headers })).status).toBe(200);
  });
});
