import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { SeoCheck } from "#shared/rules/seo/check.ts";
import { type RankedCheck, rankedChecks } from "#shared/rules/seo/checks.ts";
import { scoreOf } from "#shared/rules/signals.ts";
import { SignalRow } from "#client/components/signals.tsx";
import { Card } from "#client/components/ui/card.tsx";

/** The score of the text as it is typed now, with every check behind it. */
export function Analysis({ checks }: { readonly checks: readonly SeoCheck[] }) {
  const { weak, good } = rankedChecks(checks);
  const score = scoreOf(checks);
  return (
    <Card as="section" aria-label="Analysis" className="p-5 sm:p-6">
      <p className="flex items-baseline gap-2">
        <span className="text-5xl leading-none font-semibold tracking-tight tabular">{score}</span>
        <span className="text-ink-soft tabular">of 100</span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        The sum of these checks. It judges how findable and readable the text is; it doesn't predict views.
      </p>
      {weak.length > 0 && (
        <>
          <h2 className="mt-6 font-semibold">Needs work</h2>
          <Checks checks={weak} />
        </>
      )}
      {good.length > 0 && (
        <details className="group mt-6" open={weak.length === 0}>
          <summary className="font-semibold">Good ({good.length})</summary>
          <Checks checks={good} />
        </details>
      )}
    </Card>
  );
}

function Checks({ checks }: { readonly checks: readonly RankedCheck[] }) {
  return (
    <ul className="mt-3.5 grid gap-y-4.5">
      {checks.map(({ check, points }) => (
        <SignalRow key={check.id} signal={check} points={points} icon={<Mark verdict={check.verdict} />}>
          <p dir="auto" className="mt-1.5 text-ink-soft wrap-anywhere">
            {check.finding}
          </p>
        </SignalRow>
      ))}
    </ul>
  );
}

const MARK = "me-1.5 -mt-0.5 inline size-4";

function Mark({ verdict }: Pick<SeoCheck, "verdict">) {
  if (verdict === "ok") return <CircleCheck aria-hidden className={`${MARK} text-good`} />;
  if (verdict === "warn") return <TriangleAlert aria-hidden className={`${MARK} text-warn`} />;
  return <CircleX aria-label="Problem:" role="img" className={`${MARK} text-bad`} />;
}
