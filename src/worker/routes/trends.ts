import { Hono } from "hono";
import type { LiveSignals } from "#shared/contracts/live-signals.ts";
import {
  TREND_LIMITS,
  trendDetector,
  type TrendResult,
  Trends,
  type TrendsAnswer,
} from "#shared/contracts/trends.ts";
import { parseReply } from "#shared/json.ts";
import { type AppEnv, readerOf } from "../context.ts";
import { serve } from "../serve.ts";

/** Searches of the region shown apart from the cards. */
const TRENDING_NOW = 10;

export const trends = new Hono<AppEnv>();

serve(trends, trendDetector, async (c, { niche, region }) => {
  const [{ ask, askOptionsOf, questionOf }, { publicTopic }, { chartCategory, ofNiche }, { readSignals }] =
    await Promise.all([
      import("../ai/ask.ts"),
      import("../ai/material/public-topic.ts"),
      import("../ai/built-in/trends/niche-signals.ts"),
      import("../upstream/live-signals.ts"),
    ]);
  const asked = { ...(await publicTopic(niche)), region, category: chartCategory(niche) };
  const live = await readSignals(readerOf(c), asked);
  const signals = ofNiche(live.signals, niche).slice(0, TREND_LIMITS.signals);
  const question = questionOf({ task: "trends", input: { niche, region, signals } });
  const { reply, ...by } = await ask(question, askOptionsOf(c));
  return c.json({
    success: true,
    result: resultOf(reply, live),
    ...by,
    sources: live.sources,
    trendingNow: live.signals.filter(({ source }) => source === "google-trends").slice(0, TRENDING_NOW),
  } satisfies TrendsAnswer);
});

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
