import { ChevronRight, Trash2 } from "lucide-react";
import { useState } from "react";
import type { SavedAnswer } from "#shared/contracts/assistant.ts";
import { Markdown } from "#client/components/markdown.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatDay } from "#client/lib/format.ts";
import { deleteAnswer } from "#client/lib/saved-answers.ts";

/** A saved answer: its question in a line; opened, the answer and what can be done with it. */
export function SavedAnswerRow({ answer }: { readonly answer: SavedAnswer }) {
  const [open, setOpen] = useState(false);
  const { title, text, savedAt, writtenBy } = answer;
  return (
    <Card as="article" aria-label={title}>
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex items-start gap-3 rounded-2xl p-4 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-1 size-4.5 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1">
            <span dir="auto" className="line-clamp-2 font-medium group-open:line-clamp-none">
              {title}
            </span>
            <span className="mt-0.5 block text-sm text-ink-soft">
              {formatDay(savedAt)}, written by <bdi>{writtenBy}</bdi>
            </span>
          </span>
        </summary>
        {open && (
          <div className="px-5 pb-4">
            <div className="border-t border-line pt-4">
              <Markdown text={text} />
            </div>
            <div className="-mx-2 mt-4 flex flex-wrap gap-1">
              <CopyButton text={text} done="Copied" />
              <Button look="quiet" size="small" onClick={() => deleteAnswer(answer)}>
                <Trash2 aria-hidden />
                Delete
              </Button>
            </div>
          </div>
        )}
      </details>
    </Card>
  );
}
