import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askForSuggestions } from "#client/queries/video-suggestions.ts";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";

/** The last suggestions with the video they were made for. */
const Suggested = z.object({
  id: z.string(),
  suggestions: VideoSuggestions,
  by: z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true }),
});
export type Suggested = z.infer<typeof Suggested>;

interface Asked {
  readonly form: FormDraft;
  /** True to be answered anew. */
  readonly fresh: boolean;
}

/** Suggestions for the form's video, on request; kept until the tab closes. */
export function useSuggestions(id: string) {
  const [kept, setKept] = useDraft<Suggested | null>("schedule-suggestions", z.nullable(Suggested), null);
  const asking = useCancellable(async ({ form, fresh }: Asked, signal) => {
    const { title, description, tags, file } = form;
    const asked = { title, description, tags: tagsIn(tags), fileName: file?.name ?? "" };
    const { engine, model, cached, notice, ...suggestions } = await askForSuggestions(asked, {
      signal,
      fresh,
    });
    setKept({ id: form.id, suggestions, by: { engine, model, cached, notice } });
  });
  return { suggested: kept?.id === id ? kept : null, asking };
}
