import { TrendingUp } from "lucide-react";
import type { HashtagResult } from "#shared/contracts/hashtags.ts";
import { barTone, type Competition } from "#shared/rules/hashtags.ts";
import { Badge } from "#client/components/ui/badge.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatShort } from "#client/lib/format.ts";

const BAR = { good: "bg-good", warn: "bg-warn", bad: "bg-bad" } as const;
const COMPETITION: Record<Competition, "bad" | "warn" | "good"> = {
  High: "bad",
  Medium: "warn",
  Low: "good",
};

interface HashtagRowProps {
  readonly result: HashtagResult;
  /** False where ranks and reach don't belong beside the subject. */
  readonly numbers: boolean;
}

/** One hashtag with its numbers and its own copy button. */
export function HashtagRow({ result, numbers }: HashtagRowProps) {
  const { tag, strength, reach, competition, trending } = result;
  return (
    <li
      aria-label={tag}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3.5 ${numbers ? "sm:grid-cols-[minmax(0,1fr)_7.5rem_3.5rem_6rem_auto]" : ""}`}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <bdi className="min-w-0 text-[1.0625rem] font-semibold wrap-anywhere">{tag}</bdi>
        {numbers && trending && (
          <Badge tone="accent">
            <TrendingUp aria-hidden />
            Trending
          </Badge>
        )}
      </span>
      {numbers && (
        <>
          <span className="flex items-center gap-2.5 max-sm:order-1 max-sm:col-span-2">
            <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
              <span
                data-tone={barTone(strength)}
                className={`block h-full rounded-full ${BAR[barTone(strength)]}`}
                style={{ width: `${strength}%` }}
              />
            </span>
            <span className="w-9 text-end text-sm font-medium tabular">
              <span className="sr-only">Strength </span>
              {strength}%
            </span>
          </span>
          <span className="text-sm text-ink-soft tabular max-sm:order-2 sm:text-end">
            <span className="sm:sr-only">Reach </span>
            <span className="font-medium text-ink">{formatShort(reach)}</span>
          </span>
          <span className="flex max-sm:order-3 max-sm:justify-self-end">
            <Badge tone={COMPETITION[competition]}>
              {competition}
              <span className="sm:sr-only">competition</span>
            </Badge>
          </span>
        </>
      )}
      <CopyButton text={tag} done="Hashtag copied!" describe={`Copy ${tag}`} />
    </li>
  );
}
