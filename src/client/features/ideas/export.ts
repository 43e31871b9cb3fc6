import { toMarkdown } from "mdast-util-to-markdown";
import { needsCare } from "#shared/contracts/grounding.ts";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { csvFile } from "#client/lib/csv-file.ts";

const text = (value: string) => ({ type: "text" as const, value });
const strong = (value: string) => ({ type: "strong" as const, children: [text(value)] });

/** The ideas as one Markdown document, a heading each. What the ideas say is escaped, so that it stays text. */
export function ideasAsMarkdown(ideas: readonly SavedIdea[]): string {
  const heading = (depth: 1 | 2, title: string) => ({
    type: "heading" as const,
    depth,
    children: [text(title)],
  });
  const item = (name: string, value: string) => ({
    type: "listItem" as const,
    children: [{ type: "paragraph" as const, children: [strong(`${name}:`), text(` ${value}`)] }],
  });
  const sections = ideas.flatMap((idea) => [
    heading(2, idea.title),
    { type: "blockquote" as const, children: [{ type: "paragraph" as const, children: [text(idea.hook)] }] },
    { type: "paragraph" as const, children: [text(idea.description)] },
    {
      type: "list" as const,
      ordered: false,
      spread: false,
      children: [
        item("Call to action", idea.cta),
        item("Format", idea.format),
        item("Audience", idea.targetAudience),
        ...(idea.topic === "" ? [] : [item("Topic", idea.topic)]),
        ...(idea.platform === undefined ? [] : [item("Platform", idea.platform)]),
        ...(idea.comment === undefined ? [] : [item("Answers the comment", idea.comment)]),
        ...(needsCare(idea.care) ? [] : [item("Score", `${Math.round(idea.viralScore)}% viral`)]),
        item("Saved", idea.savedAt),
      ],
    },
  ]);
  return toMarkdown(
    { type: "root", children: [heading(1, "Saved video ideas"), ...sections] },
    { bullet: "-" },
  );
}

/** The ideas as CSV for a spreadsheet, which never reads a cell of it as a formula. */
export function ideasAsCsv(ideas: readonly SavedIdea[]): string {
  const rows = ideas.map(
    ({
      title,
      hook,
      description,
      cta,
      format,
      targetAudience,
      topic,
      platform,
      comment,
      viralScore,
      savedAt,
      care,
    }) => ({
      title,
      hook,
      description,
      cta,
      format,
      targetAudience,
      topic,
      platform: platform ?? "",
      comment: comment ?? "",
      viralScore: needsCare(care) ? "" : viralScore,
      savedAt,
    }),
  );
  return csvFile(rows);
}
