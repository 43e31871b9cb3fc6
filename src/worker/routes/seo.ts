import { Hono } from "hono";
import { type SeoKeywords, seoOptimizer, SeoProposals, type SeoRequest } from "#shared/contracts/seo.ts";
import { ApiError } from "#shared/errors.ts";
import { parseReply } from "#shared/json.ts";
import { videoSubject } from "#shared/rules/seo/keywords.ts";
import { ask, askOptionsOf } from "../ai/ask.ts";
import { analyse } from "../ai/built-in/seo/report.ts";
import { seoProposals } from "../ai/tasks/seo-proposals.ts";
import { type AppContext, type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";
import { suggestions } from "../upstream/youtube-suggest.ts";

export const seo = new Hono<AppEnv>();

serve(seo, seoOptimizer, async (c, video) => {
  const keywords = await lookUp(c, video);
  const question = {
    task: seoProposals,
    input: { video, suggestions: keywords.suggestions },
    sampling: seoProposals.sampling,
    memory: "",
  };
  const { reply, engine, model, cached, notice } = await ask(question, askOptionsOf(c));
  const proposals = parseReply(reply, SeoProposals);
  // The screen then asks for prose instead (spec §7).
  if (!proposals.ok) throw new ApiError(notice?.code ?? "ai_not_json", notice?.message ?? proposals.reason);
  const analysis = analyse(video, proposals.value, keywords);
  return c.json({ ...analysis, ...proposals.value, keywords, engine, model, cached, notice });
});

/** What people type after the video's subject. YouTube out of reach costs the keywords, never the answer. */
async function lookUp(c: AppContext, video: SeoRequest): Promise<SeoKeywords> {
  const query = videoSubject(video);
  const nothing: SeoKeywords = { source: "youtube-suggest", state: "unavailable", query, suggestions: [] };
  if (query === "") return nothing;
  try {
    const { value, asOf } = await suggestions(readerOf(c), query);
    return { ...nothing, suggestions: value, state: "live", asOf };
  } catch {
    c.req.raw.signal.throwIfAborted();
    return nothing;
  }
}
