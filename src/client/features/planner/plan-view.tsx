import { useEffect, useRef, useState } from "react";
import type { OpenPlan } from "#shared/contracts/planner.ts";
import { movePost } from "#shared/rules/planner/move.ts";
import { similarDays } from "#shared/rules/planner/titles.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { FullScreen } from "#client/components/ui/full-screen.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { notify } from "#client/lib/toast.ts";
import { Agenda } from "./agenda.tsx";
import { Calendar } from "./calendar.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { ExpectedGrowth } from "./expected-growth.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { summaryOf } from "./plan-text.ts";
import { SimilarTitles } from "./similar-titles.tsx";
import { StartDate } from "./start-date.tsx";

interface PlanViewProps {
  readonly plan: OpenPlan;
  readonly takesFocus: boolean;
  /** True while another plan is made. */
  readonly running: boolean;
  readonly onCancel: () => void;
  readonly onAnother: () => void;
  readonly onBack: () => void;
  readonly onEscape: () => void;
  readonly onChange: (plan: OpenPlan) => void;
}

/** The plan over the whole screen (spec §2): what grows, the calendar, and all that can be done with it. */
export function PlanView({
  plan,
  takesFocus,
  running,
  onCancel,
  onAnother,
  onBack,
  onEscape,
  onChange,
}: PlanViewProps) {
  const [openDay, setOpenDay] = useState<number>();
  const { plan: planned, start, engine, model } = plan;
  const similar = similarDays(planned.days);
  /** What a toast takes back is done to the plan as it is by then. */
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  }, [plan]);
  const swap = (from: number, to: number) =>
    onChange({ ...latest.current, plan: movePost(latest.current.plan, from, to) });
  const move = (from: number, to: number) => {
    swap(from, to);
    notify.message(`Moved to day ${to}`, { action: { label: "Undo", run: () => swap(to, from) } });
  };
  return (
    <FullScreen onClose={onEscape}>
      <Button look="quiet" size="small" onClick={onBack} className="mb-4 -ml-3 print:hidden">
        ← Back
      </Button>
      <PageHeading title="Your 30-Day Success Plan" takesFocus={takesFocus}>
        {summaryOf(plan)}
      </PageHeading>
      <div className="grid gap-6">
        {running && <Working label="Generating Plan..." onCancel={onCancel} />}
        <div className="empty:hidden print:hidden">
          <AnswerNotice notice={plan.notice} />
        </div>
        <ExpectedGrowth plan={planned} engine={engine} model={model} />
        <SimilarTitles groups={similar} />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
          <StartDate start={start} onChange={(next) => onChange({ ...plan, start: next })} />
          <PlanActions plan={plan} busy={running} onAnother={onAnother} />
        </div>
        <Calendar
          plan={planned}
          start={start}
          similar={new Set(similar.flat())}
          onOpen={setOpenDay}
          onMove={move}
        />
        <Agenda plan={planned} start={start} onOpen={setOpenDay} />
        <p className="text-[1.0625rem]">
          Follow this plan exactly to reach <strong>{planned.growthPercentage}</strong> growth in 30 days.{" "}
          <span className="text-ink-soft">The figure is an estimate; no plan can promise it.</span>
        </p>
        <EngineNote {...plan} />
      </div>
      <DayDialog
        plan={plan}
        day={openDay}
        onClose={() => setOpenDay(undefined)}
        onMove={(to) => {
          if (openDay !== undefined) move(openDay, to);
          setOpenDay(to);
        }}
        onChange={onChange}
      />
    </FullScreen>
  );
}
