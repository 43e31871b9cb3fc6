import {
  nextChange,
  type PartnerRule,
  rulesOn,
  TIER_NAMES,
  type Gate,
} from "#shared/rules/partner-program.ts";
import { addDays } from "#shared/rules/days.ts";
import { SourceLine } from "#client/components/signals.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { formatCalendarDay } from "#client/lib/format.ts";
import { amountText, subscribersText, uploadsText } from "./partner-format.ts";

/** The rules of the Partner Program today and, where a change is announced, from its day on, side by side. */
export function PartnerRules({ today }: { readonly today: string }) {
  const change = nextChange(today);
  const always = rulesOn(today).filter((rule) => !isDated(rule));
  return (
    <div>
      <h3 className="text-lg font-semibold">The rules, by date</h3>
      <div className={`mt-4 grid gap-5 ${change === undefined ? "" : "md:grid-cols-2"}`}>
        <Rulebook
          title={change === undefined ? "Today" : `Today, to ${formatCalendarDay(addDays(change, -1))}`}
          rules={rulesOn(today).filter(isDated)}
        />
        {change !== undefined && (
          <Rulebook
            title={`Announced, from ${formatCalendarDay(change)}`}
            rules={rulesOn(change).filter(isDated)}
            begins={change}
          />
        )}
        <div className={change === undefined ? "" : "md:col-span-2"}>
          <Rulebook title="No change announced" rules={always} />
        </div>
      </div>
    </div>
  );
}

/** Gates are always compared; what else has no dates of its own stands once for all of them. */
function isDated({ kind, from, to }: PartnerRule): boolean {
  return kind === "gate" || from !== undefined || to !== undefined;
}

interface RulebookProps {
  readonly title: string;
  readonly rules: readonly PartnerRule[];
  /** The day on which this rulebook begins: rules of that day are new. */
  readonly begins?: string;
}

function Rulebook({ title, rules, begins }: RulebookProps) {
  return (
    <Card as="section" aria-label={title} className="p-5 sm:p-6">
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-4 grid gap-5">
        {rules.map((rule) => (
          <li key={rule.id} className="text-[0.9375rem]">
            {rule.kind === "gate" ? (
              <GateText gate={rule} isNew={rule.from !== undefined && rule.from === begins} />
            ) : (
              <p>
                {rule.text}
                {rule.from !== undefined && rule.from === begins && <New />}
              </p>
            )}
            <SourceLine source={rule.source} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GateText({ gate, isNew }: { readonly gate: Gate; readonly isNew: boolean }) {
  const uploads = uploadsText(gate);
  return (
    <>
      <p className="font-medium">
        {TIER_NAMES[gate.tier]}
        {isNew && <New />}
      </p>
      <ul className="mt-1 list-disc ps-5 tabular marker:text-ink-soft">
        <li>{subscribersText(gate)}</li>
        {uploads !== undefined && <li>{uploads}</li>}
        <li>
          {amountText(gate, "hours")}, or {amountText(gate, "shortsViews")}
        </li>
      </ul>
      {gate.note !== undefined && <p className="mt-1 text-sm text-ink-soft">{gate.note}</p>}
    </>
  );
}

function New() {
  return (
    <span className="ms-2 inline-block align-middle">
      <Badge tone="accent">New</Badge>
    </span>
  );
}
