import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { app } from "#worker/app.ts";
import { addressBlock } from "#worker/middleware/rate-limit.ts";
import { served } from "#worker/serve.ts";
import { ask, failureOf, newAddress } from "../support/api.ts";

const QUESTION = { task: "general", input: "How do I write a good hook?" } as const;

/** A limit whose minute never ends, so that a test doesn't depend on the clock. */
function fixedLimit(limit: number): RateLimit & { readonly keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    limit: async ({ key }) => {
      keys.push(key);
      return { success: keys.filter((other) => other === key).length <= limit };
    },
  };
}

/** How a path is called here: without a body, which is refused with 415 once the call was counted. */
function methodOf(path: string): string {
  return served.some((one) => one.path === path && one.method === "POST") ? "POST" : "GET";
}

/** A site with limits of its own, and calls to it. */
function site(aiLimit = fixedLimit(60), apiLimit = fixedLimit(600), lookupLimit = fixedLimit(30)) {
  const bindings = { ...env, AI_LIMIT: aiLimit, API_LIMIT: apiLimit, LOOKUP_LIMIT: lookupLimit };
  const visit = async (path: string, address: string | undefined, cookie = "", method = methodOf(path)) => {
    const request = new Request(`https://crescendo.test${path}`, { method, headers: { Cookie: cookie } });
    if (address !== undefined) request.headers.set("CF-Connecting-IP", address);
    return app.fetch(request, bindings, createExecutionContext());
  };
  return { visit, aiLimit, apiLimit, lookupLimit };
}

const workspace = (digit: string) => `__Host-workspace=${digit.repeat(32)}`;
const AI = "/api/ai/assist";

describe("AI calls", () => {
  test("are limited by the runtime to 60 a minute for one address, whatever its cookies", async () => {
    const headers = { "CF-Connecting-IP": newAddress() };
    // A minute of the clock may end between two of these, so they are enough for two.
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask(QUESTION, {}, { headers })));
    const refused = answers.filter(({ status }) => status === 429);
    const answered = answers.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThanOrEqual(60);
    expect(answered.length + refused.length).toBe(121);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect((await ask(QUESTION)).status).toBe(200);
  });

  test("are refused from the 61st on, saying when to come back", async () => {
    const { visit } = site();
    for (let time = 1; time <= 60; time += 1) expect((await visit(AI, "192.0.2.1")).status).toBe(415);
    const refused = await visit(AI, "192.0.2.1");
    expect(refused.headers.get("Retry-After")).toBe("60");
    const { message } = await failureOf(refused, "rate_limited");
    expect(message).toBe("That was a lot at once. Wait a minute, then try again.");
  });

  test("aren't given anew by a new cookie, but another address has its own", async () => {
    const { visit } = site(fixedLimit(2));
    await visit(AI, "192.0.2.1", workspace("a"));
    await visit(AI, "192.0.2.1", workspace("b"));
    expect((await visit(AI, "192.0.2.1", workspace("c"))).status).toBe(429);
    expect((await visit(AI, "192.0.2.2", workspace("d"))).status).toBe(415);
  });

  test("aren't given anew by a new address to the same cookie", async () => {
    const { visit } = site(fixedLimit(2));
    await visit(AI, "192.0.2.1", workspace("a"));
    await visit(AI, "192.0.2.2", workspace("a"));
    expect((await visit(AI, "192.0.2.3", workspace("a"))).status).toBe(429);
  });

  test("don't use up the other calls, nor these them", async () => {
    const { visit, aiLimit, apiLimit } = site(fixedLimit(1), fixedLimit(2));
    await visit(AI, "192.0.2.1", workspace("a"));
    expect((await visit("/api/health", "192.0.2.1", workspace("a"))).status).toBe(200);
    expect(aiLimit.keys).toEqual(["address:192.0.2.1", `workspace:${"a".repeat(32)}`]);
    expect(apiLimit.keys).toEqual(aiLimit.keys);
  });
});

test("other calls are limited, too", async () => {
  const { visit } = site(undefined, fixedLimit(2));
  await visit("/api/health", "192.0.2.1");
  await visit("/api/nothing", "192.0.2.1");
  await failureOf(await visit("/api/health", "192.0.2.1"), "rate_limited");
});

describe("every call", () => {
  const limits = ["aiLimit", "lookupLimit", "apiLimit"] as const;
  const expected = { ai: "aiLimit", lookup: "lookupLimit", plain: "apiLimit" } as const;
  /** Which limits a call was counted by, and how often. */
  async function countsOf(method: string, path: string) {
    const counters = site();
    await counters.visit(path, "192.0.2.1", workspace("a"), method);
    return limits.flatMap((name) => counters[name].keys.map(() => name));
  }
  /** Paths with their parameters filled in. */
  const filled = (path: string) => path.replace(/:\w+/gu, "x");
  const routes = app.routes.filter(({ path, method }) => method !== "ALL" && !path.includes("*"));

  test.each(served.map(({ method, path, cost }) => [method, path, cost] as const))(
    "%s %s is counted once as %s, by address and by workspace",
    async (method, path, cost) => {
      expect(await countsOf(method, filled(path))).toEqual([expected[cost], expected[cost]]);
    },
  );

  test("of any route the app has is counted once, whether it is an endpoint or not", async () => {
    const calls = new Set(routes.map(({ method, path }) => `${method} ${filled(path)}`));
    expect(calls.size).toBeGreaterThan(served.length);
    for (const call of calls) {
      const [method = "", path = ""] = call.split(" ");
      expect([call, (await countsOf(method, path)).length]).toEqual([call, 2]);
    }
  });

  test("of a path that isn't there, or with a method it doesn't take, counts among the others", async () => {
    expect(await countsOf("POST", "/api/nothing")).toEqual(["apiLimit", "apiLimit"]);
    expect(await countsOf("GET", "/api/post-plan")).toEqual(["apiLimit", "apiLimit"]);
  });

  test("that reaches an engine is an AI call, and that asks a third party a look-up at least", () => {
    const costs = Object.fromEntries(served.map(({ method, path, cost }) => [`${method} ${path}`, cost]));
    expect(Object.entries(costs).filter(([, cost]) => cost === "ai")).toHaveLength(6);
    expect(costs).toMatchObject({
      "POST /api/ai/assist": "ai",
      "POST /api/ai/prompt": "ai",
      "POST /api/ai/finish": "ai",
      "POST /api/ai/seo-optimizer": "ai",
      "POST /api/ai-trend-detector": "ai",
      "POST /api/post-plan": "ai",
      "POST /api/live-signals": "lookup",
      "POST /api/resolve-youtube": "lookup",
      "POST /api/resolve-tiktok": "lookup",
      "GET /api/youtube-overview": "lookup",
      "GET /api/youtube-videos": "lookup",
      "DELETE /api/google": "lookup",
      "DELETE /api/workspace": "lookup",
    });
  });

  test("of the sign-in with Google is a look-up, and the scheduler's socket isn't", async () => {
    expect(await countsOf("GET", "/api/google/connect")).toEqual(["lookupLimit", "lookupLimit"]);
    expect(await countsOf("GET", "/api/google/callback")).toEqual(["lookupLimit", "lookupLimit"]);
    expect(await countsOf("GET", "/api/schedule/live")).toEqual(["apiLimit", "apiLimit"]);
  });
});

test("a call is counted before its body is read", async () => {
  const { visit, aiLimit } = site(fixedLimit(0));
  await failureOf(await visit(AI, "192.0.2.1"), "rate_limited");
  expect(aiLimit.keys).toHaveLength(2);
});

test.each([
  ["/api/resolve-youtube", 30],
  ["/api/post-plan", 60],
  ["/api/health", 600],
])("%s is answered %i times a minute and no more", async (path, times) => {
  const { visit } = site();
  for (let time = 1; time <= times; time += 1) expect((await visit(path, "192.0.2.1")).status).not.toBe(429);
  const refused = await visit(path, "192.0.2.1");
  expect(refused.headers.get("Retry-After")).toBe("60");
  await failureOf(refused, "rate_limited");
});

test("callers without an address share one allowance", async () => {
  const { visit } = site(undefined, fixedLimit(1));
  expect((await visit("/api/health", undefined)).status).toBe(200);
  await failureOf(await visit("/api/health", undefined), "rate_limited");
});

describe("an address block", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
    ["2001:db8:1:2::9", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0"],
    ["2001:db8::", "2001:db8:0"],
    ["::1", "0:0:0"],
    ["::", "0:0:0"],
    ["fe80::1:2:3:4:5:6", "fe80:0:1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  test("holds all 65,536 networks of a /48 and no other's", () => {
    expect(addressBlock("2001:db8:1:2::1")).toBe(addressBlock("2001:db8:1:ffff:ffff:ffff:ffff:ffff"));
    expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:2:2::1"));
  });

  test("is the same however its zeros are written", () => {
    expect(addressBlock("2001:0db8:0000:0002::1")).toBe(addressBlock("2001:DB8:0:2::1"));
  });
});
