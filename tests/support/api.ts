import { env, exports } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { assist, AssistReply, type AssistRequest } from "#shared/contracts/assistant.ts";
import { ERROR_STATUS, ErrorBody, type ErrorCode } from "#shared/errors.ts";
import { CANARY, KEY } from "./ai-double/canaries.ts";
import { type Settings, SETTINGS_HEADER } from "./settings.ts";

const ORIGIN = "https://crescendo.test";

/** Settings under which the Worker asks aimock, whose model name chooses what happens. */
export function aiDouble(model: string): Settings {
  return { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${inject("aiDouble")}/v1`, OPENAI_MODEL: model };
}

/** The same for the endpoint that breaks the protocol. */
export function rawDouble(model: string): Settings {
  return { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${inject("rawDouble")}/v1`, OPENAI_MODEL: model };
}

/** Settings under which the Worker reads public sources from their double. */
export function liveSources(more: Settings = {}): Settings {
  return { UPSTREAM_BASE_URL: inject("upstreamDouble"), ...more };
}

/** A caller's address that no other test uses, so that none spends another's allowance. */
export function newAddress(): string {
  return [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".");
}

/** Letters for the sixteen digits that spell nothing: of "bad" in an identifier a reader of moods thinks ill. */
const SPELLS_NOTHING = "bcdfghjklmnpqrst";

/** A question nobody asked before, so that nothing is kept for it. */
export function newQuestion(): string {
  const name = crypto.randomUUID().replace(/-|\w/gu, (digit) => SPELLS_NOTHING[parseInt(digit, 16)] ?? "");
  return `How do I film bread? (${name})`;
}

/** Who answers: the Worker next to the tests, or the one as it is deployed, for callers at the same time. */
type Worker = Pick<Fetcher, "fetch">;

/** Sends a request through the runtime, as a visitor would. */
export function call(
  path: string,
  init: RequestInit = {},
  settings: Settings = {},
  worker: Worker = exports.default,
): Promise<Response> {
  const request = new Request(new URL(path, ORIGIN), init);
  request.headers.set(SETTINGS_HEADER, JSON.stringify(settings));
  if (!request.headers.has("CF-Connecting-IP")) request.headers.set("CF-Connecting-IP", newAddress());
  return worker.fetch(request);
}

/** Asks one task over the wire. */
export function ask(
  body: AssistRequest,
  settings: Settings = {},
  { headers, signal }: Pick<RequestInit, "headers" | "signal"> = {},
  worker?: Worker,
): Promise<Response> {
  const all = new Headers(headers);
  all.set("Content-Type", "application/json");
  const init = { method: assist.method, headers: all, signal, body: JSON.stringify(body) };
  return call(assist.path, init, settings, worker);
}

/** The same, of the Worker as it is deployed: what callers at the same time must ask. */
export function askSite(
  body: AssistRequest,
  settings: Settings,
  options?: Pick<RequestInit, "headers" | "signal">,
): Promise<Response> {
  return ask(body, settings, options, env.SITE);
}

/** Asks and reads the answer. */
export async function replyTo(body: AssistRequest, settings: Settings = {}, headers?: HeadersInit) {
  return replyIn(await ask(body, settings, { headers }));
}

/** Reads an answer. */
export async function replyIn(response: Response): Promise<AssistReply> {
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expectNoSecrets(response, text);
  return AssistReply.parse(JSON.parse(text));
}

/** Reads a failure: the one error body, of this code, with its status and nothing that isn't a caller's to see. */
export async function failureOf(response: Response, code: ErrorCode): Promise<ErrorBody> {
  const text = await response.text();
  expectNoSecrets(response, text);
  const body = ErrorBody.parse(JSON.parse(text));
  expect(body.code, body.message).toBe(code);
  expect(response.status).toBe(ERROR_STATUS[code]);
  expect(body.error).toBe(body.message);
  expect(response.headers.get("X-Request-Id")).toBe(body.requestId);
  return body;
}

/** Reads an answer of the built-in engine in the place of a model that failed so; returns what it says of that. */
export async function stoodInFor(response: Response, code: ErrorCode): Promise<string> {
  const { engine, notice } = await replyIn(response);
  expect(engine).toBe("built-in");
  expect(notice?.code, notice?.message).toBe(code);
  return notice?.message ?? "";
}

/** What a body is refused for: its field, and the sentence that a person reads, as in "input.topic: Enter a topic." */
export async function faultOf(response: Response): Promise<string> {
  const { field = "body", message } = await failureOf(response, "bad_request");
  return `${field}: ${message}`;
}

/** A server-sent event of the assistant. */
export interface AssistEvent {
  readonly event: string;
  readonly data: unknown;
}

/** Reads all events of a streamed answer. */
export async function eventsOf(response: Response): Promise<AssistEvent[]> {
  const text = await response.text();
  expect(response.headers.get("Content-Type"), text).toContain("text/event-stream");
  expectNoSecrets(response, text);
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const fields = new Map(block.split("\n").map((line) => splitOnce(line, ": ")));
      return { event: fields.get("event") ?? "", data: JSON.parse(fields.get("data") ?? "") };
    });
}

/** How many calls the doubles got that hold a text. */
export async function callsAbout(text: string): Promise<number> {
  const response = await desk("/calls", text);
  return Number(await response.text());
}

/** Asks the desk of the raw double (see there). */
export function desk(path: "/calls" | "/opened" | "/hung-up" | "/release", text: string): Promise<Response> {
  return fetch(`${inject("rawDouble")}${path}?text=${encodeURIComponent(text)}`);
}

function expectNoSecrets(response: Response, text: string): void {
  const all = [text, ...[...response.headers].flat()].join("\n");
  expect(all).not.toContain(CANARY);
  expect(all).not.toContain(KEY);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
