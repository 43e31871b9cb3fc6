import { ArrowLeft, ArrowRight, ExternalLink, SearchCheck } from "lucide-react";
import { Link } from "react-router-dom";
import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import {
  averageWatch,
  isVideoId,
  medianOf,
  timesMedian,
  VIDEO_MEASURES,
  videoEngagement,
} from "#shared/rules/video-analytics.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { sectionPath } from "#client/paths.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { fullValue, lengthText, MEASURE_NAMES, medianText, publishedText } from "./video-format.ts";

interface VideoDetailProps {
  readonly video: VideoAnalytics;
  /** All videos, which it is compared with. */
  readonly videos: readonly VideoAnalytics[];
  /** Where it stands in the list: "3 of 120"; "" where it isn't in it. */
  readonly place: string;
  /** Undefined at the list's own end. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Everything that is known of one video, each number against the median of all. */
export function VideoDetail({ video, videos, place, onPrevious, onNext }: VideoDetailProps) {
  const { videoId, title, thumbnail, publishedAt, duration } = video;
  const average = averageWatch(video);
  const engagement = videoEngagement(video);
  const about = [
    publishedAt && `Published ${publishedText(publishedAt)}`,
    duration !== null && `${lengthText(duration)} long`,
  ];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-ink-soft tabular">{place}</p>
        <div className="-my-1 flex">
          <IconButton
            label="Previous video"
            icon={<ArrowLeft />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton label="Next video" icon={<ArrowRight />} disabled={!onNext} onClick={onNext} />
        </div>
      </div>
      <Thumbnail address={thumbnail} className="w-full" />
      <div className="min-w-0">
        <p dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="mt-1 text-sm text-ink-soft tabular empty:hidden">{about.filter(Boolean).join(" · ")}</p>
      </div>
      <dl className="divide-y divide-line border-y border-line text-[0.9375rem]">
        {VIDEO_MEASURES.map((measure) => {
          const known = videos.filter((one) => one[measure] !== null).length;
          const times = timesMedian(video[measure], medianOf(videos, measure), known);
          return (
            <Fact
              key={measure}
              name={MEASURE_NAMES[measure]}
              value={fullValue(measure, video[measure])}
              note={times === undefined ? undefined : medianText(times)}
            />
          );
        })}
        <Fact
          name="Average view"
          value={average === null ? "N/A" : lengthText(average)}
          note={
            average === null || duration === null || duration === 0
              ? undefined
              : `${Math.round((average / duration) * 100)}% of its length`
          }
        />
        <Fact
          name="Engagement"
          value={engagement === null ? "N/A" : `${engagement.toFixed(1)}%`}
          note="(likes + comments) ÷ views"
        />
      </dl>
      <div className="-mx-3 flex flex-wrap items-center">
        {isVideoId(videoId) && (
          <a
            href={`https://www.youtube.com/watch?v=${videoId}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass("quiet", "small")}
          >
            <ExternalLink aria-hidden />
            Open on YouTube
          </a>
        )}
        <Link to={sectionPath("seo-optimizer", { title })} className={buttonClass("quiet", "small")}>
          <SearchCheck aria-hidden />
          Tune the title
        </Link>
      </div>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function Fact({ name, value, note }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular">{value}</dd>
      {note !== undefined && <dd className="w-full text-end text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}
