import type { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { VIDEO_MEASURES, videoTotals } from "#shared/rules/video-analytics.ts";
import { formatNumber } from "#client/lib/format.ts";
import { MEASURE_NAMES, shortValue } from "./video-format.ts";

/** All videos together, with of how many each number is known. */
export function VideoTotals({ videos }: { readonly videos: readonly VideoAnalytics[] }) {
  const totals = videoTotals(videos);
  return (
    <dl
      aria-label="All videos together"
      className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10"
    >
      <Entry name="Videos" value={formatNumber(videos.length)} />
      {VIDEO_MEASURES.map((measure) => {
        const { value, known } = totals[measure];
        return (
          <Entry
            key={measure}
            name={MEASURE_NAMES[measure]}
            value={shortValue(measure, value)}
            note={
              value !== null && known < videos.length
                ? `of ${formatNumber(known)} ${known === 1 ? "video" : "videos"}`
                : undefined
            }
          />
        );
      })}
    </dl>
  );
}

interface EntryProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

function Entry({ name, value, note }: EntryProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-0.5 text-2xl font-semibold tracking-tight tabular">{value}</dd>
      {note !== undefined && <dd className="text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}
