import { ScrollText } from "lucide-react";
import { useState } from "react";
import { SCRIPT_LIMITS } from "#shared/contracts/scripts.ts";
import { AiError } from "#client/components/ai-error.tsx";
import { OwnMaterialLine } from "#client/components/own-material-line.tsx";
import { ConfirmDialog } from "#client/components/ui/confirm-dialog.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { ScriptForm } from "./script-form.tsx";
import { ScriptOutput } from "./script-output.tsx";
import { ScriptTips } from "./tips.tsx";
import { type Asking, useScript } from "./use-script.ts";

/** Script Writer: a topic, a platform, a tone and a length become a timed script to edit. */
export function ScriptsSection() {
  const { draft, setDraft, own, asking, shown, arriving, isEdited, edit } = useScript();
  useAddressInput(["topic"], (arrived) => {
    setDraft({ ...draft, topic: (arrived.get("topic") ?? "").slice(0, SCRIPT_LIMITS.topic) });
  });
  /** What waits for a yes, since it would replace edits. */
  const [waiting, setWaiting] = useState<Asking | null>(null);
  const { running, error, input } = asking;

  const ask = (next: Asking) => {
    if (isEdited) setWaiting(next);
    else void asking.start(next);
  };
  return (
    <>
      <PageHeading title="Script Writer">
        Say what the video is about. You get a script with times, what to say, what to write on screen and
        what to film.
      </PageHeading>
      <div className="grid items-start gap-8 xl:grid-cols-[23rem_minmax(0,1fr)]">
        <ScriptForm
          draft={draft}
          onChange={setDraft}
          onSubmit={() => ask({ draft, fresh: false })}
          running={running}
          own={<OwnMaterialLine {...own} />}
        />
        <section
          aria-label="Script"
          aria-busy={running}
          className="grid min-w-0 gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          {running && !arriving && <Working label="Writing..." onCancel={asking.cancel} />}
          {error !== null && !running && (
            <AiError error={error} onRetry={() => input !== undefined && ask({ ...input, fresh: true })} />
          )}
          {shown === null && !running && error === null && (
            <EmptyState icon={<ScrollText />} title="Your script appears here">
              You can edit every word, and the meter tells how long it takes to say.
            </EmptyState>
          )}
          {shown !== null && (
            <ScriptOutput
              script={shown}
              running={running}
              arriving={arriving}
              onEdit={edit}
              onStop={asking.cancel}
              onRegenerate={() => ask({ draft: shown.draft, fresh: true })}
            />
          )}
        </section>
        <ScriptTips />
      </div>
      <ConfirmDialog
        title="Replace your edits?"
        open={waiting !== null}
        confirm="Replace"
        onConfirm={() => waiting !== null && void asking.start(waiting)}
        onClose={() => setWaiting(null)}
      >
        <p>You changed this script. A new one takes its place.</p>
      </ConfirmDialog>
    </>
  );
}
