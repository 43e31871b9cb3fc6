import { exports } from "cloudflare:workers";
import { expect, inject } from "vitest";
import { assist, AssistReply, type AssistRequest } from "#shared/contracts/assistant.ts";
import { ERROR_STATUS, ErrorBody, type ErrorCode } from "#shared/errors.ts";
import { CANARY, KEY } from "./ai-double/canaries.ts";
import type { Settings } from "./main.ts";

const ORIGIN = "https://crescendo.test";

/** Settings under which the Worker asks aimock, whose model name chooses what happens. */
export function aiDouble(model: string): Settings {
  return { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${inject("aiDouble")}/v1`, OPENAI_MODEL: model };
}

/** The same for the endpoint that breaks the protocol. */
export function rawDouble(model: string): Settings {
  return { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${inject("rawDouble")}/v1`, OPENAI_MODEL: model };
}

/** A caller's address that no other test uses, so that none spends another's allowance. */
export function newAddress(): string {
  return [10, ...crypto.getRandomValues(new Uint8Array(3))].join(".");
}

/** A question nobody asked before, so that nothing is kept for it. */
export function newQuestion(): string {
  return `How do I film bread? (${crypto.randomUUID()})`;
}

/** Sends a request through the runtime, as a visitor would. */
export function call(path: string, init: RequestInit = {}, settings: Settings = {}): Promise<Response> {
  const request = new Request(new URL(path, ORIGIN), init);
  if (!request.headers.has("CF-Connecting-IP")) request.headers.set("CF-Connecting-IP", newAddress());
  return exports.Configured({ props: settings }).fetch(request);
}

/** Asks one task over the wire. */
export function ask(
  body: AssistRequest,
  settings: Settings = {},
  { headers, signal }: Pick<RequestInit, "headers" | "signal"> = {},
): Promise<Response> {
  const all = new Headers(headers);
  all.set("Content-Type", "application/json");
  const init = { method: assist.method, headers: all, signal, body: JSON.stringify(body) };
  return call(assist.path, init, settings);
}

/** Asks and reads the answer. */
export async function replyTo(body: AssistRequest, settings: Settings = {}, headers?: HeadersInit) {
  const response = await ask(body, settings, { headers });
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
