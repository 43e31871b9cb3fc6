import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { OwnMaterial } from "#shared/contracts/own-material.ts";
import type { Language } from "#shared/rules/language.ts";
import { oneLine } from "../built-in/topic.ts";
import type { Question } from "../engine.ts";
import type { Care } from "./care/kinds.ts";
import type { Niches } from "./find-niche.ts";
import { narrowedTo } from "./how-tos.ts";
import type { SubjectIndex } from "./subject-index.ts";
import { tagsOfNiche, tagsOfSubject } from "./known-tags.ts";
import type { About, Material } from "./material.ts";
import type { Own } from "./own-material.ts";
import { readTopic } from "./read-topic.ts";
import type { AskPublicSources } from "./signals.ts";
import { knowledgeOfNiche, subjectKnowledge, type SubjectKnowledge } from "./subject-knowledge.ts";

/** Sentences of the creator's own that make an answer possible where nothing else is known. */
const ENOUGH_DETAILS = 2;

/** For a task that is about nothing that could be looked up. */
export const NO_MATERIAL: Material = {
  brief: {
    text: "",
    language: "en",
    foreign: false,
    form: "none",
    subject: "",
    forNovices: false,
    care: "none",
  },
  niche: [],
  tags: { subject: [], niche: [] },
  details: [],
  signals: [],
  known: true,
};

/**
 * Gathers what is known for a question when it is first asked for, and then never again.
 * @param ask asks public sources; without it none is.
 */
export function materialOnce(question: Question, ask?: AskPublicSources): () => Promise<Material> {
  let gathered: Promise<Material> | undefined;
  return () => (gathered ??= materialOf(question, ask));
}

/** How much care what is asked needs, and the language it was said in: known before anything else is. */
export async function careFor({
  task,
  input,
}: Pick<Question, "task" | "input">): Promise<{ care: Care; language: Language }> {
  const { careAsked } = await import("./care/asked.ts");
  return careAsked(task.name, input);
}

async function materialOf(question: Question, ask: AskPublicSources | undefined): Promise<Material> {
  const { care, language } = await careFor(question);
  const about = question.task.about?.(question.input);
  const material = about === undefined ? NO_MATERIAL : await gather(about, care.level, ask);
  if (care.level === "none") return material;
  return { ...material, brief: { ...material.brief, care: care.level, language }, care };
}

/**
 * Understands what is asked about, and finds what is known of it.
 * @param ask asks public sources; without it none is.
 */
export async function gather(about: About, care: CareLevel, ask?: AskPublicSources): Promise<Material> {
  const [{ default: subjects }, { default: niches }, { default: languages }] = await Promise.all([
    import("virtual:knowledge/subjects"),
    import("virtual:knowledge/niche-names"),
    import("virtual:knowledge/languages"),
  ]);
  const {
    brief,
    subject: best,
    asksNiche,
    nicheId,
  } = readTopic(about, care, { subjects, niches, languages });
  const folders = nicheId === undefined ? [] : (niches[nicheId]?.subjects ?? []);
  const whole = best && (await subjectKnowledge(best.id, brief.language));
  const subject = whole && narrowedTo(brief, whole);
  const niche = asksNiche ? await subjectsOf(folders, brief.language) : [];
  const tags = {
    subject: best === undefined ? [] : await tagsOfSubject(best.id, brief.language),
    niche: await nicheTags(best?.id.split("/")[0] ?? nicheId, brief.language, niches),
  };
  const own =
    about.channel && (await ownOf(about.channel, brief.subject, asksNiche ? folders : best?.id, subjects));
  const details = (about.details ?? "")
    .split(/(?<=[.!?])\s+|\n+/u)
    .map(oneLine)
    .filter((line) => line !== "");
  return {
    brief,
    ...(subject === undefined ? {} : { subject }),
    niche,
    tags,
    ...(nicheId === undefined ? {} : { nicheId }),
    details,
    ...(own === undefined ? {} : { own }),
    signals: (await ask?.(brief, subject)) ?? [],
    known: subject !== undefined || (asksNiche && niche.length > 0) || details.length >= ENOUGH_DETAILS,
  };
}

/** @param meant the id of the subject asked about, or the folders of the niche's subjects. */
async function ownOf(
  channel: OwnMaterial,
  text: string,
  meant: string | readonly string[] | undefined,
  index: SubjectIndex,
): Promise<Own> {
  const isSought = (id: string) =>
    typeof meant === "string" ? id === meant : meant?.includes(id.split("/")[0] ?? "");
  const places = index.subjects.flatMap(({ id }, place) => (isSought(id) ? [place] : []));
  const { gatherOwn } = await import("./own-material.ts");
  return gatherOwn(channel, { text, places: new Set(places) }, index);
}

async function nicheTags(
  id: string | undefined,
  language: Language,
  niches: Niches,
): Promise<readonly string[]> {
  return id === undefined ? [] : tagsOfNiche(id, language, niches);
}

async function subjectsOf(folders: readonly string[], language: Language): Promise<SubjectKnowledge[]> {
  return (await Promise.all(folders.map((folder) => knowledgeOfNiche(folder, language)))).flat();
}
