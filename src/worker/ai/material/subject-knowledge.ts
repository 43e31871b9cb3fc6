import niches from "virtual:knowledge/niches";
import type { CardLanguage, CardTranslation, HowTo, SubjectCard } from "#shared/contracts/subject-card.ts";
import type { Language } from "#shared/rules/language.ts";

/** What is known of a subject, in the language that is written; the forms of its phrases are in knowledge/README.md. */
export interface SubjectKnowledge {
  /** "diy-crafts/candle-making". */
  readonly id: string;
  readonly language: Language;
  /** Reads after "a video about". */
  readonly name: string;
  /** What people type for it, the usual one first. */
  readonly names: readonly string[];
  /** The same in English, for naming the source. */
  readonly englishName: string;
  readonly kind: SubjectCard["kind"];
  readonly niche: string;
  readonly people: readonly string[];
  readonly mistakes: SubjectCard["mistakes"];
  readonly choices: SubjectCard["choices"];
  readonly steps: SubjectCard["steps"];
  readonly questions: SubjectCard["questions"];
  readonly beliefs: SubjectCard["beliefs"];
  /** `is` in English alone. */
  readonly terms: readonly { readonly term: string; readonly is?: string }[];
  /** In English alone. */
  readonly gear: readonly string[];
  readonly scenes: readonly string[];
  /** In English alone. */
  readonly moments: SubjectCard["moments"];
  /** Tasks that people search for by name; in English alone. */
  readonly howTos: readonly HowTo[];
  /** The task that all of this is narrowed to, and the name of the subject that it is within. */
  readonly task?: HowTo & { readonly within: string };
  /** What no answer may tell; "none". */
  readonly care: string;
  /** Without "#", in the language. */
  readonly tags: readonly string[];
}

/** The subject's card in a language; undefined where it isn't written in that language. @param id "niche/name". */
export async function subjectKnowledge(
  id: string,
  language: Language,
): Promise<SubjectKnowledge | undefined> {
  const [niche = "", name = ""] = id.split("/");
  const loaders = niches[niche];
  if (loaders === undefined) return undefined;
  const card = (await loaders.en()).default[name];
  if (card === undefined) return undefined;
  if (language === "en") return inEnglish(id, card);
  const translation = (await loaders[language]?.())?.default[name];
  return translation && translated(id, card, translation, language);
}

/** All subjects of a folder of knowledge/subjects that are written in the language. */
export async function knowledgeOfNiche(niche: string, language: Language): Promise<SubjectKnowledge[]> {
  const cards = await niches[niche]?.en();
  const found = await Promise.all(
    Object.keys(cards?.default ?? {}).map((name) => subjectKnowledge(`${niche}/${name}`, language)),
  );
  return found.filter((subject) => subject !== undefined);
}

function inEnglish(id: string, card: SubjectCard): SubjectKnowledge {
  return {
    ...card,
    id,
    language: "en",
    name: card.subject,
    names: card.names.en,
    englishName: card.subject,
    howTos: card.howTos ?? [],
    tags: card.tags.en,
  };
}

function translated(
  id: string,
  { subject: englishName, names, kind, niche, care, tags }: SubjectCard,
  { subject, terms, ...card }: CardTranslation,
  language: CardLanguage,
): SubjectKnowledge {
  return {
    ...card,
    id,
    language,
    name: subject,
    names: names[language],
    englishName,
    kind,
    niche,
    care,
    terms: terms.map((term) => ({ term })),
    gear: [],
    moments: [],
    howTos: [],
    tags: tags[language],
  };
}
