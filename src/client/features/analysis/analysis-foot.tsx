import { EngineNote, writtenBy } from "#client/components/engine-note.tsx";
import { SaveAnswer } from "#client/components/save-answer.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { analysisText } from "./analysis-text.ts";
import type { KeptAnalysis } from "./use-analysis.ts";

const BUILT_IN = { engine: "built-in", cached: false } as const;

/** Who wrote the analysis, and what can be done with the whole of it. */
export function AnalysisFoot({ kept }: { readonly kept: KeptAnalysis }) {
  const text = analysisText(kept);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <EngineNote {...BUILT_IN} />
      <div className="-mx-2 flex flex-wrap gap-1">
        <SaveAnswer title="AI analysis of your channel" text={text} writtenBy={writtenBy(BUILT_IN)} />
        <CopyButton text={text} done="Copied" label="Copy analysis" />
      </div>
    </div>
  );
}
