import type { KeptAnalysis } from "./use-analysis.ts";
import { AdviceCard } from "./advice-card.tsx";
import { AnalysisFoot } from "./analysis-foot.tsx";
import { AnalysisMethod } from "./analysis-method.tsx";
import { AudienceCard } from "./audience-card.tsx";
import { ContentCard } from "./content-card.tsx";
import { KeyNumbers } from "./key-numbers.tsx";
import { SampleNote } from "./sample-note.tsx";
import { TimesCard } from "./times-card.tsx";
import { TopicsCard } from "./topics-card.tsx";
import { TrendCard } from "./trend-card.tsx";

/** The dashboard of an analysis: the advice near the top, then what it rests on. */
export function AnalysisResultView({ kept }: { readonly kept: KeptAnalysis }) {
  const { result, sample, sources } = kept;
  const { recommendations, growthOpportunities, performanceMetrics, basis } = result;
  return (
    <article
      aria-label={sample ? "Sample analysis" : "Analysis of your channel"}
      className="grid grid-cols-1 gap-5"
    >
      {sample ? <SampleNote /> : <p className="text-sm wrap-anywhere text-ink-soft">{sources.join(" ")}</p>}
      <KeyNumbers result={result} />
      <div className="grid gap-5 lg:grid-cols-2">
        <AdviceCard title="Recommendations" advice={recommendations} />
        <AdviceCard title="Growth opportunities" advice={growthOpportunities} />
        <TimesCard times={performanceMetrics.bestPostingTimes} basis={basis.postingTimes} />
        <TrendCard trend={result.trend} basis={basis.trend} />
        <ContentCard
          title="Top performing content"
          videos={performanceMetrics.topPerformingContent}
          basis={basis.topContent}
        />
        <ContentCard
          title="Wins the most subscribers"
          videos={performanceMetrics.bestConvertingContent}
          basis={basis.converting}
        />
        <AudienceCard audience={result.audienceDemographics} basis={basis.demographics} />
        <TopicsCard topics={result.topics} basis={basis.topics} />
      </div>
      {!sample && (
        <>
          <AnalysisMethod />
          <AnalysisFoot kept={kept} />
        </>
      )}
    </article>
  );
}
