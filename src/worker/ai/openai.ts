import OpenAI from "openai";
import type { Config } from "../env.ts";
import { upstreamFetch } from "../upstream/fetch.ts";
import { readCompletion, readWriting, usageIn } from "./completion.ts";
import type { Engine } from "./engine.ts";
import { modelOf } from "./engine-in-use.ts";
import { type Asked, modelEngine, type Patience, TIMEOUT } from "./model-engine.ts";
import { NOTHING, type Reservation, spendCall, TOKENS } from "./purse.ts";
import { capFields, type Field, refusedFields } from "./request-fields.ts";

/** Where nothing else is configured. */
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** Bytes; far above any answer a task can use. */
const MAX_ANSWER = 1024 * 1024;

const engines = new WeakMap<Config, Engine>();

/** The engine for a configuration, made once per isolate. */
export function openAiEngine(config: Config, patience: Patience = {}): Engine {
  const known = engines.get(config);
  if (known !== undefined) return known;
  const engine = makeEngine(config, patience);
  engines.set(config, engine);
  return engine;
}

function makeEngine(config: Config, patience: Patience): Engine {
  const model = modelOf(config);
  const { host } = new URL(config.OPENAI_BASE_URL ?? DEFAULT_BASE_URL);
  /** Left out from then on once they were refused. */
  const refused = new Set<Field>();
  let client: OpenAI | undefined;
  // Constructing the client costs milliseconds, so only who asks pays for it.
  const connect = () => (client ??= makeClient(config, patience.timeout ?? TIMEOUT));

  const body = ({ question: { sampling, task }, messages }: Asked, leftOut: ReadonlySet<Field>) => ({
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
    reserve: () => Promise<Reservation>,
    send: (leftOut: ReadonlySet<Field>) => Promise<Result>,
    leftOut = new Set(refused),
  ): Promise<[Result, Reservation]> => {
    const reservation = await reserve();
    try {
      return [await send(leftOut), reservation];
    } catch (error) {
      if (error instanceof OpenAI.APIError && error.status !== undefined) reservation.settle(NOTHING);
      const found = refusedFields(error);
      if (found === undefined || found.fields.every((field) => leftOut.has(field))) throw error;
      if (found.always) for (const field of found.fields) refused.add(field);
      return tolerant(reserve, send, leftOut.union(new Set(found.fields)));
    }
  };

  return modelEngine(
    config,
    {
      name: "openai",
      model,
      hasStandIn: false,
      price: TOKENS,
      complete: async (asked, reserve) => {
        const [result, reservation] = await tolerant(reserve, (leftOut) =>
          connect().chat.completions.create(body(asked, leftOut), { signal: asked.signal }),
        );
        const usage = usageIn(result);
        if (usage !== undefined) reservation.settle(usage);
        return [{ ...readCompletion(result), usage }, reservation];
      },
      write: async (asked, reserve, arrived) => {
        const [result, reservation] = await tolerant(reserve, (leftOut) =>
          connect().chat.completions.create(
            {
              ...body(asked, leftOut),
              stream: true,
              ...(leftOut.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
            },
            { signal: asked.signal },
          ),
        );
        return [readWriting(result, arrived), reservation];
      },
    },
    patience,
  );
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
