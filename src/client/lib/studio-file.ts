import { DELIMITERS } from "#shared/rules/audience/table.ts";
import { knownColumns, readStudioRows, type StudioTable } from "#shared/rules/studio-csv/read.ts";
import { csvRows } from "./csv-file.ts";
import { decodeText } from "./text-file.ts";

/** Bytes; YouTube Studio exports at most 500 rows at a time, which is a hundredth of it. */
const FILE_MAX = 10 * 1024 * 1024;

/** As much of a file as tells its separator, in characters. */
const BEGINNING = 20_000;

/**
 * Reads a CSV file of YouTube Studio's in this browser; nothing of it is sent.
 * @returns why it can't be used, for a person, where it can't.
 */
export async function readStudioFile(file: File): Promise<StudioTable | string> {
  if (file.size > FILE_MAX) return "This file is over 10 MB, more than YouTube Studio exports.";
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 8)
    return /\.(?:xlsx|xlsm|ods|numbers)$/iu.test(file.name)
      ? "This is a spreadsheet. Save it as CSV, then import that file."
      : "This is a zip file. Unpack it, then import “Table data.csv” or “Totals.csv” from inside.";
  const text = decodeText(bytes);
  if (text.includes("\0")) return "This file holds no text. Spreadsheets can be saved as CSV.";
  return readStudioRows(csvRows(text, delimiterOf(text)));
}

/** The separator that makes the most of the file's headings known ones. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, BEGINNING);
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    known: knownColumns(csvRows(beginning, delimiter)),
  }));
  return scored.toSorted((a, b) => b.known - a.known)[0]?.delimiter ?? ",";
}
