import { clip, oneLine } from "../topic.ts";
import { type Word, wordsOf } from "./strong-words.ts";

/** How many options, and the most one may take, in UTF-16 units: what fits a picture in large letters. */
const MOST_OVERLAYS = 3;
const OVERLAY = 32;

/** Up to three short runs of a title's own strong words, 2 to 4 of them where it has as many; any script. */
export function overlays(title: string): string[] {
  const line = oneLine(title);
  const all = wordsOf(line);
  const runs = all.flatMap((_, start) =>
    [3, 2, 4].flatMap((size) => {
      const run = all.slice(start, start + size);
      return run.length < size ? [] : [{ run, text: textOf(line, run) }];
    }),
  );
  const whole = runs.filter(isWhole).toSorted((a, b) => worth(b) - worth(a));
  const candidates =
    whole.length > 0 ? whole : all.map((word) => ({ run: [word], text: word.text })).filter(isWhole);
  const used = new Set<string>();
  const kept: string[] = [];
  for (const { run, text } of candidates) {
    const heard = run.map((word) => word.text.toLowerCase());
    if (kept.length === MOST_OVERLAYS || heard.some((word) => used.has(word))) continue;
    for (const word of heard) used.add(word);
    kept.push(clip(text, OVERLAY));
  }
  return kept;
}

interface Run {
  readonly run: readonly Word[];
  readonly text: string;
}

function textOf(line: string, run: readonly Word[]): string {
  return line.slice(run[0]?.start, run.at(-1)?.end);
}

/** Begins and ends with a word that says something, and is one thought: no stop or comma within. */
function isWhole({ run, text }: Run): boolean {
  return run[0]?.strong === true && run.at(-1)?.strong === true && !/[.,:;!?|()。、，！？：]/u.test(text);
}

/** A number in front is worth most, then how many of the words say something. */
function worth({ run, text }: Run): number {
  const strongWords = run.filter((word) => word.strong).length;
  return (
    (/^\p{N}/u.test(text) ? 3 : 0) +
    strongWords -
    (run.length - strongWords) -
    (text.length > OVERLAY ? 4 : 0)
  );
}
