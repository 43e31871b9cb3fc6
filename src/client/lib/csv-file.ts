import Papa from "papaparse";

/** Rows as CSV for a spreadsheet, which never reads a cell of it as a formula. Columns are those of the first row. */
export function csvFile(rows: readonly Readonly<Record<string, string | number>>[]): string {
  // Excel takes a file for UTF-8 only with the mark.
  return `\uFEFF${Papa.unparse([...rows], { escapeFormulae: true })}`;
}
