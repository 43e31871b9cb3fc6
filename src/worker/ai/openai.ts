import OpenAI from "openai";
import { parseReply } from "#shared/json.ts";
import type { Config } from "../env.ts";
import { upstreamFetch } from "../upstream/fetch.ts";
import { readChunks, readCompletion, tokensIn } from "./completion.ts";
import { type Deadline, deadline } from "./deadline.ts";
import type { Answer, Engine, PreparedQuestion, Question } from "./engine.ts";
import { modelOf } from "./engine-in-use.ts";
import { aiFailure, CUT_SHORT, notice } from "./failures.ts";
import { type Message, messagesOf, repairMessages } from "./messages.ts";
import { reserve, type Reservation, spendCall, tokensOf } from "./purse.ts";
import { capFields, type Field, refusedFields } from "./request-fields.ts";

/** Where nothing else is configured. */
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** Milliseconds for a whole answer, retry and repair included; for a stream, until each next piece. */
const TIMEOUT = 30_000;
/** Milliseconds for a whole stream. */
const WHOLE = 120_000;
/** Bytes; far above any answer a task can use. */
const MAX_ANSWER = 1024 * 1024;

const engines = new WeakMap<Config, Engine>();

/** The engine for a configuration, made once per isolate. @param timeout and @param whole milliseconds. */
export function openAiEngine(config: Config, timeout = TIMEOUT, whole = WHOLE): Engine {
  const known = engines.get(config);
  if (known !== undefined) return known;
  const engine = makeEngine(config, timeout, whole);
  engines.set(config, engine);
  return engine;
}

function makeEngine(config: Config, timeout: number, whole: number): Engine {
  const model = modelOf(config);
  const { host } = new URL(config.OPENAI_BASE_URL ?? DEFAULT_BASE_URL);
  /** Left out from then on once they were refused. */
  const refused = new Set<Field>();
  let client: OpenAI | undefined;
  // Constructing the client costs milliseconds, so only who asks pays for it.
  const connect = () => (client ??= makeClient(config, timeout));

  const body = ({ sampling, task }: Question, messages: readonly Message[], leftOut: ReadonlySet<Field>) => ({
    model,
    messages: [...messages],
    ...capFields(task.maxTokens, host, leftOut),
    ...(leftOut.has("sampling") ? {} : sampling),
    ...(task.output === undefined || leftOut.has("response_format")
      ? {}
      : { response_format: { type: "json_object" as const } }),
  });

  /** Asks, leaving out what the endpoint says it doesn't take. What it refuses costs a call, but no tokens. */
  const tolerant = async <Result>(
    question: Question,
    messages: readonly Message[],
    send: (leftOut: ReadonlySet<Field>) => Promise<Result>,
    leftOut = new Set(refused),
  ): Promise<{ result: Result; reservation: Reservation }> => {
    const reservation = await reserve(config, messages, question.task.maxTokens);
    try {
      return { result: await send(leftOut), reservation };
    } catch (error) {
      if (error instanceof OpenAI.APIError && error.status !== undefined) reservation.settle(0);
      const found = refusedFields(error);
      if (found === undefined || found.fields.every((field) => leftOut.has(field))) throw error;
      if (found.always) for (const field of found.fields) refused.add(field);
      return tolerant(question, messages, send, leftOut.union(new Set(found.fields)));
    }
  };

  const complete = async (question: Question, messages: readonly Message[], signal: AbortSignal) => {
    const { result, reservation } = await tolerant(question, messages, (leftOut) =>
      connect().chat.completions.create(body(question, messages, leftOut), { signal }),
    );
    const tokens = tokensIn(result);
    if (tokens !== undefined) reservation.settle(tokens);
    const answer = readCompletion(result);
    if (tokens === undefined) reservation.settle(reservation.asked + tokensOf(answer.reply));
    return answer;
  };

  const pieces = async function* (question: PreparedQuestion, limit: Deadline) {
    const messages = await messagesOf(question);
    const { result, reservation } = await tolerant(question, messages, (leftOut) =>
      connect().chat.completions.create(
        {
          ...body(question, messages, leftOut),
          stream: true,
          ...(leftOut.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
        },
        { signal: limit.signal },
      ),
    );
    let tokens: number | undefined;
    const chunks = watched(result, (chunk) => {
      limit.renew();
      tokens = tokensIn(chunk) ?? tokens;
    });
    let reply = "";
    const written = readChunks(chunks);
    try {
      for (;;) {
        const next = await written.next();
        if (next.done) {
          reservation.settle(tokens ?? reservation.asked + tokensOf(reply));
          return next.value;
        }
        reply += next.value;
        yield next.value;
      }
    } catch (error) {
      if (reply.trim() === "" || !limit.overall()) throw error;
      return CUT_SHORT;
    }
  };

  const write = async (question: PreparedQuestion, signal: AbortSignal): Promise<Answer> => {
    const messages = await messagesOf(question);
    const first = await complete(question, messages, signal);
    const { output } = question.task;
    if (output === undefined)
      return { reply: first.reply, notice: first.truncated ? notice("ai_truncated") : undefined };

    const parsed = parseReply(first.reply, output);
    if (parsed.ok) return { reply: await finished(question, parsed.value) };
    // Whatever the repair runs into, the first reply is there to fall back on.
    const second = await complete(
      question,
      repairMessages(messages, first.reply, parsed.reason),
      signal,
    ).catch(() => first);
    const repaired = parseReply(second.reply, output);
    if (repaired.ok) return { reply: await finished(question, repaired.value) };
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
      const limit = deadline(signal, timeout, whole);
      try {
        return { notice: yield* pieces(question, limit) };
      } catch (error) {
        throw aiFailure(error, limit.expired());
      } finally {
        limit.clear();
      }
    },
  };
}

async function finished({ task, input, material }: PreparedQuestion, output: unknown): Promise<string> {
  return JSON.stringify(
    task.finish === undefined ? output : await task.finish(output, input, await material()),
  );
}

/** The same items, each shown to somebody else first. */
async function* watched<Item>(items: AsyncIterable<Item>, see: (item: Item) => void): AsyncGenerator<Item> {
  for await (const item of items) {
    see(item);
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
      // Its own retry is a call, too; the first was counted before.
      if (Number(new Headers(init?.headers).get("x-stainless-retry-count")) > 0) await spendCall(config);
      const response = await upstreamFetch(config, door, input instanceof Request ? input.url : input, init);
      // A creator shouldn't wait out the endpoint's own limit; the answer says when to come back.
      if (response.status === 429 || response.headers.has("Retry-After"))
        response.headers.set("x-should-retry", "false");
      return response;
    },
  });
}
