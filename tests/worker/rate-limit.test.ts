import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { app } from "#worker/app.ts";
import { addressBlock } from "#worker/middleware/rate-limit.ts";
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

/** A site with limits of its own, and calls to it. */
function site(aiLimit = fixedLimit(60), apiLimit = fixedLimit(600), resolveLimit = fixedLimit(30)) {
  const bindings = { ...env, AI_LIMIT: aiLimit, API_LIMIT: apiLimit, RESOLVE_LIMIT: resolveLimit };
  const visit = async (path: string, address: string | undefined, cookie = "") => {
    const request = new Request(`https://crescendo.test${path}`, { headers: { Cookie: cookie } });
    if (address !== undefined) request.headers.set("CF-Connecting-IP", address);
    return app.fetch(request, bindings, createExecutionContext());
  };
  return { visit, aiLimit, apiLimit };
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
    for (let time = 1; time <= 60; time += 1) expect((await visit(AI, "192.0.2.1")).status).toBe(405);
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
    expect((await visit(AI, "192.0.2.2", workspace("d"))).status).toBe(405);
  });

  test("aren't given anew by a new address to the same cookie", async () => {
    const { visit } = site(fixedLimit(2));
    await visit(AI, "192.0.2.1", workspace("a"));
    await visit(AI, "192.0.2.2", workspace("a"));
    expect((await visit(AI, "192.0.2.3", workspace("a"))).status).toBe(429);
  });

  test("are those that read public sources, too", async () => {
    const { visit, aiLimit, apiLimit } = site();
    for (const path of ["/api/live-signals", "/api/ai-trend-detector"]) await visit(path, "192.0.2.1");
    expect(aiLimit.keys.filter((key) => key === "address:192.0.2.1")).toHaveLength(2);
    expect(apiLimit.keys).toEqual([]);
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

test("an overview by a link counts as a resolve, since it may cost the owner's quota; one's own doesn't", async () => {
  const resolveLimit = fixedLimit(30);
  const { visit, apiLimit } = site(undefined, undefined, resolveLimit);
  await visit("/api/youtube-overview?channel=UC1", "192.0.2.1", workspace("a"));
  expect(resolveLimit.keys).toEqual(["address:192.0.2.1", `workspace:${"a".repeat(32)}`]);
  expect(apiLimit.keys).toEqual([]);
  await visit("/api/youtube-overview", "192.0.2.1", workspace("a"));
  expect(resolveLimit.keys).toHaveLength(2);
  expect(apiLimit.keys).toHaveLength(2);
});

test("callers without an address share one allowance", async () => {
  const { visit } = site(undefined, fixedLimit(1));
  expect((await visit("/api/health", undefined)).status).toBe(200);
  await failureOf(await visit("/api/health", undefined), "rate_limited");
});

describe("an address block", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["fe80::1:2:3:4:5:6", "fe80:0:1:2"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });

  test("holds all addresses of a household and no other's", () => {
    expect(addressBlock("2001:db8:1:2::1")).toBe(addressBlock("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    expect(addressBlock("2001:db8:1:2::1")).not.toBe(addressBlock("2001:db8:1:3::1"));
  });

  test("is the same however its zeros are written", () => {
    expect(addressBlock("2001:0db8:0000:0002::1")).toBe(addressBlock("2001:DB8:0:2::1"));
  });
});
