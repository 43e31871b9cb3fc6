import { Bookmark, BookmarkCheck } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { deleteAnswer, saveAnswer, savedAnswerOf } from "#client/lib/saved-answers.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";

interface SaveAnswerProps {
  /** What was asked, in a line. */
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly writtenBy: string;
}

/** Keeps an answer in prose in the browser, or lets go of it. */
export function SaveAnswer({ title, text, writtenBy: by }: SaveAnswerProps) {
  const copy = savedAnswerOf(useStore(collections.savedAnswers), text);
  return (
    <Button
      look="quiet"
      size="small"
      aria-pressed={copy !== undefined}
      onClick={() => (copy === undefined ? saveAnswer({ title, text, writtenBy: by }) : deleteAnswer(copy))}
    >
      {copy === undefined ? (
        <Bookmark aria-hidden />
      ) : (
        <BookmarkCheck aria-hidden className="text-accent-text" />
      )}
      {copy === undefined ? "Save" : "Saved"}
    </Button>
  );
}
