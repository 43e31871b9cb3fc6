import type { Brief } from "../../material/brief.ts";
import type { Care, CareKind } from "../../material/care/kinds.ts";
import type { Language } from "#shared/rules/language.ts";
import { entriesIn, findEntries, SURE } from "../playbook/search.ts";
import type { Told } from "../playbook/playbook-index.ts";
import { answerOf } from "./from-playbook.ts";
import { questionLanguage } from "./question-language.ts";
import { asksDiagnosis, harmAsked } from "./refusals.ts";
import { WORDING } from "./wording.ts";

/** The parts of the playbook that a question of this kind may be answered from. */
const TOPICS: Readonly<Partial<Record<CareKind, string>>> = { "child-filmed": "policy", mind: "wellbeing" };
/** Entries that go on where the first help ends. */
const FURTHER: Readonly<Partial<Record<CareKind, readonly string[]>>> = {
  stalked: ["threats-and-stalking", "personal-safety"],
  viewer: ["feeling-hopeless"],
};
const BURNOUT = "burnout";
/** A creator's own exhaustion, in five languages; not asking for something to be written about it. */
const BURNT_OUT =
  /(?<!\p{L})(?:burn(?:ed|t|ing)?[- ]?out|ausgebrannt|(?:quem|agot|esgot)ad[oa]s?|(?:épuis|cram)ée?s?)(?!\p{L})/iu;
const TO_WRITE =
  /(?<!\p{L})(?:ide(?:a|e|as|en|es|ias)|idées?|scripts?|skript|guion|guión|roteiro|captions?|hashtags?|titles?|títulos?|titres?|titel)(?!\p{L})/iu;

/**
 * What answers a free question nearer than the words for all that needs such care: the refusal of just this, the
 * playbook's entry on the rules for children or a creator's own exhaustion, and that nobody here can tell an illness.
 * Undefined where nothing does.
 * @param care what the question needs.
 */
export async function answerWithCare(
  question: string,
  care: Exclude<Care, { level: "none" }>,
  { form, language: heard }: Brief,
): Promise<string | undefined> {
  const language = questionLanguage(question, heard);
  const words = WORDING[language];
  const harm = harmAsked(question);
  if (care.level === "danger") return harm === "person" ? words.harm[harm] : undefined;
  if (care.kind === "illness" && asksDiagnosis(question)) return words.offTopic;
  const topic = TOPICS[care.kind];
  if (topic === undefined || (care.kind === "child-filmed" && form !== "question") || TO_WRITE.test(question))
    return undefined;
  const [best, ...others] = (await findEntries(question, language)).filter(
    ({ score, entry }) => score >= SURE && entry.topic === topic,
  );
  if (best !== undefined) return answerOf(best.entry, others, language);
  if (care.kind !== "mind" || !BURNT_OUT.test(question)) return undefined;
  const [burnout] = await entriesNamed([BURNOUT], language);
  return burnout && answerOf(burnout, [], language);
}

/** Where the playbook goes on from the first help; empty where it doesn't. */
export async function furtherHelp(kind: CareKind, language: Language): Promise<string> {
  const entries = await entriesNamed(FURTHER[kind] ?? [], language);
  if (entries.length === 0) return "";
  return `\n\n${WORDING[language].also}\n\n${entries.map(({ title }) => `- ${title}`).join("\n")}`;
}

async function entriesNamed(ids: readonly string[], language: Language): Promise<Told[]> {
  return ids.length === 0 ? [] : (await entriesIn(language)).filter(({ id }) => ids.includes(id));
}
