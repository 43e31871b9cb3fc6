import { type Handle, toMarkdown } from "mdast-util-to-markdown";
import type { Paragraph, PhrasingContent, RootContent, Table } from "mdast";

/** Part of a line: plain text, which is shown as it is whatever it holds, or something marked up. */
export type Inline = string | PhrasingContent;
export type Block = RootContent;

/**
 * Markdown of blocks. Built as a tree and escaped when it is written, so that markup in a creator's text
 * is shown and never taken for the page's own.
 */
export function markdown(blocks: readonly Block[]): string {
  return toMarkdown(
    { type: "root", children: [...blocks] },
    { bullet: "-", handlers: { table: writeTable }, unsafe: [...GFM] },
  );
}

/**
 * What GitHub's Markdown, which the screens read, makes of plain text beyond the standard: tables and what is
 * struck out. It also makes links of web addresses, escaped or not, which then are a creator's own.
 */
const GFM = [
  { character: "|", inConstruct: "phrasing" },
  { character: "~", inConstruct: "phrasing" },
] as const;

const writeTable: Handle = (node: Table, _, state, info) => {
  const leave = state.enter("phrasing");
  const rows = node.children.map((row) =>
    row.children.map((cell) => state.containerPhrasing(cell, { ...info, before: "|", after: "|" })),
  );
  leave();
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
};

/** Control characters but the line break, and those that would turn the rest of a line around. */
const UNSEEN = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

function inline(part: Inline): PhrasingContent {
  return typeof part === "string" ? { type: "text", value: part.replace(UNSEEN, " ") } : part;
}

export function strong(value: string): PhrasingContent {
  return { type: "strong", children: [inline(value)] };
}

export function emphasis(value: string): PhrasingContent {
  return { type: "emphasis", children: [inline(value)] };
}

export function paragraph(...parts: Inline[]): Paragraph {
  return { type: "paragraph", children: parts.map(inline) };
}

export function heading(depth: 2 | 3, value: string): Block {
  return { type: "heading", depth, children: [inline(value)] };
}

export function list(items: readonly (string | readonly Inline[])[], ordered = false): Block {
  return {
    type: "list",
    ordered,
    spread: false,
    children: items.map((item) => ({
      type: "listItem",
      spread: false,
      children: [typeof item === "string" ? paragraph(item) : paragraph(...item)],
    })),
  };
}

/** Lines below each other in one paragraph; empty ones are dropped. */
export function lines(texts: readonly string[]): Paragraph {
  const kept = texts.map((text) => text.trim()).filter((text) => text !== "");
  return paragraph(
    ...kept.flatMap((text, index): Inline[] => (index === 0 ? [text] : [{ type: "break" }, text])),
  );
}

/** Somebody's words, line by line, set apart as a quotation. */
export function quote(text: string): Block {
  const paragraphs = text.split(/\n\s*\n/u).filter((part) => part.trim() !== "");
  return { type: "blockquote", children: paragraphs.map((part) => lines(part.split("\n"))) };
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  return {
    type: "table",
    children: [head, ...rows].map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: [inline(cell)] })),
    })),
  };
}

/** Markdown of the product's own, such as an answer of the playbook. Never a creator's text. */
export function written(value: string): Block {
  return { type: "html", value };
}
