import type { Advice, AnalysisResult, Trend } from "#shared/rules/analysis/result.ts";
import { formatNumber } from "#client/lib/format.ts";
import type { KeptAnalysis } from "./use-analysis.ts";

/** A whole analysis as Markdown. Titles are the creator's own, so what Markdown would read in them is escaped. */
export function analysisText({ result, sources }: KeptAnalysis): string {
  return [
    "# AI Analysis",
    sources.join(" "),
    ...keyNumbers(result),
    ...adviceText("Recommendations", result.recommendations),
    ...adviceText("Growth opportunities", result.growthOpportunities),
    ...findings(result),
  ].join("\n\n");
}

function keyNumbers({ bestNiche, confidence, performanceMetrics, basis }: AnalysisResult): string[] {
  const { avgViews, medianViews, avgEngagement } = performanceMetrics;
  const rows: readonly (readonly [string, string | null, string | undefined])[] = [
    ["Best niche", bestNiche === null ? null : `${bestNiche}, ${confidence ?? 0}% confidence`, basis.niche],
    [
      "Average views",
      avgViews === null
        ? null
        : `${rounded(avgViews)}${medianViews === null ? "" : `, median ${rounded(medianViews)}`}`,
      basis.views,
    ],
    ["Average engagement", avgEngagement === null ? null : `${avgEngagement.toFixed(1)}%`, basis.engagement],
  ];
  return [
    rows.map(([name, value, why = ""]) => `- **${name}:** ${value ?? "N/A"}. ${plain(why)}`).join("\n"),
  ];
}

function adviceText(title: string, advice: readonly Advice[]): string[] {
  if (advice.length === 0) return [];
  const items = advice.map(({ text, about, basis }) =>
    [`- ${plain(text)}`, ...(about === null ? [] : [`  “${plain(about)}”`]), `  ${plain(basis)}`].join("\n"),
  );
  return [`## ${title}`, items.join("\n")];
}

function findings({ performanceMetrics, topics, trend, basis }: AnalysisResult): string[] {
  const { bestPostingTimes, topPerformingContent, bestConvertingContent } = performanceMetrics;
  const videos = topPerformingContent?.map(({ title, views, detail }) => videoLine(title, views, detail));
  const winners = bestConvertingContent?.map(({ title, views, detail }) => videoLine(title, views, detail));
  return [
    ...listed(
      "Best posting times",
      bestPostingTimes?.map(({ name, detail }) => `${name}: ${detail}`),
      basis.postingTimes,
    ),
    ...listed("Trend", trend === null ? undefined : [trendLine(trend)], basis.trend),
    ...listed("Top performing content", videos, basis.topContent),
    ...listed("Wins the most subscribers", winners, basis.converting),
    ...listed("Audience demographics", undefined, basis.demographics),
    ...listed(
      "Topics in your titles",
      topics?.map(
        ({ word, videos: count, medianViews }) =>
          `${plain(word)}: ${count} videos, median ${rounded(medianViews)} views`,
      ),
      basis.topics,
    ),
  ];
}

function listed(title: string, items: readonly string[] | undefined, basis = ""): string[] {
  return [
    `## ${title}`,
    items === undefined ? "N/A" : items.map((item) => `- ${item}`).join("\n"),
    plain(basis),
  ];
}

function videoLine(title: string, views: number, detail: string): string {
  return `${plain(title)}: ${formatNumber(views)} views${detail === "" ? "" : `, ${detail}`}`;
}

function trendLine({ from, to, viewsADay, viewsADayBefore }: Trend): string {
  return `${from} to ${to}: ${rounded(viewsADay)} views a day, ${rounded(viewsADayBefore)} in the five weeks before`;
}

const rounded = (value: number): string => formatNumber(Math.round(value));

/** On one line, with what Markdown or HTML would read as more than text escaped. */
function plain(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/[\\`*_[\]<>#|~]/gu, String.raw`\$&`);
}
