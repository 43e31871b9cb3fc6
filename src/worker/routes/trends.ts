import { Hono } from "hono";
import type { LiveSignals } from "#shared/contracts/live-signals.ts";
import {
  TREND_LIMITS,
  trendDetector,
  type TrendResult,
  Trends,
  type TrendsAnswer,
  type TrendsRequest,
} from "#shared/contracts/trends.ts";
import { parseReply } from "#shared/json.ts";
import type { Asking } from "../ai/asking.ts";
import { type AppContext, type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";

/** Searches of the region shown apart from the cards. */
const TRENDING_NOW = 10;

export const trends = new Hono<AppEnv>();

serve(trends, trendDetector, async (c, request) => {
  const { ask, askOptionsOf } = await import("../ai/ask.ts");
  const { question, answerWith } = await askingForTrends(c, request);
  return c.json(answerWith(await ask(question, askOptionsOf(c))));
});

/** What a request for trends asks an engine, once the public sources have been read. */
export async function askingForTrends(
  c: AppContext,
  { niche, region }: TrendsRequest,
): Promise<Asking<TrendsAnswer>> {
  const [{ questionOf }, { publicTopic }, { chartCategory, ofNiche }, { readSignals }] = await Promise.all([
    import("../ai/ask.ts"),
    import("../ai/material/public-topic.ts"),
    import("../ai/built-in/trends/niche-signals.ts"),
    import("../upstream/live-signals.ts"),
  ]);
  const asked = { ...(await publicTopic(niche)), region, category: chartCategory(niche) };
  const live = await readSignals(readerOf(c), asked);
  const signals = ofNiche(live.signals, niche).slice(0, TREND_LIMITS.signals);
  return {
    question: questionOf({ task: "trends", input: { niche, region, signals } }),
    answerWith: ({ reply, ...by }) => ({
      success: true,
      result: resultOf(reply, live),
      ...by,
      sources: live.sources,
      trendingNow: live.signals.filter(({ source }) => source === "google-trends").slice(0, TRENDING_NOW),
    }),
  };
}

/** The cards of a reply; where it holds none, the reply itself is what there is to read. */
function resultOf(reply: string, { sources }: LiveSignals): TrendResult {
  const parsed = parseReply(reply, Trends);
  const { topTrends, prediction, bonusInsight } = parsed.ok
    ? parsed.value
    : { topTrends: [], prediction: "", bonusInsight: "" };
  const newest = sources
    .flatMap(({ asOf }) => asOf ?? [])
    .toSorted()
    .at(-1);
  return {
    topTrends,
    prediction,
    bonusInsight,
    lastUpdatedIso: newest ?? new Date().toISOString(),
    raw: reply,
  };
}
