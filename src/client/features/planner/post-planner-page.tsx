import { CalendarDays } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { sectionPath } from "#client/paths.ts";

/** The planner's own page (spec §2). It says so while there is no planner yet. */
export function PostPlannerPage() {
  return (
    <>
      <PageHeading title="AI Post Planner">
        Let AI create your perfect 30-day content strategy with predicted engagement metrics
      </PageHeading>
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title="The planner isn't here yet"
        action={
          <Link to={sectionPath("ai-ideas")} className={buttonClass("primary")}>
            Open AI Video Ideas
          </Link>
        }
      >
        This version can't plan your 30 days. It can find the videos to fill them with.
      </EmptyState>
    </>
  );
}
