import * as z from "zod/mini";
import { type Queue, type QueueEvent, ScheduledVideo } from "../../contracts/schedule.ts";

/** What a tab knows of its queue. */
export const KnownQueue = z.object({
  queueId: z.string(),
  revision: z.int(),
  /** By moment, then by when they were made, then by id. */
  videos: z.array(ScheduledVideo),
  /** Videos of a queue that the server lost, on their way back. */
  lost: z.array(ScheduledVideo),
});
export type KnownQueue = z.infer<typeof KnownQueue>;

/** The order of a queue. */
export function byMoment(a: ScheduledVideo, b: ScheduledVideo): number {
  return (
    Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt) ||
    Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** All that a creator sees: what the server holds, and what is on its way back to it. */
export function heldVideos({ videos, lost }: KnownQueue): ScheduledVideo[] {
  if (lost.length === 0) return videos;
  const there = new Set(videos.map(({ id }) => id));
  return [...videos, ...lost.filter(({ id }) => !there.has(id))].toSorted(byMoment);
}

/**
 * What is known after the whole queue arrived. An answer older than what is known changes nothing. Where the queue
 * is another one, what this tab held and the new queue doesn't is lost.
 */
export function withQueue(known: KnownQueue | null, { queueId, revision, videos }: Queue): KnownQueue {
  if (known === null) return { queueId, revision, videos, lost: [] };
  if (known.queueId === queueId && revision < known.revision) return known;
  const there = new Set(videos.map(({ id }) => id));
  const missed = known.queueId === queueId ? known.lost : heldVideos(known);
  return { queueId, revision, videos, lost: missed.filter(({ id }) => !there.has(id)) };
}

/** What is known after one change; undefined where this tab is out of step and needs the whole queue. */
export function withChange(
  known: KnownQueue | null,
  { queueId, revision, videos, removed }: Omit<Extract<QueueEvent, { type: "changed" }>, "type" | "now">,
): KnownQueue | undefined {
  if (known === null || known.queueId !== queueId) return undefined;
  if (revision <= known.revision) return known;
  if (revision > known.revision + 1) return undefined;
  const gone = new Set([...removed, ...videos.map(({ id }) => id)]);
  return {
    ...known,
    revision,
    videos: [...known.videos.filter(({ id }) => !gone.has(id)), ...videos].toSorted(byMoment),
  };
}

/** The videos whose moment came between two states of the queue, as this tab saw it. */
export function newlyDue(
  before: readonly ScheduledVideo[],
  after: readonly ScheduledVideo[],
): ScheduledVideo[] {
  const waiting = new Set(before.filter(({ status }) => status === "scheduled").map(({ id }) => id));
  return after.filter(({ id, status }) => status === "due" && waiting.has(id));
}
