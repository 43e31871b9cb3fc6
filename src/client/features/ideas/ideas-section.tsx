import { Lightbulb, RefreshCw } from "lucide-react";
import { IDEA_LIMITS } from "#shared/contracts/ideas.ts";
import { AskBack } from "#client/components/ask-back.tsx";
import { AiError } from "#client/components/ai-error.tsx";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { OwnMaterialLine } from "#client/components/own-material-line.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { IdeaCard } from "./idea-card.tsx";
import { IdeasForm } from "./ideas-form.tsx";
import { useIdeas } from "./use-ideas.ts";

/** AI Video Ideas: say what about, get ideas, keep the good ones. */
export function IdeasSection() {
  const { draft, setDraft, own, generation, answer, answers, setAnswers, generate, replacement, replace } =
    useIdeas();
  useAddressInput(["topic"], (arrived, start) => {
    const topic = arrived.get("topic") ?? "";
    // The niche was chosen for another topic.
    const next = { ...draft, topic: topic.slice(0, IDEA_LIMITS.topic), niche: "" };
    setDraft(next);
    if (start) void generate({ draft: next, fresh: false });
  });

  const replacing = replacement.running ? replacement.input?.position : undefined;
  const busy = generation.running || replacement.running;
  return (
    <>
      <PageHeading title="AI Video Ideas">
        Say what you make videos about. Every idea comes with a hook, a call to action and a score you can
        open.
      </PageHeading>
      <IdeasForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void generate({ draft, fresh: false })}
        running={generation.running}
        own={<OwnMaterialLine {...own} />}
      />
      <section aria-label="Ideas" className="mt-8 grid gap-5">
        {generation.running && <Working label="Thinking..." onCancel={generation.cancel} />}
        {generation.error && !generation.running && (
          <AiError
            error={generation.error}
            onRetry={() => generation.input && void generate(generation.input)}
          />
        )}
        {answer === null && !busy && !generation.error && (
          <EmptyState icon={<Lightbulb />} title="Your ideas appear here">
            Start with a topic you could talk about for an hour, or pick a niche and see where it leads.
          </EmptyState>
        )}
        {answer !== null && (
          <>
            <AnswerNotice notice={answer.notice} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <EngineNote {...answer} />
              <Button
                size="small"
                disabled={busy}
                onClick={() => void generate({ draft: answer.draft, fresh: true, details: answer.details })}
              >
                <RefreshCw aria-hidden />
                Regenerate all
              </Button>
            </div>
            {replacement.error && !replacement.running && (
              <AiError
                error={replacement.error}
                onRetry={() => replacement.input && void replace(replacement.input)}
              />
            )}
            {answer.questions !== undefined && (
              <AskBack
                questions={answer.questions}
                answers={answers}
                onChange={(typed) => setAnswers([...typed])}
                onSubmit={(details) => void generate({ draft: answer.draft, fresh: false, details })}
                running={busy}
                known={answer.known !== false}
                action="Write ideas from this"
              />
            )}
            {answer.ideas.map(({ by, ...idea }, position) => (
              <IdeaCard
                key={`${idea.title} ${idea.hook}`}
                idea={idea}
                by={by}
                topic={answer.draft.topic.trim() || answer.draft.niche}
                platform={answer.draft.platform || undefined}
                care={answer.care}
                onRegenerate={() => void replace({ position })}
                regenerating={replacing === position}
                busy={busy}
              />
            ))}
          </>
        )}
      </section>
    </>
  );
}
