import { clip, oneLine } from "../topic.ts";
import { type StampedLine, stampOf } from "./time-stamps.ts";

/** YouTube's rules as reported (9to5Google, Vevo; checked 2026-11-21): at least 3, each 10 seconds or more; 49 characters show on hover. */
const CHAPTERS = { least: 3, most: 7, seconds: 10, title: 49 } as const;

/** A chapter as a line of the description: "1:30 Choosing the blade". */
export interface Chapter {
  readonly stamp: string;
  readonly title: string;
}

/** Chapters at evenly spread stamps of a transcript, in its own words; none where it has too few. */
export function chaptersIn(transcript: readonly StampedLine[]): Chapter[] {
  const stamped = transcript.filter(({ at, text }) => at !== undefined && text !== "");
  const span = Math.max(0, ...stamped.map(({ at }) => at ?? 0));
  const step = Math.max(CHAPTERS.seconds, span / CHAPTERS.most);
  const kept: { at: number; text: string }[] = [];
  for (const { at = 0, text } of stamped) {
    const last = kept.at(-1);
    // The first chapter has to begin at the very start, wherever the first words are.
    if (last === undefined) kept.push({ at: 0, text });
    else if (at >= last.at + step) kept.push({ at, text });
  }
  return kept.length < CHAPTERS.least
    ? []
    : kept.map(({ at, text }) => ({ stamp: stampOf(at), title: clip(oneLine(text), CHAPTERS.title) }));
}
