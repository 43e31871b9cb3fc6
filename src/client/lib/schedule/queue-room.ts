import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { bytesOf, type Room, roomFault } from "#shared/rules/schedule/room.ts";

/** How much of a queue's room videos take. */
export function roomOf(videos: readonly ScheduledVideo[]): Room {
  return { videos: videos.length, bytes: videos.reduce((sum, video) => sum + bytesOf(video), 0) };
}

/** About what a video with a title and nothing else takes. */
const SMALLEST: Room = { videos: 1, bytes: 640 };

/** Why nothing more can be scheduled, as a sentence; undefined where there is room. */
export function fullQueue(videos: readonly ScheduledVideo[]): string | undefined {
  return roomFault(roomOf(videos), SMALLEST);
}
