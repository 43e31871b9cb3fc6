import Papa from "papaparse";
import { NewDraft, type ScheduledVideo, type VideoDraft } from "#shared/contracts/schedule.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { withoutControls } from "#shared/rules/schedule/plain-text.ts";
import { roomFault } from "#shared/rules/schedule/room.ts";
import { scheduleFault } from "#shared/rules/schedule/check.ts";
import { CATEGORIES, DEFAULT_CATEGORY, LANGUAGES, PRIVACIES } from "#shared/rules/schedule/video.ts";
import { unescapedCell } from "#client/lib/csv-file.ts";
import { momentOf } from "#client/lib/local-time.ts";
import { type Column, COLUMNS, columnsIn, NEEDED } from "./csv-columns.ts";
import { roomOf } from "./queue-room.ts";
import { firstMoment } from "./moves.ts";

/** A row of a CSV file, checked. */
export interface CheckedRow {
  /** As a spreadsheet counts them: the headings are row 1. */
  readonly row: number;
  readonly title: string;
  /** Date, time and zone as the file has them. */
  readonly when: string;
  /** Missing where the row can't be imported. */
  readonly draft: VideoDraft | undefined;
  /** Why it can't be imported, or what is worth knowing of one that can. */
  readonly remarks: readonly string[];
}

interface Surroundings {
  /** The zone of rows that name none. */
  readonly timeZone: string;
  /** The clock that decides, in epoch milliseconds. */
  readonly now: number;
  /** The queue that the rows would come into. */
  readonly videos: readonly ScheduledVideo[];
}

const NEEDS = `It needs a row of headings with ${NEEDED.map((column) => `“${COLUMNS[column].heading}”`).join(", ")}.`;

/** Reads a CSV file and checks its rows. @returns why it can't be read, for a person, where it can't. */
export function readRows(text: string, surroundings: Surroundings): CheckedRow[] | string {
  if (text.includes("\0")) return `This is no CSV file. ${NEEDS}`;
  const [headings = [], ...lines] = Papa.parse<string[]>(text.replace(/^\uFEFF/u, "").trimEnd()).data;
  const columns = columnsIn(headings);
  if (columns.size === 0) return `This is no CSV file of videos. ${NEEDS}`;
  const missing = NEEDED.filter((column) => !columns.has(column)).map(
    (column) => `“${COLUMNS[column].heading}”`,
  );
  if (missing.length > 0)
    return `This file has no ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}. ${NEEDS}`;

  const taken = new Map(surroundings.videos.map((video) => [keyOf(video), "Already in your queue."]));
  let used = roomOf(surroundings.videos);
  const rows = lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const read = (column: Column) => unescapedCell(cells[columns.get(column) ?? -1] ?? "").trim();
    return [checkRow(index + 2, (column) => plainCell(column, read(column)), surroundings)];
  });
  if (rows.length === 0) return "This file has headings and no rows below them.";
  return rows.map((row) => {
    if (row.draft === undefined) return row;
    const key = keyOf(row.draft);
    const repeated = taken.get(key);
    if (repeated !== undefined) return refused(row, repeated);
    const more = roomOf([asScheduled(row.draft, surroundings.now)]);
    const full = roomFault(used, more);
    if (full !== undefined) return refused(row, full);
    used = { videos: used.videos + more.videos, bytes: used.bytes + more.bytes };
    taken.set(key, `The same as row ${row.row}.`);
    return row;
  });
}

/** A cell without invisible control characters, which the server refuses. */
const plainCell = (column: Column, cell: string) =>
  withoutControls(cell, column === "description" ? "lines" : "one-line");

const refused = (row: CheckedRow, remark: string): CheckedRow => ({
  ...row,
  draft: undefined,
  remarks: [remark],
});

/** A draft as the queue would hold it, for what it takes of the room. */
const asScheduled = (draft: VideoDraft, now: number): ScheduledVideo => ({
  ...draft,
  // As long as any.
  id: "0".repeat(36),
  scheduledDate: draft.scheduledAt.slice(0, 10),
  scheduledTime: draft.scheduledAt.slice(11, 16),
  status: "scheduled",
  createdAt: new Date(now).toISOString(),
  updatedAt: new Date(now).toISOString(),
  postedAt: null,
  validation: { errors: [], warnings: [] },
  revision: 1,
});

/** Two videos with one title at one moment are one. */
const keyOf = ({ title, scheduledAt }: Pick<VideoDraft, "title" | "scheduledAt">) =>
  `${Date.parse(scheduledAt)} ${title}`;

function checkRow(
  row: number,
  read: (column: Column) => string,
  { timeZone, now }: Surroundings,
): CheckedRow {
  const remarks: string[] = [];
  const zone = read("timeZone") || timeZone;
  const [date, time] = [isoDate(read("date")), clockTime(read("time"))];
  const title = read("title");
  const when = [read("date"), read("time"), read("timeZone")].filter(Boolean).join(" ");
  const stop = (...problems: string[]): CheckedRow => ({
    row,
    title,
    when,
    draft: undefined,
    remarks: problems,
  });

  const empty = NEEDED.filter((column) => read(column) === "").map((column) => COLUMNS[column].heading);
  if (empty.length > 0) return stop(`Missing: ${empty.join(", ")}.`);
  if (date === undefined) return stop(`“${read("date")}” is no date such as 2026-12-01.`);
  if (time === undefined) return stop(`“${read("time")}” is no time such as 18:00.`);
  const moment = momentOf(date, time, zone);
  if (moment === undefined)
    return stop(`${date} ${time} in “${zone}” can't be read. A zone is a name such as Europe/Berlin.`);
  if (moment.kind === "skipped")
    return stop(`${time} doesn't exist on ${date} in ${zone}: the clocks go forward. Choose another time.`);
  if (moment.kind === "twice") remarks.push(`${time} comes twice on ${date} in ${zone}; the first is taken.`);

  const at = firstMoment(moment);
  const choices = {
    privacyStatus: choose(
      read("privacy"),
      PRIVACIES.map((name) => [name, name] as const),
      "scheduled",
    ),
    categoryId: choose(read("category"), Object.entries(CATEGORIES), DEFAULT_CATEGORY),
    language: choose(read("language"), Object.entries(LANGUAGES), "en"),
    autoTranscribe: choose(read("autoTranscribe"), SWITCHES, "no"),
    audience: choose(read("audience"), AUDIENCES, "not_made_for_kids"),
  };
  const draft = {
    ...choices,
    title,
    description: read("description"),
    file: { name: read("fileName"), size: 0, type: "video/mp4" },
    thumbnail: null,
    scheduledAt: new Date(at).toISOString(),
    timeZone: zone,
    tags: tagsIn(read("tags")),
    autoTranscribe: choices.autoTranscribe === "yes",
  };
  const fault = scheduleFault({ ...draft, hasFile: true, at }, now);
  if (fault !== undefined) return stop(fault.message);
  const unknown = Object.entries(choices).flatMap(([name, choice]) => (choice === undefined ? [name] : []));
  if (unknown.length > 0) return stop(...unknown.map((name) => UNKNOWN[name] ?? `Unknown ${name}.`));
  const checked = NewDraft.safeParse(draft);
  if (!checked.success) return stop(...checked.error.issues.map(({ message }) => message));
  return { row, title, when, draft: checked.data, remarks };
}

const SWITCHES = [
  ["yes", "true"],
  ["no", "false"],
] as const;

const AUDIENCES = [
  ["not_made_for_kids", "no"],
  ["made_for_kids", "yes"],
] as const;

const UNKNOWN: Readonly<Record<string, string>> = {
  privacyStatus: `Privacy is one of ${PRIVACIES.join(", ")}.`,
  categoryId: `Category is one of ${Object.values(CATEGORIES).join(", ")}.`,
  language: `Language is one of ${Object.values(LANGUAGES).join(", ")}.`,
  audience: "Audience is made_for_kids or not_made_for_kids.",
};

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, "");

/** The id of what a cell names by id or by label; `fallback` where it is empty, undefined where it is neither. */
function choose(
  cell: string,
  options: readonly (readonly [id: string, label: string])[],
  fallback: string,
): string | undefined {
  if (cell === "") return fallback;
  return options.find((names) => names.some((name) => folded(name) === folded(cell)))?.[0];
}

/** "2026-12-01" for a date that leads with its year; others could mean two days. */
function isoDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/u.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return momentOf(date, "12:00", "UTC") === undefined ? undefined : date;
}

/** "18:00" for "18:00", "18:00:00" and "6:00 PM". */
function clockTime(text: string): string | undefined {
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*(am|pm)?$/iu.exec(text.replaceAll("\u202F", " "));
  const [, hourText, minute, half] = parts ?? [];
  if (hourText === undefined || minute === undefined || Number(minute) > 59) return undefined;
  const hour = Number(hourText);
  if (half === undefined) return hour < 24 ? `${String(hour).padStart(2, "0")}:${minute}` : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return `${String((hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}
