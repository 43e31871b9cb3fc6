import hashtags from "virtual:knowledge/hashtags";
import type { Language } from "#shared/rules/language.ts";
import { fitsTopic } from "#shared/rules/hashtag-kinds.ts";
import { tagsOfSubject } from "../../material/known-tags.ts";
import type { Material } from "../../material/material.ts";
import { isQualifier } from "../../material/phrasing/qualifiers.ts";
import { plain, stems } from "../../material/stem.ts";

/** Letters from which on a word of a topic is looked for in hashtags; shorter ones stand in others by chance. */
const LETTERS = 5;
/** In so many of a niche's hashtags a word says no more than the niche itself: "recipe". */
const COMMON = 3;
/** English hashtags beside those of another language. */
const ENGLISH_MOST = 2;

/** Hashtags that fit a topic beyond those of its subject. */
export interface FittingTags {
  /** Of its niche: those that name a part of it which the topic names, too. */
  readonly near: readonly string[];
  /** Of its niche: those that any video of it can carry. */
  readonly broad: readonly string[];
  /** English ones of its subject that creators of other languages use as well; none in English. */
  readonly english: readonly string[];
}

/** The hashtags of a topic's niche that aren't about something else in it. Few are right more often than ten. */
export async function fittingTags(topic: string, material: Material): Promise<FittingTags> {
  const { brief, tags, subject } = material;
  const { default: known } = await hashtags[brief.language]();
  const about = [topic, subject?.name ?? "", ...(subject?.names ?? []), ...tags.subject].map(plain).join(" ");
  const together = plain(topic).replaceAll(" ", "");
  const own = tags.niche.filter((tag) => fitsTopic(plain(tag), `${about} ${together}`));
  const folder = subject?.niche ?? material.nicheId ?? "";
  const broad = new Set(known[folder] === undefined ? [] : known["broad"]);
  const wanted = tellingStems(topic, tags.niche);
  const isNear = (tag: string) => together.includes(plain(tag)) || sharesAWord(tag, wanted);
  return {
    near: own.filter((tag) => !broad.has(tag) && isNear(tag)),
    broad: own.filter((tag) => broad.has(tag)),
    english: await englishTags(material, brief.language),
  };
}

/** The stems of a topic that tell one hashtag of a niche from another. */
function tellingStems(topic: string, niche: readonly string[]): string[] {
  const all = niche.map(plain);
  return stems(topic).filter(
    (stem) =>
      stem.length >= LETTERS && !isQualifier(stem) && all.filter((tag) => tag.includes(stem)).length < COMMON,
  );
}

/** Whether a hashtag begins or ends with one of the stems. */
function sharesAWord(tag: string, wanted: readonly string[]): boolean {
  const own = plain(tag);
  const ending = stems(own)[0] ?? own;
  return wanted.some((stem) => own.startsWith(stem) || ending.endsWith(stem));
}

async function englishTags({ subject }: Material, language: Language): Promise<string[]> {
  if (language === "en" || subject === undefined) return [];
  const [{ default: known }, tags] = await Promise.all([hashtags.en(), tagsOfSubject(subject.id, "en")]);
  const everywhere = new Set(known["everywhere"]);
  return tags.filter((tag) => everywhere.has(tag)).slice(0, ENGLISH_MOST);
}
