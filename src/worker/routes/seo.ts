import { Hono } from "hono";
import type { AssistReply } from "#shared/contracts/assistant.ts";
import { needsCare } from "#shared/contracts/grounding.ts";
import {
  type SeoKeywords,
  seoOptimizer,
  SeoProposals,
  type SeoReport,
  type SeoRequest,
} from "#shared/contracts/seo.ts";
import { ApiError } from "#shared/errors.ts";
import { parseReply } from "#shared/json.ts";
import { withoutContacts } from "#shared/rules/askable.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import type { Asking } from "../ai/asking.ts";
import { type AppContext, type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";

export const seo = new Hono<AppEnv>();

serve(seo, seoOptimizer, async (c, video) => {
  const { ask, askOptionsOf } = await import("../ai/ask.ts");
  const { question, answerWith } = await askingForSeo(c, video);
  return c.json(answerWith(await ask(question, askOptionsOf(c))));
});

/**
 * What a video's texts ask an engine, once people's searches were read.
 * @throws ApiError `ai_not_json` where no proposals are in the reply.
 */
export async function askingForSeo(c: AppContext, video: SeoRequest): Promise<Asking<SeoReport>> {
  const [{ analyse }, { seoProposals }, keywords] = await Promise.all([
    import("../ai/built-in/seo/report.ts"),
    import("../ai/tasks/seo-proposals.ts"),
    lookUp(c, video),
  ]);
  const question = {
    task: seoProposals,
    input: { video, suggestions: keywords.suggestions },
    sampling: seoProposals.sampling,
    memory: "",
  };
  const answerWith = ({ reply, ...by }: AssistReply): SeoReport => {
    const proposals = parseReply(reply, SeoProposals);
    // The screen then asks for prose instead (spec §7).
    if (!proposals.ok)
      throw new ApiError(by.notice?.code ?? "ai_not_json", by.notice?.message ?? proposals.reason);
    const analysis = analyse(video, proposals.value, keywords);
    if (!needsCare(by.care)) return { ...analysis, ...proposals.value, keywords, ...by };
    // A score and what to do for a better one don't belong beside such a subject.
    const report = [
      ...proposals.value.titles.map((title) => `- ${title}`),
      "",
      proposals.value.description,
    ].join("\n");
    return { ...analysis, report, checks: [], ...proposals.value, keywords, ...by };
  };
  return { question, answerWith };
}

/** What people type after the video's subject. YouTube out of reach costs the keywords, never the answer. */
async function lookUp(c: AppContext, video: SeoRequest): Promise<SeoKeywords> {
  const query = withoutContacts(videoSubject(video));
  const nothing: SeoKeywords = { source: "youtube-suggest", state: "unavailable", query, suggestions: [] };
  if (query === "" || c.get("config").PUBLIC_SOURCES === "off") return nothing;
  try {
    const { suggestions } = await import("../upstream/youtube-suggest.ts");
    const { value, asOf } = await suggestions(readerOf(c), query);
    return { ...nothing, suggestions: value, state: "live", asOf };
  } catch {
    c.req.raw.signal.throwIfAborted();
    return nothing;
  }
}
