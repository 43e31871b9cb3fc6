import { MessageCircleReply, RefreshCw } from "lucide-react";
import { AiError } from "#client/components/ai-error.tsx";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { Working } from "#client/components/ui/working.tsx";
import { CommentCard } from "./comment-card.tsx";
import { RepliesForm } from "./replies-form.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { useReplies } from "./use-replies.ts";

/** Reply Assistant: paste comments, see what they call for, copy a reply to each. */
export function RepliesSection() {
  const { draft, setDraft, generation, answer, generate, replacement, replace, setAnswered } = useReplies();
  const replacing = replacement.running ? replacement.input?.position : undefined;
  const failed = replacement.error !== null && !replacement.running ? replacement.input?.position : undefined;
  const busy = generation.running || replacement.running;
  const placed = answer?.replies.map((reply, position) => ({ reply, position })) ?? [];
  const answered = answer?.replies.filter((reply) => reply.answered).length ?? 0;
  return (
    <>
      <PageHeading title="Reply Assistant">
        Paste comments from your videos. Each gets up to three replies in your tone, and the ones that need
        more than a reply are pointed out.
      </PageHeading>
      <RepliesForm
        draft={draft}
        onChange={setDraft}
        onSubmit={(comments) => void generate({ comments, tone: draft.tone, fresh: false })}
        running={generation.running}
      />
      <section aria-label="Replies" className="mt-8 grid gap-5">
        {generation.running && <Working label="Writing replies..." onCancel={generation.cancel} />}
        {generation.error && !generation.running && (
          <AiError
            error={generation.error}
            onRetry={() => generation.input && void generate(generation.input)}
          />
        )}
        {answer === null && !busy && !generation.error && (
          <EmptyState icon={<MessageCircleReply />} title="Replies appear here">
            Questions, spam, hostility and comments that need you in person are told apart, and a summary says
            where to start.
          </EmptyState>
        )}
        {answer !== null && (
          <>
            <AnswerNotice notice={answer.notice} />
            <SummaryCard summary={answer.summary} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <EngineNote {...answer} />
              <div className="flex flex-wrap items-center gap-4">
                <p role="status" className="text-sm text-ink-soft tabular">
                  {answered} of {answer.replies.length} answered
                </p>
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => void generate({ comments: answer.comments, tone: answer.tone, fresh: true })}
                >
                  <RefreshCw aria-hidden />
                  Suggest again
                </Button>
              </div>
            </div>
            <ol className="grid gap-5">
              {placed.map(({ reply, position }) => (
                // The same comment may come twice; its place is what tells it apart.
                <li key={position} className="min-w-0">
                  <CommentCard
                    reply={reply}
                    number={position + 1}
                    engine={answer.engine}
                    onAnswered={(done) => setAnswered(position, done)}
                    onReplace={() => void replace({ position })}
                    replacing={replacing === position}
                    failure={failed === position ? replacement.error : null}
                    busy={busy}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
    </>
  );
}
