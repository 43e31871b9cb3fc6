import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { batchesOf } from "#shared/rules/schedule/batches.ts";
import { putBack } from "#client/queries/schedule.ts";

/**
 * Puts the videos of a lost queue back. What another tab put back first stays as it is there.
 * @returns how many this tab put back. @throws CallError; the videos of earlier batches are back then.
 */
export async function putAllBack(videos: readonly ScheduledVideo[]): Promise<number> {
  let count = 0;
  for (const batch of batchesOf(videos)) count += (await putBack("lost", batch)).restored.length;
  return count;
}
