import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { HashtagLanguage, type HashtagRequest, HashtagResult } from "#shared/contracts/hashtags.ts";
import { RANKING, rankHashtags } from "#shared/rules/hashtags.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { findHashtags, HASHTAG_ORIGINS } from "#client/queries/hashtags.ts";

const Draft = z.object({ topic: z.string(), language: HashtagLanguage });
export type HashtagsDraft = z.infer<typeof Draft>;

/** The last tags with what they were asked for. */
const Answer = z.object({
  request: Draft,
  results: z.array(HashtagResult),
  origin: z.enum(HASHTAG_ORIGINS),
  by: z.optional(z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true, care: true })),
});
export type HashtagsAnswer = z.infer<typeof Answer>;

interface Generation {
  readonly request: HashtagRequest;
  /** True to be answered anew. */
  readonly fresh: boolean;
}

/** The screen's state: what is typed and the last tags, both kept until the tab closes. */
export function useHashtags() {
  const [draft, setDraft] = useDraft<HashtagsDraft>("hashtags-form", Draft, {
    topic: "",
    language: "English",
  });
  const [answer, setAnswer] = useDraft("hashtags-answer", z.nullable(Answer), null);

  const generation = useCancellable(async ({ request, fresh }: Generation, signal) => {
    const { tags, origin, by, failure } = await findHashtags(request, { signal, fresh });
    if (tags.length === 0) notify.failure("AI returned no hashtags");
    else setAnswer({ request, results: rankHashtags(tags, anyExtra), origin, by });
    // The topic's own tags stand below the red box that says why no AI answered.
    if (failure !== undefined) throw failure;
  });

  return {
    draft,
    setDraft,
    answer,
    generation,
    generate: () => generation.start({ request: { ...draft, topic: draft.topic.trim() }, fresh: false }),
  };
}

/** What chance adds to a tag's strength. */
function anyExtra(): number {
  return Math.floor(Math.random() * (RANKING.strength.spread + 1));
}
