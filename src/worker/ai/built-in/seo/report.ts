import type { SeoKeywords, SeoProposals, SeoReport } from "#shared/contracts/seo.ts";
import { SIGNAL_SOURCES } from "#shared/contracts/live-signals.ts";
import { chaptersIn, chapterText, correctedChapters } from "#shared/rules/seo/chapters.ts";
import { type RankedCheck, rankedChecks, seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { scoreOf } from "#shared/rules/signals.ts";
import { type Block, heading, type Inline, list, markdown, paragraph, strong } from "../markdown.ts";
import { readingEase } from "./reading-ease.ts";

/** The analysis, which is the product's own whoever wrote the proposals, with the report as Markdown. */
export type Analysis = Pick<SeoReport, "report" | "score" | "checks" | "chapters">;

const KINDS = { official: "Official", study: "Study", reported: "Reported", heuristic: "Rule of thumb" };

/** @param keywords left out where nobody looked. */
export function analyse(fields: SeoFields, proposals: SeoProposals, keywords?: SeoKeywords): Analysis {
  const checks = seoChecks(fields, readingEase);
  const chapters = correctedChapters(chaptersIn(fields.description));
  const score = scoreOf(checks);
  const { weak, good } = rankedChecks(checks);
  const report = markdown([
    heading(2, fields.title.trim() === "" ? "SEO report" : `SEO report: ${fields.title}`),
    paragraph(
      strong(`Score: ${score} of 100.`),
      " The sum of the checks below. It judges how findable and readable the text is; it doesn't predict views.",
    ),
    ...section("Needs work", weak.length === 0 ? [] : [list(weak.map(rowOf))]),
    ...section("Good", good.length === 0 ? [] : [list(good.map(rowOf))]),
    ...section("Better titles", proposals.titles.length === 0 ? [] : [list(proposals.titles)]),
    ...section("Description", [code(proposals.description)]),
    ...section("Tags", proposals.tags.length === 0 ? [] : [code(proposals.tags.join(", "))]),
    ...section("Hashtags", proposals.hashtags.length === 0 ? [] : [code(proposals.hashtags.join(" "))]),
    ...section("Chapters as YouTube needs them", chapters === undefined ? [] : [code(chapterText(chapters))]),
    ...section("What people type on YouTube", keywords === undefined ? [] : suggested(keywords)),
  ]);
  return { report, score, checks, chapters };
}

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(3, title), ...blocks];
}

function code(value: string): Block {
  return { type: "code", value };
}

function rowOf({ check, points }: RankedCheck): Inline[] {
  const { label, finding, advice, weight, verdict, source } = check;
  const from = `${KINDS[source.kind]}: ${source.label}${source.checked === undefined ? "" : `, checked ${source.checked}`}`;
  return [
    strong(`${label} (${points} of ${weight})`),
    ` ${finding}${verdict === "ok" ? "" : ` ${advice}`} (${from})`,
  ];
}

function suggested({ query, state, asOf, suggestions, source }: SeoKeywords): Block[] {
  const name = SIGNAL_SOURCES[source];
  if (state !== "live") return [paragraph(`${name} couldn't be reached just now.`)];
  if (suggestions.length === 0) return [paragraph(`${name} had nothing for “${query}”.`)];
  return [
    paragraph(`${name} after “${query}”${asOf === undefined ? "" : `, read ${asOf}`}:`),
    list(suggestions),
  ];
}
