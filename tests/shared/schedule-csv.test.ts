import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCHEDULE_LIMITS, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { readRows } from "#client/lib/schedule/csv-rows.ts";
import { queueAsCsv, sampleCsv } from "#client/lib/schedule/queue-files.ts";
import { draft, idOf, iso, NOON } from "../support/videos.ts";
import { anyCharacter } from "../support/any-character.ts";

const surroundings = { timeZone: "Europe/Berlin", now: NOON, videos: [] };
const HEADINGS = "Title,Date,Time,File name";

function rowsOf(text: string, change: Partial<Parameters<typeof readRows>[1]> = {}) {
  const rows = readRows(text, { ...surroundings, ...change });
  if (typeof rows === "string") throw new Error(rows);
  return rows;
}
const one = (cells: string, headings = HEADINGS) => rowsOf(`${headings}\n${cells}`)[0];

function video(change: Partial<ScheduledVideo> = {}): ScheduledVideo {
  return {
    ...draft({ timeZone: "UTC" }),
    id: idOf(1),
    scheduledDate: "2050-01-01",
    scheduledTime: "13:00",
    status: "scheduled",
    createdAt: iso(NOON),
    updatedAt: iso(NOON),
    postedAt: null,
    validation: { errors: [], warnings: [] },
    revision: 1,
    ...change,
  };
}

describe("a CSV file of videos", () => {
  it.each([
    ["18:00", "17:00"],
    ["6:00 PM", "17:00"],
    ["6:00pm", "17:00"],
    ["12:00 AM", "23:00"],
    ["12:30 pm", "11:30"],
    ["9.05", "08:05"],
    ["18:00:59", "17:00"],
  ])("reads the time %s", (time, utc) => {
    expect(one(`Title,2050-02-02,${time},a.mp4`)?.draft?.scheduledAt.slice(11, 16)).toBe(utc);
  });

  it.each(["24:00", "13:00 PM", "0:30 am", "18:60", "evening", "18"])("knows no time %s", (time) => {
    expect(one(`Title,2050-02-02,${time},a.mp4`)?.remarks).toEqual([`“${time}” is no time such as 18:00.`]);
  });

  it.each(["02/03/2050", "2050-02-30", "2050-13-01", "tomorrow", "50-01-01"])("knows no date %s", (date) => {
    expect(one(`Title,${date},18:00,a.mp4`)?.remarks).toEqual([`“${date}” is no date such as 2026-12-01.`]);
  });

  it("finds columns by other names, in any order and case, and leaves out what it doesn't know", () => {
    const row = one(
      "17:30,ignored,watch.mp4,2050-02-02,Watch repair,Howto & Style,français,yes",
      "publish TIME,Views,video_file,Scheduled-Date,Video Title,category id,Language,Transcribe",
    );
    expect(row?.remarks).toEqual(["Language is one of English, Spanish, French, German, Italian."]);
    const good = one(
      "17:30,watch.mp4,2050-02-02,Watch repair,26,fr",
      "time,video,date,name,category,language",
    );
    expect(good?.draft).toMatchObject({ title: "Watch repair", categoryId: "26", language: "fr" });
  });

  it("says where clocks make a time come twice or never", () => {
    const headings = `${HEADINGS},Time zone`;
    expect(one("T,2050-10-30,02:30,a.mp4,Europe/Berlin", headings)).toMatchObject({
      draft: { scheduledAt: "2050-10-30T00:30:00.000Z" },
      remarks: ["02:30 comes twice on 2050-10-30 in Europe/Berlin; the first is taken."],
    });
    expect(one("T,2050-03-27,02:30,a.mp4,Europe/Berlin", headings)?.remarks).toEqual([
      "02:30 doesn't exist on 2050-03-27 in Europe/Berlin: the clocks go forward. Choose another time.",
    ]);
    expect(one("T,2050-03-27,02:30,a.mp4,Middle/Earth", headings)?.draft).toBeUndefined();
  });

  it.each([
    ["a title", `${"x".repeat(101)},2050-02-02,18:00,a.mp4`, "Title must be 100 characters or less."],
    ["a moment", "Title,2049-12-31,18:00,a.mp4", "Cannot schedule videos for past dates."],
    [
      "a file name",
      `Title,2050-02-02,18:00,${"x".repeat(256)}`,
      "The file's name can be at most 255 characters.",
    ],
  ])("holds %s to the rules of the form and the wire", (_, cells, sentence) => {
    expect(one(cells)).toMatchObject({ draft: undefined, remarks: [sentence] });
  });

  it("takes invisible characters for spaces, and says what the wire has no room for", () => {
    const headings = `${HEADINGS},Description,Tags`;
    const row = one('"A\u0007B\u0001C",2050-02-02,18:00,a\u0002.mp4,"One\nTwo\u0003","a\u0004b"', headings);
    expect(row?.draft).toMatchObject({
      title: "A B C",
      file: { name: "a .mp4" },
      description: "One\nTwo ",
      tags: ["a b"],
    });
    const tags = Array.from({ length: 41 }, () => "t".repeat(250)).join(",");
    expect(one(`A,2050-02-02,18:00,a.mp4,,"${tags}"`, headings)?.remarks).toEqual([
      "Tags can have at most 10,000 characters together.",
    ]);
    expect(one(`A,2050-02-02,18:00,a.mp4,,${"t".repeat(501)}`, headings)?.remarks).toEqual([
      "A tag can be at most 500 characters.",
    ]);
    expect(one("A,2053-02-02,18:00,a.mp4")?.remarks).toEqual([
      "Videos can be scheduled at most two years ahead.",
    ]);
  });

  it("takes no more than the bytes that a queue has room for", () => {
    const videos = Array.from({ length: 400 }, (_, index) =>
      video({ id: idOf(index), description: "d".repeat(4600) }),
    );
    const row = rowsOf(`${HEADINGS}\nA,2050-02-02,18:00,a.mp4`, { videos })[0];
    expect(row?.remarks[0]).toMatch(/^The queue is full: its texts take 2 of the 2 MB it holds\./u);
  });

  it("takes the same video once, and no more than the queue has room for", () => {
    const twice = rowsOf(`${HEADINGS}\nA,2050-02-02,18:00,a.mp4\n\nA,2050-02-02,18:00,b.mp4`);
    expect(twice.map(({ row, remarks }) => [row, remarks])).toEqual([
      [2, []],
      [4, ["The same as row 2."]],
    ]);
    const videos = Array.from({ length: SCHEDULE_LIMITS.videos - 1 }, (__, index) =>
      video({ id: idOf(index), title: `${index}` }),
    );
    const two = rowsOf(`${HEADINGS}\nA,2050-02-02,18:00,a.mp4\nB,2050-02-02,18:00,b.mp4`, { videos });
    expect(two.map(({ draft: read }) => read !== undefined)).toEqual([true, false]);
    expect(two[1]?.remarks).toEqual(["The queue is full: it holds 1,000 videos. Remove some first."]);
  });

  it("brings every video back as it was exported", () => {
    const line = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .map((text) => `a${text}`.trim());
    const tag = line.map((text) => text.replaceAll(",", "")).filter((text) => !/^['\s]|\s$/u.test(text));
    fc.assert(
      fc.property(line, line, fc.array(tag, { maxLength: 5 }), (title, description, tags) => {
        fc.pre(!/[\0\r]/u.test(`${title}${description}${tags.join("")}`));
        const given = video({ title, description, tags });
        const rows = rowsOf(queueAsCsv([given]));
        expect(rows[0]?.draft).toMatchObject({ title, description, scheduledAt: given.scheduledAt });
        expect(rows[0]?.draft?.tags).toEqual(tags.map((text) => text.trim()));
      }),
      { numRuns: 100 },
    );
  });

  it("never lets a spreadsheet read a cell as a formula, and reads it back as it was", () => {
    for (const title of ["=1+1", "+1", "-1", "@SUM(A1)"]) {
      const text = queueAsCsv([video({ title })]);
      expect(text).toContain(`'${title}`);
      expect(rowsOf(text)[0]?.title).toBe(title);
    }
  });

  it("offers a sample that has nothing wrong with it", () => {
    const rows = rowsOf(sampleCsv(NOON, "America/New_York"));
    expect(rows.map(({ remarks, draft: read }) => [remarks, read?.timeZone])).toEqual([
      [[], "America/New_York"],
      [[], "America/New_York"],
    ]);
  });

  it("reads any text at all as rows or as a sentence", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (text) => {
        for (const rows of [readRows(text, surroundings), readRows(`${HEADINGS}\n${text}`, surroundings)])
          if (typeof rows === "string") expect(rows).toMatch(/^This file|^This is no CSV/u);
          else for (const { draft: read, remarks } of rows) if (!read) expect(remarks).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
