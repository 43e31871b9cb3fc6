import OpenAI from "openai";
import { parseReply } from "#shared/json.ts";
import type { Config } from "../env.ts";
import { upstreamFetch } from "../upstream/fetch.ts";
import { readChunks, readCompletion } from "./completion.ts";
import { deadline } from "./deadline.ts";
import type { Answer, Engine, Question } from "./engine.ts";
import { aiFailure, notice } from "./failures.ts";
import { type Message, messagesOf, repairMessages } from "./messages.ts";

/** Where nothing else is configured. Small and cheap; an owner chooses another with OPENAI_MODEL. */
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
const DEFAULT_MODEL = "gpt-5.4-mini";
/** Milliseconds for a whole answer, retry and repair included; for a stream, until each next piece. */
const TIMEOUT = 30_000;
/** Bytes; far above any answer a task can use. */
const MAX_ANSWER = 1024 * 1024;

/** Request fields that some endpoints or models don't take; left out from then on once one was refused. */
type Optional = "sampling" | "response_format";

const engines = new WeakMap<Config, Engine>();

/** The engine for a configuration, made once per isolate. @param timeout milliseconds. */
export function openAiEngine(config: Config, timeout = TIMEOUT): Engine {
  const known = engines.get(config);
  if (known !== undefined) return known;
  const engine = makeEngine(config, timeout);
  engines.set(config, engine);
  return engine;
}

function makeEngine(config: Config, timeout: number): Engine {
  const model = config.OPENAI_MODEL ?? DEFAULT_MODEL;
  const refused = new Set<Optional>();
  let client: OpenAI | undefined;
  // Constructing the client costs milliseconds, so only who asks pays for it.
  const connect = () => (client ??= makeClient(config, timeout));

  const body = ({ sampling, task }: Question, messages: readonly Message[]) => ({
    model,
    messages: [...messages],
    ...(refused.has("sampling") ? {} : sampling),
    ...(task.output === undefined || refused.has("response_format")
      ? {}
      : { response_format: { type: "json_object" as const } }),
  });

  /** Asks, leaving out what the endpoint says it doesn't take. */
  const tolerant = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    // Another question may learn the same while this one is under way.
    const leftOut = new Set(refused);
    try {
      return await send();
    } catch (error) {
      const field = refusedField(error);
      if (field === undefined || leftOut.has(field)) throw error;
      refused.add(field);
      return tolerant(send);
    }
  };

  const complete = async (question: Question, messages: readonly Message[], signal: AbortSignal) =>
    readCompletion(
      await tolerant(() => connect().chat.completions.create(body(question, messages), { signal })),
    );

  const write = async (question: Question, signal: AbortSignal): Promise<Answer> => {
    const messages = messagesOf(question);
    const first = await complete(question, messages, signal);
    const { output } = question.task;
    if (output === undefined)
      return { reply: first.reply, notice: first.truncated ? notice("ai_truncated") : undefined };

    const parsed = parseReply(first.reply, output);
    if (parsed.ok) return { reply: finished(question, parsed.value) };
    // Whatever the repair runs into, the first reply is there to fall back on.
    const second = await complete(
      question,
      repairMessages(messages, first.reply, parsed.reason),
      signal,
    ).catch(() => first);
    const repaired = parseReply(second.reply, output);
    if (repaired.ok) return { reply: finished(question, repaired.value) };
    return { reply: second.reply, notice: notice(second.truncated ? "ai_truncated" : "ai_not_json") };
  };

  return {
    name: "openai",
    model,
    paid: true,
    answer: async (question, signal) => {
      const limit = deadline(signal, timeout);
      try {
        return await write(question, limit.signal);
      } catch (error) {
        throw aiFailure(error, limit.expired());
      } finally {
        limit.clear();
      }
    },
    stream: async function* (question, signal) {
      const limit = deadline(signal, timeout);
      try {
        const chunks = await tolerant(() =>
          connect().chat.completions.create(
            { ...body(question, messagesOf(question)), stream: true },
            { signal: limit.signal },
          ),
        );
        return yield* readChunks(renewing(chunks, limit.renew));
      } catch (error) {
        throw aiFailure(error, limit.expired());
      } finally {
        limit.clear();
      }
    },
  };
}

function finished({ task, input }: Question, output: unknown): string {
  return JSON.stringify(task.finish === undefined ? output : task.finish(output, input));
}

/** The same items; each gives the next its full time. */
async function* renewing<Item>(items: AsyncIterable<Item>, renew: () => void): AsyncGenerator<Item> {
  for await (const item of items) {
    renew();
    yield item;
  }
}

function makeClient(config: Config, timeout: number): OpenAI {
  const baseURL = config.OPENAI_BASE_URL ?? DEFAULT_BASE_URL;
  const door = { hosts: [new URL(baseURL).host], maxBytes: MAX_ANSWER };
  return new OpenAI({
    baseURL,
    // Endpoints on the owner's own machine take any key, but the client insists on one.
    apiKey: config.OPENAI_API_KEY ?? "none",
    organization: null,
    project: null,
    timeout,
    maxRetries: 1,
    logLevel: "off",
    fetch: async (input, init) => {
      const response = await upstreamFetch(config, door, input instanceof Request ? input.url : input, init);
      // A creator shouldn't wait out the endpoint's own limit; the answer says when to come back.
      if (response.status === 429 || response.headers.has("Retry-After"))
        response.headers.set("x-should-retry", "false");
      return response;
    },
  });
}

function refusedField(error: unknown): Optional | undefined {
  if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.UnprocessableEntityError))
    return undefined;
  const words = `${error.param ?? ""} ${error.message}`;
  if (/response_format|json_object|json mode/iu.test(words)) return "response_format";
  if (/temperature|top_p|frequency_penalty|presence_penalty|seed/iu.test(words)) return "sampling";
  return undefined;
}
