import { useEffect, useMemo, useRef, useState } from "react";
import type { Queue, QueueEvent, ScheduledVideo, VideoDraft } from "#shared/contracts/schedule.ts";
import { heldVideos, newlyDue, withoutLost } from "#shared/rules/schedule/known-queue.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { fetchQueue, putBack, removeVideo, saveVideo, setPosted } from "#client/queries/schedule.ts";
import { hold, receive, receiveChange } from "./held-queue.ts";
import { type LiveQueue, openLiveQueue } from "./live-queue.ts";
import { announceDue } from "./notifications.ts";
import { oneTabAtATime } from "./one-tab.ts";
import { type LostVideos, useLost, useQueueCopy } from "./use-lost.ts";

/**
 * Whether what is shown is what the server holds: `live` as it changes, `polling` as of some seconds ago,
 * `reconnecting` as of when it was last heard. `forgotten` where the queue was deleted with everything else.
 */
export type Connection = "connecting" | "live" | "polling" | "reconnecting" | "forgotten";

export interface SaveOptions {
  /** That of the video the change began with, 0 for a new one; without it the change wins over others. */
  readonly revision?: number;
  readonly signal?: AbortSignal;
}

/** The caller's queue as this tab knows it, and what can be done with it. Every change shows in every tab. */
export interface QueueState {
  readonly connection: Connection;
  /** By moment; undefined until the first answer. */
  readonly videos: readonly ScheduledVideo[] | undefined;
  /** Ids of those that the server doesn't hold. */
  readonly lostIds: ReadonlySet<string>;
  /** Why the queue couldn't be read at the last attempt. */
  readonly failure: Error | undefined;
  /** Tries at once to connect again. */
  readonly reconnect: () => void;
  /** Reads the queue anew. @throws CallError */
  readonly refresh: () => Promise<void>;
  /** What became of videos that the server didn't hold. */
  readonly lost: LostVideos;
  /** The server's clock in epoch milliseconds, as near as this tab knows it. */
  readonly now: () => number;
  /** Makes or changes a video. @throws CallError */
  readonly save: (id: string, draft: VideoDraft, options?: SaveOptions) => Promise<ScheduledVideo>;
  /** @throws CallError */
  readonly remove: (id: string) => Promise<void>;
  /** Brings a removed video back as it was. @throws CallError */
  readonly restore: (video: ScheduledVideo) => Promise<void>;
  /** Says that a video was posted, or takes that back. @throws CallError */
  readonly markPosted: (id: string, posted: boolean) => Promise<ScheduledVideo>;
  /** Whether this tab itself made a video what it is: of this revision, or removed. */
  readonly isOwnChange: (id: string, state: number | "removed") => boolean;
}

/** The queue, live for as long as the screen is open. What was known stays in the browser, so that nothing is lost. */
export function useQueue(): QueueState {
  const known = useQueueCopy();
  const [connection, setConnection] = useState<Connection>("connecting");
  /** How often the whole queue arrived. */
  const [answers, setAnswers] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const lost = useLost(known, answers);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  const ahead = useRef(0);
  const live = useRef<LiveQueue>(undefined);
  /** The id of the queue at the other end of the live connection. */
  const connectedTo = useRef<string>(undefined);

  /** What this tab itself made of videos: each id with the revision, or "removed". */
  const own = useRef(new Set<string>());

  /** Each tab says once what became due since it last looked. */
  const seen = useRef(known);
  useEffect(() => {
    if (seen.current !== null && known !== null)
      announceDue(newlyDue(heldVideos(seen.current), known.videos));
    seen.current = known;
  }, [known]);

  const setClock = (now: string) => {
    ahead.current = Date.parse(now) - Date.now();
  };
  const takeWhole = (queue: Queue) => {
    setClock(queue.now);
    setAnswers((count) => count + 1);
    setFailure(undefined);
    receive(queue);
  };
  /** A new browser's first calls may each have been given a workspace, and the last of them counts. */
  const connectTo = (queueId: string) => {
    if (connectedTo.current === undefined || connectedTo.current === queueId) return;
    connectedTo.current = undefined;
    live.current?.renew();
  };
  const refresh = async () => {
    const queue = await fetchQueue();
    takeWhole(queue);
    connectTo(queue.queueId);
  };
  /** Another reading follows with the next connection or poll where this one fails. */
  const refreshSoon = () => void refresh().catch(() => undefined);
  const hear = (event: QueueEvent) => {
    connectedTo.current = event.type === "queue" ? event.queue.queueId : event.queueId;
    // Of a queue that comes in pages, one page says nothing of the others.
    if (event.type === "queue" && event.queue.next === undefined) {
      takeWhole(event.queue);
      return;
    }
    if (event.type === "changed") {
      setClock(event.now);
      if (receiveChange(event)) return;
    }
    refreshSoon();
  };
  /** Shows a change of this tab's own at once; the event of it then changes nothing more. */
  const take = (change: Parameters<typeof receiveChange>[0]) => {
    if (queueCopy.read() !== null && !receiveChange(change)) refreshSoon();
  };
  const poll = async () => {
    try {
      await refresh();
      setConnection((current) => (current === "reconnecting" ? "polling" : current));
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setConnection((current) => (current === "polling" ? "reconnecting" : current));
    }
  };

  const handlers = useRef({ hear, poll, connectTo });
  useEffect(() => {
    handlers.current = { hear, poll, connectTo };
  });
  const queueId = known?.queueId;
  useEffect(() => {
    if (queueId !== undefined) handlers.current.connectTo(queueId);
  }, [queueId]);
  useEffect(() => {
    const opened = openLiveQueue({
      // A browser without a cookie gets one by a call, and only one tab makes it: each would get another.
      first:
        queueCopy.read() === null
          ? oneTabAtATime("schedule-first-call", () => handlers.current.poll())
          : Promise.resolve(),
      onEvent: (event) => handlers.current.hear(event),
      onConnection: (state) => {
        // What the creator deleted isn't put back.
        if (state === "forgotten") queueCopy.forget();
        if (state === "lost") connectedTo.current = undefined;
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

  const videos = useMemo(
    () =>
      known === null || (answers === 0 && heldVideos(known).length === 0) ? undefined : heldVideos(known),
    [known, answers],
  );
  const lostIds = useMemo(() => new Set(known?.lost.map(({ id }) => id)), [known]);
  return {
    connection,
    videos,
    lostIds,
    failure,
    reconnect: () => {
      live.current?.reconnect();
      void poll();
    },
    refresh,
    lost,
    now: () => Date.now() + ahead.current,
    save: async (id, draft, { revision, signal } = {}) => {
      // What the server doesn't hold has no revision there.
      const seenRevision = lostIds.has(id) ? undefined : revision;
      const { video, ...change } = await saveVideo(id, { ...draft, revision: seenRevision }, signal);
      own.current.add(`${id} ${video.revision}`);
      take({ ...change, videos: [video], removed: [] });
      return video;
    },
    remove: async (id) => {
      own.current.add(`${id} removed`);
      take({ ...(await removeVideo(id)), videos: [], removed: [id] });
      const current = queueCopy.read();
      if (current !== null && lostIds.has(id)) hold(withoutLost(current, new Set([id])));
    },
    restore: async (video) => {
      await putBack("undo", [video]);
      await refresh();
    },
    markPosted: async (id, posted) => {
      const { video, ...change } = await setPosted(id, posted);
      take({ ...change, videos: [video], removed: [] });
      return video;
    },
    isOwnChange: (id, state) => own.current.has(`${id} ${state}`),
  };
}
