import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { assist } from "#shared/contracts/assistant.ts";
import { app } from "#worker/app.ts";
import { ask, call, failureOf } from "../support/api.ts";

const question = { task: "general", input: "How do I write a good hook?" } as const;
const stream = { headers: { Accept: "text/event-stream" } };

const answers: [string, number, () => Promise<Response>][] = [
  ["an answer", 200, () => call("/api/health")],
  ["a reply", 200, () => ask(question)],
  ["a stream", 200, () => ask(question, {}, stream)],
  ["HEAD", 200, () => call("/api/health", { method: "HEAD" })],
  ["a bad request", 400, () => ask({ ...question, input: "" })],
  [
    "a foreign request",
    403,
    () => call(assist.path, { method: "POST", headers: { Origin: "https://a.example" } }),
  ],
  ["an unknown path", 404, () => call("/api/nothing")],
  ["a wrong method", 405, () => call(assist.path)],
  ["a body that is too large", 413, () => ask({ ...question, memory: "a".repeat(200_000) })],
  ["a wrong type", 415, () => call(assist.path, { method: "POST", body: "a" })],
  ["a bad configuration", 503, () => call("/api/health", {}, { CONTACT_EMAIL: "nobody" })],
];

describe.each(answers)("%s", (_, status, send) => {
  test("is kept by nobody, framed by nobody, and gives away nothing", async () => {
    const response = await send();
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    await response.body?.cancel();
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[\w-]{8,}$/u),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("a request id", () => {
  test("is new for each call", async () => {
    const ids = await Promise.all([call("/api/health"), call("/api/health")]);
    const [first, second] = ids.map((response) => response.headers.get("X-Request-Id"));
    expect(first).not.toBe(second);
  });

  test.each([
    ["trace-1", "trace-1"],
    ["<script>alert(1)</script>", "?script?alert?1???script?"],
    ["a b\tc", "a?b?c"],
    ["a".repeat(300), "a".repeat(64)],
  ])("is ours, and the caller's (%s) is only logged beside it", async (given, logged) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const headers = { "X-Request-Id": given, "Content-Type": "application/json" };
    const broken = { ...env, OPENAI_API_KEY: "key", CACHE: null, API_LIMIT: null };
    const request = new Request("https://crescendo.test/api/health", { headers });
    const response = await app.fetch(request, broken, createExecutionContext());
    const { requestId } = await failureOf(response, "internal");
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/u);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ requestId, callerRequestId: logged }));
  });
});
