import { Check, CopyPlus, Pencil, Trash2, TriangleAlert, Undo2 } from "lucide-react";
import { useRef } from "react";
import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { CATEGORIES } from "#shared/rules/schedule/video.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { Countdown } from "./countdown.tsx";
import { whenOf } from "#client/lib/schedule/schedule-text.ts";
import { STATUSES } from "#client/lib/schedule/statuses.ts";
import type { VideoActions } from "./video-actions.ts";

interface VideoRowProps {
  /** The level of its heading, below that of what holds it. */
  readonly heading: "h3" | "h4";
  readonly video: ScheduledVideo;
  /** True where the server doesn't hold it, so that nobody is told at its moment. */
  readonly isLost: boolean;
  readonly now: () => number;
  readonly actions: VideoActions;
}

/** Said where it isn't the usual one, which the badge and the moment tell already. */
const PRIVACY = { scheduled: "", public: " · Public", unlisted: " · Unlisted", private: " · Private" };

/** A video of the queue: what, when, how it stands, and what can be done with it. */
export function VideoRow({ heading: Heading, video, isLost, now, actions }: VideoRowProps) {
  /** A second click while a change is on its way makes no second change; the button keeps its focus. */
  const busy = useRef(false);
  const { title, status, validation } = video;
  const { date, time, own } = whenOf(video);
  const run = async (change: (video: ScheduledVideo) => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    await change(video);
    busy.current = false;
  };
  return (
    <article aria-label={title} className="@container py-5">
      <div className="grid gap-x-6 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            {isLost ? (
              <Badge tone="warn">Only in this browser</Badge>
            ) : (
              <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>
            )}
            <span className="font-medium tabular">
              {date}, {time}
            </span>
            {status !== "posted" && (
              <span className="text-ink-soft">
                <Countdown at={video.scheduledAt} now={now} isPast={status === "due"} />
              </span>
            )}
          </p>
          <Heading dir="auto" className="mt-2 text-lg leading-snug font-semibold wrap-anywhere">
            {title}
          </Heading>
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            <bdi>{video.file.name}</bdi>
            {PRIVACY[video.privacyStatus]} · {CATEGORIES[video.categoryId]}
            {own !== undefined && ` · ${own}`}
          </p>
          {validation.warnings.length > 0 && status !== "posted" && (
            <ul className="mt-2 grid gap-1 text-sm text-warn">
              {validation.warnings.map((warning) => (
                <li key={warning} className="flex gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                  <span className="min-w-0 wrap-anywhere">{warning}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="-ms-1.5 flex flex-wrap items-center gap-1 self-start @2xl:ms-0 @2xl:justify-end">
          {!isLost && (
            <Button
              size="small"
              look={status === "due" ? "primary" : "quiet"}
              onClick={() => void run(() => actions.markPosted(video, status !== "posted"))}
            >
              {status === "posted" ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              {status === "posted" ? "Not posted after all" : "Mark as posted"}
            </Button>
          )}
          <IconButton label="Edit" icon={<Pencil />} onClick={() => actions.edit(video)} />
          {!isLost && (
            <IconButton label="Duplicate" icon={<CopyPlus />} onClick={() => void run(actions.duplicate)} />
          )}
          <IconButton label="Delete" icon={<Trash2 />} onClick={() => void run(actions.remove)} />
        </div>
      </div>
    </article>
  );
}
