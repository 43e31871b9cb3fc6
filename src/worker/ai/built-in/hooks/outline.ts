import { toMarkdown } from "mdast-util-to-markdown";
import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import type { FormatId } from "#shared/rules/formats.ts";
import type { Random } from "../random.ts";
import type { Pieces } from "../titles/angle.ts";
import { BEAT_TIMES, BEATS, TESTS } from "./beats.ts";

/** What an outline is made of. */
export interface Outlined {
  readonly idea: VideoIdea;
  readonly otherTitles: readonly string[];
  readonly pieces: Pieces;
  readonly format: FormatId;
  readonly length: "short" | "long";
}

/**
 * One idea as Markdown, from title options to the thing to test. Built as a tree and escaped when it is
 * written, so that markup in a creator's topic is shown and never taken for the page's own.
 */
export function outline({ idea, otherTitles, pieces, format, length }: Outlined, random: Random): string {
  const { beats, overlays, cover } = BEATS[format];
  const times = BEAT_TIMES[length];
  const timed = [OPENING_BEAT, ...beats].map((beat, index) => [
    strong(times[index] ?? ""),
    text(` ${beat(pieces)}`),
  ]);
  const tree: Root = {
    type: "root",
    children: [
      heading(2, idea.title),
      paragraph(strong(idea.format), text(` · ${idea.targetAudience}`)),
      paragraph(text(idea.description)),
      heading(3, "Title options"),
      list([idea.title, ...otherTitles].map((title) => [text(title)])),
      heading(3, "Hook"),
      { type: "blockquote", children: [paragraph(text(idea.hook))] },
      heading(3, "Beat by beat"),
      list(timed),
      heading(3, "On-screen text"),
      list(overlays.map((overlay) => [text(overlay(pieces))])),
      heading(3, "Call to action"),
      paragraph(text(idea.cta)),
      heading(3, length === "long" ? "Thumbnail" : "Cover frame"),
      paragraph(text(cover(pieces))),
      heading(3, "One thing to test"),
      paragraph(text(random.pick(TESTS[length]))),
    ],
  };
  return toMarkdown(tree, { bullet: "-" });
}

const OPENING_BEAT = () => "The hook, over the strongest picture you have. No greeting, no logo.";

function text(value: string): PhrasingContent {
  return { type: "text", value };
}

function strong(value: string): PhrasingContent {
  return { type: "strong", children: [text(value)] };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

function heading(depth: 2 | 3, value: string): RootContent {
  return { type: "heading", depth, children: [text(value)] };
}

function list(items: readonly PhrasingContent[][]): RootContent {
  return {
    type: "list",
    spread: false,
    children: items.map((item) => ({ type: "listItem", spread: false, children: [paragraph(...item)] })),
  };
}
