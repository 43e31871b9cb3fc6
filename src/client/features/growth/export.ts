import type { LineDay } from "#shared/rules/growth/outlook.ts";
import { csvFile } from "#client/lib/csv-file.ts";

/** A chart's days as CSV: what is known, then the forecast with its range. */
export function growthCsv(line: readonly LineDay[], metric: string): string {
  return csvFile(
    line.map(({ day, value, range }) => ({
      date: day,
      kind: range === null ? "known" : "forecast",
      [metric]: value === null ? "" : Math.round(value),
      low: range === null ? "" : Math.floor(range.low),
      high: range === null ? "" : Math.ceil(range.high),
    })),
  );
}
