import { useState } from "react";
import { keepTable } from "#client/lib/imported-tables.ts";

/** What became of one file. */
export interface FileResult {
  readonly name: string;
  /** Why it couldn't be imported; undefined where it was. */
  readonly problem?: string;
  /** What is worth knowing of one that was. */
  readonly remarks: readonly string[];
}

/** Reads chosen or dropped files in this browser and keeps what they hold. */
export function useStudioImport() {
  const [results, setResults] = useState<readonly FileResult[]>([]);

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const read: FileResult[] = [];
    for (const file of files) read.push(await importFile(file));
    setResults(read);
  };
  return { results, take, clear: () => setResults([]) };
}

async function importFile(file: File): Promise<FileResult> {
  const { name } = file;
  try {
    // What reads the files loads with the first of them.
    const { readStudioFile } = await import("#client/lib/studio-file.ts");
    const table = await readStudioFile(file);
    if (typeof table === "string") return { name, problem: table, remarks: [] };
    return { name, remarks: keepTable(table, name) ? table.remarks : [] };
  } catch {
    return { name, problem: "This file can't be read. Reload the page and try again.", remarks: [] };
  }
}
