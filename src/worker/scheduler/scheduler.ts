import { DurableObject } from "cloudflare:workers";
import { LIVE_CLOSE, type Queue, type ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { type Bindings, readConfig } from "../env.ts";
import { dropJournal, Journal } from "./journal.ts";
import { type Outcome, outcomeOf } from "../outcome.ts";
import { type Change, VideoQueue } from "./queue.ts";
import { Sockets } from "./sockets.ts";

/** Milliseconds after which the timer that keeps a queue in memory is set anew; the platform lets one hold for 15 minutes. */
const STAY = 60_000;
/** The platform counts nanoseconds and knows no alarm after the year 2262. */
const FAR = Date.UTC(2200, 0);

/** A workspace's queue, its clock and its open tabs: one object a workspace. */
export class Scheduler extends DurableObject<Bindings> {
  /** The clock that decides, in epoch milliseconds. */
  now: () => number = Date.now;
  #queue: VideoQueue;
  readonly #journal: Journal | undefined;
  readonly #sockets: Sockets;
  /** The moment of the alarm; null for none, undefined where it isn't known. */
  #alarm: number | null | undefined;
  #stay: ReturnType<typeof setTimeout> | undefined;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#sockets = new Sockets(ctx);
    if (readConfig(env).SCHEDULER_DURABILITY === "journal") {
      this.#journal = new Journal(ctx.storage);
      this.#queue = this.#journal.read();
      void ctx.blockConcurrencyWhile(() => this.#resume());
    } else {
      dropJournal(ctx.storage);
      this.#queue = newQueue();
      // Tabs that stayed while the memory was lost notice by the queue's id.
      this.#sockets.tell({ type: "queue", queue: this.#snapshot() });
    }
  }

  list() {
    return this.#answer(() => this.#snapshot());
  }

  put(id: string, draft: VideoDraft) {
    return this.#answer(async () => {
      await this.#publish(this.#queue.put(id, draft, this.now()));
      return { ...this.#version(), video: this.#video(id) };
    });
  }

  remove(id: string) {
    return this.#answer(async () => {
      const change = this.#queue.remove(id);
      await this.#publish(change);
      return { ...this.#version(), removed: change !== undefined };
    });
  }

  markPosted(id: string, posted: boolean) {
    return this.#answer(async () => {
      await this.#publish(this.#queue.markPosted(id, posted, this.now()));
      return { ...this.#version(), video: this.#video(id) };
    });
  }

  restore(reason: "lost" | "undo", videos: readonly ScheduledVideo[]) {
    return this.#answer(async () => {
      const wanted = new Set(videos.map(({ id }) => id));
      const change = this.#queue.restore(videos, reason, this.now());
      await this.#publish(change);
      const restored = change?.videos.map(({ id }) => id).filter((id) => wanted.has(id)) ?? [];
      return { ...this.#version(), restored };
    });
  }

  validate(id: string, draft: VideoDraft) {
    return this.#answer(() => this.#queue.check(id, draft, this.now()));
  }

  /** Empties the queue for good: nothing of it is kept, and no tab stays. */
  async forget(): Promise<void> {
    const removed = this.#queue.list().map(({ id }) => id);
    const revision = this.#queue.revision + 1;
    this.#sockets.tell({
      type: "changed",
      ...this.#version(),
      revision,
      now: this.#time(),
      videos: [],
      removed,
    });
    this.#sockets.closeAll(LIVE_CLOSE.forgotten, "This workspace was deleted.");
    this.#queue = newQueue();
    await this.#settle();
    this.#journal?.forget();
    await this.ctx.storage.deleteAll();
  }

  /** The handshake of a tab. */
  override async fetch(): Promise<Response> {
    await this.#catchUp();
    return this.#sockets.accept({ type: "queue", queue: this.#snapshot() });
  }

  override async alarm(): Promise<void> {
    this.#alarm = undefined;
    await this.#catchUp();
    await this.#settle();
  }

  /** A tab has nothing to say but "ping", which the runtime answers. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(LIVE_CLOSE.unexpected, "A tab has nothing to say but ping.");
  }

  /** A tab that leaves is let go; without an answer it would wait for one. */
  override webSocketClose(socket: WebSocket): void {
    socket.close(1000);
  }

  /** What came due while nobody was there is done before anything else; an alarm that got lost is set anew. */
  async #resume(): Promise<void> {
    await this.#catchUp();
    this.#alarm = await this.ctx.storage.getAlarm();
    await this.#settle();
  }

  /** An alarm may be late: whoever comes first after a moment finds its videos due. */
  async #catchUp(): Promise<void> {
    await this.#publish(this.#queue.drain(this.now()));
  }

  async #answer<Value>(work: () => Value | Promise<Value>): Promise<Outcome<Value>> {
    await this.#catchUp();
    return outcomeOf(work);
  }

  async #publish(change: Change | undefined): Promise<void> {
    if (change === undefined) return;
    this.#record(change);
    this.#sockets.tell({ type: "changed", ...this.#version(), now: this.#time(), ...change });
    await this.#settle();
  }

  /** What can't be written must not be remembered either. */
  #record(change: Change): void {
    if (this.#journal === undefined) return;
    try {
      this.#journal.write(change, this.#queue);
    } catch (error) {
      this.#queue = this.#journal.read();
      throw error;
    }
  }

  /** Sets the one alarm to the earliest moment, and stays in memory while there is something to lose. */
  async #settle(): Promise<void> {
    this.#keepAlive();
    const { next } = this.#queue;
    const wanted = next === undefined ? null : Math.min(next, FAR);
    if (wanted === this.#alarm) return;
    this.#alarm = wanted;
    await (wanted === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(wanted));
  }

  #keepAlive(): void {
    if (this.#journal !== undefined) return;
    if (this.#queue.size === 0) {
      clearTimeout(this.#stay);
      this.#stay = undefined;
    } else
      this.#stay ??= setTimeout(() => {
        this.#stay = undefined;
        this.#keepAlive();
      }, STAY);
  }

  #snapshot(): Queue {
    const durability = this.#journal === undefined ? "memory" : "journal";
    return { ...this.#version(), now: this.#time(), durability, videos: this.#queue.list() };
  }

  #version() {
    return { queueId: this.#queue.id, revision: this.#queue.revision };
  }

  #time(): string {
    return new Date(this.now()).toISOString();
  }

  #video(id: string): ScheduledVideo {
    const video = this.#queue.get(id);
    if (video === undefined) throw new Error("a video that was just written is missing");
    return video;
  }
}

const newQueue = () => new VideoQueue(crypto.randomUUID());
