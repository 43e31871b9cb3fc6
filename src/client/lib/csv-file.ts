import Papa from "papaparse";

/** Rows as CSV for a spreadsheet, which never reads a cell of it as a formula. Columns are those of the first row. */
export function csvFile(rows: readonly Readonly<Record<string, string | number>>[]): string {
  // Excel takes a file for UTF-8 only with the mark.
  return `\uFEFF${Papa.unparse([...rows], { escapeFormulae: true })}`;
}

/** Rows of CSV text, whatever its line ends. Cells are as they were before {@link csvFile} kept them from being formulas. */
export function csvRows(text: string, delimiter: string): string[][] {
  const plain = text.replace(/^\uFEFF/u, "").replace(/\r\n?/gu, "\n");
  return Papa.parse<string[]>(plain, { delimiter }).data.map((cells) => cells.map(unescapedCell));
}

/** A cell as it was before a spreadsheet export kept it from being read as a formula. */
export function unescapedCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/u, "");
}
