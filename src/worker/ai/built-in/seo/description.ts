import { actionsIn } from "#shared/rules/ideas.ts";
import type { Specific } from "#shared/contracts/grounding.ts";
import { type Language, sentences } from "#shared/rules/language.ts";
import {
  clipBytes,
  DESCRIPTION_MAX,
  descriptionLength,
  hashtagsIn,
  YOUTUBE_HASHTAGS_MAX,
} from "#shared/rules/lengths.ts";
import { chaptersIn, chapterText, correctedChapters, withoutChapters } from "#shared/rules/seo/chapters.ts";
import { seoChecks } from "#shared/rules/seo/checks.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { holdsWord, openingOf, tellingWords } from "#shared/rules/seo/keywords.ts";
import { pointsOf as craftPoints } from "#shared/rules/signals.ts";
import type { Material } from "../../material/material.ts";
import { stems } from "../../material/stem.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Dealt, Point } from "../compose/points.ts";
import type { Random } from "../random.ts";
import { askedClosely, beyondNames } from "./asked-points.ts";
import { readingEase } from "./reading-ease.ts";
import { recased } from "./recased.ts";
import { proposeHashtags } from "./tags.ts";
import { sentenceCase } from "./searched.ts";
import { isEmptyTitle } from "./told-titles.ts";
import { SEO_WORDS, type SeoWords } from "./words.ts";

/** Sentences of a paragraph before it is broken in two. Source: heuristic. */
const PARAGRAPH = 3;
/** Questions and signs of the subject that are answered under a description. */
const ANSWERED = 2;

/** Titles of videos that teach something, under which it can be asked about. */
const TEACHES =
  /[?¿]|^(?:how|why|what|cómo|por qué|qué|comment|pourquoi|wie|warum|was|como|por que|o que)(?!\p{L})|(?<!\p{L})(?:guide|tutorial|tips?|mistakes?|beginners?|explained|recipe|guía|consejos|trucos|errores|principiantes|receta|conseils|astuces|erreurs|débutants?|recette|anleitung|tipps|fehler|anfänger|rezept|guia|dicas|erros|iniciantes|receita)(?!\p{L})/iu;
/** Titles that show a way to do something, so that others can be asked for theirs. */
const WAY = /^(?:how|cómo|comment|wie|como)(?!\p{L})/iu;

/** A proposed description, and what of the subject it spends. */
export interface SeoDescription {
  readonly text: string;
  readonly restsOn: readonly Specific[];
}

/** A description as YouTube takes it: no < or >, no control characters, blank lines one at a time. */
export function descriptionSafe(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, " ")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .replace(/[^\S\n]+$/gmu, "")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/**
 * The creator's description in better order: the title's words before "more", short paragraphs, what they answered
 * when asked, two things that are asked about the subject with their answers, chapters as YouTube takes them, one
 * request, a few hashtags, within the limit. Every fact about the video, every link and chapter in it is the creator's
 * own, and it never scores lower than what they wrote.
 */
export function proposeDescription(fields: SeoFields, random: Random, material: Material): SeoDescription {
  const own = descriptionSafe(fields.description);
  const score = (description: string) => craftPoints(seoChecks({ ...fields, description }, readingEase));
  const { subject, brief } = material;
  const words = SEO_WORDS[brief.language];
  // A video that tells of something answers no questions about a subject.
  const points =
    subject === undefined || !teaches(fields.title, subject)
      ? []
      : askedClosely(subject, `${fields.title} ${fields.description}`, random).all;
  const answered = answersFrom(points, own, words);
  const call =
    actionsIn(withoutChapters(own)).length > 0
      ? undefined
      : (callFrom(points, words) ??
        (subject !== undefined && WAY.test(fields.title) ? words.otherwise : undefined));
  const parts = { details: material.details.join(" "), answers: answered.text, request: call ?? "" };
  const write = (some: Partial<typeof parts>) =>
    assemble(fields, own, { details: "", answers: "", request: "", ...some }, material);
  const { used, max, fault } = descriptionLength(fields.description);
  const least = used <= max && fault === undefined ? score(fields.description) : 0;
  const { details, request } = parts;
  const fuller = [parts, { details, request }, { details }, {}].map(write);
  const best = [...fuller, clipBytes(own, DESCRIPTION_MAX)].find((text) => score(text) >= least);
  const text = best ?? fields.description;
  return { text, restsOn: text.includes(answered.text) ? answered.restsOn : [] };
}

/** Whether a title is of a video that teaches something of a subject; one that is nothing but its name may. */
function teaches(title: string, subject: SubjectKnowledge): boolean {
  return TEACHES.test(title) || (stems(title).length > 0 && beyondNames(subject, title).size === 0);
}

/** What is asked about the subject, with the answer, and a sign with its remedy; what the text asks about first. */
function answersFrom(points: readonly Dealt[], own: string, words: SeoWords): SeoDescription {
  const lines = points.flatMap(({ point, restsOn, asked }) => {
    const text = answerOf(point, words);
    return text === "" || own.includes(text) ? [] : [{ text, restsOn: restsOn.slice(0, 2), asked }];
  });
  const chosen = lines.slice(0, ANSWERED);
  return chosen.length === 0
    ? { text: "", restsOn: [] }
    : {
        text: [words.asked, ...chosen.map(({ text }) => text)].join("\n"),
        restsOn: chosen.flatMap(({ restsOn }) => restsOn.slice(0, 1)),
      };
}

function answerOf(point: Point, words: SeoWords): string {
  if (point.kind === "question") return `${point.ask} ${point.answer}`;
  return point.kind === "mistake" ? words.remedy(point.sign, point.instead) : "";
}

/** One request to the viewer that belongs to this subject. */
function callFrom(points: readonly Dealt[], words: SeoWords): string | undefined {
  const calls = points.flatMap(({ point }) => {
    if (point.kind === "mistake") return [words.happened(point)];
    if (point.kind === "choice") return [words.chosen(point)];
    return point.kind === "belief" ? [words.heard(point)] : [];
  });
  return calls.find((call) => actionsIn(call).length === 1);
}

interface Parts {
  readonly details: string;
  readonly answers: string;
  readonly request: string;
}

function assemble(fields: SeoFields, own: string, parts: Parts, { subject, brief }: Material): string {
  const chapters = chaptersIn(own);
  const listed = correctedChapters(chapters) ?? chapters;
  const body = [withoutChapters(own), descriptionSafe(parts.details)]
    .filter((text) => text !== "")
    .join("\n\n")
    .split("\n")
    .flatMap((line) => inParagraphs(line))
    .join("\n");
  const told = `${leadOf(fields, body, brief.language)}${withFewHashtags(body)}`.trim();
  const named =
    hashtagsIn(`${fields.title}\n${told}`).length === 0 ? proposeHashtags(fields, subject).join(" ") : "";
  const rest = [parts.answers, chapterText(listed), parts.request, named]
    .filter((part) => part !== "")
    .join("\n\n");
  const room = DESCRIPTION_MAX - descriptionLength(`\n\n${rest}`).used;
  if (room < 0) return clipBytes(own, DESCRIPTION_MAX);
  return descriptionSafe(`${clipBytes(told, room)}\n\n${rest}`);
}

/**
 * The title as an opening line, where the description doesn't name the subject before "more"; none of a title that names
 * nothing itself.
 */
function leadOf({ title, description, tags, niche }: SeoFields, body: string, language: Language): string {
  const named = tellingWords(title).filter((word) => holdsWord(openingOf(body), word));
  if (body !== "" && (named.length >= Math.min(2, tellingWords(title).length) || isEmptyTitle(title)))
    return "";
  const own = title.trim() === "" ? [...tags.slice(0, 3), niche].filter(Boolean).join(", ") : title;
  const line = sentenceCase(recased(descriptionSafe(own), description, language), language);
  return line === "" ? "" : `${line}\n\n`;
}

/** A line of many sentences as paragraphs of a few. */
function inParagraphs(line: string): string[] {
  const all = sentences(line);
  if (all.length <= PARAGRAPH) return [line];
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, index) =>
    all.slice(index * 2, index * 2 + 2).join(" "),
  ).flatMap((paragraph, index) => (index === 0 ? [paragraph] : ["", paragraph]));
}

/** The same text with its first hashtags alone, where there are so many that YouTube ignores them all. */
function withFewHashtags(text: string): string {
  const all = hashtagsIn(text);
  if (all.length <= YOUTUBE_HASHTAGS_MAX) return text;
  let seen = 0;
  return text
    .replace(/(?<![\p{L}\p{M}\p{N}_&])[#＃][\p{L}\p{M}\p{N}_]+/gu, (tag) => {
      seen += 1;
      return seen <= 3 ? tag : "";
    })
    .replace(/[^\S\n]{2,}/gu, " ");
}
