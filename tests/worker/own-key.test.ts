import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, inject, test, vi } from "vitest";
import { ENGINE_HEADER } from "#shared/contracts/assistant.ts";
import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { PROVIDER_IDS } from "#shared/contracts/own-key.ts";
import { PROVIDERS } from "#shared/rules/providers.ts";
import { app } from "#worker/app.ts";
import { aiDouble, callsAbout, eventsOf, failureOf, newQuestion, replyIn } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";

/** A creator's key, which nothing but the provider may ever see. */
const MINE = "sk-mine-4f6d0b7c9e";

const headersOf = (model: string, more: Partial<Record<keyof typeof OWN_KEY_HEADERS, string>> = {}) => {
  const { provider = "groq", key = MINE } = more;
  return {
    [OWN_KEY_HEADERS.provider]: provider,
    [OWN_KEY_HEADERS.model]: more.model ?? model,
    [OWN_KEY_HEADERS.key]: key,
  };
};

/** A site whose calls to any provider reach the double of one, where the model's name says what happens. */
function site(settings: Parameters<typeof ownSite>[0] = {}) {
  const own = ownSite({ UPSTREAM_BASE_URL: inject("rawDouble"), PUBLIC_SOURCES: "off", ...settings });
  return {
    ...own,
    ask: (input: string, model: string, more?: Parameters<typeof headersOf>[1]) =>
      own.post("/api/ai/assist", { task: "general", input }, { headers: headersOf(model, more) }),
  };
}

describe("a creator's own key", () => {
  test.each(PROVIDER_IDS)("is good for %s, at its own address", async (provider) => {
    const { ask } = site();
    const { baseUrl } = PROVIDERS[provider];
    const reply = await replyIn(await ask(newQuestion(), "where-and-who", { provider }));
    expect(reply).toMatchObject({ engine: "own-key", model: "where-and-who", cached: false });
    const { host, pathname } = new URL(baseUrl);
    expect(reply.reply).toBe(`/${host}${pathname}/chat/completions by Bearer ${MINE}`);
  });

  test("goes before what the owner configured, and costs the site nothing", async () => {
    const { ask } = site({ ...aiDouble("prose"), AI_DAILY_BUDGET: "0", AI_DAILY_TOKENS: "0" });
    expect(await replyIn(await ask(newQuestion(), "counted-usage"))).toMatchObject({
      reply: "Counted.",
      engine: "own-key",
    });
  });

  test("streams", async () => {
    const { post } = site();
    const headers = { ...headersOf("streamed-usage"), Accept: "text/event-stream" };
    const response = await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers });
    expect((await eventsOf(response)).at(-1)).toMatchObject({
      event: "done",
      data: { reply: "Counted.", engine: "own-key" },
    });
  });

  test("answers for its caller alone: nothing is kept, and nothing of another's is given", async () => {
    const { ask, written, post } = site();
    const question = newQuestion();
    for (let time = 0; time < 2; time += 1)
      expect(await replyIn(await ask(question, "counted-usage"))).toMatchObject({ cached: false });
    expect(await callsAbout(question)).toBe(2);
    expect(written).toEqual([]);
    const other = await replyIn(await post("/api/ai/assist", { task: "general", input: question }));
    expect(other.engine).toBe("built-in");
  });

  test("isn't shared by two who ask the same at the same moment", async () => {
    const { ask } = site();
    const question = newQuestion();
    const keys = ["sk-first-creator", "sk-second-creator"];
    const replies = await Promise.all(
      keys.map(async (key) => (await replyIn(await ask(question, "where-and-who", { key }))).reply),
    );
    expect(replies).toEqual(keys.map((key) => expect.stringContaining(key)));
  });

  test.each([
    ["status-401", "ai_key_rejected", /^Groq refused your key\. Check it in Settings\./u],
    ["status-402", "ai_out_of_credit", /^Groq says your account has no credit left\./u],
    ["status-404", "ai_model_unknown", /^Groq doesn't have the model you chose/u],
    ["wordless-429", "ai_busy", /over its limit/u],
    ["html", "ai_unreadable", /nothing that can be read/u],
  ])("that fails with %s leaves the answer to the site, with a word about it", async (model, code, says) => {
    const { ask } = site();
    const reply = await replyIn(await ask("how long should a short be?", model));
    expect(reply).toMatchObject({ engine: "built-in", notice: { code } });
    expect(reply.notice?.message).toMatch(says);
    expect(reply.notice?.message).toMatch(/The built-in engine answered instead\.$/u);
    expect(JSON.stringify(reply)).not.toContain(MINE);
  });

  test("that fails leaves the answer to the site's own model, where it has one", async () => {
    const { ask } = site(aiDouble("prose"));
    const reply = await replyIn(await ask(newQuestion(), "status-401"));
    expect(reply).toMatchObject({ engine: "openai", notice: { code: "ai_key_rejected" } });
    expect(reply.notice?.message).toMatch(/The model of this site answered instead\.$/u);
  });

  test("is nowhere but in the call: not in a log, not in what is kept, not in an answer", async () => {
    const log = ["error", "warn", "log", "info"] as const;
    const spies = log.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
    const { ask, written } = site();
    const answers = [];
    for (const model of ["counted-usage", "status-401", "html", "error-in-200", "refusal"]) {
      const response = await ask(newQuestion(), model);
      answers.push(await response.text(), ...[...response.headers].flat());
    }
    const said = JSON.stringify([answers, written, spies.map((spy) => spy.mock.calls)]);
    expect(said).not.toContain(MINE);
  });

  test.each([
    ["a provider that isn't listed", { provider: "evil.example" }],
    ["a key with a line break's worth of space", { key: "sk with spaces" }],
    ["a key that is too short", { key: "sk" }],
    ["a key of 500 characters", { key: "k".repeat(500) }],
    ["a model's name that isn't one", { model: "a b\\c" }],
  ])("isn't taken with %s, and what is said of it doesn't repeat it", async (_, more) => {
    const response = await site().ask(newQuestion(), "counted-usage", more);
    const { message } = await failureOf(response, "bad_request");
    expect(message).toBe("Your own key, its provider or its model can't be read. Check them in Settings.");
  });

  test("isn't taken over http from another machine", async () => {
    const { bindings } = site();
    const ctx = createExecutionContext();
    const request = new Request("http://studio.lan/api/ai/assist", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headersOf("counted-usage") },
      body: JSON.stringify({ task: "general", input: newQuestion() }),
    });
    const response = await app.fetch(request, bindings, ctx);
    await waitOnExecutionContext(ctx);
    expect((await failureOf(response, "bad_request")).message).toContain("only taken over https");
  });

  test("isn't taken from another site", async () => {
    const { post } = site();
    const headers = { ...headersOf("counted-usage"), Origin: "https://evil.example" };
    const response = await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers });
    await failureOf(response, "foreign_origin");
  });
});

describe("a creator who lets only the built-in engine answer", () => {
  test("is answered by it, whatever model there is, and no model hears of the question", async () => {
    const { post } = site(aiDouble("prose"));
    const question = newQuestion();
    const headers = { ...headersOf("counted-usage"), [ENGINE_HEADER]: "built-in" };
    const reply = await replyIn(
      await post("/api/ai/assist", { task: "general", input: question }, { headers }),
    );
    expect(reply.engine).toBe("built-in");
    expect(reply.notice).toBeUndefined();
    expect(await callsAbout(question)).toBe(0);
  });
});
