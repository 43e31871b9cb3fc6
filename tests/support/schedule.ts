import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import {
  deleteVideo,
  LIVE_PATH,
  markPosted,
  putVideo,
  type Queue,
  QueueEvent,
  readQueue,
  restoreVideos,
  type ScheduledVideo,
  validateVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import type { Scheduler } from "#worker/scheduler/scheduler.ts";
import { call } from "./api.ts";
import { draft, idOf, iso, minutes, NOON } from "./videos.ts";

/** A browser of one workspace, which its cookie names. */
export class Visitor {
  readonly workspace: string;
  readonly #memory: boolean;

  constructor({ memory = false, workspace = crypto.getRandomValues(new Uint8Array(16)).toHex() } = {}) {
    this.#memory = memory;
    this.workspace = workspace;
  }

  /** The visitor's own object. */
  get object(): DurableObjectStub<Scheduler> {
    return (this.#memory ? env.MEMORY_SCHEDULER : env.SCHEDULER).getByName(this.workspace);
  }

  /** Sends a request with the visitor's cookie. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", `__Host-workspace=${this.workspace}`);
    const settings = this.#memory ? { SCHEDULER_DURABILITY: "memory" } : {};
    return call(path, { ...init, headers }, settings);
  }

  /** Makes one call of the contract, well or not. */
  send(
    endpoint: Endpoint,
    { id = "", query = "", body }: { id?: string; query?: string; body?: unknown } = {},
  ): Promise<Response> {
    const path = endpoint.path.replace(":id", encodeURIComponent(id)) + query;
    if (body === undefined) return this.fetch(path, { method: endpoint.method });
    const headers = { "Content-Type": "application/json" };
    return this.fetch(path, { method: endpoint.method, headers, body: JSON.stringify(body) });
  }

  async #ask<Response extends z.ZodMiniType>(
    endpoint: Endpoint<Endpoint["method"], z.ZodMiniType | undefined, Response>,
    what: { id?: string; query?: string; body?: unknown } = {},
  ): Promise<z.output<Response>> {
    const response = await this.send(endpoint, what);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return endpoint.response.parse(JSON.parse(text));
  }

  /** One page of the queue. @param from the number of its first video. */
  page = (from: number) => this.#ask(readQueue, { query: `?from=${from}` });
  put = (id: string, video: VideoDraft, revision?: number) =>
    this.#ask(putVideo, { id, body: { ...video, revision } });
  remove = (id: string) => this.#ask(deleteVideo, { id });
  markPosted = (id: string, posted: boolean) => this.#ask(markPosted, { id, body: { posted } });
  validate = (id: string, video: VideoDraft) => this.#ask(validateVideo, { body: { id, video } });
  restore = (reason: "lost" | "undo", videos: readonly ScheduledVideo[]) =>
    this.#ask(restoreVideos, { body: { reason, videos } });

  /** The whole queue. */
  async queue(): Promise<Queue> {
    const videos: ScheduledVideo[] = [];
    for (let from = 0; ;) {
      const { next, ...page } = await this.page(from);
      videos.push(...page.videos);
      if (next === undefined) return { ...page, videos };
      from = next;
    }
  }

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

  /** Schedules so many videos, with ids from 1, past the limit of requests a minute. */
  async fill(
    count: number,
    at: (number: number) => number = () => minutes(60),
    change: Partial<VideoDraft> = {},
  ): Promise<void> {
    await runInDurableObject(this.object, async (scheduler: Scheduler) => {
      for (let number = 1; number <= count; number += 1)
        await scheduler.put(
          idOf(number),
          draft({ title: `Video ${number}`, scheduledAt: iso(at(number)), ...change }),
          undefined,
          true,
        );
    });
  }

  /** Takes the visitor's object out of memory, while its sockets and its storage stay. */
  evict(): Promise<void> {
    return evictDurableObject(this.object);
  }

  /** Moves videos to another moment behind the object's back, as time does while it is away. */
  async antedate(ids: readonly string[], at: number): Promise<void> {
    await runInDurableObject(this.object, (_: Scheduler, { storage }) => {
      for (const id of ids)
        storage.sql.exec(
          "UPDATE videos SET video = json_set(video, '$.scheduledAt', ?) WHERE id = ?",
          iso(at),
          id,
        );
    });
  }

  /** The names of the tables in the visitor's object. */
  tables(): Promise<string[]> {
    return runInDurableObject(this.object, (_: Scheduler, { storage }) =>
      storage.sql
        .exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'",
        )
        .toArray()
        .map(({ name }) => name),
    );
  }

  /** All rows of one of the object's tables. */
  rows(table: string): Promise<unknown[]> {
    return runInDurableObject(this.object, (_: Scheduler, { storage }) =>
      storage.sql.exec(`SELECT * FROM "${table}"`).toArray(),
    );
  }

  /** Deletes all that the server keeps of the visitor's queue. */
  forget(): Promise<void> {
    return runInDurableObject(this.object, (scheduler: Scheduler) => scheduler.forget());
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

/** A visitor whose server's clock stands at {@link NOON}. */
export async function atNoon(options?: ConstructorParameters<typeof Visitor>[0]): Promise<Visitor> {
  const visitor = new Visitor(options);
  await visitor.setClock(NOON);
  return visitor;
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

/** Does something whose timers come to nothing: a queue then isn't held in memory, as if its timer had failed. */
export async function withoutTimers<Value>(work: () => Promise<Value>): Promise<Value> {
  const timers = vi.spyOn(globalThis, "setTimeout").mockReturnValue(NO_TIMER);
  try {
    return await work();
  } finally {
    timers.mockRestore();
  }
}

const NO_TIMER = setTimeout(() => {}, 0);
