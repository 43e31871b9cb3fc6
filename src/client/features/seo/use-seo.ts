import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { SeoReport } from "#shared/contracts/seo.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askForSeo } from "#client/queries/seo.ts";
import { EMPTY_DRAFT, fieldsOf, SeoDraft } from "./draft.ts";

/** The last answer with the form that asked for it. */
const Answer = z.union([
  z.object({
    kind: z.literal("report"),
    asked: SeoDraft,
    details: z.optional(z.string()),
    report: SeoReport,
  }),
  z.object({ kind: z.literal("prose"), asked: SeoDraft, reply: AssistReply }),
]);
export type Answer = z.infer<typeof Answer>;

interface Generation {
  readonly draft: SeoDraft;
  /** True to be answered anew. */
  readonly fresh: boolean;
  /** What the creator answered to the last report's questions. */
  readonly details?: string | undefined;
}

/** A field that a proposal can replace. */
export type Replaceable = "title" | "description" | "tags";

const REPLACED: Record<Replaceable, string> = {
  title: "Title replaced",
  description: "Description replaced",
  tags: "Tags replaced",
};

/** The screen's state: what is typed and what was answered, both kept until the tab closes. */
export function useSeo() {
  const [draft, setDraft] = useDraft("seo-form", SeoDraft, EMPTY_DRAFT);
  const [answer, setAnswer] = useDraft<Answer | null>("seo-answer", z.nullable(Answer), null);
  const [answers, setAnswers] = useDraft("seo-answers", z.array(z.string()), []);
  const generation = useCancellable(async ({ draft: asked, fresh, details }: Generation, signal) => {
    const told = await askForSeo(fieldsOf(asked), { signal, fresh, details });
    setAnswer({ ...told, asked, ...(told.kind === "report" && { details }) });
  });
  return {
    draft,
    setDraft,
    answer,
    /** What is typed under the questions of a report. */
    answers,
    setAnswers,
    generation,
    /** Puts a proposal into its field; the toast can bring back what stood there. */
    replace: (field: Replaceable, text: string) => {
      const before = draft[field];
      setDraft({ ...draft, [field]: text });
      notify.success(REPLACED[field], {
        action: { label: "Undo", run: () => setDraft((current) => ({ ...current, [field]: before })) },
      });
    },
  };
}
