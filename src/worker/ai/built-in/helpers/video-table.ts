import { keysOf } from "#shared/keys.ts";
import Papa from "papaparse";
import { parseCount } from "#shared/rules/counts.ts";
import { secondsOf } from "./time-stamps.ts";

/** What a column can hold, with the names that tools and people give it. The first that fits counts. */
const COLUMNS = {
  title: /^(?:video )?(?:title|name|video|post|content|caption|titel|título|titulo|titre)$/iu,
  views: /^(?:video )?(?:views?|plays?|view count|aufrufe|vistas|visualizaciones|vues|visualizações)$/iu,
  likes: /^likes?(?: count)?$/iu,
  comments: /^comments?(?: count| added)?$|^kommentare$|^comentarios$|^commentaires$|^comentários$/iu,
  shares: /^shares?$/iu,
  ctr: /^(?:ctr|click.?through rate|impressions click.?through rate).*$/iu,
  watchTime: /^watch ?time.*$/iu,
  averageDuration: /^(?:average|avg\.?) (?:view duration|watch time)$/iu,
  duration: /^(?:duration|length|video length)$/iu,
  date: /^(?:date|published|publish(?:ed)? (?:date|time|at)|video publish time|posted)$/iu,
} as const;
export type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = keysOf(COLUMNS);

/** Columns whose numbers can be compared. */
export type Measure = Exclude<Column, "title" | "date">;
export const MEASURES = COLUMN_NAMES.filter((name): name is Measure => name !== "title" && name !== "date");

export interface VideoRow {
  readonly title: string;
  readonly date: string;
  /** Durations in seconds, rates in percent. */
  readonly numbers: Readonly<Partial<Record<Measure, number>>>;
}

export interface VideoTable {
  readonly rows: readonly VideoRow[];
  readonly columns: readonly Column[];
  /** Headers that weren't understood. */
  readonly unread: readonly string[];
}

/** Videos with their numbers out of pasted text: CSV, TSV, or lines such as "My title - 1,200 views, 80 likes". */
export function videoTableIn(text: string): VideoTable {
  const grid = Papa.parse<string[]>(text.trim(), { skipEmptyLines: "greedy" }).data;
  const [head = [], ...body] = grid;
  const columns = head.map((name) => COLUMN_NAMES.find((column) => COLUMNS[column].test(plain(name))));
  if (!columns.some((column) => column !== undefined && column !== "title" && column !== "date"))
    return tableOf(text.split(/\r?\n/u).flatMap(rowOfLine), []);
  const rows = body.flatMap((cells): VideoRow[] => {
    const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? "";
    const numbers: Partial<Record<Measure, number>> = {};
    for (const measure of MEASURES) {
      const value = columns.includes(measure) ? numberIn(cell(measure)) : undefined;
      if (value !== undefined) numbers[measure] = value;
    }
    const isTotal = /^(?:total|gesamt|sum)$/iu.test(cells[0]?.trim() ?? "");
    return isTotal || Object.keys(numbers).length === 0
      ? []
      : [{ title: cell("title"), date: cell("date"), numbers }];
  });
  return tableOf(
    rows,
    head.filter((_, index) => columns[index] === undefined).filter((name) => name.trim() !== ""),
  );
}

function tableOf(rows: readonly VideoRow[], unread: readonly string[]): VideoTable {
  const columns = COLUMN_NAMES.filter((column) =>
    rows.some((row) =>
      column === "title" || column === "date" ? row[column] !== "" : row.numbers[column] !== undefined,
    ),
  );
  return { rows, columns, unread };
}

function plain(name: string): string {
  return name
    .replace(/[_\uFEFF]/gu, " ")
    .replace(/\(.*\)/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** "4:32" in seconds, "4.5%" as 4.5, "12k" as 12000. */
function numberIn(cell: string): number | undefined {
  return /^\d+(?::\d{2}){1,2}$/u.test(cell) ? secondsOf(cell) : parseCount(cell);
}

const NAMED_NUMBER = /(\d[\d.,' ]*\s?[kmb]?)\s*%?\s*(views?|plays?|likes?|comments?|shares?|ctr)(?!\p{L})/giu;

/** A line of plain text: its named numbers, and as title what stands before them. */
function rowOfLine(line: string): VideoRow[] {
  const numbers: Partial<Record<Measure, number>> = {};
  let start = line.length;
  for (const match of line.matchAll(NAMED_NUMBER)) {
    const [, digits = "", name = ""] = match;
    const measure = MEASURES.find((one) => COLUMNS[one].test(name));
    const value = parseCount(digits.trim());
    if (measure === undefined || value === undefined) continue;
    numbers[measure] ??= value;
    start = Math.min(start, match.index);
  }
  const title = line
    .slice(0, start)
    .replace(/[\s\-–—:|,("“]+$/u, "")
    .trim();
  return Object.keys(numbers).length === 0 ? [] : [{ title, date: "", numbers }];
}
