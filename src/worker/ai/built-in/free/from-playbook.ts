import type { Language } from "#shared/rules/language.ts";
import type { Told } from "../playbook/playbook-index.ts";
import type { Hit } from "../playbook/rank.ts";
import { sourceLine, sourcesNamed } from "../playbook/source-line.ts";
import { WORDING } from "./wording.ts";

/** Most further titles below an answer. */
const MORE = 3;
/** From this score on an entry of the same part of the playbook is about the same subject … */
const RELATED = 0.28;
/** … and one of another part, which may share a word only. */
const RELATED_ELSEWHERE = 0.45;
/** The part on hard times: nobody who asks about music is led to "I've lost hope". */
export const HARD_TIMES = "wellbeing";

/**
 * The answer of an entry with its sources, what else is near, and where it comes from.
 * @param how `answer` is the entry's own, or with the point first that was asked for; `nearly` another entry that may have
 * been meant as well, of which the first paragraph is told.
 */
export function answerOf(
  entry: Told,
  others: readonly Hit[],
  language: Language,
  { answer = entry.answer.trim(), nearly }: { answer?: string; nearly?: Told | undefined } = {},
): string {
  const { note, also } = WORDING[language];
  const more = others
    .filter((hit) => isRelated(hit, entry) && hit.entry.id !== nearly?.id)
    .slice(0, MORE)
    .map((hit) => `- ${hit.entry.title}`);
  return [
    `## ${entry.title}`,
    answer,
    sourceLine(sourcesNamed(entry.sources), language),
    ...(nearly === undefined ? [] : [`## ${nearly.title}`, ...directOf(nearly, language)]),
    ...(more.length === 0 ? [] : [also, more.join("\n")]),
    note,
  ].join("\n\n");
}

/** What an entry answers first, with its sources. */
function directOf({ answer, sources }: Told, language: Language): string[] {
  const [direct = ""] = answer.trim().split("\n\n");
  return [direct, sourceLine(sourcesNamed(sources), language)];
}

function isRelated({ entry: { topic }, score }: Hit, { topic: own }: Told): boolean {
  if (topic === own) return score >= RELATED;
  return topic !== HARD_TIMES && score >= RELATED_ELSEWHERE;
}

/** The first paragraph of an entry's answer and the first two steps. */
export function shortAnswerOf(entry: Told, language: Language): string {
  const [direct = "", ...others] = entry.answer.trim().split("\n\n");
  const steps =
    others
      .find((part) => part.startsWith("- "))
      ?.split("\n")
      .slice(0, 2) ?? [];
  return [
    `## ${entry.title}`,
    direct,
    ...(steps.length === 0 ? [] : [steps.join("\n")]),
    sourceLine(sourcesNamed(entry.sources), language),
    WORDING[language].note,
  ].join("\n\n");
}

/** Up to three questions that may have been meant. */
export function didYouMean(hits: readonly Hit[], language: Language): string {
  const { didYouMean: asked, note } = WORDING[language];
  return [
    asked,
    hits
      .filter(({ entry }, place) => place === 0 || entry.topic !== HARD_TIMES)
      .slice(0, MORE)
      .map(({ entry }) => `- ${entry.title}`)
      .join("\n"),
    note,
  ].join("\n\n");
}

/** Says that nothing is known, what is, and what could be written about the subject instead. */
export function nothingFound(topic: string, language: Language): string {
  const { nothing, covers } = WORDING[language];
  return `${nothing}\n\n${covers.replaceAll("{topic}", topic === "" || topic.length > 50 ? "…" : topic)}`;
}
