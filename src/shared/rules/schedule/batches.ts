import { SCHEDULE_LIMITS, type ScheduledVideo } from "../../contracts/schedule.ts";

/** Bytes of JSON in one request; the server takes 128 KB. */
const BATCH_BYTES = 100 * 1024;

const utf8 = new TextEncoder();

/** Videos in as many requests as they need. One that is larger than a request should be goes alone. */
export function batchesOf(videos: readonly ScheduledVideo[]): ScheduledVideo[][] {
  const batches: ScheduledVideo[][] = [];
  let room = 0;
  for (const video of videos) {
    const size = utf8.encode(JSON.stringify(video)).length + 1;
    const last = batches.at(-1);
    if (last !== undefined && size <= room && last.length < SCHEDULE_LIMITS.restore) {
      last.push(video);
      room -= size;
    } else {
      batches.push([video]);
      room = BATCH_BYTES - size;
    }
  }
  return batches;
}
