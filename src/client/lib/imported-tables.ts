import type { StudioTable } from "#shared/rules/studio-csv/read.ts";
import { reportOutcome } from "./outcome.ts";
import { announce } from "./platform-events.ts";
import type { Store, WriteOutcome } from "./storage.ts";
import { collections, type StudioFile } from "./collections.ts";
import { notify } from "./toast.ts";

/** The two tables that can be imported. */
export type TableKind = StudioTable["kind"];

/** What a person calls the rows of each. */
const NOUNS: Record<TableKind, readonly [one: string, many: string]> = {
  videos: ["video", "videos"],
  days: ["day", "days"],
};

/** Writes a list with the file behind it: both, or neither where there is no room for one of them. */
function writeBoth<Item>(
  list: Store<readonly Item[]>,
  items: readonly Item[],
  mark: Store<StudioFile | null>,
  file: StudioFile | null,
): WriteOutcome {
  const before = list.read();
  const outcome = list.write(items);
  if (outcome === "full" || outcome === "unreadable") return outcome;
  const marked = mark.write(file);
  if (marked === "full" || marked === "unreadable") {
    list.write(before);
    return marked;
  }
  announce("updated");
  return outcome;
}

const writeTable = (table: StudioTable, file: StudioFile | null) =>
  table.kind === "videos"
    ? writeBoth(collections.youtubeVideos, table.items, collections.videosFile, file)
    : writeBoth(collections.channelDays, table.items, collections.daysFile, file);

/** What is kept now of a table, and how to put it back. */
function undoOf(kind: TableKind): () => void {
  if (kind === "videos") {
    const [items, file] = [collections.youtubeVideos.read(), collections.videosFile.read()];
    return () => reportOutcome(writeBoth(collections.youtubeVideos, items, collections.videosFile, file));
  }
  const [items, file] = [collections.channelDays.read(), collections.daysFile.read()];
  return () => reportOutcome(writeBoth(collections.channelDays, items, collections.daysFile, file));
}

/** Keeps the table of a file in place of the one that is kept; the toast can put that back. @returns whether it is kept. */
export function keepTable(table: StudioTable, name: string): boolean {
  const undo = undoOf(table.kind);
  const outcome = writeTable(table, { name, importedAt: new Date().toISOString() });
  if (!reportOutcome(outcome)) return false;
  const [one, many] = NOUNS[table.kind];
  const count = table.items.length;
  notify.success(`${count.toLocaleString()} ${count === 1 ? one : many} imported`, {
    action: { label: "Undo", run: undo },
  });
  return true;
}

/** Removes an imported table; the toast can put it back. */
export function removeTable(kind: TableKind): void {
  const undo = undoOf(kind);
  if (!reportOutcome(writeTable({ kind, items: [], remarks: [] }, null))) return;
  notify.success(`Imported ${NOUNS[kind][1]} removed`, { action: { label: "Undo", run: undo } });
}
