import { queryOptions } from "@tanstack/react-query";
import {
  deleteVideo,
  markPosted,
  putVideo,
  readQueue,
  restoreVideos,
  type ScheduledVideo,
  validateVideo,
  type VideoDraft,
} from "#shared/contracts/schedule.ts";
import { call } from "#client/lib/api.ts";

/** The whole queue. @throws CallError */
export const fetchQueue = (signal?: AbortSignal) => call(readQueue, { signal });

/** The queue, for who only looks at it now and then. */
export const queueQuery = queryOptions({
  queryKey: ["queue"],
  queryFn: ({ signal }) => fetchQueue(signal),
  refetchInterval: 60_000,
});

/** Makes or changes a video; safe to repeat. @throws CallError */
export const saveVideo = (id: string, body: VideoDraft, signal?: AbortSignal) =>
  call(putVideo, { params: { id }, body, signal });

/** Removes a video; safe to repeat. @throws CallError */
export const removeVideo = (id: string) => call(deleteVideo, { params: { id } });

/** Says that a video was posted, or takes that back. @throws CallError */
export const setPosted = (id: string, posted: boolean) =>
  call(markPosted, { params: { id }, body: { posted } });

/** Puts videos back as they were; at most 50 at once. @throws CallError */
export const putBack = (reason: "lost" | "undo", videos: ScheduledVideo[]) =>
  call(restoreVideos, { body: { reason, videos } });

/** The server's own validation of a video. @throws CallError */
export const checkRemotely = (id: string, video: VideoDraft, signal?: AbortSignal) =>
  call(validateVideo, { body: { id, video }, signal });
