import type { VideoAnalytics } from "../../contracts/analysis.ts";
import type { ChannelDay } from "../../contracts/overview.ts";
import { counted } from "../audience/describe.ts";
import { TOTAL } from "../audience/read.ts";
import { CellReader, type DataRow } from "./cells.ts";
import { HEADINGS, studioColumns, type StudioColumn, type StudioKind } from "./columns.ts";
import { dayIn, daysFault } from "./days.ts";
import { type LeftOut, leftOutSentence, remarksOf } from "./remarks.ts";
import { videoIn } from "./videos.ts";

/** The most rows that are kept, in videos and in days: far more than an export holds, and room for them in a browser. */
export const STUDIO_ROWS_MAX = 5000;

/** What a YouTube Studio export holds. */
export type StudioTable =
  | {
      readonly kind: "videos";
      readonly items: readonly VideoAnalytics[];
      readonly remarks: readonly string[];
    }
  | { readonly kind: "days"; readonly items: readonly ChannelDay[]; readonly remarks: readonly string[] };

/** How far down the row of headings may stand. */
const HEADINGS_WITHIN = 20;

const NEEDS = `It needs “${HEADINGS.title}” and “${HEADINGS.views}” for videos, or “${HEADINGS.date}” and “${HEADINGS.views}” for days.`;

/** How many columns of YouTube Studio's are headed in these rows, which tells of a file's separator. */
export function knownColumns(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.slice(0, HEADINGS_WITHIN).map((cells) => studioColumns(cells).length));
}

/**
 * Reads the rows of a CSV file that YouTube Studio exported: a table of videos, most views first, or of days, oldest
 * first. Columns may stand in any order and language that is known; what a cell doesn't say is null, never 0.
 * @returns why it is neither, for a person.
 */
export function readStudioRows(rows: readonly (readonly string[])[]): StudioTable | string {
  const heading = rows.slice(0, HEADINGS_WITHIN).findIndex((cells) => studioColumns(cells).length > 1);
  const columns = studioColumns(rows[heading] ?? rows[0] ?? []);
  if (!rows.some((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))) return "This file is empty.";
  const fault = tableFault(columns);
  if (fault !== undefined) return fault;
  const kind = columns.some((column) => column.kind === "date") ? "days" : "videos";
  const below = rows.slice(Math.max(heading, 0) + 1).flatMap((cells, index): DataRow[] => {
    const row = Math.max(heading, 0) + index + 2;
    return cells.every((cell) => cell.trim() === "") ? [] : [{ row, cells }];
  });
  const cells = new CellReader(columns, below);
  const data = below.filter((row) => !isTotal(row, cells, kind));
  if (data.length === 0) return "This file has headings and no rows below them.";
  if (data.length > STUDIO_ROWS_MAX)
    return `This file has ${counted(data.length, "row")}, and at most ${STUDIO_ROWS_MAX.toLocaleString("en-US")} are kept. Export a shorter time, or delete rows you don't need.`;

  return kind === "videos" ? videosOf(data, cells) : daysOf(data, cells);
}

/** Why a table with these columns is none that can be used, for a person; undefined where it is. */
function tableFault(columns: readonly StudioColumn[]): string | undefined {
  const has = (...kinds: readonly StudioKind[]) => columns.some(({ kind }) => kinds.includes(kind));
  if (has("date") && has("content", "title"))
    return "This file has a row for each video and day, as “Chart data.csv” does. Import “Table data.csv” for videos or “Totals.csv” for days.";
  if (!has("date", "content", "title"))
    return `This file has no column for ${HEADINGS.title} or ${HEADINGS.date}. ${NEEDS}`;
  if (has("views")) return undefined;
  if (has("date") && has("watch", "likes", "comments", "subscribers", "subscribersGained")) return undefined;
  return `This file has no column for ${HEADINGS.views}. ${NEEDS}`;
}

/** Whether a row adds up the others. A video may be called “Total”: it has an id, a date or a length. */
function isTotal(row: DataRow, cells: CellReader, kind: "videos" | "days"): boolean {
  if (kind === "days") return TOTAL.test(cells.text("date", row));
  if (cells.column("content")) return TOTAL.test(cells.text("content", row));
  return (
    TOTAL.test(cells.text("title", row)) &&
    cells.text("published", row) === "" &&
    cells.text("duration", row) === ""
  );
}

/** The items of rows, and the rows that hold none. */
function itemsOf<Item>(
  rows: readonly DataRow[],
  read: (row: DataRow) => Item | string,
): { items: Item[]; leftOut: LeftOut[] } {
  const items: Item[] = [];
  const leftOut: LeftOut[] = [];
  for (const row of rows) {
    const item = read(row);
    if (typeof item === "string") leftOut.push({ row: row.row, reason: item });
    else items.push(item);
  }
  return { items, leftOut };
}

function videosOf(data: readonly DataRow[], cells: CellReader): StudioTable | string {
  const ids = new Set<string>();
  const { items, leftOut } = itemsOf(data, (row) => {
    const video = videoIn(row, cells);
    if (typeof video !== "string" && ids.has(video.videoId)) return "the same video again";
    if (typeof video !== "string") ids.add(video.videoId);
    return video;
  });
  if (items.length === 0) return `No video in this file could be read. ${leftOutSentence(leftOut)}`;
  return {
    kind: "videos",
    items: items.toSorted((a, b) => (b.views ?? -1) - (a.views ?? -1)),
    remarks: remarksOf(leftOut, cells),
  };
}

function daysOf(data: readonly DataRow[], cells: CellReader): StudioTable | string {
  const { items, leftOut } = itemsOf(data, (row) => dayIn(row, cells));
  if (items.length === 0) return `No day in this file could be read. ${leftOutSentence(leftOut)}`;
  const days = items.toSorted((a, b) => a.day.localeCompare(b.day));
  return daysFault(days) ?? { kind: "days", items: days, remarks: remarksOf(leftOut, cells) };
}
