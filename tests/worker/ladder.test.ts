import { describe, expect, inject, test, vi } from "vitest";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { DEVICE_FAILED_HEADER } from "#shared/contracts/on-device.ts";
import { OWN_KEY_HEADERS } from "#shared/contracts/own-key-headers.ts";
import { PROSE } from "../support/ai-double/fixtures.ts";
import { aiDouble, callsAbout, newQuestion, replyIn } from "../support/api.ts";
import { ownSite } from "../support/own-site.ts";
import { aiError, type Behaviour, completion, workersAi } from "../support/workers-ai-double.ts";

const MINE = "sk-mine-5d2f0c8a1b";
const ownKey = (model: string) => ({
  [OWN_KEY_HEADERS.provider]: "groq",
  [OWN_KEY_HEADERS.model]: model,
  [OWN_KEY_HEADERS.key]: MINE,
});
const device = { [DEVICE_FAILED_HEADER]: "failed" };

/** A site with every rung: a provider for creators' keys, the owner's endpoint, Cloudflare's models. */
function siteWith({ openai, cloudflare }: { openai: string; cloudflare: Behaviour }) {
  const ai = workersAi(cloudflare);
  const settings = { ...aiDouble(openai), AI: ai, UPSTREAM_BASE_URL: inject("rawDouble") };
  return { ai, ...ownSite({ PUBLIC_SOURCES: "off", ...settings }) };
}

const busy: Behaviour = () => {
  throw aiError(3040);
};

describe("the ladder of engines", () => {
  test.each([
    ["the browser's model failed", device, "prose", "openai", 1],
    ["a creator's key fails", ownKey("status-401"), "prose", "openai", 1],
    [
      "those and the owner's endpoint fail",
      { ...device, ...ownKey("status-401") },
      "error-401",
      "workers-ai",
      3,
    ],
  ] as const)(
    "goes on to the next where %s, and says of each why",
    async (_, headers, openai, engine, said) => {
      const { post } = siteWith({ openai, cloudflare: () => completion(PROSE) });
      const body = { task: "general", input: newQuestion() };
      const reply = await replyIn(await post("/api/ai/assist", body, { headers }));
      expect(reply.engine).toBe(engine);
      expect(reply.reply).toBe(PROSE);
      expect(reply.notice?.message.match(/failed\.|refused your key|refused this site's key/gu)).toHaveLength(
        said,
      );
      expect(reply.notice?.message).toMatch(
        /(?:The model of this site|A model on Cloudflare) answered instead\.$/u,
      );
    },
  );

  test("ends with the built-in engine, which always answers", async () => {
    const { post } = siteWith({ openai: "error-500", cloudflare: busy });
    const headers = { ...device, ...ownKey("html") };
    const reply = await replyIn(
      await post("/api/ai/assist", { task: "general", input: newQuestion() }, { headers }),
    );
    expect(reply.engine).toBe("built-in");
    expect(reply.notice?.message).toMatch(/The built-in engine answered instead\.$/u);
  });

  test("keeps each engine's answers apart: another engine's isn't given for its own", async () => {
    const { post } = siteWith({ openai: "prose", cloudflare: () => completion("Of Cloudflare.") });
    const body = { task: "general", input: newQuestion() };
    expect(await replyIn(await post("/api/ai/assist", body))).toMatchObject({
      engine: "openai",
      cached: false,
    });
    const headers = ownKey("counted-usage");
    expect(await replyIn(await post("/api/ai/assist", body, { headers }))).toMatchObject({
      reply: "Counted.",
    });
    expect(await replyIn(await post("/api/ai/assist", body))).toMatchObject({ reply: PROSE, cached: true });
    const cloudflare = ownSite({ AI: workersAi(() => completion("Of Cloudflare.")), PUBLIC_SOURCES: "off" });
    expect(await replyIn(await cloudflare.post("/api/ai/assist", body))).toMatchObject({
      reply: "Of Cloudflare.",
      cached: false,
    });
  });
});

describe("whatever fails, a question is nowhere but in the calls that need it", () => {
  const CANARY = "qzvtrnkplw";
  const LOG = ["error", "warn", "log", "info", "debug"] as const;

  test.each([
    ["a task in prose", true, "/api/ai/assist", { task: "general", input: `How do I film ${CANARY}?` }],
    ["a task in JSON", false, "/api/ai/assist", { task: "video_ideas", input: { topic: `${CANARY} bread` } }],
    ["the browser's model", true, "/api/ai/finish", { task: "general", input: `${CANARY}?`, wrote: [" "] }],
    ["a prompt", false, "/api/ai/prompt", { task: "general", input: `${CANARY}?` }],
  ])("%s", async (_, isKept, path, body) => {
    const spies = LOG.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
    for (const openai of ["error-401", "error-500", "malformed-body", "prose"]) {
      const { post, written } = siteWith({ openai, cloudflare: busy });
      const headers = { ...device, ...ownKey("html") };
      const response = await post(path, body, { headers });
      expect(JSON.stringify([...response.headers])).not.toContain(CANARY);
      expect(await response.text()).not.toContain(MINE);
      // Keys of what is kept are hashes.
      expect(written.join("\n")).not.toContain(CANARY);
      expect(written.length > 0).toBe(isKept && openai === "prose");
    }
    expect(JSON.stringify(spies.map((spy) => spy.mock.calls))).not.toMatch(
      new RegExp(`${CANARY}|${MINE}`, "u"),
    );
  });

  test("nor does a refusal repeat it", async () => {
    const { post } = siteWith({ openai: "prose", cloudflare: busy });
    const response = await post("/api/ai/prompt", {
      task: "hashtags",
      input: { topic: { [CANARY]: CANARY } },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(CANARY);
  });
});

test("two creators' browsers in one isolate each get what theirs wrote", async () => {
  const { post } = siteWith({ openai: "prose", cloudflare: busy });
  const input = newQuestion();
  const replies = await Promise.all(
    ["One's own.", "The other's."].map(async (wrote) => {
      const response = await post("/api/ai/finish", { task: "general", input, wrote: [wrote] });
      const { answer }: { answer?: unknown } = await response.json();
      return AssistReply.parse(answer).reply;
    }),
  );
  expect(replies).toEqual(["One's own.", "The other's."]);
  expect(await callsAbout(input)).toBe(0);
});
