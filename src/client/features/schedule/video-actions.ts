import type { ScheduledVideo, VideoDraft } from "#shared/contracts/schedule.ts";
import { scheduleFault } from "#shared/rules/schedule/check.ts";
import { newId } from "#client/lib/new-id.ts";
import { notify } from "#client/lib/toast.ts";
import { draftOf, firstMoment, momentOn, nextFreeDay } from "#client/lib/schedule/moves.ts";
import { queueCopy } from "#client/lib/schedule/queue-copy.ts";
import { formatDate, formatTime, whenOf } from "#client/lib/schedule/schedule-text.ts";
import { isConflict } from "./use-saving.ts";
import type { QueueState } from "./use-queue.ts";

/** What can be done with a video of the queue. Each tells the creator how it went. */
export interface VideoActions {
  readonly edit: (video: ScheduledVideo) => void;
  /** Moves a video to another day, at the same time on the clocks of its zone. @returns whether it moved. */
  readonly move: (video: ScheduledVideo, date: string) => Promise<boolean>;
  readonly duplicate: (video: ScheduledVideo) => Promise<void>;
  readonly remove: (video: ScheduledVideo) => Promise<void>;
  readonly markPosted: (video: ScheduledVideo, posted: boolean) => Promise<void>;
}

/** Runs a change; a failure is told with the way to try again. @returns whether it was made. */
async function attempt(failed: string, change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    notify.failure(failed, {
      description: error instanceof Error ? error.message : undefined,
      action: { label: "Retry", run: () => void attempt(failed, change) },
    });
    return false;
  }
}

/** What became of a video that another tab changed or removed before this one could. */
function stateNow(videoId: string): string {
  const now = queueCopy.read()?.videos.find(({ id }) => id === videoId);
  if (now === undefined) return "It was deleted in another tab.";
  const { date, time } = whenOf(now);
  return `It was changed in another tab. Now it is “${now.title}”, ${date}, ${time}.`;
}

/** @param onEdit opens a video in the form. */
export function videoActions(queue: QueueState, onEdit: (video: ScheduledVideo) => void): VideoActions {
  const move = async (video: ScheduledVideo, date: string): Promise<boolean> => {
    const moment = momentOn(video, date);
    if (moment === undefined || date === video.scheduledDate) return false;
    const at = firstMoment(moment);
    const draft = { ...draftOf(video), scheduledAt: new Date(at).toISOString() };
    const fault = scheduleFault({ ...draft, hasFile: true, at }, queue.now());
    if (fault !== undefined) {
      notify.failure(fault.title, { description: fault.message });
      return false;
    }
    let isMoved = false;
    await attempt("Not moved", async () => {
      const moved = await saved(video, draft);
      if (moved === undefined) return;
      isMoved = true;
      const skipped =
        moment.kind === "skipped" ? ` ${formatTime(video.scheduledTime)} is skipped that day.` : "";
      notify.success("Video moved", {
        description: `${formatDate(moved.scheduledDate)}, ${formatTime(moved.scheduledTime)}.${skipped}`,
        // A moment that passed can't be chosen again.
        ...(Date.parse(video.scheduledAt) > queue.now() && {
          action: {
            label: "Undo",
            run: () => void attempt("Not moved back", () => undo(video, moved.revision)),
          },
        }),
      });
    });
    return isMoved;
  };
  /** Saves a change of a video as this tab knows it. @returns undefined where another tab was first, which is told. */
  const saved = async (
    { id, revision }: Pick<ScheduledVideo, "id" | "revision">,
    draft: VideoDraft,
  ): Promise<ScheduledVideo | undefined> => {
    try {
      return await queue.save(id, draft, { revision });
    } catch (error) {
      if (!isConflict(error)) throw error;
      await queue.refresh();
      notify.failure("Not moved", { description: stateNow(id) });
      return undefined;
    }
  };
  const undo = async (video: ScheduledVideo, revision: number) => {
    await saved({ id: video.id, revision }, draftOf(video));
  };

  const duplicate = async (video: ScheduledVideo) => {
    const free = nextFreeDay(video, queue.videos ?? [], queue.now());
    if (free === undefined) return;
    const id = newId();
    const draft = { ...draftOf(video), scheduledAt: new Date(free.at).toISOString() };
    await attempt("Not duplicated", async () => {
      const copy = await queue.save(id, draft, { revision: 0 });
      onEdit(copy);
      notify.success("Video duplicated", {
        description: `The copy is on ${formatDate(copy.scheduledDate)}, the next free day.`,
        action: { label: "Undo", run: () => void attempt("Not removed", () => queue.remove(id)) },
      });
    });
  };

  const remove = async (video: ScheduledVideo) => {
    await attempt("Not removed", async () => {
      await queue.remove(video.id);
      notify.success("Video Removed", {
        description: "The scheduled video has been removed.",
        action: { label: "Undo", run: () => void attempt("Not brought back", () => queue.restore(video)) },
      });
    });
  };

  const markPosted = async (video: ScheduledVideo, posted: boolean) => {
    await attempt("Not changed", async () => {
      await queue.markPosted(video.id, posted);
      notify.success(posted ? "Marked as posted" : "No longer marked as posted", {
        description: video.title,
        action: {
          label: "Undo",
          run: () =>
            void attempt("Not changed", async () => {
              await queue.markPosted(video.id, !posted);
            }),
        },
      });
    });
  };

  return { edit: onEdit, move, duplicate, remove, markPosted };
}
