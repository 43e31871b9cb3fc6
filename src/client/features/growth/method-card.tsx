import type { ReactNode } from "react";
import type { Forecast } from "#shared/rules/growth/forecast.ts";
import { INTERVAL_SHARE } from "#shared/rules/growth/interval.ts";
import { SourceLine } from "#client/components/signals.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { daysText, formatShare, formatWhole, methodText } from "./growth-text.ts";
import { SOURCES } from "./sources.ts";
import type { Growth } from "./use-growth.ts";
import { VIEWS_CHANGE_TEXT } from "./views-change.ts";

interface MethodCardProps {
  readonly growth: Growth;
  readonly forecast: Forecast;
}

/** How the forecast was made, how wrong it has been on the channel's own past, and what it can't know. */
export function MethodCard({ growth: { series, horizon }, forecast }: MethodCardProps) {
  const { method, known, missing, metric } = forecast;
  return (
    <Card as="section" aria-labelledby="method" className="p-5 sm:p-6">
      <h2 id="method" className="text-lg font-semibold">
        How this was made
      </h2>
      <dl className="mt-4 grid gap-5 lg:grid-cols-3">
        <Part title="Method">
          {methodText(method)} {beaten(forecast, horizon)}
        </Part>
        <Part title="How wrong it has been">{wrongness(forecast, horizon)}</Part>
        <Part title="What it can't know">
          It has read {daysText(known)} and nothing else
          {missing > 0 && `; ${daysText(missing)} between them are missing and weren't filled in`}. A video
          that takes off, a pause or a change at YouTube isn't in it.
          {metric === "views" && series.cut && ` ${VIEWS_CHANGE_TEXT}`}
          {series.gainedOnly &&
            " Your numbers say who came and not who left, so it is too high by those who leave."}
        </Part>
      </dl>
      <details className="mt-5 text-sm">
        <summary className="w-fit rounded font-medium">What the methods rest on</summary>
        {SOURCES.map((source) => (
          <SourceLine key={source.label} source={source} />
        ))}
      </details>
    </Card>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-1 text-[0.9375rem]">{children}</dd>
    </div>
  );
}

function beaten(forecast: Forecast, horizon: Growth["horizon"]): string {
  const { name, weekdays } = forecast.method;
  if (name === "average" && !weekdays) return "No other method was clearly better on your own past.";
  const check = forecast.check(horizon);
  if (check === undefined || check.plainOff <= check.off) return "On your own past it was the best of eight.";
  return `On your own past it was the best of eight; the plain average was off by ${formatWhole(check.plainOff)}.`;
}

/** 12.4 as "12 views". */
function offText(off: number, metric: Forecast["metric"]): string {
  return off < 1
    ? `less than one ${metric === "views" ? "view" : "subscriber"}`
    : `${formatWhole(off)} ${metric}`;
}

function wrongness(forecast: Forecast, horizon: Growth["horizon"]): string {
  const check = forecast.check(horizon);
  if (check === undefined) return "Your history is too short to tell.";
  const share = check.share === undefined ? "" : `, ${formatShare(check.share)} of what came`;
  const typical = `Tried ${check.tries} times on your own past, ${daysText(check.days)} ahead, its total was off by ${offText(check.off, forecast.metric)} in the middle case${share}.`;
  const range =
    forecast.coverage === undefined
      ? "Your history is too short to tell how often the range holds."
      : `On the second half of your history the range held ${formatShare(forecast.coverage)} of the time; it is made for ${formatShare(INTERVAL_SHARE)}.`;
  return `${typical} ${range}`;
}
