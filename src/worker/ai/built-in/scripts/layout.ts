import { secondsFor, wordsSpoken } from "#shared/rules/scripts.ts";

/** One timed block of a script. */
export interface Block {
  readonly label: string;
  /** The sentences spoken, in order. */
  readonly said: readonly string[];
  readonly screen: string;
  readonly broll: string;
  readonly note?: string;
}

/** A block with where it starts and ends, in whole seconds. */
export interface Timed extends Block {
  readonly start: number;
  readonly end: number;
}

/** Blocks one after the other, each as long as its words take to say. */
export function timed(blocks: readonly Block[]): Timed[] {
  let spoken = 0;
  return blocks.map((block) => {
    const start = Math.round(secondsFor(spoken));
    spoken += wordsSpoken(block.said.join(" "));
    return { ...block, start, end: Math.round(secondsFor(spoken)) };
  });
}

/** A block as text: its time and name, then a line each for what is said and shown. */
export function blockText({ start, end, label, said, screen, broll, note }: Timed): string {
  const lines = [
    `[${stamp(start)}–${stamp(end)}] ${label}`,
    `Say: ${said.join(" ")}`,
    `On screen: ${screen}`,
    `B-roll: ${broll}`,
  ];
  return [...lines, ...(note === undefined ? [] : [`Note: ${note}`])].join("\n");
}

/** The least a chapter lasts, in seconds, and the fewest there may be. Source: 9to5google quoting YouTube, and support.vevo.com (reported, checked 2026-11-21). */
const CHAPTER = { seconds: 10, count: 3 } as const;

/**
 * The blocks as chapters for a YouTube description: the first at 0:00, each 10 seconds at least, shorter
 * blocks joined to those before. Undefined where that leaves fewer than three, which YouTube ignores.
 */
export function chaptersNote(blocks: readonly Timed[]): string | undefined {
  const starts: Timed[] = [];
  // The promise belongs to the start.
  for (const block of blocks.filter(({ label }) => label !== "PROMISE")) {
    const last = starts.at(-1);
    if (last === undefined || block.start - last.start >= CHAPTER.seconds) starts.push(block);
  }
  const end = blocks.at(-1)?.end ?? 0;
  if (end - (starts.at(-1)?.start ?? 0) < CHAPTER.seconds) starts.pop();
  if (starts.length < CHAPTER.count) return undefined;
  const lines = starts.map(
    ({ start, label }, index) => `${stamp(start)} ${index === 0 ? "Start" : titleOf(label)}`,
  );
  return `Note: Chapters for the description:\n${lines.join("\n")}`;
}

/** "CHAPTER 2: What it costs" gives "What it costs"; "RECAP" gives "Recap". */
function titleOf(label: string): string {
  const colon = label.indexOf(": ");
  return colon < 0 ? label.slice(0, 1) + label.slice(1).toLowerCase() : label.slice(colon + 2);
}

/** Seconds as 0:07 or 3:58. */
function stamp(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How many words are spoken in these sentences. */
export function count(said: readonly string[]): number {
  return said.reduce((sum, text) => sum + wordsSpoken(text), 0);
}

/** How many words are spoken in these blocks. */
export function countOf(blocks: readonly Block[]): number {
  return count(blocks.flatMap(({ said }) => said));
}
