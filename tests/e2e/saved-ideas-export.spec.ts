import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { format } from "prettier";
import { parsers } from "prettier/plugins/markdown";
import * as z from "zod/mini";
import { expect, test } from "../support/app.ts";
import { asStored, savedIdea } from "../support/ideas.ts";

const IDEAS = [
  savedIdea({
    title: '=CMD("calc","Win")',
    hook: 'Comma, "quote" and\na new line',
    description: "# Not a heading\n\n- not a list",
    cta: "[not](a-link) ![not](an-image) *a* `link`",
    platform: "TikTok",
    comment: "+1! Which *pan* is that?",
  }),
  savedIdea({
    title: "日本語の料理 🎸 #1 *stars* <b>bold</b> | pipe",
    hook: "@mention -minus +plus",
    viralScore: 61.5,
    topic: "",
  }),
].toReversed();

/** Presses a button and reads the file that comes. */
async function fileOf(page: Page, name: string) {
  await page.goto("/dashboard?section=saved-ideas");
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  const download = await arrived;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test.beforeEach(async ({ page, signIn, keep }) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  await signIn();
  await keep(asStored(IDEAS));
});

test("CSV holds every field, survives commas, quotes and lines, and is never a formula", async ({ page }) => {
  const { name, text } = await fileOf(page, "CSV");
  expect(name).toBe("crescendo-ideas-2026-11-21.csv");
  expect(text.startsWith("\uFEFF"), "the mark by which Excel knows UTF-8").toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true });
  expect(errors).toEqual([]);
  expect(data).toEqual(
    IDEAS.map(({ title, hook, description, cta, format: kind, targetAudience, topic, ...idea }) => ({
      // A leading apostrophe keeps a spreadsheet from calculating.
      title: title.replace(/^=/u, "'="),
      hook: hook.replace(/^@/u, "'@"),
      description,
      cta,
      format: kind,
      targetAudience,
      topic,
      platform: idea.platform ?? "",
      comment: (idea.comment ?? "").replace(/^\+/u, "'+"),
      viralScore: String(idea.viralScore),
      savedAt: idea.savedAt,
    })),
  );
});

const Node = z.object({
  type: z.string(),
  value: z.optional(z.string()),
  get children() {
    return z.optional(z.array(Node));
  },
});
type Node = z.infer<typeof Node>;

/** A Markdown text as a reader of Markdown sees it. */
async function readMarkdown(markdown: string): Promise<Node> {
  const reader = {
    parsers: { markdown: { ...parsers.markdown, astFormat: "json" } },
    printers: { json: { print: ({ node }: { node: unknown }) => JSON.stringify(node) } },
  };
  return Node.parse(JSON.parse(await format(markdown, { parser: "markdown", plugins: [reader] })));
}

const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join("");
const typesOf = ({ type, children = [] }: Node): string[] => [type, ...children.flatMap(typesOf)];

test("Markdown reads back as the very texts: nothing in them becomes markup", async ({ page }) => {
  const { name, text } = await fileOf(page, "Markdown");
  expect(name).toBe("crescendo-ideas-2026-11-21.md");
  const document = await readMarkdown(text);
  expect(new Set(typesOf(document))).toEqual(
    new Set(["root", "heading", "blockquote", "paragraph", "list", "listItem", "strong", "text"]),
  );
  const [top, ...parts] = document.children ?? [];
  expect(top && textOf(top)).toBe("Saved video ideas");
  const items = parts.map(({ type, children = [], ...rest }) =>
    type === "list" ? children.map(textOf) : textOf({ type, children, ...rest }),
  );
  expect(items).toEqual(
    IDEAS.flatMap(({ title, hook, description, cta, format: kind, targetAudience, topic, ...idea }) => [
      title,
      hook,
      description,
      [
        `Call to action: ${cta}`,
        `Format: ${kind}`,
        `Audience: ${targetAudience}`,
        ...(topic === "" ? [] : [`Topic: ${topic}`]),
        ...(idea.platform === undefined ? [] : [`Platform: ${idea.platform}`]),
        ...(idea.comment === undefined ? [] : [`Answers the comment: ${idea.comment}`]),
        `Score: ${Math.round(idea.viralScore)}% viral`,
        `Saved: ${idea.savedAt}`,
      ],
    ]),
  );
});
