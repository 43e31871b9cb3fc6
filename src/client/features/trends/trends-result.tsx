import { RefreshCw } from "lucide-react";
import { MOMENTUM_HELP } from "#shared/rules/trends.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Markdown } from "#client/components/markdown.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatMoment } from "#client/lib/format.ts";
import { Sources } from "./sources.tsx";
import { TrendCard } from "./trend-card.tsx";
import { TrendingNow } from "./trending-now.tsx";
import { type KeptTrends, nicheOf } from "./use-trends.ts";

interface TrendsResultProps {
  readonly answer: KeptTrends;
  /** True while another call runs. */
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** An answer: who wrote it and from what, the cards or the raw output, and what is searched for in the region. */
export function TrendsResult({ answer, busy, onRefresh }: TrendsResultProps) {
  const { result, sources, trendingNow, notice, draft } = answer;
  const { topTrends, prediction, bonusInsight, lastUpdatedIso, raw } = result;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-xl font-semibold">
            <bdi>{nicheOf(draft)}</bdi>, {draft.region}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            Last updated <time dateTime={lastUpdatedIso}>{formatMoment(lastUpdatedIso)}</time>
          </p>
        </div>
        <Button size="small" disabled={busy} onClick={onRefresh}>
          <RefreshCw aria-hidden />
          Refresh
        </Button>
      </div>
      <Sources sources={sources} trendingNow={trendingNow} region={draft.region} />
      <AnswerNotice notice={notice} />
      {topTrends.length === 0 ? (
        <Card as="article" aria-label="Raw output" className="p-5 sm:p-7">
          <Markdown text={raw} />
        </Card>
      ) : (
        <>
          {topTrends.map((trend) => (
            <TrendCard key={trend.title} trend={trend} />
          ))}
          {topTrends.some(({ momentum }) => momentum !== undefined) && (
            <details className="text-sm text-ink-soft">
              <summary className="font-medium">How momentum is read</summary>
              <p className="mt-2 max-w-3xl">{MOMENTUM_HELP}</p>
            </details>
          )}
          <div className="grid gap-5 md:grid-cols-2">
            <Outlook title="Prediction">{prediction}</Outlook>
            <Outlook title="Bonus insight">{bonusInsight}</Outlook>
          </div>
        </>
      )}
      <EngineNote {...answer} />
      <TrendingNow signals={trendingNow} region={draft.region} />
    </>
  );
}

function Outlook({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Card as="section" aria-label={title} className="p-5 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      <p dir="auto" className="mt-2 text-ink-soft">
        {children}
      </p>
    </Card>
  );
}
