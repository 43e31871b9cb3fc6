import { ANALYSIS } from "#shared/rules/analysis/result.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { ProgressBar } from "#client/components/ui/progress-bar.tsx";

/** A running analysis with its bar (spec §4), and the way to stop it. */
export function AnalysisProgress({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="min-w-0 font-medium">
          Analyzing your channel...
        </p>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar
        label="Analysis"
        value={ANALYSIS.progress}
        max={100}
        text={`${ANALYSIS.progress}%`}
        size="thick"
      />
    </Card>
  );
}
