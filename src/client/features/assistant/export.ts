import { toMarkdown } from "mdast-util-to-markdown";
import type { SavedAnswer } from "#shared/contracts/assistant.ts";

const text = (value: string) => ({ type: "text" as const, value });

/** The answers as one Markdown document. Titles are escaped, so that they stay text; the answers are Markdown. */
export function answersAsMarkdown(answers: readonly SavedAnswer[]): string {
  const heading = (depth: 1 | 2, title: string) => ({
    type: "heading" as const,
    depth,
    children: [text(title)],
  });
  const sections = answers.flatMap((answer) => [
    heading(2, answer.title),
    {
      type: "paragraph" as const,
      children: [
        {
          type: "emphasis" as const,
          children: [text(`Saved ${answer.savedAt}, written by ${answer.writtenBy}`)],
        },
      ],
    },
    // A node whose value is written as it is.
    { type: "html" as const, value: answer.text },
  ]);
  return toMarkdown({ type: "root", children: [heading(1, "Saved answers"), ...sections] }, { bullet: "-" });
}
