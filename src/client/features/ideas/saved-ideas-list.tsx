import { memo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router-dom";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { Button } from "#client/components/ui/button.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { SavedIdeaCard } from "./saved-idea-card.tsx";

/** Cards that are drawn at a time: 1,500 of them at once hold the page for seconds. */
const PAGE = 50;

const Card = memo(SavedIdeaCard);

interface SavedIdeasListProps {
  readonly ideas: readonly SavedIdea[];
}

/**
 * Saved ideas, a page of them at a time; the search above looks through them all. Of those that are there, what is off
 * the screen is neither laid out nor painted, but the browser's own search finds it and Tab reaches it.
 */
export function SavedIdeasList({ ideas }: SavedIdeasListProps) {
  const [parameters] = useSearchParams();
  const chosen = parameters.get("idea");
  const [shown, setShown] = useState(() => Math.max(PAGE, ideas.findIndex(({ id }) => id === chosen) + 1));
  const list = useRef<HTMLUListElement>(null);
  const hidden = Math.max(0, ideas.length - shown);
  const showMore = () => {
    flushSync(() => setShown(shown + PAGE));
    // Whoever asked for more goes on with the first of them, also by keyboard.
    const first = list.current?.children[shown];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className="grid gap-5">
        {ideas.slice(0, shown).map((idea) => (
          <li
            key={idea.id}
            tabIndex={-1}
            // Room for a card's outline and shadow, which would be cut off otherwise.
            className="-m-3 rounded-3xl p-3 [contain-intrinsic-size:auto_26rem] [content-visibility:auto]"
          >
            <Card idea={idea} chosen={idea.id === chosen} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button onClick={showMore}>Show {Math.min(PAGE, hidden)} more</Button>
          <p className="text-sm text-ink-soft tabular">{formatNumber(hidden)} not shown yet</p>
        </div>
      )}
    </>
  );
}
