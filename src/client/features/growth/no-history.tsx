import { Sprout } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { QUIET_LINK } from "#client/components/ui/quiet-link.ts";
import { PATHS, sectionPath } from "#client/paths.ts";
import { ASSISTANT } from "./assistant-link.tsx";

/** What stands here until there is a history to forecast from, and the ways to get there. */
export function NoHistory() {
  return (
    <EmptyState
      icon={<Sprout aria-hidden />}
      title="AI growth forecasting coming soon..."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={sectionPath("analytics")} className={buttonClass("primary")}>
            Import a YouTube Studio file
          </Link>
          <Link to={PATHS.dashboard} className={buttonClass()}>
            Connect YouTube
          </Link>
        </div>
      }
    >
      A forecast begins with your channel's history, day by day. Sign in with Google, or import a table of
      days from YouTube Studio. Have only a few dated numbers?{" "}
      <Link to={ASSISTANT} className={QUIET_LINK}>
        Ask the AI Assistant about them
      </Link>
      .
    </EmptyState>
  );
}
