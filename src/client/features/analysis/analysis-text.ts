import { toMarkdown } from "mdast-util-to-markdown";
import type { Advice, AnalysisResult, Topic, TopVideo, Trend } from "#shared/rules/analysis/result.ts";
import { counted } from "#shared/rules/audience/describe.ts";
import { formatNumber } from "#client/lib/format.ts";
import type { KeptAnalysis } from "./use-analysis.ts";

const text = (value: string) => ({ type: "text" as const, value });
const paragraph = (value: string) => ({ type: "paragraph" as const, children: [text(value)] });
const heading = (depth: 1 | 2, title: string) => ({
  type: "heading" as const,
  depth,
  children: [text(title)],
});

function list(items: readonly (readonly string[])[]) {
  return {
    type: "list" as const,
    ordered: false,
    spread: false,
    children: items.map((lines) => ({
      type: "listItem" as const,
      spread: false,
      children: lines.map(paragraph),
    })),
  };
}

/** A whole analysis as Markdown. Titles are the creator's own and are escaped, so that they stay text. */
export function analysisText({ result, sources }: KeptAnalysis): string {
  const { performanceMetrics, topics, trend, basis } = result;
  const { bestPostingTimes, topPerformingContent, bestConvertingContent } = performanceMetrics;
  const part = (title: string, items: readonly string[] | undefined, why = "") => [
    heading(2, title),
    items === undefined ? paragraph("N/A") : list(items.map((item) => [item])),
    paragraph(why),
  ];
  const children = [
    heading(1, "AI Analysis"),
    paragraph(sources.join(" ")),
    list(keyNumbers(result)),
    ...advised("Recommendations", result.recommendations),
    ...advised("Growth opportunities", result.growthOpportunities),
    ...part(
      "Best posting times",
      bestPostingTimes?.map(({ name, detail }) => `${name}: ${detail}`),
      basis.postingTimes,
    ),
    ...part("Trend", trend === null ? undefined : [trendLine(trend)], basis.trend),
    ...part("Top performing content", topPerformingContent?.map(videoLine), basis.topContent),
    ...part("Wins the most subscribers", bestConvertingContent?.map(videoLine), basis.converting),
    ...part("Audience demographics", undefined, basis.demographics),
    ...part("Topics in your titles", topics?.map(topicLine), basis.topics),
  ];
  return toMarkdown({ type: "root", children }, { bullet: "-" });
}

/** The big numbers, each with what it rests on. */
function keyNumbers({ bestNiche, confidence, performanceMetrics, basis }: AnalysisResult): string[][] {
  const { avgViews, medianViews, avgEngagement } = performanceMetrics;
  const median = medianViews === null ? "" : `, median ${rounded(medianViews)}`;
  const line = (name: string, value: string | undefined, why = "") => [`${name}: ${value ?? "N/A"}. ${why}`];
  return [
    line(
      "Best niche",
      bestNiche === null ? undefined : `${bestNiche}, ${confidence}% confidence`,
      basis.niche,
    ),
    line("Average views", avgViews === null ? undefined : `${rounded(avgViews)}${median}`, basis.views),
    line(
      "Average engagement",
      avgEngagement === null ? undefined : `${avgEngagement.toFixed(1)}%`,
      basis.engagement,
    ),
  ];
}

function advised(title: string, advice: readonly Advice[]) {
  if (advice.length === 0) return [];
  const items = advice.map(({ text: what, about, basis }) =>
    about === null ? [what, basis] : [what, `“${about}”`, basis],
  );
  return [heading(2, title), list(items)];
}

function videoLine({ title, views, detail }: TopVideo): string {
  return `${title}: ${formatNumber(views)} views${detail === "" ? "" : `, ${detail}`}`;
}

function topicLine({ word, videos, medianViews }: Topic): string {
  return `${word}: ${counted(videos, "video")}, median ${rounded(medianViews)} views`;
}

function trendLine({ from, to, viewsADay, viewsADayBefore }: Trend): string {
  return `${from} to ${to}: ${rounded(viewsADay)} views a day, ${rounded(viewsADayBefore)} in the five weeks before`;
}

const rounded = (value: number): string => formatNumber(Math.round(value));
