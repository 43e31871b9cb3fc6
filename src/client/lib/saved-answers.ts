import type { SavedAnswer } from "#shared/contracts/assistant.ts";
import { newId } from "./new-id.ts";
import { reportOutcome } from "./outcome.ts";
import { collections } from "./collections.ts";
import { notify } from "./toast.ts";

const { savedAnswers } = collections;

/** The saved copy of an answer, if there is one. */
export function savedAnswerOf(saved: readonly SavedAnswer[], text: string): SavedAnswer | undefined {
  return saved.find((answer) => answer.text === text);
}

/** Saves an answer as the newest. */
export function saveAnswer(answer: Pick<SavedAnswer, "title" | "text" | "writtenBy">): void {
  const { title, text, writtenBy } = answer;
  const copy = { id: newId(), savedAt: new Date().toISOString(), title, text, writtenBy };
  if (reportOutcome(savedAnswers.update((list) => [copy, ...list]))) notify.success("Answer saved");
}

/** Deletes an answer; the toast can put it back where it was. */
export function deleteAnswer(answer: SavedAnswer): void {
  const position = savedAnswers.read().findIndex(({ id }) => id === answer.id);
  if (!reportOutcome(savedAnswers.update((list) => list.filter(({ id }) => id !== answer.id)))) return;
  notify.success("Answer deleted", {
    action: {
      label: "Undo",
      run: () => reportOutcome(savedAnswers.update((list) => list.toSpliced(position, 0, answer))),
    },
  });
}
