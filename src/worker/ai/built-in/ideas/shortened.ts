import { actionsIn } from "#shared/rules/ideas.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import { columns, words } from "#shared/rules/words.ts";
import { capital, clip, sentences, titleSafe } from "../topic.ts";

/** The least a title keeps when its end is cut off, in columns. */
const LEAST_OPENING = 15;

/** The same title within the limits, in its own words: any language. */
export function tidiedTitles(title: string): string[] {
  const safe = titleSafe(title);
  return [safe, clip(safe, TITLE_MAX), openingOf(safe)].filter(
    (text) => text !== "" && text.length <= TITLE_MAX,
  );
}

/** Where a title can be cut: after a question, at punctuation, before a conjunction. */
const CLAUSE_END =
  /(?<=[?!。！？؟])|\s*[:|–—(（：,،、]|\s-\s|\.\s|\s(?=(?:and|because|but|so|while|which|y|pero|et|mais|und|aber|e|mas)\s)/giu;

/** The first clauses of a title that say enough to stand alone; all of it where it has no clauses. */
function openingOf(title: string): string {
  for (const { index } of title.matchAll(CLAUSE_END)) {
    const opening = title.slice(0, index).trim();
    if (columns(opening) >= LEAST_OPENING) return opening;
  }
  return title;
}

/** Greetings at the start of a video, in the product's languages. */
const GREETING =
  /^(?:[¡¿\s]*(?:hi|hey|hello|welcome|what's up|hola|bienvenid|buenas|salut|bonjour|bienvenue|hallo|willkommen|ol[áa]|oi|bem-vind)[^,.!?\n]*[,.!?\n]+\s*)+/iu;

/** A hook in fewer of its own words: without a greeting, its opening sentences, its opening clause. */
export function shortenedHooks(hook: string): string[] {
  const greeted = hook.replace(GREETING, "");
  const spoken = greeted === "" ? hook : capital(greeted);
  const all = sentences(spoken);
  const openings = [3, 2, 1]
    .filter((count) => count <= all.length)
    .map((count) => all.slice(0, count).join(" "));
  const [clause = ""] = (all[0] ?? "").split(/(?<=\p{L}{2})[,;:،、，；：—–]\s*/u);
  const shorter = words(clause).length >= 4 && clause !== all[0] ? [`${clause}.`] : [];
  return [spoken, ...openings, ...shorter];
}

/**
 * The first thing a call to action asks for, alone: "Subscribe to the list and like!" gives "Subscribe to
 * the list."
 * @param least how many words it must have to be worth keeping.
 * @returns "" where it has fewer, or asks for nothing that is understood.
 */
export function firstAction(cta: string, least: number): string {
  const first = actionsIn(cta)[0]?.trim() ?? "";
  return words(first).length < least ? "" : `${capital(first)}.`;
}
