import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { ChannelDay } from "#shared/contracts/overview.ts";
import { studioColumns } from "#shared/rules/studio-csv/columns.ts";
import { decimalMarkOf, readNumber } from "#shared/rules/studio-csv/numbers.ts";
import { readStudioRows, STUDIO_ROWS_MAX } from "#shared/rules/studio-csv/read.ts";
import { readStudioFile } from "#client/lib/studio-file.ts";
import { videosAsCsv } from "#client/lib/videos-as-csv.ts";
import { anyCharacter } from "../support/any-character.ts";
import {
  csvText,
  type Heading,
  LANGUAGES,
  type Language,
  type NumberStyle,
  TABLE_DATA,
  written,
} from "../support/studio-csv.ts";

const fileOf = (content: BlobPart, name = "Table data.csv") => new File([content], name);

async function videosIn(text: BlobPart) {
  const table = await readStudioFile(fileOf(text));
  if (typeof table === "string" || table.kind !== "videos") throw new Error(`no videos: ${String(table)}`);
  return table;
}

async function daysIn(text: BlobPart) {
  const table = await readStudioFile(fileOf(text, "Totals.csv"));
  if (typeof table === "string" || table.kind !== "days") throw new Error(`no days: ${String(table)}`);
  return table;
}

/** The values of one column of number cells, beside a title. */
async function valuesOf(heading: string, key: keyof VideoAnalytics, cells: readonly string[]) {
  const rows = cells.map((cell, index) => [`Video ${index}`, String(9 - index), cell]);
  const { items } = await videosIn(csvText([["Video title", "Views", heading], ...rows], ";"));
  return items.map((video) => video[key]);
}

describe("YouTube Studio's table of videos", () => {
  it("is read whole: ids, seconds, RPM from revenue, no row of totals, most views first", async () => {
    const { items, remarks } = await videosIn(TABLE_DATA);
    expect(items).toEqual([
      {
        videoId: "8nmWvJbwMAa",
        title: "Rye bread without a machine",
        thumbnail: null,
        views: 40_840,
        watchTime: 17_822_734,
        likes: 1900,
        comments: 210,
        subscribersGained: 666,
        rpm: 0.5,
        publishedAt: "2026-01-13",
        duration: 161,
      },
      {
        videoId: "aBcDeFgHiJk",
        title: "Baguette, step by step",
        thumbnail: null,
        views: 18_200,
        watchTime: 4_321_800,
        likes: 390,
        comments: 61,
        subscribersGained: 140,
        rpm: 1,
        publishedAt: "2026-10-03",
        duration: 754,
      },
      {
        videoId: "-bCdEfGhIjK",
        title: "Why “sour” isn't sour",
        thumbnail: null,
        views: 1500,
        watchTime: 171_000,
        likes: 20,
        comments: null,
        subscribersGained: -1,
        rpm: null,
        publishedAt: "2026-11-01",
        duration: 3725,
      },
    ]);
    expect(remarks).toEqual([]);
  });

  it("takes RPM as the file has it, and none where there are no views or the money isn't US dollars", async () => {
    const rpmOf = async (heading: string, cells: readonly string[]) =>
      (
        await videosIn(
          csvText([
            ["Video title", "Views", heading],
            ["A", ...cells],
          ]),
        )
      ).items[0]?.rpm;
    expect(await rpmOf("RPM (USD)", ["0", "4.2"])).toBe(4.2);
    expect(await rpmOf("Estimated revenue (US$)", ["500", "1.5"])).toBe(3);
    expect(await rpmOf("Estimated revenue (USD)", ["500", "0"])).toBe(0);
    expect(await rpmOf("Estimated revenue (USD)", ["0", "1.5"])).toBeNull();
    expect(await rpmOf("Estimated revenue (USD)", ["500", ""])).toBeNull();
    expect(await rpmOf("Estimated revenue (EUR)", ["500", "1.5"])).toBeNull();
    expect(await rpmOf("Estimated revenue", ["500", "1.5"])).toBeNull();
    const { remarks } = await videosIn("Video title,Views,RPM (EUR)\nA,500,1.5");
    expect(remarks).toEqual(["The file is in EUR, so RPM is N/A: it is shown in US dollars."]);
  });

  it("prefers subscribers gained to gains less losses", async () => {
    const { items } = await videosIn("Video title,Views,Subscribers,Subscribers gained\nA,500,3,10");
    expect(items[0]?.subscribersGained).toBe(10);
  });

  it("keeps what isn't known null and what is none 0", async () => {
    const { items } = await videosIn("Video title,Views,Likes,Comments\nA,0,,—\nB,N/A,0,0");
    expect(items.map(({ views, likes, comments }) => [views, likes, comments])).toEqual([
      [0, null, null],
      [null, 0, 0],
    ]);
  });

  it("names rows and cells that can't be read, by row", async () => {
    const { items, remarks } = await videosIn(
      "Video title,Views,Likes\nA,5,abc\n,7,1\n\nB,,\nC,lots,3\nA2,1e5,2\nC,9,9",
    );
    expect(items.map(({ title }) => title)).toEqual(["C", "A", "C", "A2"]);
    expect(remarks).toEqual([
      "2 rows left out: row 3 (no title), row 5 (no number that can be read).",
      "3 cells can't be read and shown as N/A: “abc” in row 2 (Likes), “lots” in row 6 (Views), “1e5” in row 7 (Views).",
    ]);
  });

  it("takes the same video once", async () => {
    const { items, remarks } = await videosIn("Content,Views\naBcDeFgHiJk,5\naBcDeFgHiJk,7");
    expect(items.map(({ views, title }) => [views, title])).toEqual([[5, "aBcDeFgHiJk"]]);
    expect(remarks).toEqual(["1 row left out: row 3 (the same video again)."]);
  });

  it("tells the row of totals from a video called Total", async () => {
    const { items } = await videosIn("Video title,Duration,Views\nTotal,,12\nTotal,60,7\nGesamt,30,5\n");
    expect(items.map(({ title, views }) => [title, views])).toEqual([
      ["Total", 7],
      ["Gesamt", 5],
    ]);
  });

  it("leaves dates out that could be two, and reads them where another date tells", async () => {
    const dates = async (cells: readonly string[]) =>
      videosIn(
        csvText([
          ["Video title", "Views", "Video publish time"],
          ...cells.map((cell, index) => [`${index}`, "1", cell]),
        ]),
      );
    const open = await dates(["03/04/2026"]);
    expect(open.items[0]?.publishedAt).toBeNull();
    expect(open.remarks[0]).toContain("“03/04/2026” begins with the day or the month: 1 such date");
    const told = await dates(["03/04/2026", "25/04/2026"]);
    expect(told.items.map(({ publishedAt }) => publishedAt)).toEqual(["2026-04-03", "2026-04-25"]);
  });

  it("is written out and read back as it was", async () => {
    const { items } = await videosIn(TABLE_DATA);
    const again = await videosIn(videosAsCsv(items));
    expect(again.items).toEqual(items);
  });
});

describe("YouTube Studio's table of days", () => {
  it("is read oldest first, in minutes, with gains less losses on the side where they fall", async () => {
    const { items, remarks } = await daysIn(
      "Date,Views,Watch time (hours),Subscribers\nTotal,30,3,1\n2026-11-20,20,1.5,-2\n2026-11-19,10,1.505,3\n",
    );
    expect(items).toEqual([
      {
        day: "2026-11-19",
        views: 10,
        likes: null,
        comments: null,
        minutesWatched: 90.3,
        subscribersGained: 3,
        subscribersLost: 0,
      },
      {
        day: "2026-11-20",
        views: 20,
        likes: null,
        comments: null,
        minutesWatched: 90,
        subscribersGained: 0,
        subscribersLost: 2,
      },
    ]);
    expect(remarks).toEqual([]);
  });

  it("keeps gains and losses apart where the file does", async () => {
    const { items } = await daysIn("Date,Subscribers lost,Subscribers gained\n2026-11-19,2,5");
    expect(items[0]).toMatchObject({ subscribersGained: 5, subscribersLost: 2, views: null });
  });

  it("is refused where it has a row for each week, or several for a day", async () => {
    const weekly = await readStudioFile(fileOf("Date,Views\n2026-11-01,1\n2026-11-08,2\n2026-11-15,3"));
    expect(weekly).toContain("This file has a row for each week or month.");
    const twice = await readStudioFile(fileOf("Date,Traffic source,Views\n2026-11-01,A,1\n2026-11-01,B,2"));
    expect(twice).toContain("This file has more than one row for 2026-11-01");
  });
});

describe("a file that can't be used", () => {
  it.each([
    ["", "This file is empty."],
    ["\n \n;;\n", "This file is empty."],
    ["Video title,Views\n", "This file has headings and no rows below them."],
    ["Video title,Views\nTotal,5\n", "This file has headings and no rows below them."],
    [
      "Traffic source,Views,Watch time (hours)\nSearch,5,1\n",
      "This file has no column for Video title or Date.",
    ],
    ["Video title,Impressions,Likes\nA,5,1\n", "This file has no column for Views."],
    ["Date,Impressions\n2026-11-01,5\n", "This file has no column for Views."],
    ["Hello world, this is a letter.\nYours", "This file has no column for Video title or Date."],
    ["Date,Content,Video title,Views\n2026-11-01,a,A,5\n", "This file has a row for each video and day"],
    ["Video title,Views\n,5\n,6\n", "No video in this file could be read. 2 rows left out: row 2 (no title)"],
    ["Date,Views\nyesterday,5\n", "No day in this file could be read. 1 row left out: row 2 (no date"],
    [
      "PK\u0003\u0004and so on",
      "This is a zip file. Unpack it, then import “Table data.csv” or “Totals.csv”",
    ],
    ["Video title,Views\0\nA,5", "This file holds no text."],
  ])("%j says why: %s", async (text, sentence) => {
    expect(await readStudioFile(fileOf(text))).toContain(sentence);
  });

  it("is a spreadsheet, is too long or is too large, and says so", async () => {
    expect(await readStudioFile(fileOf("PK\u0003\u0004", "videos.xlsx"))).toContain("This is a spreadsheet.");
    const long = `Video title,Views\n${"A,1\n".repeat(STUDIO_ROWS_MAX + 1)}`;
    expect(await readStudioFile(fileOf(long))).toContain(
      "This file has 5,001 rows, and at most 5,000 are kept.",
    );
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await readStudioFile(fileOf(large))).toBe(
      "This file is over 10 MB, more than YouTube Studio exports.",
    );
  });
});

describe("headings", () => {
  it("are known in any language, case and order, and never guessed", () => {
    const kinds = (...cells: string[]) => studioColumns(cells).map(({ kind }) => kind);
    expect(kinds("VIEWS", " video  title ", "“Mag ich“-Bewertungen")).toEqual(["views", "title", "likes"]);
    expect(kinds("Views (%)", "Likes (vs. dislikes)", "Engaged views", "Watch time", "Video views")).toEqual(
      [],
    );
    expect(kinds("Impressions click-through rate (%)", "Average view duration", "CPM (USD)")).toEqual([]);
    expect(studioColumns(["Watch time (minutes)"])[0]).toMatchObject({ kind: "watch", unit: "minutes" });
  });

  it("are found below a preamble, beside columns that say nothing here", async () => {
    const { items } = await videosIn("My channel\n\nShares;Aufrufe;Videotitel\n1;1.234;Brot\n");
    expect(items[0]).toMatchObject({ title: "Brot", views: 1234 });
  });
});

describe("numbers", () => {
  it.each([
    [["1,234.5"], "."],
    [["1.234,5"], ","],
    [["1,234,567"], "."],
    [["12,34,567"], "."],
    [["5.4"], "."],
    [["0,250"], ","],
    [["1234.567"], "."],
    [["1 234,567"], ","],
    [["12,345", "54321"], ","],
    [["7", "12"], "."],
    [["1,234"], undefined],
    [["1,234", "1234"], undefined],
    [["5.4", "5,4"], undefined],
  ] as const)("of watch time such as %j tell the decimal mark %j", (fractional, mark) => {
    expect(decimalMarkOf({ whole: [], fractional })).toBe(mark);
  });

  it("that count something have no fraction, so they tell too", () => {
    expect(decimalMarkOf({ whole: ["1,234"], fractional: ["7,654"] })).toBe(".");
    expect(decimalMarkOf({ whole: ["1.234"], fractional: ["7.654"] })).toBe(",");
  });

  it.each([
    ["1,234.50", ".", 1234.5],
    ["1.234,50", ",", 1234.5],
    ["1 234,5", ",", 1234.5],
    ["1\u202F234\u00A0567,5", ",", 1_234_567.5],
    ["1'234.5", ".", 1234.5],
    ["12,34,567", ".", 1_234_567],
    ["−5", ".", -5],
    ["$1.50", ".", 1.5],
    ["1,50 €", ",", 1.5],
    ["USD 3", ".", 3],
    ["4.5 %", ".", 4.5],
    ["-0", ".", 0],
    ["1,23", ".", undefined],
    ["1,2345", ".", undefined],
    ["1.2.3", ".", undefined],
    ["1e5", ".", undefined],
    ["5.", ".", undefined],
    ["9".repeat(20), ".", undefined],
  ] as const)("%j with the mark %j is %s", (cell, mark, value) => {
    expect(readNumber(cell, mark, false)).toBe(value);
  });

  it("that could be two are left out, and it is said", async () => {
    const { items, remarks } = await videosIn("Video title;Views;Watch time (hours)\nA;5;1,234");
    expect(items[0]).toMatchObject({ views: 5, watchTime: null });
    expect(remarks).toEqual([
      "Nothing in this file tells whether “1,234” has a fraction or thousands: 1 such number shown as N/A.",
    ]);
    expect(await valuesOf("Watch time (hours)", "watchTime", ["1,234", "0,5"])).toEqual([4442, 1800]);
  });
});

describe("tables in every language and locale", () => {
  const STYLES: readonly NumberStyle[] = [
    { group: "", decimal: ".", groupFrom: 4 },
    { group: "", decimal: ",", groupFrom: 4 },
    { group: ",", decimal: ".", groupFrom: 4 },
    { group: ".", decimal: ",", groupFrom: 4 },
    { group: ".", decimal: ",", groupFrom: 5 },
    { group: "\u00A0", decimal: ",", groupFrom: 4 },
    { group: "\u202F", decimal: ",", groupFrom: 4 },
    { group: "’", decimal: ".", groupFrom: 4 },
    { group: " ", decimal: ".", groupFrom: 4 },
  ];
  const style = fc.constantFrom(...STYLES);
  const language = fc.constantFrom<Language>("English", "German", "Spanish", "French", "Portuguese");
  const shape = fc.record({
    style,
    language,
    delimiter: fc.constantFrom(",", ";", "\t"),
    newline: fc.constantFrom("\n", "\r\n", "\r"),
    mark: fc.boolean(),
    total: fc.boolean(),
    seed: fc.integer(),
  });
  const orNull = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null, freq: 5 });
  const count = orNull(fc.integer({ min: 0, max: 2_000_000 }));
  /** Hundredths of an hour: 36 seconds each. */
  const hundredths = fc.integer({ min: 0, max: 5_000_000 });
  const day = fc
    .integer({ min: 0, max: 6000 })
    .map((number) => new Date(Date.UTC(2010, 0, 1) + number * 86_400_000).toISOString().slice(0, 10));
  const title = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/[\0\r]/gu, "").trim())
    .filter((text) => text !== "" && !/^['\uFEFF]/u.test(text));

  /** Cells under their headings, with the columns in an order of the seed's. */
  function shuffled(
    headings: readonly Heading[],
    seed: number,
    of: Language,
    rows: readonly Partial<Record<Heading, string>>[],
  ) {
    const order = headings
      .map((heading, index) => ({ heading, key: Math.imul(seed ^ (index + 1), 2_654_435_761) >>> 0 }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ heading }) => heading);
    return [
      order.map((heading) => LANGUAGES[of][heading]),
      ...rows.map((row) => order.map((heading) => row[heading] ?? "")),
    ];
  }

  it("of videos are read back to the same values", async () => {
    const video = fc.record({
      title,
      views: fc.integer({ min: 0, max: 2_000_000_000 }),
      hundredths: orNull(hundredths),
      likes: count,
      comments: count,
      subscribers: orNull(fc.integer({ min: -5000, max: 500_000 })),
      cents: orNull(fc.integer({ min: 0, max: 9_000_000 })),
      published: day,
      duration: fc.integer({ min: 1, max: 40_000 }),
    });
    await fc.assert(
      fc.asyncProperty(shape, fc.array(video, { minLength: 1, maxLength: 8 }), async (given, videos) => {
        const { style: numbers, language: of } = given;
        const text = (value: number | null, digits = 0) =>
          value === null ? "" : written(value, numbers, digits);
        const rows = videos.map((one, index) => ({
          content: `video-${index}`,
          title: one.title,
          published: one.published,
          duration: String(one.duration),
          views: text(one.views),
          watch: text(one.hundredths === null ? null : one.hundredths / 100, 2),
          likes: text(one.likes),
          comments: text(one.comments),
          subscribers: text(one.subscribers),
          revenue: text(one.cents === null ? null : one.cents / 100, 2),
        }));
        const sum = {
          content: LANGUAGES[of].total,
          views: text(videos.reduce((all, one) => all + one.views, 0)),
        };
        const headings = [
          "content",
          "title",
          "published",
          "duration",
          "views",
          "watch",
          "likes",
          "comments",
          "subscribers",
          "revenue",
        ] as const;
        const table = shuffled(headings, given.seed, of, given.total ? [sum, ...rows] : rows);
        const csv = `${given.mark ? "\uFEFF" : ""}${csvText(table, given.delimiter, given.newline)}`;
        const { items, remarks } = await videosIn(csv);
        const expected = videos.map((one, index) => ({
          videoId: `video-${index}`,
          title: one.title,
          thumbnail: null,
          views: one.views,
          watchTime: one.hundredths === null ? null : one.hundredths * 36,
          likes: one.likes,
          comments: one.comments,
          subscribersGained: one.subscribers,
          rpm:
            one.cents === null || one.views === 0
              ? null
              : Number(((one.cents / 100 / one.views) * 1000).toFixed(4)),
          publishedAt: one.published,
          duration: one.duration,
        }));
        expect(items.toSorted((a, b) => a.videoId.localeCompare(b.videoId))).toEqual(expected);
        expect(remarks).toEqual([]);
        for (const item of items) expect(VideoAnalytics.safeParse(item).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("of days are read back to the same values", async () => {
    const one = fc.record({
      views: count,
      hundredths,
      subscribers: orNull(fc.integer({ min: -500, max: 5000 })),
    });
    await fc.assert(
      fc.asyncProperty(
        shape,
        day,
        fc.array(one, { minLength: 1, maxLength: 12 }),
        async (given, first, days) => {
          const { style: numbers, language: of } = given;
          const at = (index: number) =>
            new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
          const rows = days.map(({ views, hundredths: hours, subscribers }, index) => ({
            date: at(index),
            views: views === null ? "" : written(views, numbers),
            watch: written(hours / 100, numbers, 2),
            subscribers: subscribers === null ? "" : written(subscribers, numbers),
          }));
          const table = shuffled(
            ["date", "views", "watch", "subscribers"],
            given.seed,
            of,
            rows.toReversed(),
          );
          const { items } = await daysIn(csvText(table, given.delimiter, given.newline));
          expect(items).toEqual(
            days.map(({ views, hundredths: hours, subscribers }, index) => ({
              day: at(index),
              views,
              likes: null,
              comments: null,
              minutesWatched: Math.round(hours * 60) / 100,
              subscribersGained: subscribers === null ? null : Math.max(subscribers, 0),
              subscribersLost: subscribers === null ? null : Math.max(-subscribers, 0),
            })),
          );
          for (const item of items) expect(ChannelDay.safeParse(item).success).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("of any text at all are a table that fits the contract, or a sentence", () => {
    const cell = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      fc.constantFrom("Total", "1,234", "5", "-3", "2026-11-20", "Views", "1:02"),
    );
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    const head = fc.constantFrom(
      ["Video title", "Views", "Watch time (hours)"],
      ["Date", "Views", "Subscribers"],
      ["x", "y", "z"],
    );
    fc.assert(
      fc.property(head, fc.array(row, { maxLength: 6 }), (headings, rows) => {
        const table = readStudioRows([headings, ...rows]);
        if (typeof table === "string") {
          expect(table).toMatch(/^(?:This file|No (?:video|day) in this file) .+\.$/su);
          return;
        }
        const schema = table.kind === "videos" ? VideoAnalytics : ChannelDay;
        for (const item of table.items) expect(schema.safeParse(item).success).toBe(true);
        expect(table.remarks.join(" ")).not.toMatch(/undefined|NaN|\[object/u);
      }),
      { numRuns: 500 },
    );
  });
});
