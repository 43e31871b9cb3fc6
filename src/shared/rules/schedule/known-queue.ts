import type { Queue, QueueEvent, ScheduledVideo } from "../../contracts/schedule.ts";

/** What a browser knows of its queue. */
export interface KnownQueue {
  /** "" before the server was ever heard, where videos came from a file. */
  readonly queueId: string;
  readonly revision: number;
  /** By moment, then by when they were made, then by id. */
  readonly videos: readonly ScheduledVideo[];
  /** Videos that the server doesn't hold: of a queue that it lost, or from a file. */
  readonly lost: readonly ScheduledVideo[];
  /** Whether all of `lost` came from a file. */
  readonly fromFile: boolean;
  /** How many videos were put back that the creator hasn't read of yet. */
  readonly restored: number;
}

/** The order of a queue. */
export function byMoment(a: ScheduledVideo, b: ScheduledVideo): number {
  return (
    Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt) ||
    Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** All that a creator sees: what the server holds, and what is on its way back to it. */
export function heldVideos({ videos, lost }: KnownQueue): readonly ScheduledVideo[] {
  if (lost.length === 0) return videos;
  const there = new Set(videos.map(({ id }) => id));
  return [...videos, ...lost.filter(({ id }) => !there.has(id))].toSorted(byMoment);
}

/**
 * What is known after the whole queue arrived. An answer older than what is known changes nothing. Where the queue
 * is another one, what was held and the new queue doesn't have is lost.
 */
export function withQueue(known: KnownQueue | null, { queueId, revision, videos }: Queue): KnownQueue {
  if (known === null) return { queueId, revision, videos, lost: [], fromFile: false, restored: 0 };
  const isSame = known.queueId === queueId;
  if (isSame && revision < known.revision) return known;
  const there = new Set(videos.map(({ id }) => id));
  const lost = (isSame ? known.lost : heldVideos(known)).filter(({ id }) => !there.has(id));
  const fromFile = known.fromFile && (isSame || known.videos.every(({ id }) => there.has(id)));
  return { queueId, revision, videos, lost, fromFile, restored: known.restored };
}

/** What is known after one change; undefined where this tab is out of step and needs the whole queue. */
export function withChange(
  known: KnownQueue | null,
  { queueId, revision, videos, removed }: Omit<Extract<QueueEvent, { type: "changed" }>, "type" | "now">,
): KnownQueue | undefined {
  if (known === null || known.queueId !== queueId) return undefined;
  if (revision <= known.revision) return known;
  if (revision > known.revision + 1) return undefined;
  const changed = new Set([...removed, ...videos.map(({ id }) => id)]);
  const others = ({ id }: ScheduledVideo) => !changed.has(id);
  return {
    ...known,
    revision,
    videos: [...known.videos.filter(others), ...videos].toSorted(byMoment),
    lost: known.lost.filter(others),
  };
}

/** What is known once videos of a file are to come into the queue; those that it holds stay as they are. */
export function withFile(known: KnownQueue | null, videos: readonly ScheduledVideo[]): KnownQueue {
  const before = known ?? { queueId: "", revision: 0, videos: [], lost: [], fromFile: true, restored: 0 };
  const there = new Set(heldVideos(before).map(({ id }) => id));
  const lost = [...before.lost, ...videos.filter(({ id }) => !there.has(id))];
  return { ...before, lost, fromFile: before.fromFile || before.lost.length === 0 };
}

/** What is known once some of what the server doesn't hold is given up. */
export function withoutLost(known: KnownQueue, ids: ReadonlySet<string>): KnownQueue {
  return { ...known, lost: known.lost.filter(({ id }) => !ids.has(id)) };
}

/** The videos whose moment came between two states of the queue, as this tab saw it. */
export function newlyDue(
  before: readonly ScheduledVideo[],
  after: readonly ScheduledVideo[],
): ScheduledVideo[] {
  const waiting = new Set(before.filter(({ status }) => status === "scheduled").map(({ id }) => id));
  return after.filter(({ id, status }) => status === "due" && waiting.has(id));
}
