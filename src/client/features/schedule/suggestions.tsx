import { RefreshCw, Sparkles } from "lucide-react";
import { SuggestionsRequest } from "#shared/contracts/video-suggestions.ts";
import { AiError } from "#client/components/ai-error.tsx";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Working } from "#client/components/ui/working.tsx";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";
import { SuggestionCards } from "./suggestion-cards.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** A field that a suggestion can replace. */
export type Replaceable = "title" | "description" | "tags";

interface SuggestionsProps {
  readonly form: FormDraft;
  readonly onUse: (field: Replaceable, text: string) => void;
}

/** Suggestions for title, description, tags and thumbnail, on request. */
export function Suggestions({ form, onUse }: SuggestionsProps) {
  const { suggested, asking } = useSuggestions(form.id);
  const { running, error } = asking;
  const { title, description, file } = form;
  const ready = SuggestionsRequest.safeParse({ title, description, fileName: file?.name ?? "" }).success;
  const ask = (fresh: boolean) => void asking.start({ form, fresh });
  return (
    <section aria-label="AI suggestions" aria-busy={running} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={!ready || running} onClick={() => ask(suggested !== null)}>
          {suggested === null ? <Sparkles aria-hidden /> : <RefreshCw aria-hidden />}
          {suggested === null ? "Suggest with AI" : "Suggest again"}
        </Button>
        {!ready && (
          <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
            Enter a title or a description first, or choose a file whose name says what it shows.
          </p>
        )}
      </div>
      {running && <Working label="Thinking..." onCancel={asking.cancel} />}
      {error !== null && !running && <AiError error={error} onRetry={() => ask(false)} />}
      {suggested !== null && (
        <>
          <AnswerNotice notice={suggested.by.notice} />
          <SuggestionCards suggestions={suggested.suggestions} form={form} onUse={onUse} />
          <EngineNote {...suggested.by} />
        </>
      )}
    </section>
  );
}
