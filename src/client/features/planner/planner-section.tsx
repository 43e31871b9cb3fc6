import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { QuickPlan } from "./quick-plan.tsx";

export function PlannerSection() {
  return (
    <>
      <PageHeading title="AI Post Planner" />
      <QuickPlan />
    </>
  );
}
