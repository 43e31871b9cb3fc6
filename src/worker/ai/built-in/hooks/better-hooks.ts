import { words } from "#shared/rules/ideas.ts";
import { sentences } from "../topic.ts";

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

/** A long hook in fewer of its own words, the longest first: its opening sentences, or its opening clause. */
export function shortenedHooks(hook: string): string[] {
  const all = sentences(hook);
  const openings = [3, 2, 1]
    .filter((count) => count < all.length)
    .map((count) => all.slice(0, count).join(" "));
  const [clause = ""] = (all[0] ?? "").split(/(?<=\p{L}{2})[,;:،、，；：—–]\s*/u);
  const shorter = words(clause).length >= 4 && clause !== all[0] ? [`${clause}.`] : [];
  return [...openings, ...shorter];
}
