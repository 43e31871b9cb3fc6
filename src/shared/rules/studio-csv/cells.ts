import { isBlank } from "../audience/numbers.ts";
import { type DateOrder, dateOrderOf, needsOrder, readDate } from "../audience/dates.ts";
import { HEADINGS, type StudioColumn, type StudioKind } from "./columns.ts";
import { type DecimalMark, decimalMarkOf, readNumber } from "./numbers.ts";

/** One row below the headings. */
export interface DataRow {
  /** As a spreadsheet counts them: the first row of the file is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

const WHOLE: readonly StudioKind[] = [
  "views",
  "likes",
  "comments",
  "subscribersGained",
  "subscribersLost",
  "subscribers",
];
const FRACTIONAL: readonly StudioKind[] = ["watch", "revenue", "rpm"];

/** A cell that couldn't be read, by its heading and row. */
interface BadCell {
  readonly cell: string;
  readonly row: number;
  readonly heading: string;
}

/** Reads the cells of one file, by its own decimal mark and order of dates, and remembers what it can't read. */
export class CellReader {
  readonly #columns: ReadonlyMap<StudioKind, StudioColumn>;
  readonly #mark: DecimalMark | undefined;
  readonly #dates: DateOrder;
  /** Numbers that could be two, such as "1,234". */
  readonly unclearNumbers: string[] = [];
  /** Dates that could be two, such as "03/04/2026". */
  readonly unclearDates: string[] = [];
  readonly badCells: BadCell[] = [];

  constructor(columns: readonly StudioColumn[], rows: readonly DataRow[]) {
    this.#columns = new Map(columns.map((column) => [column.kind, column]));
    const all = (kinds: readonly StudioKind[]) =>
      kinds.flatMap((kind) => (this.column(kind) ? rows.map((row) => this.text(kind, row)) : []));
    this.#mark = decimalMarkOf({ whole: all(WHOLE), fractional: all(FRACTIONAL) });
    this.#dates = dateOrderOf([...all(["date"]), ...all(["published"])]);
  }

  column(kind: StudioKind): StudioColumn | undefined {
    return this.#columns.get(kind);
  }

  /** The cell of a column, trimmed; "" where there is none. */
  text(kind: StudioKind, { cells }: DataRow): string {
    return cells[this.column(kind)?.at ?? -1]?.trim() ?? "";
  }

  /** The number of a cell; null where it is empty or can't be read. Never 0 for what isn't known. */
  number(kind: StudioKind, row: DataRow): number | null {
    const cell = this.text(kind, row);
    if (isBlank(cell)) return null;
    const value = readNumber(cell, this.#mark, WHOLE.includes(kind));
    if (value !== undefined) return value;
    if (this.#mark === undefined && /^[\d.,\s]+$/u.test(cell)) this.unclearNumbers.push(cell);
    else this.badCells.push({ cell, row: row.row, heading: HEADINGS[kind] });
    return null;
  }

  /** The same for what can't be less than none. */
  count(kind: StudioKind, row: DataRow): number | null {
    const value = this.number(kind, row);
    return value === null || value < 0 ? null : value;
  }

  /** The day of a cell as "2026-11-21"; null where it is empty, can't be read, or could be two. */
  day(kind: StudioKind, row: DataRow): string | null {
    const cell = this.text(kind, row);
    if (isBlank(cell)) return null;
    const date = readDate(cell, this.#dates);
    if (date !== undefined) {
      const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, "0"));
      return `${date.year}-${month}-${day}`;
    }
    if (needsOrder(cell)) this.unclearDates.push(cell);
    else this.badCells.push({ cell, row: row.row, heading: HEADINGS[kind] });
    return null;
  }

  /** Seconds of a column of watch time, by the unit of its heading. */
  watchSeconds(row: DataRow): number | null {
    const value = this.count("watch", row);
    const unit = this.column("watch")?.unit;
    return value === null || unit === undefined ? null : Math.round(value * SECONDS[unit]);
  }
}

const SECONDS = { hours: 3600, minutes: 60, seconds: 1 };
