import type { ReactNode } from "react";
import { OwnMaterialLine } from "#client/components/own-material-line.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { PlanView } from "./plan-view.tsx";
import { PlannerForm } from "./planner-form.tsx";
import { SavedPlans } from "./saved-plans.tsx";
import { usePlanner } from "./use-planner.ts";

interface PlannerProps {
  /** Stands between the heading and the form. */
  readonly children?: ReactNode;
}

/** AI Post Planner: a form, then a plan of 30 days over the whole screen, then back. */
export function Planner({ children }: PlannerProps) {
  const {
    draft,
    setDraft,
    own,
    plan,
    turned,
    running,
    cancel,
    generate,
    another,
    open,
    back,
    escape,
    change,
  } = usePlanner();
  if (plan !== null)
    return (
      <PlanView
        key={plan.id}
        plan={plan}
        takesFocus={turned}
        running={running}
        onCancel={cancel}
        onAnother={() => another(plan.request)}
        onBack={back}
        onEscape={escape}
        onChange={change}
      />
    );
  return (
    <>
      <PlannerHeading takesFocus={turned} />
      {children}
      <PlannerForm
        draft={draft}
        onChange={setDraft}
        onSubmit={generate}
        running={running}
        own={<OwnMaterialLine {...own} />}
      />
      {running && (
        <div className="mt-5">
          <Working label="Generating Plan..." onCancel={cancel} />
        </div>
      )}
      <SavedPlans onOpen={open} />
    </>
  );
}

export function PlannerHeading({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  return (
    <PageHeading title="AI Post Planner" takesFocus={takesFocus}>
      Let AI create your perfect 30-day content strategy with predicted engagement metrics
    </PageHeading>
  );
}
