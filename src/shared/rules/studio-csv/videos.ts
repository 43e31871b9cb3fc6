import type { VideoAnalytics } from "../../contracts/analysis.ts";
import { readDuration } from "../audience/numbers.ts";
import type { CellReader, DataRow } from "./cells.ts";

/** The longest title and id that are kept, in UTF-16 units; YouTube's own are far shorter. */
const TITLE_MAX = 500;
const ID_MAX = 100;

/** One video of a table of videos. @returns why there is none in this row, for a person. */
export function videoIn(row: DataRow, cells: CellReader): VideoAnalytics | string {
  const content = cells.text("content", row).slice(0, ID_MAX).toWellFormed();
  const title = cells.text("title", row).slice(0, TITLE_MAX).toWellFormed();
  if (content === "" && title === "") return "no title";
  const views = cells.count("views", row);
  const watchTime = cells.watchSeconds(row);
  const likes = cells.count("likes", row);
  const comments = cells.count("comments", row);
  const subscribersGained = cells.number(
    cells.column("subscribersGained") ? "subscribersGained" : "subscribers",
    row,
  );
  const rpm = rpmIn(row, cells, views);
  const numbers = [views, watchTime, likes, comments, subscribersGained, rpm];
  if (numbers.every((value) => value === null)) return "no number that can be read";
  return {
    videoId: content === "" ? `row ${row.row}` : content,
    title: title === "" ? content : title,
    thumbnail: null,
    views,
    watchTime,
    likes,
    comments,
    subscribersGained,
    rpm,
    publishedAt: cells.day("published", row),
    duration: readDuration(cells.text("duration", row)) ?? null,
  };
}

/** US dollars for 1,000 views: as the file has it, else revenue ÷ views × 1,000 where both are there. */
function rpmIn(row: DataRow, cells: CellReader, views: number | null): number | null {
  if (cells.column("rpm")?.currency === "USD") return cells.count("rpm", row);
  if (cells.column("revenue")?.currency !== "USD") return null;
  const revenue = cells.count("revenue", row);
  return revenue === null || views === null || views === 0
    ? null
    : Number(((revenue / views) * 1000).toFixed(4));
}
