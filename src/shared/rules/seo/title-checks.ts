import { titleLength } from "../lengths.ts";
import { falling } from "../signals.ts";
import { specificsIn, titleInformation } from "../title-information.ts";
import { TITLE_COLUMNS, TITLE_MAX, titleAllowed, titleVisible } from "../titles.ts";
import { columns, words } from "../words.ts";
import { check, quote, type SeoCheck, used } from "./check.ts";
import type { SeoFields } from "./fields.ts";
import { wantedWords } from "./keywords.ts";
import { SEO_SOURCES } from "./sources.ts";

export function titleLimit({ title }: SeoFields): SeoCheck {
  const measure = titleLength(title);
  const allowed = titleAllowed(title);
  return check(
    {
      id: "title-limit",
      label: "YouTube takes the title as it is",
      finding:
        title.trim() === "" ? "There is no title yet." : [used(measure), measure.fault].join(" ").trim(),
      value: allowed ? 1 : 0,
      weight: 8,
      measure,
      source: SEO_SOURCES.title,
      advice: `Keep the title within ${TITLE_MAX} characters and leave out < and >.`,
    },
    !allowed,
  );
}

export function titleGlance({ title }: SeoFields): SeoCheck {
  const width = columns(title.trim());
  return check({
    id: "title-glance",
    label: "Title can be read at a glance",
    finding:
      width === 0
        ? "There is no title yet."
        : width < TITLE_COLUMNS.least
          ? `Only ${width} letters wide, which says little.`
          : `${width} letters wide; small screens show about ${TITLE_COLUMNS.fine}.`,
    value: titleVisible(title),
    weight: 8,
    source: SEO_SOURCES.craft,
    advice:
      width < TITLE_COLUMNS.least
        ? "Say in the title what the video shows, and for whom."
        : `Say it in ${TITLE_COLUMNS.fine} characters; small screens cut the rest.`,
  });
}

export function keywordFirst(fields: SeoFields): SeoCheck {
  const shared = {
    id: "keyword-first",
    label: "Title starts with what people search for",
    weight: 10,
    source: SEO_SOURCES.playbook,
    advice: "Put the words people would search for at the start of the title, a name or series at its end.",
  };
  if (words(fields.title).length === 0)
    return check({ ...shared, finding: "There is no title yet.", value: 0 });
  const wanted = wantedWords(fields);
  if (wanted.length === 0)
    return check({
      ...shared,
      finding: "No niche, tags or description say yet what people search for.",
      value: 0.5,
      advice: "Fill in the niche or a few tags, so that the title can be held against them.",
    });
  const lower = fields.title.toLowerCase().replaceAll("’", "'");
  const [first] = wanted
    .filter((word) => lower.includes(word))
    .map((word) => ({ word, before: columns(lower.slice(0, lower.indexOf(word))) }))
    .toSorted((a, b) => a.before - b.before);
  if (first === undefined)
    return check({
      ...shared,
      finding: "None of your niche's, tags' or description's words is in it.",
      value: 0,
    });
  return check({
    ...shared,
    finding:
      first.before === 0
        ? `${quote(first.word)} comes first.`
        : `${quote(first.word)} comes after ${first.before} letters.`,
    value: falling(first.before, 15, 70),
  });
}

/** Specifics of a title that are named in a finding. */
const NAMED = 4;

export function titleSays({ title }: SeoFields): SeoCheck {
  const specifics = specificsIn(title);
  return check({
    id: "title-information",
    label: "Title says something only this video has",
    finding:
      title.trim() === ""
        ? "There is no title yet."
        : specifics.length === 0
          ? "Nothing in it names this video rather than any other."
          : `It names ${specifics.slice(0, NAMED).map(quote).join(", ")}.`,
    value: titleInformation(title),
    weight: 12,
    source: SEO_SOURCES.craft,
    advice:
      "Name the part, the sign, the number that is true or what came of it, in words that fit no other video.",
  });
}
