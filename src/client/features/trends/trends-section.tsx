import { TrendingUp } from "lucide-react";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { CallError } from "#client/lib/api.ts";
import { TrendsForm } from "./trends-form.tsx";
import { TrendsResult } from "./trends-result.tsx";
import { useTrends } from "./use-trends.ts";

/** Trend Detector: a niche and a region in, up to five cards out, each saying what it rests on. */
export function TrendsSection() {
  const { draft, setDraft, answer, detection } = useTrends();
  const { running, error, input, start, cancel } = detection;
  return (
    <>
      <PageHeading title="Trend Detector">
        What people search for and watch in your niche, read from public sources. Each card says what it rests
        on.
      </PageHeading>
      <TrendsForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void start({ draft, fresh: false })}
        running={running}
      />
      <section aria-label="Trends" aria-busy={running} className="mt-8 grid gap-5">
        {running && <Working label="Detecting trends..." onCancel={cancel} />}
        {error !== null && !running && (
          <ErrorBox
            title={error instanceof CallError ? error.message : "Something went wrong"}
            onRetry={() => input !== undefined && void start(input)}
          />
        )}
        {answer === null && !running && error === null && (
          <EmptyState icon={<TrendingUp />} title="Your trends appear here">
            Choose a niche and a region. Where no public source can be read, you get what the calendar brings
            and what works in any month, labelled as such.
          </EmptyState>
        )}
        {answer !== null && (
          <TrendsResult
            answer={answer}
            busy={running}
            onRefresh={() => void start({ draft: answer.draft, fresh: true })}
          />
        )}
      </section>
    </>
  );
}
