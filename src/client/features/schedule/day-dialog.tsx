import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { formatDate } from "#client/lib/schedule/schedule-text.ts";
import type { VideoActions } from "./video-actions.ts";
import { VideoRow } from "./video-row.tsx";

interface DayDialogProps {
  readonly date: string;
  readonly videos: readonly ScheduledVideo[];
  /** Ids of those that the server doesn't hold. */
  readonly lostIds: ReadonlySet<string>;
  readonly now: () => number;
  readonly actions: VideoActions;
  readonly onClose: () => void;
}

/** A day of the calendar with all its videos. */
export function DayDialog({ date, videos, lostIds, now, actions, onClose }: DayDialogProps) {
  const inForm: VideoActions = {
    ...actions,
    // The form is on the page below.
    edit: (video) => {
      onClose();
      actions.edit(video);
    },
    duplicate: async (video) => {
      onClose();
      await actions.duplicate(video);
    },
  };
  return (
    <Dialog title={formatDate(date)} open onClose={onClose}>
      {videos.length === 0 && <p className="text-ink-soft">Nothing is planned on this day any more.</p>}
      <ul className="divide-y divide-line">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoRow heading="h3" video={video} isLost={lostIds.has(video.id)} now={now} actions={inForm} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
