import type { Endpoint } from "#shared/contract.ts";
import {
  DEVICE_FAILED_HEADER,
  deviceFinish,
  type DevicePrompt,
  devicePrompt,
  DeviceStep,
  TOOL_NAMES,
  TOOLS,
} from "#shared/contracts/on-device.ts";
import { errorBody } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import type { CallOptions } from "#client/lib/api.ts";
import { ModelFailure, write } from "./browser-model.ts";

/** Sends a request to the server. */
type Send = (endpoint: Endpoint, options: CallOptions<unknown>) => Promise<Response>;

/** Of a model that fell silent after its first words, which aren't taken back. */
const BROKE_OFF = "Your browser's model broke off before the answer was complete. Try again.";

/**
 * Answers a call that asks a model with the browser's own: the server makes the prompt and reads what the model wrote,
 * and no other model hears of it. Where it gives no first word, the server answers in its place, told why.
 * @throws as `toServer` does.
 */
export async function sendToDevice(
  endpoint: Endpoint,
  options: CallOptions<unknown>,
  toServer: Send,
): Promise<Response> {
  const { signal = new AbortController().signal, headers } = options;
  const request = requestOf(endpoint, options.body);
  const finish = (wrote: readonly string[]) =>
    toServer(deviceFinish, { body: { ...request, wrote }, signal, headers });

  let response = await toServer(devicePrompt, { body: request, signal, headers });
  let step = await stepOf(response);
  const wrote: string[] = [];
  try {
    while (step?.prompt !== undefined) {
      const pieces = write(step.prompt, signal);
      if (wantsEvents(options) && step.prompt.schema === undefined)
        return eventStream(eventsOf(step.prompt, await pieces.next(), pieces, finish));
      wrote.push(await wholeOf(pieces));
      response = await finish(wrote);
      step = await stepOf(response);
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return toServer(endpoint, { ...options, headers: { ...headers, [DEVICE_FAILED_HEADER]: error.failure } });
  }
  // A failure of the server's own is the call's.
  if (step?.answer === undefined) return response;
  return wantsEvents(options) ? eventStream(doneWith(step.answer)) : Response.json(step.answer);
}

/** The same call as a task and its input. */
function requestOf({ path }: Endpoint, body: unknown): object {
  const tool = TOOL_NAMES.find((name) => TOOLS[name].path === path);
  if (tool !== undefined) return { task: tool, input: body };
  return typeof body === "object" ? { ...body } : {};
}

/** What comes next; undefined where the server failed. */
async function stepOf(response: Response): Promise<DeviceStep | undefined> {
  if (!response.ok) return undefined;
  return DeviceStep.safeParse(readJson(await response.clone().text())).data;
}

function wantsEvents({ headers }: CallOptions<unknown>): boolean {
  return headers?.["Accept"] === "text/event-stream";
}

async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** A server-sent event, as the server would send it. */
type Event = readonly [name: "delta" | "done" | "error", data: unknown];

async function* doneWith(answer: unknown): AsyncGenerator<Event, void> {
  yield ["done", answer];
}

/**
 * The answer's pieces as they are written, where they may be shown, then what the server makes of the whole.
 * @param first what came first, for which was waited, so that a model without a word is stood in for.
 */
async function* eventsOf(
  { opening, checkedFirst = false }: DevicePrompt,
  first: IteratorResult<string, void>,
  pieces: AsyncGenerator<string, void>,
  finish: (wrote: readonly string[]) => Promise<Response>,
): AsyncGenerator<Event, void> {
  let text = "";
  try {
    if (opening !== undefined) yield ["delta", { text: opening }];
    for (let next = first; next.done !== true; next = await pieces.next()) {
      text += next.value;
      if (!checkedFirst) yield ["delta", { text: next.value }];
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    yield ["error", errorBody("ai_unavailable", BROKE_OFF, "")];
    return;
  } finally {
    await pieces.return();
  }
  const response = await finish([text]);
  const answer = (await stepOf(response))?.answer;
  yield answer === undefined ? ["error", readJson(await response.text())] : ["done", answer];
}

function eventStream(events: AsyncGenerator<Event, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await events.next();
      if (done === true) return controller.close();
      const [name, data] = value;
      controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    cancel: async () => {
      await events.return();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
