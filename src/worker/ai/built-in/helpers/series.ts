import { parseCount } from "#shared/rules/counts.ts";

/** One value of a creator's history; `day` counts days since 1970, where the line holds an ISO date. */
export interface Reading {
  readonly value: number;
  readonly day: number | undefined;
}

const DATE = /\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/u;
const DAY = 86_400_000;
/** One number after another, nothing else: "1200, 1350 → 1,500". */
const BARE = /^(?:\D{0,3}\d[\d.,]*\s*[km]?)+\D*$/iu;

/**
 * The values in a text, oldest first where they are dated: one a line ("2026-10-01: 1,200", "Week 3: 1.4k"),
 * or one after another on a line.
 */
export function readingsIn(text: string): Reading[] {
  const found = text.split(/\r?\n/u).flatMap(readingsOfLine);
  const dated = found.filter(({ day }) => day !== undefined);
  // Values with and without a date can't be put in one order.
  if (dated.length > 0 && dated.length >= found.length / 2)
    return dated.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0));
  return found;
}

function readingsOfLine(line: string): Reading[] {
  const date = DATE.exec(line);
  if (date !== null) {
    const [whole, year, month, dayOfMonth = "01"] = date;
    const time = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth));
    const value = parseCount(line.replace(whole, " "));
    return value === undefined ? [] : [{ value, day: Math.round(time / DAY) }];
  }
  if (BARE.test(line)) return bareValues(line);
  // "Week 3: 1,400": what follows the label counts.
  const value = parseCount(/[:=\t]\s*(.*\d.*)$/u.exec(line)?.[1] ?? line);
  return value === undefined ? [] : [{ value, day: undefined }];
}

function bareValues(line: string): Reading[] {
  const separated = /^\s*\d+(?:,\d+){2,}\s*$/u.test(line)
    ? line.split(",")
    : line.split(/[,;]?\s+(?:→|->|>)?\s*|;|→|->/u);
  const values = separated.map(parseCount).filter((value) => value !== undefined);
  return values.map((value) => ({ value, day: undefined }));
}

/** The middle value, or the mean of the two middle ones; the list must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return (low + high) / 2;
}
