/** One row of a table, with the lines of the text it was read from. */
export interface Row {
  readonly cells: readonly string[];
  readonly lines: number;
}

export const DELIMITERS = ["\t", ";", "|", ","] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Rows of delimited text by RFC 4180, one at a time and with the place where each ends, so that a reader can
 * stop where a table does. Quoted cells may hold delimiters, doubled quotes and line breaks. A quotation mark
 * that isn't closed before a delimiter or the end of a line is a letter like any other, as in `12" pan`.
 */
export function* rowsOf(
  text: string,
  delimiter: Delimiter,
  start = 0,
): Generator<Row & { readonly end: number }> {
  let at = start;
  while (at < text.length) {
    const begin = at;
    const cells: string[] = [];
    for (;;) {
      const quoted = quotedCell(text, delimiter, at);
      const cell = quoted ?? plainCell(text, delimiter, at);
      cells.push(cell.value.trim());
      at = cell.end + 1;
      if (text[cell.end] !== delimiter) break;
    }
    const lines = text.slice(begin, at - 1).split("\n").length;
    yield { cells: delimiter === "|" ? withoutFrame(cells) : cells, lines, end: Math.min(at, text.length) };
  }
}

interface Cell {
  readonly value: string;
  /** Where the delimiter, the line break or the end of the text stands. */
  readonly end: number;
}

const QUOTED = /[ ]*"((?:[^"]|"")*)"[ ]*/uy;

function quotedCell(text: string, delimiter: Delimiter, at: number): Cell | undefined {
  QUOTED.lastIndex = at;
  const value = QUOTED.exec(text)?.[1];
  const end = QUOTED.lastIndex;
  if (value === undefined) return undefined;
  const closes = end === text.length || text[end] === delimiter || text[end] === "\n";
  return closes ? { value: value.replaceAll('""', '"'), end } : undefined;
}

function plainCell(text: string, delimiter: Delimiter, at: number): Cell {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return { value: text.slice(at, end), end };
}

/** Markdown tables have a bar at both ends of a line. */
function withoutFrame(cells: readonly string[]): readonly string[] {
  const from = cells.length > 1 && cells[0] === "" ? 1 : 0;
  const to = cells.length > 1 && cells.at(-1) === "" ? -1 : undefined;
  return cells.slice(from, to);
}
