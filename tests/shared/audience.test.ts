import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AUDIENCE_LIMITS, AudienceRequest } from "#shared/contracts/audience.ts";
import { columnOf, columnsOf } from "#shared/rules/audience/columns.ts";
import { describeContent } from "#shared/rules/audience/describe.ts";
import { readContent } from "#shared/rules/audience/read.ts";

const lines = (...texts: string[]) => texts.join("\n");
const numbersOf = (text: string) => readContent(text).videos.map(({ numbers }) => numbers);
const titlesOf = (text: string) => readContent(text).videos.map(({ title }) => title);

describe("the request", () => {
  test("takes a niche as plain text, in one line", () => {
    expect(AudienceRequest.parse("  sourdough \n baking ")).toEqual({ niche: "sourdough baking", data: "" });
  });

  test.each([
    [{ niche: " " }, "Enter your niche."],
    [{}, "Enter your niche."],
    [{ niche: "a".repeat(AUDIENCE_LIMITS.niche + 1) }, "Niche can be at most 120 characters."],
    [
      { niche: "bread", data: "a".repeat(AUDIENCE_LIMITS.data + 1) },
      "Content data can be at most 6000 characters.",
    ],
  ])("says what is wrong with %o", (input, sentence) => {
    expect(AudienceRequest.safeParse(input).error?.issues[0]?.message).toBe(sentence);
  });

  test("takes both at their limits", () => {
    const input = { niche: "a".repeat(AUDIENCE_LIMITS.niche), data: "a".repeat(AUDIENCE_LIMITS.data) };
    expect(AudienceRequest.parse(input)).toEqual(input);
  });
});

describe("a table", () => {
  test("is read from YouTube Studio's export, without its totals", () => {
    const content = readContent(
      lines(
        "Content,Video title,Video publish time,Duration,Views,Watch time (hours),Subscribers,Impressions,Impressions click-through rate (%)",
        "Total,,,,41234,812.5,120,500000,5.1",
        'dQw4,"Bread, the ""real"" way","Oct 3, 2026",275,12345,301.25,-4,120000,6.2',
        "xyz9,Focaccia,,,5000,,,,",
      ),
    );
    expect(content.videos).toEqual([
      {
        title: 'Bread, the "real" way',
        published: { year: 2026, month: 10, day: 3, hour: undefined },
        numbers: {
          views: 12_345,
          duration: 275,
          watch: 301.25,
          subscribers: -4,
          impressions: 120_000,
          ctr: 6.2,
        },
      },
      { title: "Focaccia", published: undefined, numbers: { views: 5000 } },
    ]);
    expect(content).toMatchObject({ leftOut: 1, notUnderstood: [], watchUnit: "hours" });
  });

  test.each([
    ["tabs", "Title\tViews\nRye\t12,345\nBagels\t900"],
    ["semicolons", "Titel;Aufrufe\nRye;12.345\nBagels;900"],
    ["commas", 'title,views\nRye,"12,345"\nBagels,900'],
    ["bars", "| Title | Views |\n|---|---|\n| Rye | 12345 |\n| Bagels | 900 |"],
    ["columns the other way round", "vistas;título\n12.345;Rye\n900;Bagels"],
    ["a byte order mark and Windows' line ends", "\uFEFFTitle,Views\r\nRye,12345\r\nBagels,900\r\n"],
    [
      "columns nobody needs",
      "Id,Title,Link,Color,Views\n1,Rye,http://x,red,12345\n2,Bagels,http://y,blue,900",
    ],
    ["short names in French", "titre;vues\nRye;12 345\nBagels;900"],
    ["Portuguese", "título;visualizações\nRye;12.345\nBagels;900"],
  ])("is read with %s", (_, text) => {
    expect(titlesOf(text)).toEqual(["Rye", "Bagels"]);
    expect(numbersOf(text)).toEqual([{ views: 12_345 }, { views: 900 }]);
  });

  test("keeps what is empty unknown, and zero zero", () => {
    expect(numbersOf("title,views,likes\nRye,0,\nBagels,,N/A\nPizza,—,3")).toEqual([
      { views: 0 },
      { likes: 3 },
    ]);
    expect(readContent("title,views,likes\nBagels,,N/A").notUnderstood).toEqual(["Bagels, , N/A"]);
  });

  test("keeps a title that elsewhere would mean nothing, and counts no totals", () => {
    expect(titlesOf("title,views\nN/A,5\nnone,6\nGesamt,11\nTotal war,7")).toEqual([
      "N/A",
      "none",
      "Total war",
    ]);
  });

  test("takes no negative views", () => {
    expect(numbersOf("title,views,likes\nRye,-5,3")).toEqual([{ likes: 3 }]);
  });

  test("holds line breaks and delimiters in quotes, and single quotation marks anywhere", () => {
    const text = lines(
      "title,views",
      '"Rye',
      'at home, twice",100',
      '12" pan,200',
      "'Bagels',300",
      '"open,400',
      "Pizza,500",
    );
    expect(titlesOf(text)).toEqual(["Rye\nat home, twice", '12" pan', "'Bagels'", '"open', "Pizza"]);
  });

  test("ends at an empty line, or where comments begin", () => {
    for (const gap of ["\n\n", "\n"]) {
      const content = readContent(
        `Title,Views,Likes,Date\nRye,100,3,2026-10-03${gap}I love it, thanks\nMore please`,
      );
      expect(content.videos).toHaveLength(1);
      expect(content.comments).toEqual(["I love it, thanks", "More please"]);
    }
  });

  test("leaves out dates that could be two, and says how many", () => {
    const ambiguous = readContent("title,views,date\nRye,100,03/04/2026\nBagels,200,05/06/2026");
    expect(ambiguous.ambiguousDates).toBe(2);
    expect(ambiguous.videos.map(({ published }) => published)).toEqual([undefined, undefined]);
    const clear = readContent("title,views,date\nRye,100,03/04/2026\nBagels,200,25/06/2026");
    expect(clear.ambiguousDates).toBe(0);
    expect(clear.videos[0]?.published).toMatchObject({ month: 4, day: 3 });
  });

  test("takes the hour from a column of its own", () => {
    const { videos } = readContent("title,date,time,views\nRye,2026-10-03,18:05,100");
    expect(videos[0]?.published).toEqual({ year: 2026, month: 10, day: 3, hour: 18 });
  });

  test("of comments gives their texts, and nobody's name", () => {
    const content = readContent('Author,Comment,Likes\nAda Lovelace,"So good, really",3\nBob,What flour?,10');
    expect(content.comments).toEqual(["So good, really", "What flour?"]);
    expect(JSON.stringify(content)).not.toMatch(/Ada|Bob/u);
  });

  test("without headings isn't guessed at", () => {
    const content = readContent("Rye bread,12345,300\nBagels;900;20\nPizza\t10\t2");
    expect(content).toMatchObject({ videos: [], comments: [], headless: 3 });
    expect(content.notUnderstood).toHaveLength(3);
  });
});

describe("a heading", () => {
  test.each([
    ["Views", { kind: "views", unit: undefined }],
    ["Watch time (hours)", { kind: "watch", unit: "hours" }],
    ["Watch minutes", { kind: "watch", unit: "minutes" }],
    ["Duration (sec)", { kind: "duration", unit: "seconds" }],
    ["CTR %", { kind: "ctr", unit: "%" }],
    ["Impressions click-through rate (%)", { kind: "ctr", unit: "%" }],
    ["Mentions J’aime", { kind: "likes", unit: undefined }],
    ["Gefällt mir", { kind: "likes", unit: undefined }],
    ["Fecha de publicación", { kind: "date", unit: undefined }],
    ["Reach", undefined],
    ["", undefined],
  ])("%s is known for what it is", (heading, column) => expect(columnOf(heading)).toEqual(column));

  test.each([
    ["I love this video, more please", ","],
    ["Date night, comments welcome", ","],
    ["title", ","],
    ["views,likes", ","],
    ["title,title", ","],
  ])("isn't seen in the line %s", (line, delimiter) => {
    expect(columnsOf(line.split(delimiter).map((cell) => cell.trim()))).toBeUndefined();
  });
});

describe("a list", () => {
  test.each([
    ["Rye bread — 12,345 views", "Rye bread", { views: 12_345 }],
    ["Rye bread - 12.3K views, 190 likes", "Rye bread", { views: 12_300, likes: 190 }],
    ["1. Rye bread: the basics: 900 views", "Rye bread: the basics", { views: 900 }],
    ["- “Rye bread” (1.2K views)", "Rye bread", { views: 1200 }],
    ["Rye bread | 12 345 vues", "Rye bread", { views: 12_345 }],
    ["Roggenbrot – 1,2 Tsd. Aufrufe", "Roggenbrot", { views: 1200 }],
    ["パンの作り方 — 500 views", "パンの作り方", { views: 500 }],
  ])("has a video in %s", (line, title, numbers) => {
    expect(readContent(line).videos).toEqual([{ title, numbers }]);
  });

  test.each([
    "How do you get 10,000 views",
    "I watched it 3 times",
    "this has 5 likes and 2 comments, so what",
    "first, 2026",
    "Rye bread — so good",
  ])("has a comment in %s", (line) => {
    expect(readContent(line)).toMatchObject({ videos: [], comments: [line], notUnderstood: [] });
  });
});

describe("comments", () => {
  test("lose what a page prints around them, and who speaks", () => {
    const content = readContent(
      lines(
        "@ada_l",
        "2 days ago",
        "Love the crust",
        "Reply",
        "3 replies",
        "Read more",
        "Ada Lovelace: what oven?",
        "🔥🔥",
        "Comments:",
        "———",
      ),
    );
    expect(content.comments).toEqual(["Love the crust", "what oven?", "🔥🔥"]);
    expect(content.leftOut).toBe(6);
    expect(content.notUnderstood).toEqual(["———"]);
  });

  test("in any script are comments", () => {
    const texts = ["كيف تصنع هذا الخبز؟", "すごい!", "Очень вкусно", "ขอบคุณ"];
    expect(readContent(lines(...texts)).comments).toEqual(texts);
  });
});

describe("what was understood", () => {
  test("is said before anything is asked", () => {
    const content = readContent(
      lines("title,views,likes,date", "Rye,100,3,03/04/2026", "Bagels,200,4,", "", "Nice", "Rye,1,2", "123"),
    );
    expect(describeContent(content)).toEqual({
      understood: ["2 videos with views and likes.", "1 comment."],
      problems: [
        "2 lines not understood.",
        "1 line of numbers without headings: begin the table with a line such as “title, views, date”.",
        "1 date left out, because day and month could be either way round: write them as 2026-10-03.",
      ],
    });
  });

  test("is nothing for nothing", () => {
    expect(describeContent(readContent(" \n\n"))).toEqual({ understood: [], problems: [] });
  });
});

test("every line of any paste is a video, a comment, left out or not understood", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "Title",
      "Views",
      "12,345",
      "1.2K",
      "2026-10-03",
      '"a;b"',
      '"',
      "Total",
      "N/A",
      "—",
      "?",
      "views",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replace(/[\r\n]/gu, "")),
  );
  const line = fc
    .tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom(",", ";", "\t", " — ", "|"))
    .map(([cells, delimiter]) => cells.join(delimiter));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (all) => {
      const text = all.join("\n");
      const { videos, comments, notUnderstood, leftOut } = readContent(text);
      const sum = videos.length + comments.length + notUnderstood.length + leftOut;
      const filled = all.filter((one) => one.trim() !== "").length;
      // Headings say what the rest is and are none of these; a quoted cell may join lines.
      expect(sum).toBeLessThanOrEqual(filled);
      if (!text.includes('"') && !/title|views/iu.test(text)) expect(sum).toBe(filled);
      for (const { numbers } of videos)
        for (const value of Object.values(numbers)) expect(Number.isFinite(value)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each(['"', '",', "a,", "1 ", "|", '"\n', "1,", "— 1 views ", "a: 1 views, "])(
  "six thousand letters of %j are read at once",
  (piece) => {
    const text = piece.repeat(AUDIENCE_LIMITS.data / piece.length);
    expect(readContent(`title,views\n${text}\n\nThe last line`).comments).toContain("The last line");
  },
);
