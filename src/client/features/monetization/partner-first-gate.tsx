import { CircleCheck } from "lucide-react";
import {
  type Arrival,
  type ChannelNumbers,
  firstAhead,
  HORIZON_YEARS,
  type NumberName,
  PACE_SPREAD_PERCENT,
  type Reach,
  reaches,
  type RouteReach,
} from "#shared/rules/partner-pace.ts";
import { type Gate, type Route, TIER_NAMES } from "#shared/rules/partner-program.ts";
import { Card } from "#client/components/ui/card.tsx";
import { formatCalendarDay } from "#client/lib/format.ts";
import { amountText, ROUTE_NAMES, subscribersText, uploadsText } from "./partner-format.ts";

const NAMES: Record<NumberName, string> = {
  subscribers: "subscribers",
  hours: "watch hours",
  shortsViews: "Shorts views",
  uploads: "public uploads",
  subscribersGained: "subscribers gained",
  hoursGained: "watch hours gained",
  shortsViewsGained: "Shorts views gained",
};

const listed = new Intl.ListFormat("en");

interface PartnerFirstGateProps {
  readonly numbers: ChannelNumbers;
  /** A day such as "2026-11-21". */
  readonly today: string;
}

/** Which step of the Partner Program comes first at the creator's own pace, and when. */
export function PartnerFirstGate({ numbers, today }: PartnerFirstGateProps) {
  const all = reaches(numbers, today);
  const first = firstAhead(all);
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-lg font-semibold">First gate at your pace</h3>
      <Headline first={first} all={all} numbers={numbers} />
      <table className="mt-6 w-full text-sm">
        <caption className="sr-only">When each gate is reached at your pace</caption>
        <thead className="text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-4 text-start font-normal">
              Gate
            </th>
            <th scope="col" className="py-2 text-start font-normal">
              When
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((one) => (
            <tr key={`${one.tier} ${one.route}`} className="border-b border-line align-top last:border-0">
              <th scope="row" className="w-2/5 py-2.5 pe-4 text-start font-medium">
                {nameOf(one)}
              </th>
              <td className="py-2.5 tabular">{whenText(one.reach)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface HeadlineProps {
  readonly first: RouteReach | undefined;
  readonly all: readonly RouteReach[];
  readonly numbers: ChannelNumbers;
}

function Headline({ first, all, numbers }: HeadlineProps) {
  const met = all.filter(({ reach }) => reach.state === "met");
  return (
    <div className="mt-2 grid gap-3">
      {met.map((one) => (
        <p key={`${one.tier} ${one.route}`} className="flex gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="min-w-0">
            <span className="font-medium">{nameOf(one)}:</span> your numbers are there.{" "}
            {one.reach.state === "met" && uploadsReminder(one.reach.gate, numbers)}
          </span>
        </p>
      ))}
      {first?.reach.state === "range" ? (
        <Ahead name={nameOf(first)} route={first.route} reach={first.reach} numbers={numbers} />
      ) : (
        <p className="text-ink-soft">{nothingAhead(all)}</p>
      )}
    </div>
  );
}

interface AheadProps {
  readonly name: string;
  readonly route: Route;
  readonly reach: Extract<Reach, { state: "range" }>;
  readonly numbers: ChannelNumbers;
}

function Ahead({ name, route, reach, numbers }: AheadProps) {
  const { earliest, own, latest } = reach;
  return (
    <div>
      <p>{name}</p>
      <p className="mt-1 text-2xl leading-snug font-semibold tabular">{rangeText(earliest, latest)}</p>
      <p className="mt-2 text-ink-soft">
        At exactly your pace on {formatCalendarDay(own.day)}.{" "}
        {latest === undefined && `At ${PACE_SPREAD_PERCENT}% less not within ${HORIZON_YEARS} years. `}
        {ruleText(earliest, latest ?? own, route)} {uploadsReminder(own.gate, numbers)}
      </p>
    </div>
  );
}

function nameOf({ tier, route }: RouteReach): string {
  return `${TIER_NAMES[tier]}, ${ROUTE_NAMES[route]}`;
}

function rangeText(earliest: Arrival, latest: Arrival | undefined): string {
  const from = formatCalendarDay(earliest.day);
  if (latest === undefined) return `${from} or later`;
  return latest.day === earliest.day ? from : `${from} to ${formatCalendarDay(latest.day)}`;
}

/** What has to be reached on the days of a range; both rules where a change lies between them. */
function ruleText(early: Arrival, late: Arrival, route: Route): string {
  const needs = ({ gate }: Arrival) => `${subscribersText(gate)} and ${amountText(gate, route)}`;
  if (early.gate.id === late.gate.id) return `You need ${needs(early)}.`;
  return `The rule changes in between: first ${needs(early)}, then ${needs(late)}.`;
}

/** What a gate asks of uploads beside the pace; "" where it asks for nothing more. */
function uploadsReminder(gate: Gate, { uploads }: ChannelNumbers): string {
  const needed = uploadsText(gate);
  if (needed === undefined || gate.uploads === undefined) return "";
  if (uploads === undefined) return `It also takes ${needed}.`;
  return uploads >= gate.uploads ? "" : `It also takes ${needed}; you have ${Math.floor(uploads)}.`;
}

function nothingAhead(all: readonly RouteReach[]): string {
  if (all.some(({ tier, reach }) => tier === "ads" && reach.state === "met"))
    return "Both tiers are within reach. Reaching a gate means that you can apply; YouTube decides.";
  const unknown = all.some(({ reach }) => reach.state === "unknown");
  if (unknown)
    return "Add your subscribers, your watch hours or Shorts views, and what they gained in 28 days.";
  return `Not at this pace: nothing is reached within ${HORIZON_YEARS} years.`;
}

function whenText(reach: Reach): string {
  switch (reach.state) {
    case "met":
      return "Reached";
    case "range":
      return rangeText(reach.earliest, reach.latest);
    case "never":
      return reach.faster === undefined
        ? "Not at this pace"
        : `Not at this pace; ${formatCalendarDay(reach.faster.day)} at ${PACE_SPREAD_PERCENT}% more`;
    case "unknown":
      return `N/A: needs your ${listed.format(reach.missing.map((name) => NAMES[name]))}`;
  }
}
