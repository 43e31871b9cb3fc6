import { Stream } from "openai/core/streaming";
import * as z from "zod/mini";
import { ApiError } from "#shared/errors.ts";
import { endOfDay } from "../budget/counts.ts";
import { secondsUntil, timeOf } from "../budget/until.ts";
import type { Config } from "../env.ts";
import { readCompletion, readWriting, usageIn } from "./completion.ts";
import type { Engine } from "./engine.ts";
import { workersAiModelOf } from "./engine-in-use.ts";
import { aiFailure, failure } from "./failures.ts";
import { type Asked, modelEngine, type Patience } from "./model-engine.ts";
import { neuronsOf } from "./neurons.ts";
import { outputSchema } from "./output-schema.ts";
import { NOTHING, type Reservation } from "./purse.ts";

/** What is used of the binding to Cloudflare's own models. */
export interface WorkersAi {
  /** Gives an answer in either of two shapes, or a stream of server-sent events. Rejects with its code in the message. */
  run(
    model: string,
    inputs: Record<string, unknown>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>;
}

/** Fields that some of the models don't take. */
type Field = "response_format" | "chat_template_kwargs";

const engines = new WeakMap<Config, Engine>();

/** The engine over a site's binding, made once per isolate. */
export function workersAiEngine(config: Config, ai: WorkersAi, patience: Patience = {}): Engine {
  const known = engines.get(config);
  if (known !== undefined) return known;
  const engine = makeEngine(config, ai, patience);
  engines.set(config, engine);
  return engine;
}

function makeEngine(config: Config, ai: WorkersAi, patience: Patience): Engine {
  const model = workersAiModelOf(config);
  /** Left out from then on once they were refused. */
  const refused = new Set<Field>();
  /** Until when the account's free neurons are used up, in milliseconds. */
  let spentUntil = 0;

  const inputs = ({ question: { task, sampling }, messages }: Asked, leftOut: ReadonlySet<Field>) => ({
    messages: [...messages],
    max_completion_tokens: task.maxTokens,
    max_tokens: task.maxTokens,
    ...sampling,
    ...(leftOut.has("chat_template_kwargs") ? {} : { chat_template_kwargs: { enable_thinking: false } }),
    ...(task.output === undefined || leftOut.has("response_format")
      ? {}
      : { response_format: { type: "json_schema", json_schema: outputSchema(task) } }),
  });

  /** Asks, leaving out what the model says it doesn't take, or can't keep to. */
  const tolerant = async (
    asked: Asked,
    reserve: () => Promise<Reservation>,
    besides: Record<string, unknown>,
    leftOut = new Set(refused),
  ): Promise<[unknown, Reservation]> => {
    if (Date.now() < spentUntil) throw spent(spentUntil);
    const reservation = await reserve();
    try {
      const run = ai.run(model, { ...inputs(asked, leftOut), ...besides }, { signal: asked.signal });
      return [await abortable(run, asked.signal), reservation];
    } catch (error) {
      if (codeOf(error) !== undefined) reservation.settle(NOTHING);
      if (codeOf(error) === CODES.freeUsedUp) spentUntil = endOfDay("aiNeurons", Date.now());
      const found = refusedField(error, leftOut);
      if (found === undefined) throw error;
      if (found.always) refused.add(found.field);
      return tolerant(asked, reserve, besides, leftOut.union(new Set([found.field])));
    }
  };

  return modelEngine(
    config,
    {
      name: "workers-ai",
      model,
      mayAnswerInProse: false,
      isShared: true,
      price: neuronsOf(model),
      complete: async (asked, reserve) => {
        const [result, reservation] = await tolerant(asked, reserve, {});
        const usage = usageIn(result);
        if (usage !== undefined) reservation.settle(usage);
        return [{ ...readCompletion(asCompletion(result)), usage }, reservation];
      },
      write: async (asked, reserve, arrived) => {
        const [result, reservation] = await tolerant(asked, reserve, { stream: true });
        if (!(result instanceof ReadableStream)) throw failure("ai_unreadable");
        const ended = new AbortController();
        const events = Stream.fromSSEResponse<unknown>(new Response(result), ended);
        return [readWriting(asChunks(events), arrived), reservation];
      },
      failure: (error, expired) => failureOf(error, expired),
    },
    patience,
  );
}

/** What the binding runs may go on after the caller has left, whether it heeds the signal or not. */
async function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const gone = Promise.withResolvers<never>();
  const leave = () => gone.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  try {
    return await Promise.race([work, gone.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** The older models' shape: the text, or the object that was asked for, alone. */
const Plain = z.object({ response: z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])) });

/** Either shape of an answer as the newer one, OpenAI's. */
function asCompletion(result: unknown): unknown {
  const { data } = Plain.safeParse(result);
  if (data?.response === undefined || data.response === null) return result;
  const content = typeof data.response === "string" ? data.response : JSON.stringify(data.response);
  return { choices: [{ message: { content }, finish_reason: "stop" }] };
}

/** Either shape of a streamed answer's parts; the older one ends with what it counted. */
async function* asChunks(events: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const event of events) {
    const { data } = Plain.safeParse(event);
    if (data?.response === undefined) {
      yield event;
      continue;
    }
    const usage = usageIn(event);
    const content = typeof data.response === "string" ? data.response : "";
    yield {
      choices: [{ delta: { content }, finish_reason: usage === undefined ? null : "stop" }],
      ...(usage === undefined ? {} : { usage: { total_tokens: usage.read + usage.written } }),
    };
  }
}

/** Of developers.cloudflare.com/workers-ai/platform/errors, as of 2026-07-29. */
const CODES = {
  tooLarge: 3006,
  timeOut: 3007,
  aborted: 3008,
  accountBlocked: 3023,
  freeUsedUp: 3036,
  outOfCapacity: 3040,
  notForAccount: 3041,
  badModel: 3042,
  badInput: 5004,
  badSchema: 5006,
  noModel: 5007,
  agreement: 5016,
  privateModel: 5018,
} as const;

/** The code in an error of the binding's: "AiError: 3036: You have used up …". */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = /\b([35]\d{3})\b/u.exec(error.message)?.[1];
  return code === undefined ? undefined : Number(code);
}

/** Which field a refusal is about; undefined where it is about something else, or the field was left out. */
function refusedField(
  error: unknown,
  leftOut: ReadonlySet<Field>,
): { readonly field: Field; readonly always: boolean } | undefined {
  const words = error instanceof Error ? error.message : "";
  // The model takes the schema, but this answer didn't keep to it.
  if (/JSON Mode couldn't be met/iu.test(words) && !leftOut.has("response_format"))
    return { field: "response_format", always: false };
  const code = codeOf(error);
  if (code !== CODES.badInput && code !== CODES.badSchema) return undefined;
  const named = (["response_format", "chat_template_kwargs"] as const).find(
    (field) => words.includes(field) && !leftOut.has(field),
  );
  const field =
    named ?? (["response_format", "chat_template_kwargs"] as const).find((one) => !leftOut.has(one));
  return field && { field, always: named !== undefined };
}

/** Names what went wrong, in sentences about Cloudflare's models. */
function failureOf(error: unknown, expired: boolean): Error {
  if (expired || error instanceof ApiError) return aiFailure(error, expired);
  switch (codeOf(error)) {
    case CODES.freeUsedUp:
      return spent(endOfDay("aiNeurons", Date.now()));
    case CODES.outOfCapacity:
      return failure("ai_busy", error);
    case CODES.timeOut:
    case CODES.aborted:
      return failure("ai_timeout", error);
    case CODES.noModel:
    case CODES.badModel:
    case CODES.agreement:
    case CODES.privateModel:
    case CODES.notForAccount:
      return new ApiError(
        "ai_model_unknown",
        "Cloudflare doesn't offer this site the model it asks for. The owner needs to check WORKERS_AI_MODEL.",
        undefined,
        { cause: error },
      );
    case CODES.accountBlocked:
      return new ApiError(
        "ai_key_rejected",
        "Cloudflare doesn't let this site's account use its models. The owner needs to check the account.",
        undefined,
        { cause: error },
      );
    case CODES.tooLarge:
    case CODES.badInput:
    case CODES.badSchema:
      return failure("ai_rejected", error);
    default:
      return /\b429\b|rate limit/iu.test(String(error))
        ? failure("ai_busy", error)
        : aiFailure(error, expired);
  }
}

function spent(until: number): ApiError {
  return new ApiError(
    "ai_budget_spent",
    `Cloudflare's free allowance of AI for today is used up. It is back at ${timeOf(until)}.`,
    secondsUntil(until),
  );
}
