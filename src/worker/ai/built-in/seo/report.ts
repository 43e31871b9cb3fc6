import type { SeoKeywords, SeoProposals, SeoReport } from "#shared/contracts/seo.ts";
import { SIGNAL_SOURCES } from "#shared/contracts/live-signals.ts";
import { chaptersIn, chapterText, correctedChapters } from "#shared/rules/seo/chapters.ts";
import { quote } from "#shared/rules/seo/check.ts";
import { type RankedCheck, rankedChecks, seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { scoreOf } from "#shared/rules/signals.ts";
import { isWorthKeeping, specificsIn } from "#shared/rules/title-information.ts";
import { titleAllowed } from "#shared/rules/titles.ts";
import { stems } from "../../material/stem.ts";
import { type Block, heading, type Inline, list, markdown, paragraph, strong } from "../markdown.ts";
import { readingEase } from "./reading-ease.ts";
import { isShouting } from "./recased.ts";
import { isEmptyTitle } from "./told-titles.ts";

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
    ...section("Better titles", titlesIn(fields, proposals.titles, score)),
    ...section("Description", [code(proposals.description)]),
    ...section("Tags", proposals.tags.length === 0 ? [] : [code(proposals.tags.join(", "))]),
    ...section("Hashtags", proposals.hashtags.length === 0 ? [] : [code(proposals.hashtags.join(" "))]),
    ...section("Chapters as YouTube needs them", chapters === undefined ? [] : [code(chapterText(chapters))]),
    ...section("What people type on YouTube", keywords === undefined ? [] : suggested(keywords)),
  ]);
  return { report, score, checks, chapters };
}

/** Whether to keep the title, then the others, each with the score it would bring and what it adds. */
function titlesIn(fields: SeoFields, titles: readonly string[], score: number): Block[] {
  const own = specificsIn(fields.title);
  const rows = titles.map((title) => {
    const points = scoreOf(seoChecks({ ...fields, title }, readingEase));
    return `${title} (${points} of 100: ${whyOf(title, fields)})`;
  });
  const isKept = titleAllowed(fields.title) && isWorthKeeping(fields.title) && !isShouting(fields.title);
  const others =
    rows.length > 0 ? "The others say the same in another way" : "Another could only rearrange it";
  const keep = isKept
    ? [
        `Keep it: ${fields.title} (${score} of 100: it already names ${own.slice(0, 4).map(quote).join(", ")}). ${others}.`,
      ]
    : [];
  if (rows.length + keep.length > 0) return [list([...keep, ...rows])];
  if (!titleAllowed(fields.title)) return [];
  const names = own.slice(0, 4).map(quote).join(", ");
  return [
    paragraph(
      isEmptyTitle(fields.title) || names === ""
        ? NOTHING_YET
        : `Nothing better yet: it names ${names}, and the description adds nothing that would fit. ${SAY_MORE}`,
    ),
  ];
}

const SAY_MORE =
  "Write down in the description what is seen in the video and what came of it, and a title can say more.";
const NOTHING_YET = `None yet: neither the title nor the description names what only this video has. ${SAY_MORE}`;

/** What a title has that the creator's own hasn't, and whether they said it themselves. */
function whyOf(title: string, { title: own, description, tags }: SeoFields): string {
  if (title.toLowerCase() === own.trim().toLowerCase())
    return "the same words, easier to read than in capitals";
  const had = new Set(stems(own));
  const added = specificsIn(title).filter(
    (specific) =>
      (!specific.includes("'") && stems(specific).some((stem) => !had.has(stem))) ||
      (/^\p{N}+$/u.test(specific) && !own.includes(specific)),
  );
  if (added.length === 0) return "your own words in another order";
  const said = [own, description, ...tags].join(" ").toLowerCase().replaceAll("’", "'");
  const condition = added.every((word) => said.includes(word.toLowerCase()))
    ? " from your description"
    : ", if your video shows it";
  return `adds ${added.slice(0, 4).map(quote).join(", ")}${condition}`;
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
