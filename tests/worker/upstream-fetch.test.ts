import { env } from "cloudflare:workers";
import { describe, expect, inject, test } from "vitest";
import { readConfig } from "#worker/env.ts";
import { upstreamFetch, UpstreamError } from "#worker/upstream/fetch.ts";
import { KEY } from "../support/ai-double/canaries.ts";

const none = readConfig(env);
const double = () => new URL(inject("rawDouble"));
const door = (maxBytes = 1000) => ({ hosts: [double().host], maxBytes });
/** A call that the raw double answers by the name of the scenario. */
const post = (model: string): RequestInit => ({ method: "POST", body: JSON.stringify({ model }) });

describe("the door to the outside", () => {
  test("lets a call to a listed host through", async () => {
    const response = await upstreamFetch(none, door(), double(), post("gzipped"));
    expect(await response.text()).toContain("Unpacked.");
  });

  test.each([
    ["another host", "https://evil.example/"],
    ["a listed host's other port", "http://127.0.0.1:1/"],
    ["a name that begins like a listed one", "https://www.youtube.com.evil.example/"],
    ["a listed name before an @", "https://www.youtube.com@evil.example/"],
  ])("stops %s", async (_, url) => {
    const hosts = ["www.youtube.com", ...door().hosts];
    await expect(upstreamFetch(none, { hosts, maxBytes: 1 }, url)).rejects.toThrow(
      new UpstreamError("host not on the list"),
    );
  });

  test("stops http to any machine but this one", async () => {
    const options = { hosts: ["www.youtube.com"], maxBytes: 1 };
    await expect(upstreamFetch(none, options, "http://www.youtube.com/")).rejects.toThrow(
      new UpstreamError("not https"),
    );
  });

  test("follows no redirect", async () => {
    await expect(upstreamFetch(none, door(), double(), post("redirect"))).rejects.toThrow(
      new UpstreamError("redirected"),
    );
  });

  test("reads no more than the cap", async () => {
    const response = await upstreamFetch(none, door(30), double(), post("html"));
    await expect(response.text()).rejects.toThrow(new UpstreamError("answer too large"));
  });

  test("reads an answer that is just as large as the cap", async () => {
    const whole = await (await upstreamFetch(none, door(), double(), post("html-as-json"))).text();
    expect(whole).toContain(KEY);
    const again = await upstreamFetch(none, door(whole.length), double(), post("html-as-json"));
    expect(await again.text()).toBe(whole);
  });

  test.each([
    ["an empty body", "wordless-429", 429, "3600"],
    ["no body", "no-content", 204, "1"],
  ])(
    "hands over status and headers with %s, in a form that can be changed",
    async (_, model, status, wait) => {
      const response = await upstreamFetch(none, door(), double(), post(model));
      response.headers.set("X-Seen", "yes");
      expect(response.status).toBe(status);
      expect(response.headers.get("Retry-After")).toBe(wait);
      expect(await response.text()).toBe("");
    },
  );

  test("gives up with its caller's signal", async () => {
    const controller = new AbortController();
    const answer = upstreamFetch(none, door(), double(), { ...post("held"), signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/iu);
  });
});

describe("UPSTREAM_BASE_URL", () => {
  const hosts = ["www.youtube.com"];
  const through = (base: string) => ({ ...none, UPSTREAM_BASE_URL: base });

  test.each(["", "/"])("sends a call for a host to a path of that name (base ending %o)", async (end) => {
    const config = through(`${double().origin}/mirror${end}`);
    const url = "https://www.youtube.com/oembed?url=a%20b&format=json";
    const response = await upstreamFetch(config, { hosts, maxBytes: 1000 }, url, post("echo"));
    expect(await response.json()).toBe("/mirror/www.youtube.com/oembed?url=a%20b&format=json");
  });

  test("leaves a call to this machine where it is", async () => {
    const response = await upstreamFetch(through("http://127.0.0.1:9"), door(), double(), post("gzipped"));
    expect(await response.text()).toContain("Unpacked.");
  });

  test("opens no other host", async () => {
    const call = upstreamFetch(through(double().origin), { hosts, maxBytes: 1000 }, "https://evil.example/");
    await expect(call).rejects.toThrow(new UpstreamError("host not on the list"));
  });
});
