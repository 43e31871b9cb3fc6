import { useState } from "react";
import * as z from "zod/mini";
import { AssistReply, AssistRequest } from "#shared/contracts/assistant.ts";
import { type Cancellable, useCancellable } from "./use-cancellable.ts";
import { useDraft } from "./use-draft.ts";

/** The last answer of a screen, kept until the tab closes. */
export const KeptAnswer = z.object({
  request: AssistRequest,
  /** What was asked, in a line, for whoever saves the answer. */
  title: z.string(),
  text: z.string(),
  /** Who wrote it; missing where it was stopped or broke off before its end. */
  by: z.optional(
    z.pick(AssistReply, {
      engine: true,
      model: true,
      cached: true,
      notice: true,
      known: true,
      restsOn: true,
      questions: true,
    }),
  ),
});
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export interface Asking {
  readonly request: AssistRequest;
  readonly title: string;
  /** True to be answered anew. */
  readonly fresh?: boolean;
}

/** How a screen's questions are asked: `askStreamed` of the assistant's queries. */
type Ask = (
  request: AssistRequest,
  options: { readonly signal: AbortSignal; readonly fresh?: boolean },
  onText: (soFar: string) => void,
) => Promise<AssistReply>;

export interface AnswerState {
  readonly answer: KeptAnswer | null;
  /** What is typed to the questions that an answer asks back, in their order. */
  readonly answers: readonly string[];
  readonly setAnswers: (answers: readonly string[]) => void;
  readonly asking: Cancellable<Asking, KeptAnswer>;
  readonly clear: () => void;
}

/**
 * One streamed answer at a time. What came before a stop or a failure stays on the screen.
 * @param name of the draft under which the answer outlives a reload.
 */
export function useAnswer(name: string, ask: Ask): AnswerState {
  const [kept, setKept] = useDraft(name, z.nullable(KeptAnswer), null);
  const [answers, setAnswers] = useDraft(`${name}-details`, z.array(z.string()), []);
  /** The answer being written; a draft is written to storage, which is too slow for every piece. */
  const [writing, setWriting] = useState<KeptAnswer | null>(null);
  const asking = useCancellable(async ({ request, title, fresh }: Asking, signal) => {
    let latest: KeptAnswer = { request, title, text: "" };
    setWriting(latest);
    try {
      const { reply, engine, model, cached, notice, known, restsOn, questions } = await ask(
        request,
        { signal, fresh },
        (text) => {
          latest = { ...latest, text };
          setWriting(latest);
        },
      );
      latest = { ...latest, text: reply, by: { engine, model, cached, notice, known, restsOn, questions } };
      return latest;
    } finally {
      // Where nothing came, the answer before stays what it was.
      if (latest.text !== "") setKept(latest);
      setWriting(null);
    }
  });
  return {
    answer: writing ?? kept,
    answers,
    setAnswers: (typed) => setAnswers([...typed]),
    asking,
    clear: () => setKept(null),
  };
}
