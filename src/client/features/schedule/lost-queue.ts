import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { batchesOf } from "#shared/rules/schedule/batches.ts";
import { SCHEDULE_HORIZON } from "#shared/rules/schedule/check.ts";
import type { KnownQueue } from "#shared/rules/schedule/known-queue.ts";
import { roomFault } from "#shared/rules/schedule/room.ts";
import { CallError } from "#client/lib/api.ts";
import { formatNumber } from "#client/lib/format.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { roomOf } from "#client/lib/schedule/queue-room.ts";
import { notify } from "#client/lib/toast.ts";
import { fetchQueue, putBack } from "#client/queries/schedule.ts";
import { hold, receive } from "./held-queue.ts";
import { oneTabAtATime } from "./one-tab.ts";

/**
 * What became of putting videos back: all are back, the server couldn't be asked (`failed`), or it left some out
 * (`left`). `reason` is a sentence for a person.
 */
export type PutBack =
  { readonly kind: "done" } | { readonly kind: "failed" | "left"; readonly reason: string };

/**
 * Puts back what the server doesn't hold, if anything, and tells the creator. Of tabs that come back at once, one does
 * it. @param reason "undo" where the creator asks for videos that were removed from the queue, too.
 */
export async function bringBack(reason: "lost" | "undo" = "lost"): Promise<PutBack> {
  let result: PutBack = { kind: "done" };
  await oneTabAtATime("schedule-restore", async () => {
    result = await restoreAll(reason);
  });
  return result;
}

async function restoreAll(reason: "lost" | "undo"): Promise<PutBack> {
  let count = 0;
  let failure: unknown;
  try {
    // Another tab may have put them back by now.
    receive(await fetchQueue());
    for (const batch of batchesOf(queueCopy.read()?.lost ?? [])) count += await restore(reason, batch);
  } catch (error) {
    failure = error;
  }
  const fromFile = queueCopy.read()?.fromFile === true;
  // What earlier batches brought back is back, also where a later one failed.
  if (count > 0) await fetchQueue().then(receive, (error: unknown) => (failure ??= error));
  const known = queueCopy.read();
  if (count > 0 && known !== null) {
    hold({ ...known, restored: known.restored + count });
    notify.message("Your queue is back", { description: lossSentence(count, fromFile) });
  }
  if (failure !== undefined)
    return { kind: "failed", reason: failure instanceof Error ? failure.message : String(failure) };
  if (known === null || known.lost.length === 0) return { kind: "done" };
  return { kind: "left", reason: whyLeftOut(known) };
}

/** @returns how many are back. One video that the server can't take keeps no other from coming back. */
async function restore(reason: "lost" | "undo", batch: readonly ScheduledVideo[]): Promise<number> {
  try {
    return (await putBack(reason, batch)).restored.length;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "bad_request") throw error;
    if (batch.length === 1) return 0;
    const half = Math.ceil(batch.length / 2);
    return (await restore(reason, batch.slice(0, half))) + (await restore(reason, batch.slice(half)));
  }
}

/** Why the server leaves out what it was asked to put back. */
function whyLeftOut({ videos, lost }: KnownQueue): string {
  const isFar = ({ scheduledAt }: ScheduledVideo) => Date.parse(scheduledAt) > Date.now() + SCHEDULE_HORIZON;
  if (lost.some(isFar)) return "Videos can be scheduled at most two years ahead.";
  const full = roomFault(roomOf(videos), roomOf(lost.slice(0, 1)));
  if (full !== undefined) return full;
  return lost.length === 1
    ? "It was deleted from the queue since, or the server can't read it."
    : "They were deleted from the queue since, or the server can't read them.";
}

/** What a creator is told once videos are back. */
export function lossSentence(count: number, fromFile: boolean): string {
  const videos = count === 1 ? "1 video" : `${formatNumber(count)} videos`;
  return fromFile
    ? `${videos} of the file you imported ${count === 1 ? "is" : "are"} in your queue.`
    : `The server lost your queue. This browser had kept a copy and put ${videos} back.`;
}
