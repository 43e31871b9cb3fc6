import * as z from "zod/mini";
import { endpoint } from "../contract.ts";
import { tagsIn } from "../rules/lengths.ts";
import { VERDICTS } from "../rules/seo/check.ts";
import { seoPromptFields } from "../rules/seo/prompt.ts";
import { ASSIST_LIMITS, AssistReply } from "./assistant.ts";
import { line } from "./fields.ts";
import { Details } from "./grounding.ts";
import { SourceState } from "./live-signals.ts";

/**
 * The most of each field, in UTF-16 units. Above YouTube's own limits, so that a text that is too long can be
 * sent to be shortened.
 */
export const SEO_LIMITS = { title: 500, description: 10_000, tags: 2000, niche: 80 } as const;

/** Tags as a list, or as typed between commas. */
const Tags = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())], "Tags must be text or a list of texts."),
    z.transform((tags: string | string[]) => tagsIn([tags].flat().join(",").replace(/\s+/gu, " "))),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (tags) => tags.join(",").length <= SEO_LIMITS.tags,
        `Tags can be at most ${SEO_LIMITS.tags} characters together.`,
      ),
    ),
);

const Form = z
  .object({
    title: z._default(line(SEO_LIMITS.title, "Title"), ""),
    description: z._default(
      z
        .string("Description must be text.")
        .check(
          z.trim(),
          z.maxLength(
            SEO_LIMITS.description,
            `Description can be at most ${SEO_LIMITS.description} characters.`,
          ),
        ),
      "",
    ),
    tags: z._default(Tags, []),
    niche: z._default(line(SEO_LIMITS.niche, "Niche"), ""),
    /** What the creator answered to the questions asked back. */
    details: Details,
  })
  .check(
    z.refine(({ title, description }) => title !== "" || description !== "", {
      error: "Enter a title or a description.",
      path: ["title"],
    }),
  );
export type SeoForm = z.input<typeof Form>;

/** One video's text, as the SEO Optimizer takes it (spec §7). */
export const SeoRequest = Form;
export type SeoRequest = z.output<typeof Form>;

/** The same over the assist call: the fields, the screen's prompt that holds them, or a title in plain text. */
export const SeoQuestion = z.pipe(
  z.pipe(
    z.union([
      z
        .string()
        .check(
          z.maxLength(ASSIST_LIMITS.input, `A question can be at most ${ASSIST_LIMITS.input} characters.`),
        ),
      z.record(z.string(), z.unknown()),
    ]),
    z.transform((asked: string | Record<string, unknown>) =>
      typeof asked === "string" ? seoPromptFields(asked, SEO_LIMITS.title) : asked,
    ),
  ),
  Form,
);

/** What an engine proposes; every text keeps YouTube's limits. */
export const SeoProposals = z.object({
  /** Better titles, best first; empty where none beats the creator's own. */
  titles: z.array(z.string()),
  description: z.string(),
  tags: z.array(z.string()),
  /** Each with its #, at most as many as YouTube shows by the title. */
  hashtags: z.array(z.string()),
});
export type SeoProposals = z.infer<typeof SeoProposals>;

const Source = z.object({
  kind: z.enum(["official", "study", "reported", "heuristic"]),
  label: z.string(),
  url: z.optional(z.string()),
  checked: z.optional(z.string()),
});

/** One check of the analysis, a signal of the score. */
const Check = z.object({
  id: z.string(),
  label: z.string(),
  verdict: z.enum(VERDICTS),
  finding: z.string(),
  advice: z.string(),
  /** 0 to 1. */
  value: z.number(),
  /** Points; those of all checks add up to 100. */
  weight: z.number(),
  source: Source,
  measure: z.optional(
    z.object({
      used: z.number(),
      max: z.number(),
      unit: z.enum(["characters", "bytes", "hashtags"]),
      fault: z.optional(z.string()),
    }),
  ),
});

/** What people type into YouTube's search box after the video's subject. */
export const SeoKeywords = z.extend(SourceState, {
  /** What was looked up; "" where the fields hold no word. */
  query: z.string(),
  /** Somebody else's words, in YouTube's order; empty where it couldn't be read. */
  suggestions: z.array(z.string()),
});
export type SeoKeywords = z.infer<typeof SeoKeywords>;

/** The report (spec §7), and what it is made of. */
export const SeoReport = z.extend(SeoProposals, {
  /** Markdown of the whole. */
  report: z.string(),
  /** 0 to 100, of the text as it was sent. */
  score: z.int(),
  checks: z.array(Check),
  /** The description's chapters as YouTube takes them; missing where there are none, or too few. `at` in seconds. */
  chapters: z.optional(z.array(z.object({ at: z.int(), title: z.string() }))),
  keywords: SeoKeywords,
  ...z.pick(AssistReply, {
    engine: true,
    model: true,
    cached: true,
    notice: true,
    known: true,
    restsOn: true,
    questions: true,
    care: true,
  }).shape,
});
export type SeoReport = z.infer<typeof SeoReport>;

/** Analyses a video's text and proposes better. `Cache-Control: no-cache` asks a paid engine anew. */
export const seoOptimizer = endpoint({
  method: "POST",
  path: "/api/ai/seo-optimizer",
  cost: "ai",
  body: SeoRequest,
  response: SeoReport,
});
