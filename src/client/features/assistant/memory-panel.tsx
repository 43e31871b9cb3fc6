import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ASSIST_LIMITS } from "#shared/contracts/assistant.ts";
import { transcriptOf } from "#shared/rules/memory.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { ConfirmDialog } from "#client/components/ui/confirm-dialog.tsx";
import { UnreadableItems } from "#client/components/unreadable-items.tsx";
import { formatMoment, formatNumber } from "#client/lib/format.ts";
import { clearMemory, useMemoryState } from "#client/lib/memory.ts";
import { collections } from "#client/lib/collections.ts";
import { countOfExchanges } from "./memory-line.tsx";

/** What AI memory is, what it holds, and how to be rid of it. */
export function MemoryPanel() {
  const { on, exchanges } = useMemoryState();
  const [asking, setAsking] = useState(false);
  const used = transcriptOf(exchanges).length;
  return (
    <section aria-labelledby="ai-memory">
      <h2 id="ai-memory" className="mb-4 text-lg font-semibold">
        AI memory
      </h2>
      <UnreadableItems store={collections.aiMemory} what="remembered answers" />
      <Card className="grid gap-4 p-5 sm:p-6">
        <p className="max-w-2xl text-ink-soft">
          {on ? "On: " : "Off. With Use memory on, "}
          your questions here and their answers are kept in this browser and sent along with the next
          question. A connected model reads them; the built-in engine answers each question by itself.
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="tabular">
            {exchanges.length === 0
              ? "It holds nothing."
              : `It holds ${countOfExchanges(exchanges.length)}, ${formatNumber(used)} of ${formatNumber(ASSIST_LIMITS.memory)} characters. The oldest make room for new ones.`}
          </p>
          {exchanges.length > 0 && (
            <Button look="caution" size="small" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden />
              Clear memory
            </Button>
          )}
        </div>
        {exchanges.length > 0 && (
          <details className="border-t border-line pt-4">
            <summary className="font-medium">Read what it holds</summary>
            <ol className="mt-4 grid gap-5">
              {exchanges.toReversed().map(({ id, at, prompt, reply }) => (
                <li key={id} className="border-s-2 border-line-strong ps-4">
                  <p className="text-sm text-ink-soft">{formatMoment(at)}</p>
                  <p dir="auto" className="mt-1 font-medium whitespace-pre-wrap">
                    {prompt}
                  </p>
                  <p dir="auto" className="mt-1.5 text-sm whitespace-pre-wrap text-ink-soft">
                    {reply}
                  </p>
                </li>
              ))}
            </ol>
          </details>
        )}
      </Card>
      <ConfirmDialog
        title="Clear AI memory?"
        open={asking}
        confirm="Clear memory"
        onConfirm={clearMemory}
        onClose={() => setAsking(false)}
      >
        {countOfExchanges(exchanges.length)} will be forgotten. Saved answers stay.
      </ConfirmDialog>
    </section>
  );
}
