import { Download } from "lucide-react";
import * as z from "zod/mini";
import { Answer } from "#client/components/answer.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { type KeptAnswer, useAnswer } from "#client/lib/use-answer.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askStreamed } from "#client/queries/assistant.ts";
import { insightsRequest } from "#client/queries/audience.ts";
import { AudienceForm } from "./audience-form.tsx";
import { GoodPaste } from "./good-paste.tsx";

const AudienceDraft = z.object({ niche: z.string(), data: z.string() });

const actionsOf = ({ text }: KeptAnswer) => (
  <Button
    look="quiet"
    size="small"
    onClick={() => download(`crescendo-audience-${dateStamp()}.md`, "text/markdown", text)}
  >
    <Download aria-hidden />
    Download
  </Button>
);

/** Audience Insights: a niche, the creator's own numbers or comments where there are any, and a report. */
export function AudienceSection() {
  const [draft, setDraft] = useDraft("audience-form", AudienceDraft, { niche: "", data: "" });
  const insights = useAnswer("audience-answer", askStreamed);
  const { answer, asking } = insights;
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
      <div className="mt-8">
        {untouched ? (
          <GoodPaste />
        ) : (
          <Answer {...insights} label="Audience report" waiting="Thinking..." actions={actionsOf} />
        )}
      </div>
    </>
  );
}
