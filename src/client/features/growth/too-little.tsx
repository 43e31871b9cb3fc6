import { Hourglass } from "lucide-react";
import { Link } from "react-router-dom";
import type { NoForecast } from "#shared/rules/growth/forecast.ts";
import type { Series } from "#shared/rules/growth/series.ts";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { formatCalendarDay } from "#client/lib/format.ts";
import { sectionPath } from "#client/paths.ts";
import { daysText } from "./growth-text.ts";
import { VIEWS_CHANGE_TEXT } from "./views-change.ts";

interface TooLittleProps {
  readonly what: NoForecast | { readonly state: "old"; readonly last: string; readonly age: number };
  readonly series: Series;
}

/** A history that can't carry a forecast, and what is missing. */
export function TooLittle({ what, series }: TooLittleProps) {
  return (
    <EmptyState
      icon={<Hourglass aria-hidden />}
      title={TITLES[what.state]}
      action={
        <Link to={sectionPath("analytics")} className={buttonClass()}>
          Import a YouTube Studio file
        </Link>
      }
    >
      {sentence(what)}
      {series.cut && ` ${VIEWS_CHANGE_TEXT}`}
    </EmptyState>
  );
}

const TITLES: Record<TooLittleProps["what"]["state"], string> = {
  empty: "Your history doesn't say that",
  short: "Not enough history yet",
  gaps: "Too many days are missing",
  old: "These numbers are too old",
};

function sentence(what: TooLittleProps["what"]): string {
  switch (what.state) {
    case "empty":
      return "None of your days has a number for it. Choose the other one, or import a table that has it.";
    case "short":
      return `A forecast needs ${daysText(what.needed)} at least; yours has ${daysText(what.known)}. A guess from less would say nothing.`;
    case "gaps":
      return `Of the last ${daysText(what.of)} only ${what.known} are known; ${what.needed} are needed. A missing day isn't a day without anything, so it isn't filled in.`;
    case "old":
      return `They end on ${formatCalendarDay(what.last)}, ${daysText(what.age)} ago. Import newer ones to see where the channel is heading.`;
  }
}
