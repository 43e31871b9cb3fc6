import { TrendingUp } from "lucide-react";
import type { OpenPlan } from "#shared/contracts/planner.ts";
import { GROWTH_CAVEAT, GROWTH_CAVEAT_SOURCE } from "#shared/rules/planner/growth.ts";
import { writtenBy } from "#client/components/engine-note.tsx";
import { SourceNote } from "#client/components/signals.tsx";
import { Card } from "#client/components/ui/card.tsx";

interface ExpectedGrowthProps extends Pick<OpenPlan, "plan" | "engine" | "model"> {}

/** The figure, and on demand what it rests on: our own rule of thumb, or a model's word. */
export function ExpectedGrowth({ plan, engine, model }: ExpectedGrowthProps) {
  const { growthPercentage, growthBasis } = plan;
  return (
    <Card as="section" aria-label="Expected Growth" className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="inline-flex items-center gap-2 rounded-full bg-good-soft px-3.5 py-1 text-sm font-medium text-good">
          <TrendingUp aria-hidden className="size-4" />
          Expected Growth
        </p>
        <p className="text-3xl font-semibold tracking-tight">{growthPercentage}</p>
        <p className="text-sm text-ink-soft">
          {engine === "built-in"
            ? "Planning estimate, not a forecast"
            : `The estimate of ${writtenBy({ engine, model })}`}
        </p>
      </div>
      <details className="mt-4 text-sm print:hidden">
        <summary className="font-medium text-ink-soft">What this rests on</summary>
        <div className="mt-2 grid max-w-3xl gap-2 text-ink-soft">
          {engine !== "built-in" && (
            <p>
              The figure is the model's own. Crescendo can't check it, and the model knows nothing of your
              channel.
            </p>
          )}
          <p dir="auto">{growthBasis || "The model gave no reason for it."}</p>
          <p>
            {GROWTH_CAVEAT} (<SourceNote source={GROWTH_CAVEAT_SOURCE} />
            .)
          </p>
        </div>
      </details>
    </Card>
  );
}
