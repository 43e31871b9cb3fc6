import { DurableObject } from "cloudflare:workers";
import * as z from "zod/mini";
import {
  LIVE_CLOSE,
  LIVE_LIMITS,
  type Queue,
  type QueueEvent,
  SCHEDULE_LIMITS,
  type ScheduledVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import { type Bindings, readConfig } from "../env.ts";
import { type Outcome, outcomeOf } from "../outcome.ts";
import { isBegun, Journal, newQueue } from "./journal.ts";
import type { Change, VideoQueue } from "./queue.ts";
import { Sockets } from "./sockets.ts";
import { isAbandoned, isHeld, nextAlarm, nextBeat, type Waking } from "./wake.ts";

/** Milliseconds after which the timer that keeps a queue in memory is set anew; the platform lets one hold for 15 minutes. */
const STAY = 60_000;
/** Milliseconds after which an alarm is tried again that failed: the platform itself gives up after some tries. */
const AGAIN = 60_000;
/** Most messages that may still be under way when a socket is closed. */
const UNDER_WAY = 10;
/** How exactly it is known when a queue was last changed, in milliseconds: one write a day says so. */
const TOUCH_EVERY = 24 * 60 * 60 * 1000;
/** The key of that time in the object's storage. A queue that has one was admitted. */
const TOUCHED = "touched";

/** A workspace's queue, its clock and its open tabs: one object a workspace. */
export class Scheduler extends DurableObject<Bindings> {
  /** The clock that decides, in epoch milliseconds. */
  now: () => number = Date.now;
  #queue: VideoQueue;
  readonly #journal: Journal | undefined;
  readonly #sockets: Sockets;
  /** The moment of the alarm; null for none, undefined where it isn't known. */
  #alarm: number | null | undefined;
  #beat: number | undefined;
  #touched: number | undefined;
  #stay: ReturnType<typeof setTimeout> | undefined;
  /** Messages of closed sockets. */
  #ignored = 0;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#sockets = new Sockets(ctx);
    this.#touched = z.number().safeParse(ctx.storage.kv.get(TOUCHED)).data;
    if (readConfig(env).SCHEDULER_DURABILITY === "journal") {
      this.#journal = new Journal(ctx.storage);
      this.#queue = this.#journal.read();
      void ctx.blockConcurrencyWhile(() => this.#resume());
    } else {
      this.#queue = newQueue();
      // Tabs that stayed while the memory was lost notice by the queue's id.
      this.#sockets.tell(this.#whole());
    }
  }

  /** A page of the queue. @param from the number of its first video. */
  list(from = 0) {
    return this.#answer((): Queue => ({
      ...this.#head(),
      ...this.#queue.page(from, SCHEDULE_LIMITS.pageBytes),
    }));
  }

  /**
   * Makes or changes a video; see the contract for `seen`. Refuses with `too_many_queues` to begin a queue that
   * wasn't admitted. @param admitted whether the site has room for one more queue.
   */
  put(id: string, draft: VideoDraft, seen: number | undefined, admitted: boolean) {
    return this.#answer(async () => {
      if (this.#queue.check(id, draft, this.now()).errors.length === 0) this.#expectAdmitted(admitted);
      await this.#publish(this.#queue.put(id, draft, this.now(), seen));
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

  /** Puts videos back. @param admitted as in {@link put}. */
  restore(reason: "lost" | "undo", videos: readonly ScheduledVideo[], admitted: boolean) {
    return this.#answer(async () => {
      this.#expectAdmitted(admitted);
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

  /** Empties the queue for good: nothing of it is kept, whatever mode wrote it, and no tab stays. */
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
    this.#touched = undefined;
    this.#keepAlive();
    this.#journal?.forget();
    this.#alarm = null;
    await this.ctx.storage.deleteAll();
  }

  /** The handshake of a tab. */
  override async fetch(): Promise<Response> {
    await this.#catchUp();
    return this.#sockets.accept(this.#whole());
  }

  override async alarm(): Promise<void> {
    this.#alarm = undefined;
    try {
      await this.#catchUp();
      if (isAbandoned(this.#waking(), this.now())) {
        if (!this.#sockets.any) return await this.forget();
        this.#touched = undefined;
        this.#touch();
      }
      await this.#settle();
    } catch (error) {
      console.error({ scheduler: "alarm failed", error: String(error) });
      await this.ctx.storage.setAlarm(this.now() + AGAIN);
    }
  }

  /**
   * A tab has nothing to say but "ping", which the runtime answers. A closed socket still delivers what its other end
   * goes on sending, each message an event; only giving up this life of the object cuts the line.
   */
  override webSocketMessage(socket: WebSocket): void {
    if (socket.readyState === WebSocket.OPEN)
      socket.close(LIVE_CLOSE.unexpected, "A tab has nothing to say but ping.");
    else if ((this.#ignored += 1) > UNDER_WAY) this.ctx.abort("a closed socket goes on talking");
  }

  /** A tab that leaves is let go; without an answer it would wait for one. */
  override webSocketClose(socket: WebSocket): void {
    socket.close(1000);
  }

  /** An alarm that got lost, or that another mode left, is set anew; one that is about to ring is left to ring. */
  async #resume(): Promise<void> {
    this.#alarm = await this.ctx.storage.getAlarm();
    if (this.#alarm === null || this.#alarm > this.now()) await this.#settle();
  }

  /** An alarm may be late: whoever comes first after a moment finds its videos due. */
  async #catchUp(): Promise<void> {
    await this.#publish(this.#queue.drain(this.now()));
  }

  async #answer<Value>(work: () => Value | Promise<Value>): Promise<Outcome<Value>> {
    await this.#catchUp();
    return outcomeOf(work);
  }

  /** A queue costs its owner storage and alarms, so strangers can't begin any number of them. */
  #expectAdmitted(admitted: boolean): void {
    if (admitted || this.#touched !== undefined || isBegun(this.ctx.storage)) return;
    throw new ApiError("too_many_queues", "This queue wasn't admitted yet.");
  }

  async #publish(change: Change | undefined): Promise<void> {
    if (change === undefined) return;
    this.#record(change);
    this.#touch();
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

  #touch(): void {
    const now = this.now();
    if (this.#touched !== undefined && now - this.#touched < TOUCH_EVERY) return;
    this.#touched = now;
    this.ctx.storage.kv.put(TOUCHED, now);
  }

  /** Sets the one alarm, where it isn't set already, and stays in memory while that is promised. */
  async #settle(): Promise<void> {
    this.#keepAlive();
    // A journal of before there were touches, or one that another mode left.
    if (this.#touched === undefined && isBegun(this.ctx.storage)) this.#touch();
    const waking = this.#waking();
    const wanted = nextAlarm(waking, this.now());
    this.#beat = nextBeat(waking, this.now());
    if (wanted === this.#alarm) return;
    this.#alarm = wanted;
    await (wanted === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(wanted));
  }

  #waking(): Waking {
    return {
      inMemory: this.#journal === undefined,
      next: this.#queue.next,
      beat: this.#beat,
      touched: this.#touched,
    };
  }

  #keepAlive(): void {
    if (!isHeld(this.#waking(), this.now())) {
      clearTimeout(this.#stay);
      this.#stay = undefined;
    } else
      this.#stay ??= setTimeout(() => {
        this.#stay = undefined;
        this.#keepAlive();
      }, STAY);
  }

  /** The whole queue, or the word to look where it is too large to be told. */
  #whole(): QueueEvent {
    if (this.#queue.bytes > LIVE_LIMITS.event) return { type: "look", ...this.#version() };
    return { type: "queue", queue: { ...this.#head(), videos: this.#queue.list() } };
  }

  #head() {
    const durability = this.#journal === undefined ? ("memory" as const) : ("journal" as const);
    return { ...this.#version(), now: this.#time(), durability };
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
