import { useState } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { formatNumber } from "#client/lib/format.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import type { VideoActions } from "./video-actions.ts";
import { VideoRow } from "./video-row.tsx";

/** Videos drawn at first, and with each "Show more": a full queue stays quick. */
const PAGE = 50;

interface QueueListProps {
  readonly videos: readonly ScheduledVideo[];
  /** Ids of those that the server doesn't hold. */
  readonly lostIds: ReadonlySet<string>;
  readonly now: () => number;
  readonly actions: VideoActions;
}

/**
 * What waits for its creator first, then what is to come, then what is done, latest first; of all of them so many
 * videos as there is room for.
 */
function groupsOf(videos: readonly ScheduledVideo[], room: number) {
  const having = (status: ScheduledVideo["status"]) => videos.filter((video) => video.status === status);
  const [due, scheduled, posted] = [having("due"), having("scheduled"), having("posted").toReversed()];
  return [
    { name: "Time to publish", all: due, before: 0 },
    { name: "Coming up", all: scheduled, before: due.length },
    { name: "Posted", all: posted, before: due.length + scheduled.length },
  ].map(({ name, all, before }) => ({
    name,
    count: all.length,
    part: all.slice(0, Math.max(0, room - before)),
  }));
}

/** The queue from top to bottom. */
export function QueueList({ videos, lostIds, now, actions }: QueueListProps) {
  const [shown, setShown] = useState(PAGE);
  const hidden = videos.length - Math.min(shown, videos.length);
  return (
    <div className="grid gap-7">
      {groupsOf(videos, shown)
        .filter(({ part }) => part.length > 0)
        .map(({ name, count, part }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-2.5 flex items-baseline gap-2 font-semibold">
              {name}
              <span className="text-sm font-normal text-ink-soft tabular">{formatNumber(count)}</span>
            </h3>
            <Card as="ul" className="divide-y divide-line px-5 sm:px-6">
              {part.map((video) => (
                <li key={video.id}>
                  <VideoRow
                    heading="h4"
                    video={video}
                    isLost={lostIds.has(video.id)}
                    now={now}
                    actions={actions}
                  />
                </li>
              ))}
            </Card>
          </section>
        ))}
      {hidden > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => setShown(shown + PAGE)}>Show {Math.min(PAGE, hidden)} more</Button>
          <p className="text-sm text-ink-soft tabular">{formatNumber(hidden)} not shown yet</p>
        </div>
      )}
    </div>
  );
}
