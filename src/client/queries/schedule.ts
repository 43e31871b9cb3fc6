import { queryOptions } from "@tanstack/react-query";
import {
  deleteVideo,
  markPosted,
  putVideo,
  type Queue,
  readQueue,
  restoreVideos,
  type ScheduledVideo,
  validateVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import { wholeQueue } from "#shared/rules/schedule/pages.ts";
import { call, CallError } from "#client/lib/api.ts";

/** How often a queue is read anew that changes while it is read. */
const ATTEMPTS = 5;

/** The whole queue, page by page. @throws CallError, also where it never stood still long enough. */
export async function fetchQueue(signal?: AbortSignal): Promise<Queue> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const queue = await wholeQueue((from) =>
      call(readQueue, { signal, search: from === undefined ? {} : { from: String(from) } }),
    );
    if (queue !== undefined) return queue;
  }
  throw new CallError("Your queue kept changing while it was read. Try again in a moment.");
}

/** The queue, for who only looks at it now and then. @param take is called with each answer. */
export const queueQuery = (take: (queue: Queue) => void) =>
  queryOptions({
    queryKey: ["queue"],
    queryFn: async ({ signal }) => {
      const queue = await fetchQueue(signal);
      take(queue);
      return queue;
    },
    refetchInterval: 60_000,
  });

/**
 * Makes or changes a video; safe to repeat. `revision` is that of the video the change began with, 0 for a new one;
 * without it the change wins over others. @throws CallError
 */
export const saveVideo = (id: string, body: VideoDraft & { revision?: number }, signal?: AbortSignal) =>
  call(putVideo, { params: { id }, body, signal });

/** Removes a video; safe to repeat. @throws CallError */
export const removeVideo = (id: string) => call(deleteVideo, { params: { id } });

/** Says that a video was posted, or takes that back. @throws CallError */
export const setPosted = (id: string, posted: boolean) =>
  call(markPosted, { params: { id }, body: { posted } });

/** Puts videos back as they were; at most 50 at once. @throws CallError */
export const putBack = (reason: "lost" | "undo", videos: readonly ScheduledVideo[]) =>
  call(restoreVideos, { body: { reason, videos: [...videos] } });

/** The server's own validation of a video. @throws CallError */
export const checkRemotely = (id: string, video: VideoDraft, signal?: AbortSignal) =>
  call(validateVideo, { body: { id, video }, signal });
