import { describe, expect, test } from "vitest";
import { namesIn } from "#worker/ai/built-in/helpers/competitor-insights.ts";
import { chaptersIn } from "#worker/ai/built-in/helpers/chapters.ts";
import { toneIn } from "#worker/ai/built-in/helpers/caption/tone.ts";
import { postsPerWeek } from "#worker/ai/built-in/helpers/content-calendar.ts";
import { dateAfter, dayIn } from "#worker/ai/built-in/helpers/dates.ts";
import { withoutFillers } from "#worker/ai/built-in/helpers/fillers.ts";
import { median, readingsIn } from "#worker/ai/built-in/helpers/series.ts";
import { spokenIn } from "#worker/ai/built-in/helpers/speech/speech.ts";
import { surfaceIn } from "#worker/ai/built-in/helpers/surface.ts";
import { stampedLines, stampOf } from "#worker/ai/built-in/helpers/time-stamps.ts";
import { titlesIn } from "#worker/ai/built-in/helpers/ab-test.ts";
import { videoTableIn } from "#worker/ai/built-in/helpers/video-table.ts";

test.each([
  ["tik tok", "TikTok"],
  ["Insta", "Instagram Reels"],
  ["YouTube and Shorts", "YouTube Shorts"],
  ["yt", "YouTube long-form"],
  ["TikTok, then YouTube", "TikTok"],
  ["Twitch", undefined],
  ["big screens", undefined],
])("“%s” names the surface %s", (text, surface) => expect(surfaceIn(text)).toBe(surface));

test.each([
  ["Funny please", "funny"],
  ["inspiring", "motivational"],
  ["formal", "professional"],
  ["sad", undefined],
])("“%s” names the tone %s", (text, tone) => expect(toneIn(text)).toBe(tone));

describe("a history", () => {
  const valuesIn = (text: string) => readingsIn(text).map(({ value }) => value);

  test.each<[string, number[]]>([
    ["100\n120\n150", [100, 120, 150]],
    ["100,120,150", [100, 120, 150]],
    ["1,200 → 1,350 → 1.5k", [1200, 1350, 1500]],
    ["Week 1: 100\nWeek 2: 1,400", [100, 1400]],
    ["nothing yet", []],
  ])("%j is read as its values", (text, values) => expect(valuesIn(text)).toEqual(values));

  test("is put in the order of its dates, days apart", () => {
    expect(readingsIn("2026-03-01: 150\n2026-01-01: 100\n2026-02: 120")).toEqual([
      { value: 100, day: 20_454 },
      { value: 120, day: 20_485 },
      { value: 150, day: 20_513 },
    ]);
  });

  test("has a middle value", () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 3]), median([7])]).toEqual([5, 2.5, 7]);
  });
});

describe("a start date", () => {
  test.each([
    "2026-12-01",
    "1 Dec 2026",
    "December 1st, 2026",
    "1 de diciembre de 2026",
    "1er décembre 2026",
    "1. Dezember 2026",
    "1 de dezembro de 2026",
  ])("%s is read", (text) => expect(dayIn(text)).toBe(Date.UTC(2026, 11, 1)));
  test.each(["02/03/2026", "2026-02-30", "soon", "", "May 2026"])("“%s” isn't guessed", (text) =>
    expect(dayIn(text)).toBeUndefined(),
  );
  test("counts on over the end of a month", () => {
    expect(dateAfter(Date.UTC(2026, 11, 30), 3)).toBe("Sat 2 Jan");
  });
});

test.each([
  ["3", 3],
  ["twice? 2", 2],
  ["five times", 5],
  ["daily", 7],
  ["8", undefined],
  ["0", undefined],
  ["often", undefined],
])("“%s” is %s posts a week", (text, pace) => expect(postsPerWeek(text)).toBe(pace));

describe("time stamps", () => {
  test("are told from times that are spoken of", () => {
    expect(stampedLines("[00:01] Hello\n(1:02:03) More\nat 10:30 we left\n0:45\nAlone above")).toEqual([
      { at: 1, stamp: "00:01", text: "Hello" },
      { at: 3723, stamp: "1:02:03", text: "More" },
      { at: undefined, stamp: "", text: "at 10:30 we left" },
      { at: 45, stamp: "0:45", text: "Alone above" },
    ]);
  });

  test("of subtitles are read without their numbers", () => {
    const said = stampedLines(
      "1\n00:00:01,000 --> 00:00:03,000\nFirst\n\n2\n00:00:04,000 --> 00:00:06,000\nSecond",
    );
    expect(said.filter(({ text }) => text !== "").map(({ at, text }) => [at, text])).toEqual([
      [1, "First"],
      [4, "Second"],
    ]);
  });

  test("are written as YouTube writes them", () => {
    expect([0, 62, 3723].map(stampOf)).toEqual(["0:00", "1:02", "1:02:03"]);
  });

  test("give chapters from 0:00 on, ten seconds apart, or none", () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => `0:${String(index + 5).padStart(2, "0")} part ${index}`,
    );
    expect(chaptersIn(stampedLines(lines.join("\n"))).map(({ stamp }) => stamp)).toEqual([
      "0:00",
      "0:10",
      "0:20",
      "0:30",
      "0:40",
    ]);
    expect(chaptersIn(stampedLines("0:00 one\n0:05 two\n0:20 three"))).toEqual([]);
  });
});

describe("fillers", () => {
  test.each([
    ["en", "Um, so i i was, you know, thinking.", "so i was thinking."],
    ["en", "it was, like, huge and I like that that works", "it was huge and I like that that works"],
    ["en", "b-but the the end", "but the end"],
    ["de", "Ähm, ich ich gehe um acht, weil die die da sind", "ich gehe um acht, weil die die da sind"],
    ["es", "Eh, yo yo vivo en este barrio, este, desde 2020", "yo vivo en este barrio desde 2020"],
    ["fr", "Euh, je je crois que nous nous aimons", "je crois que nous nous aimons"],
    ["pt", "Eu eu fui, né, com um amigo", "Eu fui com um amigo"],
    ["es", "Bueno, es fácil, en plan, muy fácil", "es fácil muy fácil"],
    ["fr", "C'est, en fait, très simple, quoi.", "C'est très simple."],
    ["de", "Das ist, irgendwie, leicht, also, sehr leicht", "Das ist leicht sehr leicht"],
    ["pt", "É, assim, bem simples", "É bem simples"],
  ] as const)("of %s: %s", (language, said, clean) =>
    expect(withoutFillers(said, language).text).toBe(clean),
  );

  test("are counted", () => {
    expect(withoutFillers("um so uh the the end", "en")).toEqual({
      text: "so the end",
      fillers: 2,
      repeats: 1,
    });
  });
});

test.each([
  ["50% off & more", "50 percent off and more"],
  ["e.g. bread, i.e. flour", "for example bread, that is flour"],
  ["costs $1,200, not $1", "costs 1,200 dollars, not 1 dollar"],
  ["in 5-7 days", "in 5 to 7 days"],
  ["call 555-123-4567 on 2026-11-21", "call 555-123-4567 on 2026-11-21"],
  ["the #1 tip, see https://x.co/a?b=1.", "the number 1 tip, see the link below."],
  ["$5M round", "$5M round"],
  ["R&D at AT&T", "R&D at AT&T"],
  [
    "it took 3.5 hours at 180 °C, $12.50 in all",
    "it took 3 point 5 hours at 180 degrees Celsius, 12 dollars and 50 cents in all",
  ],
  ["version 1.2.3 at 192.168.0.1", "version 1.2.3 at 192.168.0.1"],
  ["$1,299.99 or £0.50 or €3.01", "1,299 dollars and 99 cents or 50 pence or 3 euros and 1 cent"],
])("spoken English: %s", async (text, said) => expect(await spokenIn("en", text)).toBe(said));

test.each([
  [
    "es",
    "50% más, p. ej. 1.200 g & 3,5 km",
    "50 por ciento más, por ejemplo 1200 gramos y 3 coma 5 kilómetros",
  ],
  ["es", "cuesta 12,50 €, no 1 €", "cuesta 12 euros con 50 céntimos, no 1 euro"],
  [
    "fr",
    "50 % de plus, c.-à-d. 3,20 € en 2 h",
    "50 pour cent de plus, c'est-à-dire 3 euros et 20 centimes en 2 heures",
  ],
  [
    "de",
    "z. B. 12,50 € bzw. 5-7 min bei 220 °C",
    "zum Beispiel 12 Euro und 50 Cent beziehungsweise 5 bis 7 Minuten bei 220 Grad",
  ],
  ["pt", "R$ 12,50, p. ex. vc usa 1,5 kg", "12 reais e 50 centavos, por exemplo você usa 1 vírgula 5 quilos"],
  ["de", "am 21.11.2026 um 10,5,3", "am 21.11.2026 um 10,5,3"],
] as const)("spoken in %s: %s", async (language, text, said) =>
  expect(await spokenIn(language, text)).toBe(said),
);

test("titles are read one a line, without list marks, none twice", () => {
  expect(titlesIn("1. One\n- Two\n\nB) Three\nTwo\n7 tips for dogs")).toEqual([
    "One",
    "Two",
    "Three",
    "7 tips for dogs",
  ]);
});

test("competitors are read between commas and lines, six at most", () => {
  expect(namesIn("Ann, Bob;Cem\nAnn\n李, ")).toEqual(["Ann", "Bob", "Cem", "李"]);
  expect(namesIn("a,b,c,d,e,f,g")).toHaveLength(6);
});

describe("a pasted table", () => {
  test("is read by its headers, in any order and with any separator", () => {
    const csv =
      'Likes,Video title,Views,Average view duration,Foo\n5,"One, two",1.2k,0:04:10,x\n,Two,"1,000",1:00,y';
    expect(videoTableIn(csv)).toEqual({
      columns: ["title", "views", "likes", "averageDuration"],
      rows: [
        { title: "One, two", date: "", numbers: { views: 1200, likes: 5, averageDuration: 250 } },
        { title: "Two", date: "", numbers: { views: 1000, averageDuration: 60 } },
      ],
      unread: ["Foo"],
    });
    expect(videoTableIn(csv.replaceAll(/,(?! )/gu, "\t")).rows.length).toBe(2);
  });

  test("leaves out the total of an export", () => {
    expect(videoTableIn("Video title,Views\nTotal,900\nOne,900").rows.map(({ title }) => title)).toEqual([
      "One",
    ]);
  });

  test("may be plain lines", () => {
    expect(videoTableIn("My first - 1,200 views, 85 likes\nnothing here").rows).toEqual([
      { title: "My first", date: "", numbers: { views: 1200, likes: 85 } },
    ]);
  });

  test("is empty where no number has a name", () => {
    for (const text of ["hello", "title,date\nOne,2026", "12\n13", "likes\nmany"])
      expect(videoTableIn(text).rows).toEqual([]);
  });
});
