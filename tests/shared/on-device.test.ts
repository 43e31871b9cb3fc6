import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ENGINE_HEADER } from "#shared/contracts/assistant.ts";
import { DEVICE_FAILED_HEADER, type DevicePrompt } from "#shared/contracts/on-device.ts";
import { errorBody } from "#shared/errors.ts";
import { stores } from "#client/lib/stores.ts";
import { ask, askStreamed } from "#client/queries/assistant.ts";
import { generatePlan } from "#client/queries/planner.ts";
import { installLanguageModel, type ModelBehaviour } from "../support/language-model.ts";

const PROMPT: DevicePrompt = {
  messages: [
    { role: "system", content: "You are Crescendo." },
    { role: "user", content: "Earlier." },
    { role: "user", content: "How do I film bread?" },
  ],
  sampling: { temperature: 0.7 },
  language: "en",
};
const SCHEMA = { type: "object", properties: {} };
const QUESTION = { task: "general", input: "How do I film bread?" } as const;
const OF_SITE = { reply: "From the site.", engine: "openai", model: "double", cached: false };

interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server that gives this prompt, and answers with what was written; any other call with an answer of its own. */
function server({
  prompt = {},
  onFinish,
}: { prompt?: Partial<DevicePrompt>; onFinish?: (wrote: string[]) => Response } = {}): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { body: string; headers: Record<string, string> }) => {
    const body = JSON.parse(init.body);
    sent.push({ path, body, headers: init.headers });
    if (path === "/api/ai/prompt") return Response.json({ prompt: { ...PROMPT, ...prompt } });
    if (path !== "/api/ai/finish") return Response.json(OF_SITE);
    if (onFinish !== undefined) return onFinish(body.wrote);
    const reply = body.wrote.at(-1);
    return Response.json({ answer: { reply, engine: "on-device", cached: false } });
  });
  return sent;
}

const device = (behaviour: ModelBehaviour = {}) => installLanguageModel(behaviour);
const paths = (sent: readonly Sent[]) => sent.map(({ path }) => path);

beforeEach(() => {
  stores.engineChoice.write("on-device");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "LanguageModel");
  stores.engineChoice.remove();
  stores.deviceOnly.remove();
});

describe("a question to the browser's own model", () => {
  test("goes to the server for its prompt and for what was written, and to no other call", async () => {
    const sent = server();
    const log = device({ writes: [["Film ", "the crumb."]] });
    expect(await ask(QUESTION)).toEqual({ reply: "Film the crumb.", engine: "on-device", cached: false });
    expect(paths(sent)).toEqual(["/api/ai/prompt", "/api/ai/finish"]);
    expect(sent[0]?.body).toMatchObject(QUESTION);
    expect(sent[1]?.body).toMatchObject({ ...QUESTION, wrote: ["Film the crumb."] });
    expect(log.prompts).toEqual([{ input: "How do I film bread?", constrained: false }]);
    expect(log.created[0]?.options).toMatchObject({
      initialPrompts: [
        { role: "system", content: "You are Crescendo." },
        { role: "user", content: "Earlier." },
      ],
      expectedInputs: [{ type: "text", languages: ["en"] }],
      samplingMode: "balanced",
    });
    expect(log.destroyed).toBe(1);
  });

  test("streams what is written, after the help that stands before it", async () => {
    server({ prompt: { opening: "First: you.\n\n" } });
    device({ writes: [["One. ", "Two."]] });
    const shown: string[] = [];
    const { reply } = await askStreamed(QUESTION, {}, (soFar) => shown.push(soFar));
    expect(shown).toEqual(["First: you.\n\n", "First: you.\n\nOne. ", "First: you.\n\nOne. Two."]);
    expect(reply).toBe("One. Two.");
  });

  test("shows nothing of a subject that needs care before the server has checked it", async () => {
    server({
      prompt: { opening: "First: you.\n\n", checkedFirst: true },
      onFinish: () =>
        Response.json({ answer: { reply: "First: you.\n\nGently.", engine: "on-device", cached: false } }),
    });
    device({ writes: [["Take the grief challenge! ", "Gently."]] });
    const shown: string[] = [];
    const { reply } = await askStreamed(QUESTION, {}, (soFar) => shown.push(soFar));
    expect(shown).toEqual(["First: you.\n\n"]);
    expect(reply).toBe("First: you.\n\nGently.");
  });

  test("keeps JSON to its form, and is asked once more where the server can't read it", async () => {
    const again = { ...PROMPT, schema: SCHEMA, messages: [{ role: "user", content: "Mend it." }] };
    const sent = server({
      prompt: { schema: SCHEMA },
      onFinish: (wrote) =>
        Response.json(
          wrote.length === 1
            ? { prompt: again }
            : { answer: { reply: wrote.at(-1), engine: "on-device", cached: false } },
        ),
    });
    const log = device({ writes: [["no JSON"], ["{}"]] });
    expect((await ask({ task: "hashtags", input: { topic: "bread" } })).reply).toBe("{}");
    expect(log.prompts).toEqual([
      { input: "How do I film bread?", constrained: true },
      { input: "Mend it.", constrained: true },
    ]);
    expect(sent.at(-1)?.body["wrote"]).toEqual(["no JSON", "{}"]);
  });

  test("whose form the model can't be held to is asked without it", async () => {
    server({ prompt: { schema: SCHEMA } });
    const log = device({
      writes: [["{}"]],
      promptFails: { name: "NotSupportedError", after: 0, withSchemaOnly: true },
    });
    expect((await ask({ task: "hashtags", input: { topic: "bread" } })).reply).toBe("{}");
    expect(log.prompts.map(({ constrained }) => constrained)).toEqual([true, false]);
  });

  test("of a tool with a call of its own goes by that tool's name, and its answer is the call's", async () => {
    const plan = { plan: { days: [] }, engine: "on-device", cached: false };
    const sent = server({ onFinish: () => Response.json({ answer: plan }) });
    device();
    const request = { postsPerWeek: 3, videoLength: "3 minutes", niche: "Comedy & Entertainment" } as const;
    await generatePlan(request, {}).catch(() => undefined);
    expect(sent.map(({ path, body }) => [path, body["task"]])).toEqual([
      ["/api/ai/prompt", "thirty_day_plan"],
      ["/api/ai/finish", "thirty_day_plan"],
    ]);
    expect(sent[0]?.body["input"]).toEqual(request);
  });

  test("that the product answers by itself never reaches it", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json({ answer: { reply: "By itself.", engine: "built-in", cached: false } }),
    );
    const log = device();
    expect((await ask(QUESTION)).reply).toBe("By itself.");
    expect((await askStreamed(QUESTION, {}, () => undefined)).reply).toBe("By itself.");
    expect(log.created).toEqual([]);
  });

  test("that the server refuses fails with the server's sentence", async () => {
    const refusal = errorBody("rate_limited", "That was a lot at once.", "id");
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 429 }));
    device();
    await expect(ask(QUESTION)).rejects.toMatchObject({ message: refusal.message, code: "rate_limited" });
    server({ onFinish: () => Response.json(refusal, { status: 429 }) });
    await expect(ask(QUESTION)).rejects.toMatchObject({ message: refusal.message });
    await expect(askStreamed(QUESTION, {}, () => undefined)).rejects.toMatchObject({
      message: refusal.message,
    });
  });
});

describe("a model that gives no answer is stood in for by the server, which is told why", () => {
  test.each<[string, ModelBehaviour | undefined, Partial<DevicePrompt>, string]>([
    ["isn't in this browser", undefined, {}, "unavailable"],
    ["isn't downloaded", { availability: { "*": "downloadable", en: "downloadable" } }, {}, "unavailable"],
    ["doesn't know the language", { availability: { pt: "unavailable" } }, { language: "pt" }, "language"],
    ["can't tell the language", {}, { language: undefined }, "language"],
    ["can't be started", { createFails: "OperationError" }, {}, "failed"],
    ["may not be used here", { createFails: "NotAllowedError" }, {}, "unavailable"],
    ["finds the question too long", { createFails: "QuotaExceededError" }, {}, "too-long"],
    ["fails at once", { promptFails: { name: "UnknownError", after: 0 } }, {}, "failed"],
    ["is over its length", { promptFails: { name: "QuotaExceededError", after: 0 } }, {}, "too-long"],
  ])("%s", async (_, behaviour, prompt, failure) => {
    for (const put of [ask, (question: typeof QUESTION) => askStreamedWhole(question)] as const) {
      const sent = server({ prompt });
      if (behaviour !== undefined) device(behaviour);
      // The double of the site answers whole; a stream of it is none, which is a failure of its own.
      await put(QUESTION).catch(() => undefined);
      expect(paths(sent)).toEqual(["/api/ai/prompt", "/api/ai/assist"]);
      expect(sent.at(-1)?.headers[DEVICE_FAILED_HEADER]).toBe(failure);
      expect(sent.at(-1)?.body).toMatchObject(QUESTION);
    }
  });

  test("one that fails inside its JSON, too", async () => {
    const sent = server({ prompt: { schema: SCHEMA } });
    device({ promptFails: { name: "UnknownError", after: 1 }, writes: [["{", "}"]] });
    expect((await ask({ task: "hashtags", input: { topic: "bread" } })).engine).toBe("openai");
    expect(sent.at(-1)?.headers[DEVICE_FAILED_HEADER]).toBe("failed");
  });

  test("one that never says a word, after a minute", async () => {
    vi.useFakeTimers();
    const sent = server();
    const log = device({ silent: true });
    const answer = ask(QUESTION);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(paths(sent)).toEqual(["/api/ai/prompt"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await answer).engine).toBe("openai");
    expect(sent.at(-1)?.headers[DEVICE_FAILED_HEADER]).toBe("timeout");
    expect(log.destroyed).toBe(1);
  });

  test("and where no other model may be asked, the server is told that as well", async () => {
    stores.deviceOnly.write("yes");
    const sent = server();
    device({ createFails: "OperationError" });
    await ask(QUESTION);
    expect(sent.at(-1)?.headers[ENGINE_HEADER]).toBe("built-in");
  });
});

test("words that were read aren't taken back: what breaks off ends with its reason", async () => {
  const sent = server();
  device({ writes: [["These words ", "came."]], promptFails: { name: "UnknownError", after: 1 } });
  const shown: string[] = [];
  await expect(askStreamed(QUESTION, {}, (soFar) => shown.push(soFar))).rejects.toThrow(/broke off/u);
  expect(shown).toEqual(["These words "]);
  expect(paths(sent)).toEqual(["/api/ai/prompt"]);
});

test.each([
  ["whole", ask],
  ["in pieces", askStreamedWhole],
])("a creator who leaves ends it at once (%s)", async (_, put) => {
  const sent = server();
  const log = device({ silent: true });
  const controller = new AbortController();
  const answer = put(QUESTION, { signal: controller.signal });
  await vi.waitFor(() => expect(log.prompts).toHaveLength(1));
  controller.abort();
  await expect(answer).rejects.toThrow(/abort/iu);
  expect(paths(sent)).toEqual(["/api/ai/prompt"]);
  expect(log.destroyed).toBe(1);
});

test("another choice asks the browser's model nothing", async () => {
  stores.engineChoice.write("site");
  const sent = server();
  const log = device();
  expect((await ask(QUESTION)).engine).toBe("openai");
  expect(paths(sent)).toEqual(["/api/ai/assist"]);
  expect(log.created).toEqual([]);
});

function askStreamedWhole(question: typeof QUESTION, options: { signal?: AbortSignal } = {}) {
  return askStreamed(question, options, () => undefined);
}
