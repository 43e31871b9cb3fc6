import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import {
  deleteVideo,
  LIVE_PATH,
  markPosted,
  putVideo,
  QueueEvent,
  readQueue,
  restoreVideos,
  type ScheduledVideo,
  validateVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import type { Scheduler } from "#worker/scheduler/scheduler.ts";
import { call } from "./api.ts";
import { NOON } from "./videos.ts";

/** A browser of one workspace, which its cookie names. */
export class Visitor {
  readonly workspace: string;
  readonly #journal: boolean;

  constructor({ journal = false, workspace = crypto.getRandomValues(new Uint8Array(16)).toHex() } = {}) {
    this.#journal = journal;
    this.workspace = workspace;
  }

  /** The visitor's own object. */
  get object(): DurableObjectStub<Scheduler> {
    return (this.#journal ? env.JOURNAL_SCHEDULER : env.SCHEDULER).getByName(this.workspace);
  }

  /** Sends a request with the visitor's cookie. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", `__Host-workspace=${this.workspace}`);
    const settings = this.#journal ? { SCHEDULER_DURABILITY: "journal" } : {};
    return call(path, { ...init, headers }, settings);
  }

  /** Makes one call of the contract, well or not. */
  send(endpoint: Endpoint, { id = "", body }: { id?: string; body?: unknown } = {}): Promise<Response> {
    const path = endpoint.path.replace(":id", encodeURIComponent(id));
    if (body === undefined) return this.fetch(path, { method: endpoint.method });
    const headers = { "Content-Type": "application/json" };
    return this.fetch(path, { method: endpoint.method, headers, body: JSON.stringify(body) });
  }

  async #ask<Response extends z.ZodMiniType>(
    endpoint: Endpoint<Endpoint["method"], z.ZodMiniType | undefined, Response>,
    what: { id?: string; body?: unknown } = {},
  ): Promise<z.output<Response>> {
    const response = await this.send(endpoint, what);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return endpoint.response.parse(JSON.parse(text));
  }

  queue = () => this.#ask(readQueue);
  put = (id: string, body: VideoDraft) => this.#ask(putVideo, { id, body });
  remove = (id: string) => this.#ask(deleteVideo, { id });
  markPosted = (id: string, posted: boolean) => this.#ask(markPosted, { id, body: { posted } });
  validate = (id: string, video: VideoDraft) => this.#ask(validateVideo, { body: { id, video } });
  restore = (reason: "lost" | "undo", videos: readonly ScheduledVideo[]) =>
    this.#ask(restoreVideos, { body: { reason, videos } });

  /** Ids and states of the visitor's videos, in order. */
  async states(): Promise<[string, string][]> {
    const { videos } = await this.queue();
    return videos.map(({ id, status }) => [id, status]);
  }

  /** Sets the clock of the visitor's object, in epoch milliseconds, until it is evicted. */
  async setClock(at = NOON): Promise<void> {
    await runInDurableObject(this.object, (scheduler: Scheduler) => {
      scheduler.now = () => at;
    });
  }

  /** When the alarm of the visitor's object rings, in epoch milliseconds. */
  alarm(): Promise<number | null> {
    return runInDurableObject(this.object, (_: Scheduler, state) => state.storage.getAlarm());
  }

  /** Opens a tab that listens. */
  async listen(): Promise<Tab> {
    const response = await this.fetch(LIVE_PATH, { headers: { Upgrade: "websocket" } });
    expect(response.status).toBe(101);
    if (response.webSocket === null) throw new Error("there is no socket");
    return new Tab(response.webSocket);
  }
}

/** What an open tab hears, in order. */
export class Tab {
  readonly socket: WebSocket;
  readonly closed: Promise<CloseEvent>;
  readonly #heard: string[] = [];
  #wake = () => {};

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.addEventListener("close", resolve));
    socket.addEventListener("message", ({ data }) => {
      this.#heard.push(String(data));
      this.#wake();
    });
    socket.accept();
  }

  /** The next message, as text. */
  async text(): Promise<string> {
    for (;;) {
      const text = this.#heard.shift();
      if (text !== undefined) return text;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** The next event. */
  async next(): Promise<QueueEvent> {
    return QueueEvent.parse(JSON.parse(await this.text()));
  }

  /** Whether nothing was said until the answer to a "ping" sent now. */
  async isSilent(): Promise<boolean> {
    this.socket.send("ping");
    return (await this.text()) === "pong";
  }
}
