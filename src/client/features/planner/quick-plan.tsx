import { CalendarDays } from "lucide-react";
import { useEffect } from "react";
import { planTitle } from "#shared/rules/quick-plan/text.ts";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { QuickPlanForm } from "./quick-plan-form.tsx";
import { QuickPlanView } from "./quick-plan-view.tsx";
import { preloadContent, useQuickPlan } from "./use-quick-plan.ts";

/** The dashboard's own planner: a week of posts as text, made in the browser from templates (spec §9). */
export function QuickPlan() {
  const { draft, setDraft, plan, generation } = useQuickPlan();
  const { running, error, input } = generation;
  useEffect(preloadContent, []);
  return (
    <section aria-labelledby="quick-plan">
      <header className="mb-5">
        <h2 id="quick-plan" className="text-xl font-semibold">
          Quick weekly plan
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">
          Three answers make a week: what to post, on which day and at what time.
        </p>
      </header>
      <div className="grid items-start gap-8 xl:grid-cols-[23rem_minmax(0,1fr)]">
        <QuickPlanForm
          draft={draft}
          onChange={setDraft}
          onSubmit={(request) => void generation.start(request)}
          running={running}
        />
        <section aria-label="Weekly plan" aria-busy={running} className="grid min-w-0 gap-5">
          {running && <Working label="Generating Plan..." onCancel={generation.cancel} />}
          {error !== null && !running && (
            <ErrorBox
              title="Couldn't load the topics"
              onRetry={() => input !== undefined && void generation.start(input)}
            >
              <p>Check your connection, then try again. What you typed is kept.</p>
            </ErrorBox>
          )}
          {plan === null && !running && error === null && (
            <EmptyState icon={<CalendarDays />} title="Your week appears here">
              You get topics for your niche, spread over the days, with times to start from.
            </EmptyState>
          )}
          {plan !== null && (
            <QuickPlanView
              plan={plan}
              running={running}
              onRegenerate={() => void generation.start(plan.request)}
            />
          )}
          <p role="status" className="sr-only">
            {plan !== null && !running && `Your plan is ready: ${planTitle(plan.request)}`}
          </p>
        </section>
      </div>
    </section>
  );
}
