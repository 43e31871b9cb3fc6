import { Bookmark, BookmarkCheck, CalendarPlus, FileSpreadsheet, Printer, RefreshCw } from "lucide-react";
import type { OpenPlan } from "#shared/contracts/planner.ts";
import { Button } from "#client/components/ui/button.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";
import { deletePlan, savedPlanOf, savePlan } from "./plans.ts";

interface PlanActionsProps {
  readonly plan: OpenPlan;
  readonly busy: boolean;
  readonly onAnother: () => void;
}

/** Save, take along, print, make another. */
export function PlanActions({ plan, busy, onAnother }: PlanActionsProps) {
  const copy = savedPlanOf(useStore(collections.plans), plan);
  // The writers of both files load when one is first asked for.
  const exportCalendar = async () => {
    const { planAsCalendar } = await import("./export.ts");
    download(`crescendo-plan-${plan.start}.ics`, "text/calendar", planAsCalendar(plan, new Date()));
  };
  const exportCsv = async () => {
    const { planAsCsv } = await import("./export.ts");
    download(`crescendo-plan-${plan.start || dateStamp()}.csv`, "text/csv", planAsCsv(plan));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-pressed={copy !== undefined}
        onClick={() => (copy === undefined ? savePlan(plan) : deletePlan(copy))}
      >
        {copy === undefined ? (
          <Bookmark aria-hidden />
        ) : (
          <BookmarkCheck aria-hidden className="text-accent-text" />
        )}
        {copy === undefined ? "Save plan" : "Saved"}
      </Button>
      <Button
        size="small"
        disabled={plan.start === ""}
        title={plan.start === "" ? "Choose a start date first" : undefined}
        onClick={() => void exportCalendar()}
      >
        <CalendarPlus aria-hidden />
        Calendar file
      </Button>
      <Button size="small" onClick={() => void exportCsv()}>
        <FileSpreadsheet aria-hidden />
        CSV
      </Button>
      <Button size="small" onClick={() => print()}>
        <Printer aria-hidden />
        Print
      </Button>
      <Button size="small" disabled={busy} onClick={onAnother}>
        <RefreshCw aria-hidden />
        Make another
      </Button>
    </div>
  );
}
