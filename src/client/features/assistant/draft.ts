import * as z from "zod/mini";
import type { AssistRequest } from "#shared/contracts/assistant.ts";
import type { OwnMaterial } from "#shared/contracts/own-material.ts";
import { shorten } from "#shared/rules/memory.ts";
import { type AssistantTask, fieldsOf, FREE, taskOf } from "./tasks.ts";

/** What is typed: the task chosen, and each task's own fields by their names. */
export const AssistantDraft = z.object({
  task: z.string(),
  typed: z.record(z.string(), z.record(z.string(), z.string())),
});
export type AssistantDraft = z.infer<typeof AssistantDraft>;
/** The fields of one task as typed; what is missing is empty. */
export type Typed = Readonly<Record<string, string>>;

export const EMPTY_DRAFT: AssistantDraft = { task: FREE.id, typed: {} };

/** The most of a question that stands above its answer, in UTF-16 units. */
const TITLE_MAX = 140;

/** The task a draft has chosen. */
export function chosen(draft: AssistantDraft): AssistantTask {
  return taskOf(draft.task) ?? FREE;
}

/** The draft with one field of a task typed anew. */
export function typeInto(
  draft: AssistantDraft,
  task: AssistantTask,
  name: string,
  text: string,
): AssistantDraft {
  return { ...draft, typed: { ...draft.typed, [task.id]: { ...draft.typed[task.id], [name]: text } } };
}

/** How many UTF-16 units a field is over its limit; 0 or less where it isn't. */
export function excess(text: string | undefined, max: number): number {
  return (text ?? "").trim().length - max;
}

/** Whether a task can be asked: its main field holds something and none is over its limit. */
export function isReady(task: AssistantTask, typed: Typed): boolean {
  const filled = (typed[task.main.name] ?? "").trim() !== "";
  return filled && fieldsOf(task).every(({ name, max }) => excess(typed[name], max) <= 0);
}

/** What a task is asked: plain text for a free question, else the fields that hold something. */
export function requestOf(task: AssistantTask, typed: Typed): AssistRequest {
  const filled = fieldsOf(task).flatMap(({ name }) => {
    const text = (typed[name] ?? "").trim();
    return text === "" ? [] : [[name, text] as const];
  });
  const input = task === FREE ? (filled[0]?.[1] ?? "") : Object.fromEntries(filled);
  return { task: task.id, input };
}

/** The request with what goes along from the creator's channel, where its task uses that. @param about what there is. */
export function withChannel(
  request: AssistRequest,
  about: (text: string) => OwnMaterial | undefined,
): AssistRequest {
  const task = taskOf(request.task);
  const { input } = request;
  if (task?.usesChannel !== true || typeof input === "string") return request;
  const channel = about(String(input[task.main.name] ?? ""));
  return channel === undefined ? request : { ...request, input: { ...input, channel } };
}

/** A request in a line: "Caption: the first watch I ever repaired". */
export function titleOf({ task: id, input }: AssistRequest): string {
  const task = taskOf(id) ?? FREE;
  const text = typeof input === "string" ? input : String(input[task.main.name] ?? "");
  const line = shorten(text.replace(/\s+/gu, " ").trim(), TITLE_MAX);
  return task === FREE ? line : `${task.label}: ${line}`;
}

/** A request as a person reads it later, every field with its name. */
export function promptOf({ task: id, input }: AssistRequest): string {
  if (typeof input === "string") return input;
  const task = taskOf(id) ?? FREE;
  const lines = fieldsOf(task).flatMap(({ name, label }) =>
    typeof input[name] === "string" ? [`${label}: ${input[name]}`] : [],
  );
  return [task.label, ...lines].join("\n");
}
