import { SCHEDULE_LIMITS, type ScheduledVideo } from "../../contracts/schedule.ts";

const utf8 = new TextEncoder();

/** Bytes that a video takes in a queue: its JSON as UTF-8, and the comma behind it. */
export function bytesOf(video: ScheduledVideo): number {
  return utf8.encode(JSON.stringify(video)).byteLength + 1;
}

/** How much a queue holds. */
export interface Room {
  readonly videos: number;
  /** Of all its videos together, see {@link bytesOf}. */
  readonly bytes: number;
}

export const QUEUE_ROOM: Room = { videos: SCHEDULE_LIMITS.videos, bytes: SCHEDULE_LIMITS.queueBytes };

/**
 * Why a queue that holds `used` has no room for one more of `more` bytes, as a sentence; undefined where it has.
 */
export function roomFault(used: Room, more: Room, room = QUEUE_ROOM): string | undefined {
  if (used.videos + more.videos > room.videos)
    return `The queue is full: it holds ${room.videos.toLocaleString("en")} videos. Remove some first.`;
  if (used.bytes + more.bytes > room.bytes)
    return `The queue is full: its texts take ${megabytes(used.bytes)} of the ${megabytes(room.bytes)} MB it holds. Shorten some descriptions or remove some videos first.`;
  return undefined;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toLocaleString("en", { maximumFractionDigits: 1 });
}
