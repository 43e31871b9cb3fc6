import playbook from "virtual:knowledge/playbook";
import type { Language } from "#shared/rules/language.ts";
import type { Told } from "./playbook-index.ts";
import { type Hit, rank } from "./rank.ts";

/** From this score on an entry is taken for what was asked, found by questions it covers and others it doesn't. */
export const SURE = 0.52;

/** The entries of a language nearest to a question, best first; the caller decides which are near enough. */
export async function findEntries(question: string, language: Language, most = 5): Promise<Hit[]> {
  const { default: index } = await playbook[language]();
  return rank(question, index, language).slice(0, most);
}

/** The entry that a question surely asks for; undefined where none does. */
export async function bestEntry(question: string, language: Language): Promise<Told | undefined> {
  const [best] = await findEntries(question, language, 1);
  return best === undefined || best.score < SURE ? undefined : best.entry;
}

/** All entries of a language. */
export async function entriesIn(language: Language): Promise<readonly Told[]> {
  return (await playbook[language]()).default.entries;
}

/** For each term of a language's questions the weight it has: the rarer, the more. */
export async function weightsIn(language: Language): Promise<Readonly<Record<string, number>>> {
  return (await playbook[language]()).default.weights;
}
