import type { ReactNode } from "react";
import {
  monetizationProgress,
  PROGRESS_TARGETS,
  subscriberScore,
  watchHourScore,
} from "#shared/rules/monetization-progress.ts";
import { Card } from "#client/components/ui/card.tsx";
import { ProgressBar } from "#client/components/ui/progress-bar.tsx";
import { formatNumber } from "#client/lib/format.ts";

import type { Known } from "./partner-numbers.ts";

interface PartnerCardProps {
  readonly subscribers: Known;
  readonly hours: Known;
  /** True where YouTube was asked and failed: progress that isn't known is then 0 (spec §8). */
  readonly failed: boolean;
  /** When YouTube's numbers were read, in words. */
  readonly asOf: string | undefined;
  readonly children?: ReactNode;
}

/** How far the channel is toward 1,000 subscribers and 4,000 watch hours a year (spec §9). */
export function PartnerCard({ subscribers, hours, failed, asOf, children }: PartnerCardProps) {
  const known = monetizationProgress(subscribers.value, hours.value);
  const progress = known ?? (failed ? 0 : undefined);
  const shown = progress === undefined ? "N/A" : `${progress}%`;
  return (
    <Card className="grid gap-x-10 gap-y-7 p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="flex flex-col justify-between gap-4">
        <div>
          <p className="text-sm text-ink-soft">Progress</p>
          <p className="mt-1 text-5xl font-semibold tracking-tight tabular">{shown}</p>
        </div>
        <ProgressBar label="Progress" value={progress} max={100} text={shown} size="thick" />
      </div>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Toward
          label="Subscribers"
          known={subscribers}
          target={PROGRESS_TARGETS.subscribers}
          score={subscriberScore}
          asOf={asOf}
        />
        <Toward
          label="Watch hours in a year"
          known={hours}
          target={PROGRESS_TARGETS.hours}
          score={watchHourScore}
          asOf={asOf}
        />
      </div>
      {children && <div className="lg:col-span-2">{children}</div>}
    </Card>
  );
}

interface TowardProps {
  readonly label: string;
  readonly known: Known;
  readonly target: number;
  readonly score: (value: number) => number;
  readonly asOf: string | undefined;
}

/** A number on its way to a target stands in full: 1,999 isn't 2,000 yet. */
function Toward({ label, known: { value, from }, target, score, asOf }: TowardProps) {
  const of = `of ${formatNumber(target)}`;
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="tabular">
        <span className="text-2xl font-semibold">{value === undefined ? "N/A" : formatNumber(value)}</span>{" "}
        <span className="text-ink-soft">{of}</span>
      </p>
      <ProgressBar
        label={label}
        value={value === undefined ? undefined : score(value)}
        max={100}
        text={value === undefined ? "N/A" : `${formatNumber(value)} ${of}`}
      />
      <p className="text-sm text-ink-soft">{originText(from, asOf)}</p>
    </div>
  );
}

/** Who says a number. */
function originText(from: Known["from"], asOf: string | undefined): string {
  if (from === "typed") return "Typed by you";
  if (from === "youtube") return asOf === undefined ? "From YouTube" : `From YouTube, as of ${asOf}`;
  return "Not known yet";
}
