import { NO_RESPONSE } from "#shared/contracts/assistant.ts";
import { memoryToSend, remember } from "#client/lib/memory.ts";
import { useAddressInput } from "#client/lib/use-address-input.ts";
import { useAnswer } from "#client/lib/use-answer.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { askStreamed } from "#client/queries/assistant.ts";
import { useOwnMaterial } from "#client/queries/own-material.ts";
import {
  AssistantDraft,
  chosen,
  EMPTY_DRAFT,
  promptOf,
  requestOf,
  titleOf,
  typeInto,
  withChannel,
} from "./draft.ts";
import { type AssistantTask, FREE, taskOf } from "./tasks.ts";

/** The screen's state: what is typed, task by task, and the last answer, both kept until the tab closes. */
export function useAssistant() {
  const [draft, setDraft] = useDraft("assistant-form", AssistantDraft, EMPTY_DRAFT);
  const task = chosen(draft);
  const typed = draft.typed[task.id] ?? {};

  const own = useOwnMaterial();

  // Memory and channel are read when a question leaves, so that they are sent only while they are on, also with Ask again.
  const state = useAnswer("assistant-answer", async (request, options, onText) => {
    const prompt = promptOf(request);
    const answer = await askStreamed(
      { ...withChannel(request, own.about), memory: memoryToSend(prompt) },
      options,
      onText,
    );
    if (answer.reply !== NO_RESPONSE) remember(prompt, answer.reply);
    return answer;
  });

  // An address alone never asks: it only fills in what the creator can look at first.
  useAddressInput(["task", "text"], (arrived) => {
    const wanted = taskOf(arrived.get("task")) ?? FREE;
    const text = arrived.get("text");
    setDraft((current) => {
      const next = { ...current, task: wanted.id };
      return text === null ? next : typeInto(next, wanted, wanted.main.name, text);
    });
  });

  return {
    task,
    typed,
    own,
    state,
    choose: (next: AssistantTask) => setDraft((current) => ({ ...current, task: next.id })),
    type: (name: string, text: string) => setDraft((current) => typeInto(current, task, name, text)),
    append: (name: string, text: string) =>
      setDraft((current) =>
        typeInto(current, task, name, joined(current.typed[task.id]?.[name] ?? "", text)),
      ),
    ask: () => {
      const request = requestOf(task, typed);
      void state.asking.start({ request, title: titleOf(request) });
    },
  };
}

/** Words spoken after what is there already. */
function joined(before: string, spoken: string): string {
  return before === "" || /\s$/u.test(before) ? before + spoken : `${before} ${spoken}`;
}
