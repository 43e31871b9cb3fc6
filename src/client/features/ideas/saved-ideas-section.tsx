import { Bookmark, SearchX } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { UnreadableItems } from "#client/components/unreadable-items.tsx";
import { formatNumber } from "#client/lib/format.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { sectionPath } from "#client/paths.ts";
import { arrange, type Order, SavedIdeasFilter } from "./saved-ideas-filter.tsx";
import { SavedIdeasActions } from "./saved-ideas-actions.tsx";
import { SavedIdeasList } from "./saved-ideas-list.tsx";

/** Saved Ideas: the creator's own collection, kept in this browser alone. */
export function SavedIdeasSection() {
  const ideas = useStore(stores.savedIdeas);
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  const searched = useDeferredValue(query);
  const shown = useMemo(() => arrange(ideas, searched, order), [ideas, searched, order]);
  return (
    <>
      <PageHeading
        title="Saved Video Ideas"
        actions={ideas.length > 0 && <SavedIdeasActions ideas={ideas} />}
      >
        Kept in this browser only. Export them to take them anywhere.
      </PageHeading>
      <UnreadableItems store={stores.savedIdeas} what="ideas" />
      {ideas.length === 0 ? (
        <EmptyState
          icon={<Bookmark />}
          title="No saved ideas yet"
          action={
            <Link to={sectionPath("ai-ideas")} className={buttonClass("primary")}>
              Find ideas
            </Link>
          }
        >
          Save ideas from the AI Video Idea Generator and they wait for you here.
        </EmptyState>
      ) : (
        <>
          <SavedIdeasFilter query={query} onQuery={setQuery} order={order} onOrder={setOrder} />
          <p role="status" className="mt-4 mb-4 text-sm text-ink-soft tabular">
            {shown.length === ideas.length
              ? countOf(ideas.length)
              : `${formatNumber(shown.length)} of ${countOf(ideas.length)}`}
          </p>
          {shown.length === 0 ? (
            <EmptyState icon={<SearchX />} title="Nothing matches">
              No saved idea holds these words. Try fewer of them.
            </EmptyState>
          ) : (
            <SavedIdeasList ideas={shown} />
          )}
        </>
      )}
    </>
  );
}

const countOf = (count: number) => (count === 1 ? "1 idea" : `${formatNumber(count)} ideas`);
