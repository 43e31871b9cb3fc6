import { decodeText } from "#client/lib/text-file.ts";

/** What the file picker offers; others can still be dropped. */
export const FILE_TYPES = ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values";

/** Bytes; far more than a report can take, so that a creator can choose the lines to keep. */
const FILE_MAX = 100_000;

/** Why a file can't be used, in a sentence for a person. */
export class FileProblem extends Error {
  override readonly name = "FileProblem";
}

/**
 * The text of a file, read in this browser. UTF-8, UTF-16 with its mark, as spreadsheets save it, or Windows-1252.
 * @throws FileProblem where it isn't a text or is too large.
 */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > FILE_MAX)
    throw new FileProblem(
      "This file is over 100 KB. Keep the rows of your latest videos and choose it again.",
    );
  if (!/\.(?:csv|tsv|txt)$/iu.test(file.name))
    throw new FileProblem("Choose a .csv, .tsv or .txt file. Spreadsheets can be saved as CSV.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes);
  if (text.includes("\0"))
    throw new FileProblem("This file holds no text. Spreadsheets can be saved as CSV.");
  if (text.trim() === "") throw new FileProblem("This file is empty.");
  return text;
}
