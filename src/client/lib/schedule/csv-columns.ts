import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { CATEGORIES, LANGUAGES } from "#shared/rules/schedule/video.ts";

/** The columns of a CSV file of the queue: each heading, and other names under which people have it. */
export const COLUMNS = {
  title: { heading: "Title", others: ["video title", "name"] },
  date: { heading: "Date", others: ["scheduled date", "publish date"] },
  time: { heading: "Time", others: ["scheduled time", "publish time"] },
  fileName: { heading: "File name", others: ["file", "video file", "video"] },
  timeZone: { heading: "Time zone", others: ["zone", "tz"] },
  description: { heading: "Description", others: [] },
  tags: { heading: "Tags", others: ["keywords"] },
  privacy: { heading: "Privacy", others: ["privacy status", "visibility"] },
  category: { heading: "Category", others: ["category id"] },
  language: { heading: "Language", others: [] },
  autoTranscribe: { heading: "Auto transcribe", others: ["transcribe"] },
  audience: { heading: "Audience", others: ["made for kids"] },
} as const;
export type Column = keyof typeof COLUMNS;

export const NEEDED: readonly Column[] = ["title", "date", "time", "fileName"];

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Where each column stands in a file, from its heading row. Columns with other headings are left out. */
export function columnsIn(headings: readonly string[]): ReadonlyMap<Column, number> {
  const names = headings.map(plain);
  const found = new Map<Column, number>();
  for (const [column, { heading, others }] of Object.entries(COLUMNS)) {
    const position = names.findIndex((name) => [heading, ...others].map(plain).includes(name));
    if (position !== -1 && isColumn(column)) found.set(column, position);
  }
  return found;
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(COLUMNS, name);
}

/** A video as a row of the file, in the order of the columns; its status goes along for a reader. */
export function rowOf(video: ScheduledVideo): Record<string, string> {
  const cells: Record<Column, string> = {
    title: video.title,
    date: video.scheduledDate,
    time: video.scheduledTime,
    fileName: video.file.name,
    timeZone: video.timeZone,
    description: video.description,
    tags: video.tags.join(", "),
    privacy: video.privacyStatus,
    category: CATEGORIES[video.categoryId],
    language: LANGUAGES[video.language],
    autoTranscribe: video.autoTranscribe ? "yes" : "no",
    audience: video.audience,
  };
  const row = Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [
      isColumn(column) ? COLUMNS[column].heading : column,
      cell,
    ]),
  );
  return { ...row, Status: video.status };
}
