import type { TopVideo } from "#shared/rules/analysis/result.ts";
import { formatShort } from "#client/lib/format.ts";
import { ResultCard, Unknown } from "./result-card.tsx";

interface ContentCardProps {
  readonly title: string;
  /** Best first; null where these numbers don't say. */
  readonly videos: readonly TopVideo[] | null;
  readonly basis: string | undefined;
}

/** Videos that did best, by one measure. */
export function ContentCard({ title, videos, basis }: ContentCardProps) {
  return (
    <ResultCard title={title} basis={basis}>
      {videos === null ? (
        <Unknown />
      ) : (
        <ol className="divide-y divide-line">
          {videos.map((video, index) => (
            // Two videos may share a title, and their order doesn't change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p dir="auto" className="line-clamp-2 font-medium">
                  {video.title}
                </p>
                {video.detail !== "" && <p className="text-sm text-ink-soft tabular">{video.detail}</p>}
              </div>
              <p className="shrink-0 text-end tabular">
                <span className="font-semibold">{formatShort(video.views)}</span>{" "}
                <span className="text-sm text-ink-soft">views</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </ResultCard>
  );
}
