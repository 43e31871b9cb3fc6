import type { TaskName } from "#shared/contracts/assistant.ts";
import type { VideoIdea } from "#shared/contracts/ideas.ts";
import { evenDays } from "#shared/rules/planner/days.ts";
import type { TenderKind } from "../../material/care/kinds.ts";
import { type Block, emphasis, heading, list, markdown, paragraph, strong, table } from "../markdown.ts";
import type { CareTexts } from "./texts.ts";

/** Posts a week of a quiet plan, at most. */
const PACE = 2;
const TITLES = 3;
const FORMS = 4;
const CAPTION_TAGS = 3;

/** An answer in prose about a tender subject; what a task adds to it comes first. */
export function soberProse(
  task: TaskName,
  texts: CareTexts,
  kind: TenderKind,
  ideas: readonly VideoIdea[],
): string {
  const { about, helps, questions } = texts.tender[kind];
  const { headings } = texts;
  return markdown([
    paragraph(emphasis(texts.basis)),
    heading(2, headings.quietly(about)),
    paragraph(texts.notNeeded),
    ...ownPart(task, texts, kind, ideas),
    heading(3, headings.helps),
    list(helps.map(([what, how]) => [strong(`${what}.`), ` ${how}`])),
    heading(3, headings.before),
    list(texts.before),
    heading(3, headings.after),
    list(texts.after),
    heading(3, headings.yourWords),
    list(questions),
    paragraph(texts.tooMuch),
  ]);
}

function ownPart(task: TaskName, texts: CareTexts, kind: TenderKind, ideas: readonly VideoIdea[]): Block[] {
  const { headings } = texts;
  const forms = (count: number): Block[] => [
    heading(3, headings.forms),
    list(ideas.slice(0, count).map(({ title, description }) => [strong(title), `: ${description}`])),
  ];
  switch (task) {
    case "content_calendar":
      return [
        paragraph(texts.pace),
        table(
          [headings.day, headings.title],
          evenDays(PACE).map((day, index) => [String(day), ideas[index % ideas.length]?.title ?? ""]),
        ),
      ];
    case "caption":
      return [heading(3, headings.rather), ...captions(texts, kind)];
    case "ab_test":
    case "seo":
    case "optimize_video":
      return [heading(3, headings.rather), list(ideas.slice(0, TITLES).map(({ title }) => title))];
    case "thumbnail_advice":
      return [heading(3, headings.forms), list(texts.scenes)];
    case "monetize":
      return [paragraph(texts.earning)];
    case "video_idea":
    case "daily_briefing":
      return forms(1);
    default:
      return forms(FORMS);
  }
}

/** Three captions: a line, a few, and a longer one. */
function captions(texts: CareTexts, kind: TenderKind): Block[] {
  const { helps, tags } = texts.tender[kind];
  const [call = ""] = texts.calls;
  const marked = tags
    .slice(0, CAPTION_TAGS)
    .map((tag) => `#${tag}`)
    .join(" ");
  const [first = "", second = "", third = ""] = texts.spoken;
  const written = [
    [first, marked],
    [first, helps[0][1], call, marked],
    [first, second, third, ...helps.map(([, how]) => how), call, marked],
  ];
  return [
    list(
      written.map((parts) => parts.join(" ")),
      true,
    ),
  ];
}
