import type { Language } from "#shared/rules/language.ts";
import type { Told } from "../playbook/playbook-index.ts";
import { weightsIn } from "../playbook/search.ts";
import { synonymsOf } from "../playbook/synonyms.ts";
import { termsOf } from "../playbook/words.ts";

/** What another word for the same counts. */
const SYNONYM = 0.4;
/** A word in bold says what a point is about. */
const LABEL = 1.5;
/** The words that a point shares with the question weigh at least this together: one rare word, or two of some weight. */
const LEAST = { labelled: 4, other: 8 };
/** How much more than the next point. */
const CLEARLY = 1.25;

/**
 * The answer of an entry with the point first that the question asks for: "my sound comes out of one ear" isn't answered
 * by what holds for all faults of sound. As it is where no point stands out, or the first sentence says it already.
 */
export async function focusedAnswer(question: string, entry: Told, language: Language): Promise<string> {
  const answer = entry.answer.trim();
  const point = await pointFor(question, entry, language);
  if (point === undefined) return answer;
  const lines = answer.split("\n").filter((line) => line !== point);
  return [point.replace(/^- /u, ""), "", ...lines].join("\n").replaceAll(/\n{3,}/gu, "\n\n");
}

/** The point of an answer that a question asks for; undefined where none stands out. */
export async function pointFor(
  question: string,
  { title, answer }: Told,
  language: Language,
): Promise<string | undefined> {
  const weights = await weightsIn(language);
  const [direct = ""] = answer.trim().split("\n\n");
  const said = new Set(termsOf(direct));
  const titled = new Set(termsOf(title));
  const asked = [...new Set(termsOf(question))].filter((term) => !said.has(term) && !/^\d/u.test(term));
  const lines = answer
    .trim()
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => ({ line, words: new Set(termsOf(line)) }));
  // What several points say tells none of them apart.
  const alone = (term: string) => 1 / (lines.filter(({ words }) => words.has(term)).length || 1);
  const points = lines
    .map(({ line, words }) => {
      const label = /^- \*\*(.+?)\*\*/u.exec(line)?.[1];
      const named = new Set(termsOf(label ?? ""));
      const shareOf = (term: string) => {
        if (named.has(term)) return titled.has(term) ? 1 : LABEL;
        if (titled.has(term)) return 0;
        if (words.has(term)) return 1;
        const meant = synonymsOf(term, language).some((other) => !said.has(other) && words.has(other));
        return meant ? SYNONYM : 0;
      };
      const score = asked.reduce((sum, term) => sum + shareOf(term) * alone(term) * (weights[term] ?? 0), 0);
      return { line, score, least: label === undefined ? LEAST.other : LEAST.labelled };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = points;
  if (best === undefined || best.score < best.least) return undefined;
  return best.score >= CLEARLY * (next?.score ?? 0) ? best.line : undefined;
}
