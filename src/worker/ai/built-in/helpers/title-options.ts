import { ideaScore, ideaSignals, type Signal } from "#shared/rules/ideas.ts";
import { writeIdeas } from "../ideas.ts";
import type { Random } from "../random.ts";
import { reendedTitles, subjectOf, tidiedTitles } from "../titles/better-titles.ts";
import { isEnglish, titleSafe } from "../topic.ts";
import { piecesFor } from "./subject.ts";

/** The signals of an idea that a title alone can show. */
const OF_TITLES = new Set(["title-limit", "title-visible", "topic-early", "tension", "specific"]);

/** From this value on a part of a title needs no repair. */
const FINE = 0.9;
/** The idea's own advice speaks of the hook as well. */
const TENSION_ADVICE = "Leave a question, a contrast or a warning open.";

/** How well a title is made, signal by signal; the same rules as a video idea's score. */
function titleSignals(title: string, topic: string): Signal[] {
  const idea = { title, hook: title, cta: "", format: "", description: "", targetAudience: "" };
  return ideaSignals(idea, { topic }).filter(({ id }) => OF_TITLES.has(id));
}

/** What to do about the weakest part of a title; undefined where every part is fine. */
export function titleAdvice(title: string, topic: string): string | undefined {
  const [weakest] = titleSignals(title, topic).toSorted((a, b) => lost(b) - lost(a));
  if (weakest === undefined || weakest.value >= FINE) return undefined;
  return weakest.id === "tension" ? TENSION_ADVICE : weakest.advice;
}

/** The points a signal doesn't bring. */
function lost({ value, weight }: Signal): number {
  return (1 - value) * weight;
}

/** The points a title gets of those it can get, 0 to 100. */
export function titleScore(title: string, topic: string): number {
  const signals = titleSignals(title, topic);
  const most = signals.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((ideaScore(signals) / most) * 100);
}

/** What a title is about, as far as it can be told: its opening before a colon, else all of it. */
export function topicOf(title: string): string {
  return subjectOf(title) || title;
}

/**
 * Other titles for a video, best made first, none twice and none that is given already. In a language
 * other than English only the creator's own words are used, shorter.
 */
export function titleOptions(
  given: readonly string[],
  niche: string,
  count: number,
  random: Random,
): string[] {
  const [title = ""] = given;
  const topic = topicOf(titleSafe(title));
  const tidied = tidiedTitles(title, "");
  const fresh = isEnglish(title) ? englishTitles(title, topic, niche, random) : [];
  const known = new Set(given.map((one) => one.toLowerCase()));
  const options = [...new Set([...fresh, ...tidied])].filter((option) => !known.has(option.toLowerCase()));
  return options.toSorted((a, b) => titleScore(b, topic) - titleScore(a, topic)).slice(0, count);
}

function englishTitles(title: string, topic: string, niche: string, random: Random): string[] {
  const reended = reendedTitles(title, piecesFor(topic, niche, random));
  const isShort = topic !== title || topic.split(" ").length <= 5;
  const { ideas } = writeIdeas({ topic, niche, audience: "", count: 3 }, random);
  return [...random.sample(reended, 4), ...(isShort ? ideas.map((idea) => idea.title) : [])];
}
