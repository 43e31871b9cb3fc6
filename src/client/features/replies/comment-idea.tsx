import { BookmarkCheck, Lightbulb } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { IDEA_LIMITS } from "#shared/contracts/ideas.ts";
import { redact } from "#shared/rules/redact.ts";
import { AiError } from "#client/components/ai-error.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { saveIdea } from "#client/lib/saved-ideas.ts";
import { stores } from "#client/lib/stores.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useStore } from "#client/lib/use-store.ts";
import { sectionPath } from "#client/paths.ts";
import { askForIdeas } from "#client/queries/ideas.ts";

/** Turns a viewer's question into a saved video idea that carries the comment. */
export function CommentIdea({ comment }: { readonly comment: string }) {
  const navigate = useNavigate();
  const saved = useStore(stores.savedIdeas).find((idea) => idea.comment === comment);
  const asking = useCancellable(async (question: string, signal) => {
    const topic = topicOf(question);
    const { ideas } = await askForIdeas({ topic, format: "q-and-a", count: 1 }, { signal });
    const open = () => void navigate(sectionPath("saved-ideas"));
    for (const idea of ideas.slice(0, 1))
      saveIdea(idea, topic, { comment: question, action: { label: "Open Saved Ideas", run: open } });
  });
  if (saved !== undefined)
    return (
      <Link to={sectionPath("saved-ideas", { idea: saved.id })} className={buttonClass("quiet", "small")}>
        <BookmarkCheck aria-hidden className="text-accent-text" />
        Saved as an idea
      </Link>
    );
  return (
    <>
      <Button look="quiet" size="small" disabled={asking.running} onClick={() => void asking.start(comment)}>
        <Lightbulb aria-hidden />
        {asking.running ? "Thinking..." : "Make it a video idea"}
      </Button>
      {asking.running && (
        <Button look="quiet" size="small" onClick={asking.cancel}>
          Cancel
        </Button>
      )}
      {asking.error !== null && !asking.running && (
        <div className="basis-full px-3">
          <AiError error={asking.error} onRetry={() => void asking.start(comment)} />
        </div>
      )}
    </>
  );
}

/** The comment as a topic: without what leads to a person, no longer than a topic may be. */
function topicOf(comment: string): string {
  const text = redact(comment)
    .replace(/\s*\[(?:e-mail|phone|handle)\]/gu, "")
    .trim();
  // Half of a character that takes two units is no character.
  return text.slice(0, IDEA_LIMITS.topic).replace(/\p{Surrogate}$/u, "");
}
