import { Link, useSearchParams } from "react-router-dom";
import { sectionPath } from "#client/paths.ts";
import { Planner, PlannerHeading } from "./planner.tsx";
import { QuickPlan } from "./quick-plan.tsx";

/** Post Planner in the dashboard: the plan of 30 days, and the quick plan of a week beside it. */
export function PlannerSection() {
  const [parameters] = useSearchParams();
  const isWeekly = parameters.get("plan") === "weekly";
  const choice = <Choice isWeekly={isWeekly} />;
  if (!isWeekly) return <Planner>{choice}</Planner>;
  return (
    <>
      <PlannerHeading />
      {choice}
      <QuickPlan />
    </>
  );
}

function Choice({ isWeekly }: { readonly isWeekly: boolean }) {
  const choices = [
    { label: "30-day plan", to: sectionPath("planner"), current: !isWeekly },
    { label: "Quick weekly plan", to: sectionPath("planner", { plan: "weekly" }), current: isWeekly },
  ];
  return (
    <nav aria-label="Plans" className="mb-6 flex gap-6 border-b border-line">
      {choices.map(({ label, to, current }) => (
        <Link
          key={label}
          to={to}
          aria-current={current ? "page" : undefined}
          className={`-mb-px border-b-2 pt-1 pb-2.5 text-[0.9375rem] font-medium ${current ? "border-accent text-ink" : "border-transparent text-ink-soft hover:text-ink"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
