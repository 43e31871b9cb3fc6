import { Download } from "lucide-react";
import * as z from "zod/mini";
import { Answer } from "#client/components/answer.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { useAnswer } from "#client/lib/use-answer.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askStreamed } from "#client/queries/assistant.ts";
import { insightsRequest } from "#client/queries/audience.ts";
import { AudienceForm } from "./audience-form.tsx";
import { GoodPaste } from "./good-paste.tsx";

const AudienceDraft = z.object({ niche: z.string(), data: z.string() });

/** Audience Insights: a niche, the creator's own numbers or comments where there are any, and a report. */
export function AudienceSection() {
  const [draft, setDraft] = useDraft("audience-form", AudienceDraft, { niche: "", data: "" });
  const insights = useAnswer("audience-answer", askStreamed);
  const { answer, asking } = insights;
  const written = answer !== null && answer.text !== "" && !asking.running;
  const untouched = answer === null && !asking.running && asking.error === null;
  return (
    <>
      <PageHeading title="Audience Insights">
        Who watches, what they want and what to make for them. Paste your own numbers or comments, and the
        report counts them.
      </PageHeading>
      <AudienceForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() =>
          void asking.start({
            request: insightsRequest(draft),
            title: `Audience Insights: ${draft.niche.trim()}`,
          })
        }
        running={asking.running}
      />
      <div className="mt-8 grid gap-4">
        {untouched ? (
          <GoodPaste />
        ) : (
          <>
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
              <h2 className="text-lg font-semibold">Report</h2>
              {written && (
                <Button
                  size="small"
                  onClick={() =>
                    download(`crescendo-audience-${dateStamp()}.md`, "text/markdown", answer.text)
                  }
                >
                  <Download aria-hidden />
                  Markdown
                </Button>
              )}
            </div>
            <Answer {...insights} label="Audience report" waiting="Thinking..." />
          </>
        )}
      </div>
    </>
  );
}
