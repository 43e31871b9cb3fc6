import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { VideoIdea } from "#shared/contracts/ideas.ts";
import { CallError } from "#client/lib/api.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askForIdeas } from "#client/queries/ideas.ts";
import { useOwnMaterial } from "#client/queries/own-material.ts";
import { EMPTY_DRAFT, IdeasDraft } from "./ideas-form.tsx";

const Authorship = z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true });
export type Authorship = z.infer<typeof Authorship>;

/** An idea as it is kept. */
const KeptIdea = z.extend(VideoIdea, {
  /** Who wrote it, where it took another's place and isn't by who wrote the others, or comes with a notice. */
  by: z.optional(Authorship),
});

/** The last answer with the form that asked for it. */
const Answer = z.extend(Authorship, {
  draft: IdeasDraft,
  ideas: z.array(KeptIdea),
  ...z.pick(AssistReply, { known: true, questions: true, care: true }).shape,
  /** What the creator answered to the questions before. */
  details: z.optional(z.string()),
});

interface Generation {
  readonly draft: IdeasDraft;
  /** True to be answered anew. */
  readonly fresh: boolean;
  /** What the creator answered to the questions asked back. */
  readonly details?: string | undefined;
}

interface Replacement {
  /** Which idea of the answer, from 0. */
  readonly position: number;
}

/** How many to choose from when one idea is replaced, so that it isn't one already on the screen. */
const SPARE = 3;

/** The screen's state: what is typed and what was answered, both kept until the tab closes. */
export function useIdeas() {
  const [draft, setDraft] = useDraft("ideas-form", IdeasDraft, EMPTY_DRAFT);
  const [answer, setAnswer] = useDraft("ideas-answer", z.nullable(Answer), null);

  const [answers, setAnswers] = useDraft("ideas-answers", z.array(z.string()), []);

  const own = useOwnMaterial();

  const generation = useCancellable(async ({ draft: asked, fresh, details }: Generation, signal) => {
    const channel = own.about(`${asked.topic} ${asked.niche}`);
    const ideas = await askForIdeas({ ...formOf(asked), details, channel }, { signal, fresh });
    setAnswer({ ...ideas, ideas: distinct(ideas.ideas), draft: asked, details });
  });

  const replacement = useCancellable(async ({ position }: Replacement, signal) => {
    if (answer === null) return;
    const channel = own.about(`${answer.draft.topic} ${answer.draft.niche}`);
    const more = await askForIdeas(
      { ...formOf(answer.draft), details: answer.details, channel, count: SPARE },
      { signal, fresh: true },
    );
    const shown = new Set(answer.ideas.map(({ title }) => title));
    const other = more.ideas.find(({ title }) => !shown.has(title));
    if (other === undefined) throw new CallError("The AI had nothing but ideas you already see. Try again.");
    const { engine, model, cached, notice, care } = more;
    const isLikeOthers = engine === answer.engine && notice === undefined;
    const by = isLikeOthers ? undefined : { engine, model, cached, notice };
    setAnswer({ ...answer, ideas: answer.ideas.with(position, { ...other, by }), care });
  });

  return {
    draft,
    setDraft,
    own,
    generation,
    answer,
    answers,
    setAnswers,
    replacement,
    generate: (input: Generation) => {
      // What replaces one idea of the answer before belongs to that answer.
      replacement.cancel();
      return generation.start(input);
    },
    replace: (input: Replacement) => replacement.start(input),
  };
}

/** A model may write the same idea twice. */
function distinct(ideas: readonly VideoIdea[]): VideoIdea[] {
  return [...new Map(ideas.map((idea) => [`${idea.title} ${idea.hook}`, idea])).values()];
}

/** What the form asks for; what was left open isn't sent. */
function formOf({ topic, niche, platform, format, audience, count }: IdeasDraft) {
  return { topic, niche, audience, count, platform: platform || undefined, format: format || undefined };
}
