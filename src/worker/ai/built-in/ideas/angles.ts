import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, type FormatId } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import type { Material, PublicSignal } from "../../material/material.ts";
import { plainSpecific } from "../../material/plain-specific.ts";
import { stems } from "../../material/stem.ts";
import { cap } from "../compose/frames.ts";
import type { Random } from "../random.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { clip, titleSafe } from "../topic.ts";
import { englishAngles } from "./angles/english.ts";
import { frenchAngles } from "./angles/french.ts";
import { germanAngles } from "./angles/german.ts";
import { portugueseAngles } from "./angles/portuguese.ts";
import { spanishAngles } from "./angles/spanish.ts";
import type { AngleSheet, AngleWords } from "./angles/words.ts";
import { WORKSHEETS } from "./sheets.ts";
import type { Draft } from "./write-ideas.ts";

const ANGLES: Readonly<Record<Language, AngleWords>> = {
  en: englishAngles,
  es: spanishAngles,
  fr: frenchAngles,
  de: germanAngles,
  pt: portugueseAngles,
};
/** The most of a subject that opens the title of an idea about a part of it, in UTF-16 units. */
const IN_TITLE = 40;
/** Searches for each part of an article: what people ask comes before what an encyclopedia tells. */
const SEARCHES_EACH = 2;

/**
 * Ideas of what public sources say about a subject nobody here knows: what people search for and what its article
 * tells of give the angle, and the creator the substance. None where a card is known.
 */
export function angleIdeas(
  request: IdeasRequest,
  random: Random,
  material: Material,
  formats: readonly FormatId[] | undefined,
): Draft[] {
  const { signals, brief, subject, niche } = material;
  if (subject !== undefined || niche.length > 0) return [];
  const { searches, parts } = ANGLES[brief.language];
  const drafts = (
    kind: PublicSignal["kind"],
    sheets: readonly AngleSheet[],
    head: (text: string) => string,
  ) => {
    const dealt = random
      .sample(sheets, sheets.length)
      .toSorted((one, other) => Number(suits(other, formats)) - Number(suits(one, formats)));
    return signals
      .filter((signal) => signal.kind === kind)
      .map((signal, index) => ({ signal, sheet: dealt[index % dealt.length] }))
      .flatMap(({ signal, sheet }) =>
        sheet === undefined ? [] : [angleDraft(sheet, head(signal.text), signal, request, material)],
      );
  };
  const name = clip(brief.subject, IN_TITLE);
  const asked = drafts("search", searches, (search) => search.replace(/[?!.…]+$/u, ""));
  const told = drafts("part", parts, (part) => `${name}${SEO_WORDS[brief.language].colon}${part}`);
  return [
    ...asked.map((draft, index) => ({ draft, place: index })),
    ...told.map((draft, index) => ({ draft, place: (index + 1) * SEARCHES_EACH - 0.5 })),
  ]
    .toSorted((one, other) => one.place - other.place)
    .map(({ draft }) => draft);
}

function suits({ format }: AngleSheet, formats: readonly FormatId[] | undefined): boolean {
  return formats === undefined || formats.includes(format);
}

function angleDraft(
  { title, hook, fill, cta, format }: AngleSheet,
  head: string,
  signal: PublicSignal,
  request: IdeasRequest,
  { brief }: Material,
): Draft {
  const { about, audience: everybody } = WORKSHEETS[brief.language];
  return {
    title: clip(title(cap(titleSafe(head))), TITLE_MAX),
    hook: hook(signal.text),
    cta,
    format: FORMATS[request.format ?? format],
    description: `${about(request.topic || request.niche)}\n\n${fill(signal.text)}`,
    targetAudience: request.audience || cap(brief.audience ?? everybody),
    restsOn: [plainSpecific(signal)],
  };
}

/**
 * Ideas of a known subject, each with the search that asks for the same, where there is one: it shares a word with
 * the idea beyond the subject's own name. No search is named twice.
 */
export function withSearches(drafts: readonly Draft[], { signals, subject }: Material): Draft[] {
  const left = new Map(
    signals
      .filter(({ kind }) => kind === "search")
      .map((signal) => [
        signal,
        stems(signal.text).filter((stem) => !stems(subject?.name ?? "").includes(stem)),
      ]),
  );
  if (left.size === 0) return [...drafts];
  return drafts.map((draft) => {
    const said = new Set(stems([draft.title, draft.hook, draft.restsOn[0]?.text].join(" "), 200));
    const shared = ([, wanted]: readonly [PublicSignal, readonly string[]]) =>
      wanted.filter((stem) => said.has(stem)).length;
    const best = [...left].toSorted((one, other) => shared(other) - shared(one))[0];
    if (best === undefined || shared(best) === 0 || draft.restsOn.length === 0) return draft;
    left.delete(best[0]);
    return { ...draft, restsOn: [...draft.restsOn, plainSpecific(best[0])] };
  });
}
