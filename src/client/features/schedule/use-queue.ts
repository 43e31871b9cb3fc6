import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Queue, QueueEvent, ScheduledVideo, VideoDraft } from "#shared/contracts/schedule.ts";
import { stores } from "#client/lib/stores.ts";
import { notify } from "#client/lib/toast.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { fetchQueue, putBack, removeVideo, saveVideo, setPosted } from "#client/queries/schedule.ts";
import {
  heldVideos,
  KnownQueue,
  newlyDue,
  withChange,
  withQueue,
} from "#shared/rules/schedule/known-queue.ts";
import { type LiveQueue, openLiveQueue } from "./live-queue.ts";
import { putAllBack } from "./lost-queue.ts";
import { announceDue } from "./notifications.ts";

/**
 * Whether what is shown is what the server holds: `live` as it changes, `polling` as of some seconds ago,
 * `reconnecting` as of when it was last heard. `forgotten` where the queue was deleted with everything else.
 */
export type Connection = "connecting" | "live" | "polling" | "reconnecting" | "forgotten";

/** What became of the videos of a queue that the server lost. */
export type Loss =
  | { readonly kind: "restoring"; readonly count: number }
  | { readonly kind: "restored"; readonly count: number; readonly byThisTab: boolean }
  | { readonly kind: "failed"; readonly count: number; readonly reason: string };

/** The caller's queue as this tab knows it, and what can be done with it. Every change shows in every tab. */
export interface QueueState {
  readonly connection: Connection;
  /** By moment; undefined until the first answer. */
  readonly videos: readonly ScheduledVideo[] | undefined;
  /** Why the queue couldn't be read at the last attempt. */
  readonly failure: Error | undefined;
  /** Tries at once to connect again. */
  readonly reconnect: () => void;
  /** Missing where nothing was lost, or the creator has read of it. */
  readonly loss: Loss | undefined;
  readonly retryLoss: () => void;
  readonly dismissLoss: () => void;
  /** The server's clock in epoch milliseconds, as near as this tab knows it. */
  readonly now: () => number;
  /** Makes or changes a video. @throws CallError */
  readonly save: (id: string, draft: VideoDraft, signal?: AbortSignal) => Promise<ScheduledVideo>;
  /** @throws CallError */
  readonly remove: (id: string) => Promise<void>;
  /** Brings a removed video back as it was. @throws CallError */
  readonly restore: (video: ScheduledVideo) => Promise<void>;
  /** Says that a video was posted, or takes that back. @throws CallError */
  readonly markPosted: (id: string, posted: boolean) => Promise<ScheduledVideo>;
}

/** What one change of this tab's own made of the queue. */
interface OwnChange {
  readonly queueId: string;
  readonly revision: number;
  readonly videos: ScheduledVideo[];
  readonly removed: string[];
}

/** The queue, live for as long as the screen is open. What was known outlives a reload, so that nothing is lost. */
export function useQueue(): QueueState {
  const [kept, setKept] = useDraft("schedule-queue", z.nullable(KnownQueue), null);
  const known = useRef(kept);
  const [connection, setConnection] = useState<Connection>("connecting");
  const [heard, setHeard] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const [loss, setLoss] = useState<Loss>();
  /** How far the server's clock is ahead of this one, in milliseconds. */
  const ahead = useRef(0);
  const live = useRef<LiveQueue>(undefined);
  const restoring = useRef(false);
  /** The id of the queue at the other end of the live connection. */
  const connectedTo = useRef<string>(undefined);

  const keep = (next: KnownQueue) => {
    const before = known.current;
    known.current = next;
    setKept(next);
    const hasQueue = next.videos.length > 0 ? "yes" : "no";
    if (stores.hasQueue.read() !== hasQueue) stores.hasQueue.write(hasQueue);
    if (before !== null) for (const video of newlyDue(heldVideos(before), next.videos)) announceDue(video);
  };
  const setClock = (now: string) => {
    ahead.current = Date.parse(now) - Date.now();
  };

  const tellOfLoss = (count: number, byThisTab: boolean) => {
    setLoss({ kind: "restored", count, byThisTab });
    notify.message("Your queue is back", { description: lossSentence(count, byThisTab) });
  };
  const bringBack = async () => {
    const lost = known.current?.lost ?? [];
    if (lost.length === 0 || restoring.current) return;
    restoring.current = true;
    setLoss({ kind: "restoring", count: lost.length });
    try {
      const own = await putAllBack(lost);
      if (known.current !== null) known.current = { ...known.current, lost: [] };
      await resync();
      tellOfLoss(lost.length, own > 0);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      setLoss({ kind: "failed", count: lost.length, reason });
    } finally {
      restoring.current = false;
    }
  };
  const receive = (queue: Queue) => {
    setClock(queue.now);
    setHeard(true);
    setFailure(undefined);
    const before = known.current;
    const next = withQueue(before, queue);
    keep(next);
    const held = before === null || before.queueId === queue.queueId ? [] : heldVideos(before);
    if (held.length > 0 && next.lost.length === 0 && !restoring.current) tellOfLoss(held.length, false);
    void bringBack();
  };
  const resync = async () => {
    const queue = await fetchQueue();
    receive(queue);
    // A new browser's first calls may each have been given a workspace, and the last of them counts.
    if (connectedTo.current !== undefined && connectedTo.current !== queue.queueId) {
      connectedTo.current = undefined;
      live.current?.renew();
    }
  };
  const hear = (event: QueueEvent) => {
    connectedTo.current = event.type === "queue" ? event.queue.queueId : event.queueId;
    if (event.type === "queue") {
      receive(event.queue);
      return;
    }
    if (event.type === "look") {
      void resync().catch(() => undefined);
      return;
    }
    setClock(event.now);
    const next = withChange(known.current, event);
    // Another reading follows with the next connection or poll where this one fails.
    if (next === undefined) void resync().catch(() => undefined);
    else keep(next);
  };
  /** Shows a change of this tab's own at once; the event of it then changes nothing more. */
  const take = ({ queueId, revision, videos, removed }: OwnChange) => {
    const current = known.current;
    if (current === null) return;
    const next = withChange(current, { queueId, revision, videos, removed });
    if (next !== undefined) {
      keep(next);
      return;
    }
    void resync().catch(() => undefined);
  };
  const poll = async () => {
    try {
      await resync();
      setConnection((current) => (current === "reconnecting" ? "polling" : current));
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setConnection((current) => (current === "polling" ? "reconnecting" : current));
    }
  };

  const forget = () => {
    known.current = null;
    setKept(null);
  };

  const handlers = useRef({ hear, poll, forget });
  useEffect(() => {
    handlers.current = { hear, poll, forget };
  });
  useEffect(() => {
    const opened = openLiveQueue({
      // A browser without a cookie gets one by a call, and only one tab makes it: each would get another.
      first: known.current === null ? oneTabAtATime(() => handlers.current.poll()) : Promise.resolve(),
      onEvent: (event) => handlers.current.hear(event),
      onConnection: (state) => {
        // What the creator deleted isn't put back.
        if (state === "forgotten") handlers.current.forget();
        setConnection((current) => {
          if (state !== "lost") return state;
          return current === "polling" ? current : "reconnecting";
        });
      },
      poll: () => void handlers.current.poll(),
    });
    live.current = opened;
    return opened.close;
  }, []);

  return {
    connection,
    videos: kept === null || (!heard && kept.videos.length === 0) ? undefined : heldVideos(kept),
    failure,
    reconnect: () => {
      live.current?.reconnect();
      void poll();
    },
    loss,
    retryLoss: () => void bringBack(),
    dismissLoss: () => setLoss(undefined),
    now: () => Date.now() + ahead.current,
    save: async (id, draft, signal) => {
      const { video, ...change } = await saveVideo(id, draft, signal);
      take({ ...change, videos: [video], removed: [] });
      return video;
    },
    remove: async (id) => {
      take({ ...(await removeVideo(id)), videos: [], removed: [id] });
    },
    restore: async (video) => {
      await putBack("undo", [video]);
      await resync();
    },
    markPosted: async (id, posted) => {
      const { video, ...change } = await setPosted(id, posted);
      take({ ...change, videos: [video], removed: [] });
      return video;
    },
  };
}

/** Milliseconds after which a tab no longer waits for another, which may be asleep. */
const FOR_ANOTHER_TAB = 3000;

/** Where the browser has no locks, or another tab takes long, nobody waits. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(FOR_ANOTHER_TAB);
  try {
    await navigator.locks.request("schedule-first-call", { signal }, work);
  } catch {
    await work();
  }
}

/** What a creator is told once a lost queue is back. */
export function lossSentence(count: number, byThisTab: boolean): string {
  const who = byThisTab ? "this tab" : "another tab";
  return `The server lost your queue. Your videos were still open here, so ${who} put ${count === 1 ? "1 video" : `${count} videos`} back.`;
}
