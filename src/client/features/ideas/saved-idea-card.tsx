import { Sparkles, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { needsCare } from "#shared/contracts/grounding.ts";
import type { Notice } from "#shared/contracts/assistant.ts";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { IdeaSteps } from "#client/components/idea-steps.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { ConfirmDialog } from "#client/components/ui/confirm-dialog.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatDay } from "#client/lib/format.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { askToImprove } from "#client/queries/ideas.ts";
import { IdeaBody } from "./idea-body.tsx";
import { ideaAsText } from "./idea-text.ts";
import { deleteIdea, replaceIdea } from "#client/lib/saved-ideas.ts";

interface SavedIdeaCardProps {
  readonly idea: SavedIdea;
  /** Whether the address names it. */
  readonly chosen: boolean;
}

/** A saved idea: improve it, copy it, delete it. */
export function SavedIdeaCard({ idea, chosen }: SavedIdeaCardProps) {
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ unchanged: boolean; notice?: Notice | undefined }>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView({ block: "center" });
  }, [chosen]);

  // A failure or an unreadable reply leaves the idea as it is and raises no error (spec §7).
  const improvement = useCancellable(async (original: SavedIdea, signal) => {
    const { better, notice } = (await askToImprove(original, signal).catch(() => undefined)) ?? {};
    if (signal.aborted) return;
    setOutcome({ unchanged: better === undefined, notice });
    if (better !== undefined) replaceIdea(original, better);
  });

  return (
    <div ref={frame} className={`rounded-2xl ${chosen ? "outline-2 outline-offset-4 outline-accent" : ""}`}>
      <Card as="article" aria-label={idea.title} className="p-5 sm:p-6">
        <IdeaBody
          idea={idea}
          context={{ topic: idea.topic, platform: idea.platform }}
          comment={idea.comment}
          care={idea.care}
        />
        <div className="-mx-3 mt-3">
          <IdeaSteps idea={idea} look="quiet" />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-1 border-t border-line pt-3">
          {!needsCare(idea.care) && (
            <Button
              look="quiet"
              size="small"
              disabled={improvement.running}
              onClick={() => void improvement.start(idea)}
            >
              <Sparkles aria-hidden />
              {improvement.running ? "Improving..." : "Improve with AI"}
            </Button>
          )}
          {improvement.running && (
            <Button look="quiet" size="small" onClick={improvement.cancel}>
              Cancel
            </Button>
          )}
          <CopyButton text={ideaAsText(idea)} done="Copied" />
          <Button look="quiet" size="small" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
            Delete
          </Button>
          <p className="ml-auto text-sm text-ink-soft">Saved {formatDay(idea.savedAt)}</p>
        </div>
        {outcome !== undefined && !improvement.running && (
          <div className="mt-2 grid gap-2 empty:hidden">
            <AnswerNotice notice={outcome.notice} />
            {outcome.unchanged && (
              <p role="status" className="text-sm text-ink-soft">
                No better version came back, so the idea is as it was.
              </p>
            )}
          </div>
        )}
      </Card>
      <ConfirmDialog
        title="Delete this idea?"
        open={asking}
        confirm="Delete"
        onConfirm={() => deleteIdea(idea)}
        onClose={() => setAsking(false)}
      >
        <p dir="auto" className="wrap-anywhere">
          {idea.title}
        </p>
      </ConfirmDialog>
    </div>
  );
}
