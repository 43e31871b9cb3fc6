import { words } from "#shared/rules/words.ts";
import { capital, sentences } from "../topic.ts";

/** First lines for an idea whose topic isn't known. */
export const OPEN_HOOKS: readonly string[] = [
  "I was wrong about this, and I can show you.",
  "Don't start before you've seen the second try.",
  "You might be stopping one step too early.",
  "Wait for the part where it goes wrong.",
  "This looked easy until I tried it twice.",
  "Guess how this ends before I show you.",
  "I almost cut this part out. Here's why not.",
  "Nobody told me this before I began.",
  "What would you have done here? Decide now.",
];

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
