import { counted } from "../audience/describe.ts";
import type { CellReader } from "./cells.ts";

/** A row that holds nothing to take over, and why. */
export interface LeftOut {
  readonly row: number;
  readonly reason: string;
}

/** As many rows and cells are named; the others are counted. */
const NAMED = 5;

function naming(items: readonly string[]): string {
  const more = items.length - NAMED;
  return [...items.slice(0, NAMED), ...(more > 0 ? [`${more.toLocaleString("en-US")} more`] : [])].join(", ");
}

export function leftOutSentence(leftOut: readonly LeftOut[]): string {
  const rows = leftOut.map(({ row, reason }) => `row ${row} (${reason})`);
  return `${counted(leftOut.length, "row")} left out: ${naming(rows)}.`;
}

/** What a creator should know of a file that was taken over, a sentence each. */
export function remarksOf(leftOut: readonly LeftOut[], cells: CellReader): string[] {
  const { badCells, unclearNumbers, unclearDates } = cells;
  const remarks: string[] = [];
  if (leftOut.length > 0) remarks.push(leftOutSentence(leftOut));
  if (badCells.length > 0) {
    const named = badCells.map(({ cell, row, heading }) => `“${clipped(cell)}” in row ${row} (${heading})`);
    remarks.push(`${counted(badCells.length, "cell")} can't be read and shown as N/A: ${naming(named)}.`);
  }
  const [unclear] = unclearNumbers;
  if (unclear !== undefined)
    remarks.push(
      `Nothing in this file tells whether “${clipped(unclear)}” has a fraction or thousands: ${counted(unclearNumbers.length, "such number")} shown as N/A.`,
    );
  const [date] = unclearDates;
  if (date !== undefined)
    remarks.push(
      `Nothing in this file tells whether “${clipped(date)}” begins with the day or the month: ${counted(unclearDates.length, "such date")} shown as N/A.`,
    );
  const money = cells.column("rpm") ?? cells.column("revenue");
  if (money !== undefined && money.currency !== "USD")
    remarks.push(
      money.currency === undefined
        ? "The file doesn't name its currency, so RPM is N/A: it is shown in US dollars."
        : `The file is in ${money.currency}, so RPM is N/A: it is shown in US dollars.`,
    );
  return remarks;
}

function clipped(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40).toWellFormed()}…` : cell;
}
