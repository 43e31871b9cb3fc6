import { RefreshCw, Square } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { Working } from "#client/components/ui/working.tsx";
import type { AnswerState, KeptAnswer } from "#client/lib/use-answer.ts";
import { AiError } from "./ai-error.tsx";
import { AnswerNotice } from "./answer-notice.tsx";
import { AskBack } from "./ask-back.tsx";
import { EngineNote, writtenBy } from "./engine-note.tsx";
import { Markdown, preloadMarkdown } from "./markdown.tsx";
import { RestsOn } from "./rests-on.tsx";
import { SaveAnswer } from "./save-answer.tsx";

interface AnswerProps extends AnswerState {
  /** Names the box: "Response", "Report". */
  readonly label: string;
  /** What a wait says: "Thinking...". */
  readonly waiting: string;
  /** True where what was asked stands above its answer. */
  readonly titled?: boolean;
  /** More that can be done with a whole answer. */
  readonly actions?: (answer: KeptAnswer) => ReactNode;
}

/** An answer in prose as it is written, with all that can be done with it: stop, copy, save, ask again. */
export function Answer({
  answer,
  answers,
  setAnswers,
  asking,
  label,
  waiting,
  titled = false,
  actions,
}: AnswerProps) {
  const { running, error, input } = asking;
  const again = (fresh: boolean) => {
    const last = input ?? (answer === null ? undefined : { request: answer.request, title: answer.title });
    if (last !== undefined) void asking.start({ ...last, fresh });
  };
  useEffect(() => {
    if (running) preloadMarkdown();
  }, [running]);
  const begun = answer !== null && answer.text !== "";
  // Only a task whose input has fields takes what the creator answers.
  const fields =
    answer === null || typeof answer.request.input === "string" ? undefined : answer.request.input;
  return (
    <section aria-label={label} aria-busy={running} className="grid gap-5">
      {running && !begun && <Working label={waiting} onCancel={asking.cancel} />}
      {error !== null && !running && <AiError error={error} onRetry={() => again(false)} />}
      {begun && fields !== undefined && answer.by?.questions !== undefined && (
        <AskBack
          questions={answer.by.questions}
          answers={answers}
          onChange={setAnswers}
          onSubmit={(details) =>
            void asking.start({
              request: { ...answer.request, input: { ...fields, details } },
              title: answer.title,
            })
          }
          running={running}
          known={answer.by.known !== false}
          action="Write it from this"
        />
      )}
      {begun && (
        <Card as="article" aria-label={answer.title} className="p-5 sm:p-7">
          {/* What the answer's own headings stand under. */}
          <h2 dir="auto" className={titled ? "mb-4 text-lg leading-snug font-semibold" : "sr-only"}>
            {titled ? answer.title : label}
          </h2>
          <Markdown text={answer.text} />
          {!running && answer.by === undefined && (
            <p className="mt-4 text-sm text-ink-soft">This answer ends here: it was stopped or broke off.</p>
          )}
          <div className="mt-4 empty:hidden">
            <AnswerNotice notice={answer.by?.notice} />
          </div>
          {answer.by?.restsOn !== undefined && answer.by.restsOn.length > 0 && (
            <div className="mt-5">
              <RestsOn specifics={answer.by.restsOn} />
            </div>
          )}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
            {answer.by === undefined ? <span /> : <EngineNote {...answer.by} />}
            <div className="-mx-2 flex flex-wrap gap-1">
              {running ? (
                <Button size="small" onClick={asking.cancel}>
                  <Square aria-hidden />
                  Stop
                </Button>
              ) : (
                <>
                  <SaveAnswer
                    title={answer.title}
                    text={answer.text}
                    writtenBy={answer.by === undefined ? "an answer that was stopped" : writtenBy(answer.by)}
                  />
                  <CopyButton text={answer.text} done="Copied" />
                  {actions?.(answer)}
                  <Button look="quiet" size="small" onClick={() => again(true)}>
                    <RefreshCw aria-hidden />
                    Ask again
                  </Button>
                </>
              )}
            </div>
          </div>
        </Card>
      )}
    </section>
  );
}
