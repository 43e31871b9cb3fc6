import { describe, expect, test } from "vitest";
import type { ErrorCode } from "#shared/errors.ts";
import { aiDouble, ask, callsAbout, newQuestion, rawDouble, replyTo, stoodInFor } from "../support/api.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import type { Settings } from "../support/settings.ts";

interface Failure {
  readonly when: string;
  readonly settings: Settings;
  readonly code: ErrorCode;
  /** What the sentence must tell. */
  readonly says: RegExp;
  /** Calls to the endpoint, its one retry included. */
  readonly calls: number;
}

const key = /check OPENAI_API_KEY/u;
const down = /can't be reached right now/u;
const unreadable = /nothing that can be read/u;

const failures = (): Failure[] => [
  { when: "401", settings: aiDouble("error-401"), code: "ai_key_rejected", says: key, calls: 1 },
  {
    when: "402",
    settings: aiDouble("error-402"),
    code: "ai_out_of_credit",
    says: /no credit left/u,
    calls: 1,
  },
  { when: "403", settings: aiDouble("error-403"), code: "ai_key_rejected", says: key, calls: 1 },
  {
    when: "404",
    settings: aiDouble("error-404"),
    code: "ai_model_unknown",
    says: /check OPENAI_MODEL/u,
    calls: 1,
  },
  { when: "429", settings: aiDouble("error-429"), code: "ai_busy", says: /again in 7 seconds/u, calls: 1 },
  {
    when: "429 without a word",
    settings: rawDouble("wordless-429"),
    code: "ai_busy",
    says: /again in 3600 sec/u,
    calls: 1,
  },
  {
    when: "429 for an empty account",
    settings: aiDouble("no-quota"),
    code: "ai_out_of_credit",
    says: /no credit/u,
    calls: 1,
  },
  {
    when: "400",
    settings: aiDouble("error-400"),
    code: "ai_rejected",
    says: /fewer or other words/u,
    calls: 1,
  },
  { when: "500 twice", settings: aiDouble("error-500"), code: "ai_unavailable", says: down, calls: 2 },
  {
    when: "503 with a time to come back",
    settings: rawDouble("busy-503"),
    code: "ai_unavailable",
    says: down,
    calls: 1,
  },
  {
    when: "504 twice",
    settings: aiDouble("error-504"),
    code: "ai_timeout",
    says: /longer than 30 seconds/u,
    calls: 2,
  },
  { when: "an empty answer", settings: aiDouble("empty"), code: "ai_unreadable", says: unreadable, calls: 1 },
  {
    when: "no content",
    settings: rawDouble("no-content"),
    code: "ai_unreadable",
    says: unreadable,
    calls: 1,
  },
  { when: "white space", settings: aiDouble("blank"), code: "ai_unreadable", says: unreadable, calls: 1 },
  {
    when: "a body that isn't JSON",
    settings: aiDouble("malformed-body"),
    code: "ai_unreadable",
    says: unreadable,
    calls: 1,
  },
  { when: "a page", settings: rawDouble("html"), code: "ai_unreadable", says: unreadable, calls: 1 },
  {
    when: "a page that claims to be JSON",
    settings: rawDouble("html-as-json"),
    code: "ai_unreadable",
    says: unreadable,
    calls: 1,
  },
  {
    when: "an answer over the size limit",
    settings: aiDouble("huge"),
    code: "ai_unreadable",
    says: unreadable,
    calls: 1,
  },
  { when: "a redirect", settings: rawDouble("redirect"), code: "ai_unreadable", says: unreadable, calls: 2 },
  {
    when: "an error inside a 200",
    settings: rawDouble("error-in-200"),
    code: "ai_out_of_credit",
    says: /no credit left/u,
    calls: 1,
  },
  {
    when: "a refusal",
    settings: rawDouble("refusal"),
    code: "ai_refused",
    says: /declined to answer/u,
    calls: 1,
  },
  {
    when: "a content filter",
    settings: aiDouble("filtered"),
    code: "ai_refused",
    says: /declined to answer/u,
    calls: 1,
  },
  {
    when: "a cut connection",
    settings: aiDouble("cut-connection"),
    code: "ai_unavailable",
    says: down,
    calls: 2,
  },
  {
    when: "a connection cut inside the body",
    settings: rawDouble("cut-body"),
    code: "ai_unavailable",
    says: down,
    calls: 1,
  },
];

describe("an endpoint that answers with", () => {
  test.each(failures().map((failure) => [failure.when, failure] as const))(
    "%s is stood in for, with a code and a sentence, and nothing of its own words",
    async (_, { settings, code, says, calls }) => {
      const input = newQuestion();
      const message = await stoodInFor(await ask({ task: "general", input }, settings), code);
      expect(message).toMatch(says);
      expect(message).toMatch(/The built-in engine answered instead\.$/u);
      expect(await callsAbout(input)).toBe(calls);
    },
  );

  test("401 is stood in for where a task needs JSON, too", async () => {
    const input = { topic: newQuestion() };
    const { reply, engine, notice } = await replyTo({ task: "video_ideas", input }, aiDouble("error-401"));
    expect(engine).toBe("built-in");
    expect(IdeasReply.parse(JSON.parse(reply)).ideas).toHaveLength(5);
    expect(notice?.code).toBe("ai_key_rejected");
  });
});

test("an endpoint nobody listens at can't be reached", async () => {
  const settings = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" };
  await stoodInFor(await ask({ task: "general", input: newQuestion() }, settings), "ai_unavailable");
});

test("a failure isn't kept: the same question is asked again", async () => {
  const input = newQuestion();
  await stoodInFor(await ask({ task: "general", input }, aiDouble("error-401")), "ai_key_rejected");
  await stoodInFor(await ask({ task: "general", input }, aiDouble("error-401")), "ai_key_rejected");
  expect(await callsAbout(input)).toBe(2);
});

test.each(["truncated-prose", "truncated-json"])("an answer with a notice isn't kept (%s)", async (model) => {
  const input = newQuestion();
  const task = model === "truncated-json" ? "video_ideas" : "general";
  expect((await replyTo({ task, input }, aiDouble(model))).notice?.code).toBe("ai_truncated");
  const calls = await callsAbout(input);
  expect((await replyTo({ task, input }, aiDouble(model))).cached).toBe(false);
  expect(await callsAbout(input)).toBe(2 * calls);
});
