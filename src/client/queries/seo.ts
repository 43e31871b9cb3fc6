import { ASSIST_LIMITS, type AssistReply } from "#shared/contracts/assistant.ts";
import { seoOptimizer, type SeoReport } from "#shared/contracts/seo.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { seoPrompt } from "#shared/rules/seo/prompt.ts";
import { call } from "#client/lib/api.ts";
import { type AskOptions, ask } from "./assistant.ts";

/** A report with all its parts, or, where the SEO call failed, one in prose. */
export type SeoAnswer =
  | { readonly kind: "report"; readonly report: SeoReport }
  | { readonly kind: "prose"; readonly reply: AssistReply };

interface SeoOptions extends AskOptions {
  /** What the creator answered to the questions a report asked back. */
  readonly details?: string | undefined;
}

/**
 * Asks for a report. If the SEO call fails, it falls back to the assist call with the built-in SEO prompt
 * (spec §7). @throws CallError where that fails, too.
 */
export async function askForSeo(fields: SeoFields, options: SeoOptions): Promise<SeoAnswer> {
  const { signal, fresh = false, details } = options;
  try {
    const headers = fresh ? { "Cache-Control": "no-cache" } : undefined;
    const body = { ...fields, tags: [...fields.tags], details };
    return { kind: "report", report: await call(seoOptimizer, { body, signal, headers }) };
  } catch (error) {
    if (signal?.aborted) throw error;
    const input = seoPrompt(fields, ASSIST_LIMITS.input);
    return { kind: "prose", reply: await ask({ task: "seo", input }, options) };
  }
}
