import { type Column, type ColumnKind, columnsOf, type Measure, MEASURES } from "./columns.ts";
import { dateOrderOf, needsOrder, type Published, readDate, readHour } from "./dates.ts";
import { readLine } from "./lines.ts";
import { isBlank, readCount, readDecimal, readDuration } from "./numbers.ts";
import { type Delimiter, DELIMITERS, rowsOf } from "./table.ts";

/** One video of a paste. What isn't known is missing, never zero. */
export interface Video {
  readonly title: string;
  readonly numbers: Readonly<Partial<Record<Measure, number>>>;
  readonly published?: Published | undefined;
}

/** What a paste holds, as far as it can be read for certain. */
export interface Content {
  readonly videos: readonly Video[];
  /** As they stand, whoever wrote them left out where a column or a page says so. */
  readonly comments: readonly string[];
  /** Lines that couldn't be read, word for word. */
  readonly notUnderstood: readonly string[];
  /** How many of those look like a table that only lacks its headings. */
  readonly headless: number;
  /** Totals, separators and what a page prints around comments: read, and of no use. */
  readonly leftOut: number;
  /** Dates that could be read day first or month first, so that they are left out. */
  readonly ambiguousDates: number;
  /** The unit of `watch` as a heading names it; undefined where none does. */
  readonly watchUnit: Column["unit"];
}

interface Draft {
  videos: Video[];
  comments: string[];
  notUnderstood: string[];
  headless: number;
  leftOut: number;
  ambiguousDates: number;
  watchUnit: Column["unit"];
}

/** What stands in the first cell of a row that adds up the others. */
export const TOTAL =
  /^(?:(?:grand )?totals?|sum|gesamt|summe|insgesamt|total general|total général|soma|suma)$/iu;

/**
 * Reads what a creator pasted: tables with headings in any order, lists such as "title — 12,345 views",
 * comments one a line, or all of them after each other. Pure, and linear in the length of the text.
 */
export function readContent(text: string): Content {
  const plain = text.replace(/^\uFEFF/u, "").replace(/\r\n?/gu, "\n");
  const draft: Draft = {
    videos: [],
    comments: [],
    notUnderstood: [],
    headless: 0,
    leftOut: 0,
    ambiguousDates: 0,
    watchUnit: undefined,
  };
  let at = 0;
  while (at < plain.length) {
    const end = plain.indexOf("\n", at) < 0 ? plain.length : plain.indexOf("\n", at);
    const line = plain.slice(at, end);
    const heading = line.trim() === "" ? undefined : headingOf(line);
    if (heading === undefined) {
      addLine(draft, line);
      at = end + 1;
    } else at = addTable(draft, plain, end + 1, heading);
  }
  return draft;
}

interface Heading {
  readonly delimiter: Delimiter;
  readonly columns: readonly (Column | undefined)[];
}

/** The headings a line holds, by the delimiter under which most of them are known. */
function headingOf(line: string): Heading | undefined {
  const readings = DELIMITERS.flatMap((delimiter) => {
    const [row] = rowsOf(line, delimiter);
    const columns = row && columnsOf(row.cells);
    return columns === undefined ? [] : [{ delimiter, columns }];
  });
  const known = ({ columns }: Heading) => columns.filter((column) => column !== undefined).length;
  return readings.toSorted((a, b) => known(b) - known(a))[0];
}

function addLine(draft: Draft, text: string): void {
  if (text.trim() === "") return;
  const line = readLine(text);
  if (line.kind === "video") draft.videos.push({ title: line.title, numbers: line.numbers });
  else if (line.kind === "comment") draft.comments.push(line.text);
  else if (line.kind === "aside") draft.leftOut += 1;
  else {
    draft.notUnderstood.push(text.trim());
    if (line.kind === "headless") draft.headless += 1;
  }
}

/** Reads a table's rows until an empty line. @returns where the text goes on. */
function addTable(draft: Draft, text: string, start: number, { delimiter, columns }: Heading): number {
  const rows: (readonly string[])[] = [];
  let at = start;
  for (const { cells, end, lines } of rowsOf(text, delimiter, start)) {
    if (lines === 1 && cells.every((cell) => cell === "")) break;
    // Comments may follow without a gap: a short row without any number belongs to no table.
    if (
      lines === 1 &&
      cells.length * 2 < columns.length + 1 &&
      !cells.some((cell) => readCount(cell) !== undefined)
    )
      break;
    rows.push(cells);
    at = end;
  }
  const dates = rows.map((cells) => cellOf("date", cells, columns));
  const order = dateOrderOf(dates);
  draft.watchUnit ??= columns.find((column) => column?.kind === "watch")?.unit;
  for (const cells of rows) addRow(draft, cells, columns, order);
  return at;
}

function addRow(
  draft: Draft,
  cells: readonly string[],
  columns: Heading["columns"],
  order: ReturnType<typeof dateOrderOf>,
): void {
  const remark = cellOf("remark", cells, columns);
  const [title, date] = [cellOf("title", cells, columns), cellOf("date", cells, columns)];
  if (
    [cells[0] ?? "", title].some((cell) => TOTAL.test(cell)) ||
    cells.every((cell) => /^[-:\s]*$/u.test(cell))
  ) {
    draft.leftOut += 1;
    return;
  }
  if (remark !== "" && readCount(remark) === undefined) {
    draft.comments.push(remark);
    return;
  }
  const numbers: Partial<Record<Measure, number>> = {};
  for (const measure of MEASURES) {
    const value = numberIn(measure, cellOf(measure, cells, columns), columns);
    if (value !== undefined) numbers[measure] = value;
  }
  const published = publishedIn(date, cellOf("time", cells, columns), order);
  if (published === undefined && order === "ambiguous" && needsOrder(date)) draft.ambiguousDates += 1;
  if (Object.keys(numbers).length === 0 && (published === undefined || title === ""))
    draft.notUnderstood.push(cells.join(", "));
  else draft.videos.push({ title, numbers, published });
}

/** The first cell under a heading of this kind that holds anything; "" where there is none. A title may be "N/A". */
function cellOf(kind: ColumnKind, cells: readonly string[], columns: Heading["columns"]): string {
  const holds =
    kind === "title" || kind === "remark" ? (cell: string) => cell !== "" : (cell: string) => !isBlank(cell);
  return cells.find((cell, index) => columns[index]?.kind === kind && holds(cell)) ?? "";
}

function numberIn(measure: Measure, cell: string, columns: Heading["columns"]): number | undefined {
  if (cell === "") return undefined;
  if (measure === "duration") {
    const unit = columns.find((column) => column?.kind === "duration")?.unit;
    const plain = readDecimal(cell);
    if (unit === "minutes" && plain !== undefined) return Math.round(plain * 60);
    return readDuration(cell);
  }
  const value = measure === "ctr" || measure === "watch" ? readDecimal(cell) : readCount(cell);
  // Subscribers can be lost; nothing else can be less than none.
  return value !== undefined && value < 0 && measure !== "subscribers" ? undefined : value;
}

function publishedIn(
  date: string,
  time: string,
  order: ReturnType<typeof dateOrderOf>,
): Published | undefined {
  const published = readDate(date, order) ?? readDate(time, order);
  return published && { ...published, hour: published.hour ?? readHour(time) };
}
