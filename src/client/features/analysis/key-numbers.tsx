import type { ReactNode } from "react";
import type { AnalysisResult } from "#shared/rules/analysis/result.ts";
import { Card } from "#client/components/ui/card.tsx";
import { ProgressBar } from "#client/components/ui/progress-bar.tsx";
import { formatShort } from "#client/lib/format.ts";

/** The best niche with its confidence, average views and average engagement. */
export function KeyNumbers({ result }: { readonly result: AnalysisResult }) {
  const { bestNiche, confidence, performanceMetrics, basis } = result;
  const { avgViews, medianViews, avgEngagement } = performanceMetrics;
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <KeyNumber name="Best niche" value={bestNiche} basis={basis.niche}>
        {confidence !== null && (
          <div className="mt-3 grid gap-1.5">
            <p className="text-sm tabular">{confidence}% confidence</p>
            <ProgressBar label="Confidence" value={confidence} max={100} text={`${confidence}%`} />
          </div>
        )}
      </KeyNumber>
      <KeyNumber
        name="Average views"
        value={avgViews === null ? null : formatShort(avgViews)}
        basis={basis.views}
      >
        {medianViews !== null && <p className="mt-1 tabular">Median {formatShort(medianViews)}</p>}
      </KeyNumber>
      <KeyNumber
        name="Average engagement"
        value={avgEngagement === null ? null : `${avgEngagement.toFixed(1)}%`}
        basis={basis.engagement}
      />
    </div>
  );
}

interface KeyNumberProps {
  readonly name: string;
  /** Null where it isn't known. */
  readonly value: string | null;
  readonly basis: string | undefined;
  readonly children?: ReactNode;
}

function KeyNumber({ name, value, basis, children }: KeyNumberProps) {
  return (
    <Card as="section" aria-label={name} className="flex flex-col p-5 sm:p-6">
      <h2 className="text-sm text-ink-soft">{name}</h2>
      <p className={`mt-1 text-3xl font-semibold tabular ${value === null ? "text-ink-soft" : ""}`}>
        {value ?? "N/A"}
      </p>
      {children}
      {basis !== undefined && <p className="mt-3 text-sm text-ink-soft">{basis}</p>}
    </Card>
  );
}
