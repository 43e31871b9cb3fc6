import { ScanSearch } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { Note } from "#client/components/ui/note.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { AnalysisProgress } from "./analysis-progress.tsx";
import { AnalysisResultView } from "./analysis-result.tsx";
import { AnalysisError, type KeptAnalysis, useAnalysis } from "./use-analysis.ts";
import type { OwnChannel } from "./use-own-channel.ts";
import { WaysIn } from "./ways-in.tsx";

/** AI Analysis: what a channel's own numbers say, or demo data, labelled as such (spec §2). */
export function AnalysisSection() {
  const { channel, kept, running } = useAnalysis();
  const run = () => void running.start("run");
  return (
    <>
      <PageHeading
        title="AI Analysis"
        actions={
          <Button look="primary" disabled={running.running} onClick={run}>
            <ScanSearch aria-hidden />
            Run AI Analysis
          </Button>
        }
      >
        What your channel's own numbers say: what you are about, what does well, and what to try next.
      </PageHeading>
      <section aria-label="Analysis" aria-busy={running.running} className="grid grid-cols-1 gap-5">
        {running.running && <AnalysisProgress onCancel={running.cancel} />}
        {running.error !== null && !running.running && (
          <ErrorBox title="Analysis Failed" onRetry={run}>
            <p>Failed to analyze your channel. Please try again.</p>
            {running.error instanceof AnalysisError && running.error.message !== "" && (
              <p className="mt-1">{running.error.message}</p>
            )}
          </ErrorBox>
        )}
        {kept === null && !running.running && running.error === null && <Before channel={channel} />}
        {kept !== null && !running.running && !channel.isLoading && isOutdated(kept, channel) && (
          <Note>
            {kept.sample
              ? "There are numbers of your own now. Run the analysis again to read them."
              : "Your numbers have changed since. Run the analysis again to read them anew."}
          </Note>
        )}
        {kept !== null && <AnalysisResultView kept={kept} />}
      </section>
    </>
  );
}

/** What will be read, before anything was. */
function Before({ channel: { known, sources, connected } }: { readonly channel: OwnChannel }) {
  if (known)
    return (
      <EmptyState icon={<ScanSearch />} title="Your analysis appears here">
        <span className="wrap-anywhere">It will read {sources.join(" ")}</span>
      </EmptyState>
    );
  return (
    <EmptyState icon={<ScanSearch />} title="Your analysis appears here" action={!connected && <WaysIn />}>
      {connected
        ? "YouTube's numbers are read when you run it."
        : "No numbers of yours are here yet, so you will see sample data, labelled as such. To read your own channel, connect YouTube or import a YouTube Studio file first."}
    </EmptyState>
  );
}

function isOutdated(kept: KeptAnalysis, { known, sources }: OwnChannel): boolean {
  return known && (kept.sample || kept.sources.join() !== sources.join());
}
