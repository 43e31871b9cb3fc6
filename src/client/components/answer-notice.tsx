import type { AssistReply } from "#shared/contracts/assistant.ts";
import { Note } from "./ui/note.tsx";

/**
 * What a reader should know of an answer: why another engine wrote it, or that it was cut off. It stands above an
 * answer that comes whole, and under one that is read as it is written, since it comes last.
 */
export function AnswerNotice({ notice }: Pick<AssistReply, "notice">) {
  return notice === undefined ? null : <Note tone="warn">{notice.message}</Note>;
}
