import type { Random } from "../random.ts";
import type { Line, Pieces } from "./angle.ts";
import { echoes, isPossible, type Occasion } from "./occasion.ts";

/** How many texts are tried before the best is kept. */
export const TRIED = 4;

/** A line and what it became. */
export interface Attempt {
  readonly line: Line;
  readonly text: string;
}

/** Tries lines until there are enough to choose from. Nothing an answer has used comes again. */
export function attempts(
  lines: readonly Line[],
  occasion: Occasion,
  used: ReadonlySet<Line>,
  random: Random,
  write: (line: Line) => string | undefined,
): Attempt[] {
  const tried: Attempt[] = [];
  for (const line of inOrder(lines, occasion, random)) {
    const text = used.has(line) ? undefined : write(line);
    if (text !== undefined) tried.push({ line, text });
    if (tried.length === TRIED) break;
  }
  return tried;
}

/** Lines for the format, then those that would repeat a word, then, where all are used, other formats' lines. */
function* inOrder(lines: readonly Line[], occasion: Occasion, random: Random): Generator<Line> {
  const suits = ({ formats }: Line) => formats.includes(occasion.format);
  const possible = lines.filter((line) => isPossible(line, occasion));
  const fitting = random.sample(possible.filter(suits), possible.length);
  const telling = fitting.filter((line) => isOwn(line, occasion.pieces)).slice(0, TRIED - 1);
  const repeating: Line[] = [];
  for (const line of new Set([...telling, ...fitting])) {
    if (echoes(line, occasion)) repeating.push(line);
    else yield line;
  }
  yield* repeating;
  const others = possible.filter((line) => !suits(line));
  yield* random.sample(others, others.length);
}

/** True where a line speaks of something the niche knows about this topic. */
export function isOwn({ needs }: Line, { own }: Pieces): boolean {
  return needs.some((piece) => own.has(piece));
}

/** True where two lines speak of the same thing. */
export function sharesPiece({ needs }: Line, other: Line): boolean {
  return needs.some((piece) => other.needs.includes(piece));
}
