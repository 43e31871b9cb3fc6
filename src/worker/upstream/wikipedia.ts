import * as z from "zod/mini";
import type { Language } from "#shared/rules/language.ts";
import { namesSubject } from "#shared/rules/article-titles.ts";
import type { Reader, Sourced } from "./read.ts";
import { at, textOf } from "./unknown-json.ts";
import { readWikimedia } from "./wikimedia.ts";

/** Titles looked through for the one that names the subject. */
const HITS = 5;
/** Characters of a title, a section's name and a summary. */
const LONGEST = { title: 200, section: 60, summary: 1200 } as const;
/** Sections kept of an article. */
const MOST_SECTIONS = 12;

const Title = z.nullable(z.string());
const SearchAnswer = z.object({ query: z.object({ search: z.array(z.unknown()) }) });

/** The lead of an article in plain text; null where the page is no article, but a list of meanings, say. */
const Summary = z.nullable(z.string());
const SummaryAnswer = z.object({ type: z.string(), extract: z.string() });

const Sections = z.array(z.object({ name: z.string(), anchor: z.string() }));
export type Section = z.infer<typeof Sections>[number];
const SectionsAnswer = z.object({ parse: z.object({ sections: z.array(z.unknown()) }) });

/**
 * The title of the article that is about a subject, in the Wikipedia of a language: the first found whose title, or a
 * redirect to it, names just that. Null where there is none: a near miss would be another subject.
 * @throws as {@link readWikimedia}.
 */
export function articleAbout(
  reader: Reader,
  language: Language,
  subject: string,
): Promise<Sourced<string | null>> {
  return readWikimedia(reader, {
    topic: "wikipedia-search",
    url: api(language, {
      action: "query",
      list: "search",
      srsearch: subject,
      srnamespace: "0",
      srlimit: String(HITS),
      srprop: "redirecttitle",
    }),
    schema: Title,
    parse: (body) =>
      SearchAnswer.parse(JSON.parse(body))
        .query.search.filter((hit) =>
          [at(hit, "title"), at(hit, "redirecttitle")].some((title) =>
            namesSubject(textOf(title, LONGEST.title) ?? "", subject),
          ),
        )
        .map((hit) => textOf(at(hit, "title"), LONGEST.title))
        .find((title) => title !== null) ?? null,
  });
}

/** What an article says first. @throws as {@link readWikimedia}. */
export function articleSummary(
  reader: Reader,
  language: Language,
  title: string,
): Promise<Sourced<string | null>> {
  return readWikimedia(reader, {
    topic: "wikipedia-summary",
    url: new URL(`${host(language)}/api/rest_v1/page/summary/${pathOf(title)}`),
    schema: Summary,
    parse: (body) => {
      const { type, extract } = SummaryAnswer.parse(JSON.parse(body));
      return type === "standard" ? textOf(extract, LONGEST.summary) : null;
    },
  });
}

/** The parts of an article, the main ones first. @throws as {@link readWikimedia}. */
export function articleSections(
  reader: Reader,
  language: Language,
  title: string,
): Promise<Sourced<Section[]>> {
  return readWikimedia(reader, {
    topic: "wikipedia-sections",
    url: api(language, { action: "parse", page: title, prop: "sections" }),
    schema: Sections,
    parse: (body) =>
      SectionsAnswer.parse(JSON.parse(body))
        .parse.sections.toSorted((one, other) => depth(one) - depth(other))
        .filter((section) => depth(section) <= 2)
        .flatMap(sectionOf)
        .slice(0, MOST_SECTIONS),
  });
}

/** Where people read an article, or a part of it. */
export function articleAddress(language: Language, title: string, anchor?: string): string {
  const page = `${host(language)}/wiki/${pathOf(title)}`;
  return anchor === undefined ? page : `${page}#${encodeURIComponent(anchor)}`;
}

/** A title as it stands in a path. */
export function pathOf(title: string): string {
  return encodeURIComponent(title.replaceAll(" ", "_"));
}

function host(language: Language): string {
  return `https://${language}.wikipedia.org`;
}

function api(language: Language, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(`${host(language)}/w/api.php`);
  for (const [name, value] of Object.entries({ ...parameters, format: "json", formatversion: "2" }))
    url.searchParams.set(name, value);
  return url;
}

function depth(section: unknown): number {
  const level = at(section, "toclevel");
  return typeof level === "number" ? level : Infinity;
}

/** A section's name may hold HTML; one that is too long to be a name is left out. */
function sectionOf(section: unknown): Section[] {
  const line = at(section, "line");
  const name = textOf(typeof line === "string" ? line.replace(/<[^>]*>/gu, "") : line, LONGEST.section + 1);
  const anchor = textOf(at(section, "anchor"), LONGEST.title);
  if (name === null || anchor === null || name.length > LONGEST.section) return [];
  return [{ name, anchor }];
}
