import type { AssistReply } from "#shared/contracts/assistant.ts";
import type { Question } from "./engine.ts";

/** What a call asks an engine, and what it answers with once it has the reply. */
export interface Asking<Answer> {
  readonly question: Question;
  /** @throws ApiError where the reply isn't what the call needs. */
  readonly answerWith: (reply: AssistReply) => Answer;
}
