import OpenAI from "openai";
import type { OwnKey } from "#shared/contracts/own-key.ts";
import { PROVIDERS } from "#shared/rules/providers.ts";
import type { Config } from "../env.ts";
import { upstreamFetch } from "../upstream/fetch.ts";
import { readCompletion, readWriting, usageIn } from "./completion.ts";
import type { Engine } from "./engine.ts";
import { modelOf } from "./engine-in-use.ts";
import { aiFailure, ownKeyFailure } from "./failures.ts";
import { type Asked, type Model, modelEngine, type Patience, TIMEOUT } from "./model-engine.ts";
import { priceOfEndpoint } from "./price-of-site.ts";
import { NOTHING, type Reservation } from "./purse.ts";
import { capFields, type Field, formFields, formSent, refusedFields } from "./request-fields.ts";
import type { Task } from "./task.ts";

/** Where nothing else is configured. */
const DEFAULT_BASE_URL = "https://api.openai.com/v1";
/** Bytes; far above any answer a task can use. */
const MAX_ANSWER = 1024 * 1024;

/** An endpoint of the protocol, and whose it is. */
interface Endpoint extends Pick<Model, "name" | "mayAnswerInProse" | "isShared" | "price" | "failure"> {
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
}

const engines = new WeakMap<Config, Engine>();

/** The engine over the owner's endpoint, made once per isolate. */
export function openAiEngine(config: Config, patience: Patience = {}): Engine {
  const known = engines.get(config);
  if (known !== undefined) return known;
  const engine = endpointEngine(
    config,
    {
      name: "openai",
      model: modelOf(config),
      mayAnswerInProse: true,
      isShared: true,
      price: priceOfEndpoint(config),
      baseUrl: config.OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
      // Endpoints on the owner's own machine take any key, but the client insists on one.
      key: config.OPENAI_API_KEY ?? "none",
    },
    patience,
  );
  engines.set(config, engine);
  return engine;
}

/**
 * The engine over a creator's own key, made for one call: the key is in no map, and what it is answered is kept nowhere
 * and shared with nobody.
 */
export function ownKeyEngine(config: Config, { provider, model, key }: OwnKey, patience?: Patience): Engine {
  const { name, baseUrl } = PROVIDERS[provider];
  return endpointEngine(
    config,
    {
      name: "own-key",
      model,
      mayAnswerInProse: false,
      isShared: false,
      price: undefined,
      baseUrl,
      key,
      failure: (error, expired) => ownKeyFailure(aiFailure(error, expired), name),
    },
    patience,
  );
}

function endpointEngine(
  config: Config,
  { baseUrl, key, ...model }: Endpoint,
  patience: Patience = {},
): Engine {
  const { host } = new URL(baseUrl);
  const refused = refusedBy(baseUrl, model);
  // One for each call, whose retry is paid by who asks; after the first it costs some 0.05 ms.
  const connect = (reservation: Reservation) =>
    makeClient(config, { baseUrl, key }, patience.timeout ?? TIMEOUT, reservation);

  const body = ({ question: { sampling, task }, messages }: Asked, leftOut: ReadonlySet<Field>) => ({
    model: model.model,
    messages: [...messages],
    ...capFields(task.maxTokens, host, leftOut),
    ...(leftOut.has("sampling") ? {} : sampling),
    ...formFields(task, leftOut),
  });

  /**
   * Asks, leaving out what the endpoint says it doesn't take. What it refuses costs a call, but no tokens. It is left out
   * from then on once it was answered without.
   */
  const tolerant = async <Result>(
    task: Task,
    reserve: () => Promise<Reservation>,
    send: (client: OpenAI, leftOut: ReadonlySet<Field>) => Promise<Result>,
    leftOut = new Set(refused),
  ): Promise<[Result, Reservation]> => {
    const reservation = await reserve();
    try {
      return [await send(connect(reservation), leftOut), reservation];
    } catch (error) {
      if (error instanceof OpenAI.APIError && error.status !== undefined) reservation.settle(NOTHING);
      const found = refusedFields(error, formSent(task, leftOut));
      if (found === undefined || found.fields.every((field) => leftOut.has(field))) throw error;
      const answer = await tolerant(task, reserve, send, leftOut.union(new Set(found.fields)));
      if (found.always) for (const field of found.fields) refused.add(field);
      return answer;
    }
  };

  return modelEngine(
    config,
    {
      ...model,
      complete: async (asked, reserve) => {
        const [result, reservation] = await tolerant(asked.question.task, reserve, (client, leftOut) =>
          client.chat.completions.create(body(asked, leftOut), { signal: asked.signal }),
        );
        const usage = usageIn(result);
        if (usage !== undefined) reservation.settle(usage);
        return [{ ...readCompletion(result), usage }, reservation];
      },
      write: async (asked, reserve, arrived) => {
        const [result, reservation] = await tolerant(asked.question.task, reserve, (client, leftOut) =>
          client.chat.completions.create(
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

/** What models of providers refused creators with keys of their own, by provider and model: nothing of the creators. */
const refusedByProviders = new Map<string, Set<Field>>();
const PROVIDERS_MODELS_MOST = 200;

/** What an endpoint refused before; an engine made for one call learns from those before it. */
function refusedBy(baseUrl: string, { isShared, model }: Pick<Endpoint, "isShared" | "model">): Set<Field> {
  if (isShared) return new Set();
  const key = `${baseUrl} ${model}`;
  const known = refusedByProviders.get(key) ?? new Set();
  if (refusedByProviders.size >= PROVIDERS_MODELS_MOST) refusedByProviders.clear();
  refusedByProviders.set(key, known);
  return known;
}

function makeClient(
  config: Config,
  { baseUrl, key }: Pick<Endpoint, "baseUrl" | "key">,
  timeout: number,
  { repeat }: Reservation,
): OpenAI {
  const door = { hosts: [new URL(baseUrl).host], maxBytes: MAX_ANSWER };
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: key,
    organization: null,
    project: null,
    timeout,
    maxRetries: 1,
    logLevel: "off",
    fetch: async (input, init) => {
      // Its own retry is a call, too; the first was counted before.
      if (Number(new Headers(init?.headers).get("x-stainless-retry-count")) > 0) await repeat();
      const response = await upstreamFetch(config, door, input instanceof Request ? input.url : input, init);
      // A creator shouldn't wait out the endpoint's own limit; the answer says when to come back.
      if (response.status === 429 || response.headers.has("Retry-After"))
        response.headers.set("x-should-retry", "false");
      return response;
    },
  });
}
