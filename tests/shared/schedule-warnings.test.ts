import { describe, expect, test } from "vitest";
import { companyOf, videoWarnings } from "#shared/rules/schedule/warnings.ts";
import { isTimeZone, localTime } from "#worker/scheduler/local-clock.ts";
import { draft, idOf, iso, minutes } from "../support/videos.ts";

const alone = { title: false, minute: false };
const warningsOf = (change: Parameters<typeof draft>[0], company = alone) =>
  videoWarnings(draft(change), company);

describe("a warning", () => {
  test("isn't due to a video that is fine", () => {
    expect(warningsOf({})).toEqual([]);
  });

  test.each<[string, Parameters<typeof draft>[0], string]>([
    ["no thumbnail", { thumbnail: null }, "There is no thumbnail yet."],
    ["a short title", { title: "Watch" }, "The title is very short: say what a viewer gets."],
    [
      "a long title",
      { title: "w".repeat(56) },
      "A small screen may cut the title off: put what matters at its beginning.",
    ],
    [
      "a wide title",
      { title: "機械式時計を分解して掃除して油をさして組み立てるまでの全部の手順を見せる" },
      "A small screen may cut the title off: put what matters at its beginning.",
    ],
    ["a title with <", { title: "Why 3 screws < 1 screw in a watch" }, "YouTube refuses < and > in titles."],
    ["a description with >", { description: "a > b" }, "YouTube refuses < and > in descriptions."],
    [
      "a description of more bytes than letters",
      { description: "é".repeat(2501) },
      "The description takes 5,002 bytes, and YouTube takes 5,000.",
    ],
    [
      "tags over YouTube's limit, which counts commas and quotation marks",
      { tags: ["a b".repeat(100), "c".repeat(198)] },
      "The tags take 501 characters, and YouTube takes 500.",
    ],
  ])("is due to %s", (_, change, warning) => {
    expect(warningsOf(change)).toEqual([warning]);
  });

  test("isn't due to what is just within the limits", () => {
    expect(warningsOf({ title: "w".repeat(55), description: "é".repeat(2500) })).toEqual([]);
    expect(warningsOf({ title: "w".repeat(15), tags: ["a b".repeat(100), "c".repeat(197)] })).toEqual([]);
  });

  test("is due to company", () => {
    expect(warningsOf({}, { title: true, minute: true })).toEqual([
      "Another video is scheduled for the same time.",
      "Another video has the same title.",
    ]);
  });
});

describe("company", () => {
  const other = {
    id: idOf(2),
    title: "How I clean  a WATCH movement ",
    scheduledAt: iso(minutes(60) + 59_999),
  };
  const video = { id: idOf(1), title: draft().title, at: minutes(60) };

  test("is another video of the same title or minute", () => {
    expect(companyOf(video, [other])).toEqual({ title: true, minute: true });
    expect(companyOf({ ...video, at: minutes(61) }, [other])).toEqual({ title: true, minute: false });
    expect(companyOf({ ...video, title: "Another one" }, [other])).toEqual({ title: false, minute: true });
  });

  test("is never the video itself, nor anything where there is nothing yet", () => {
    expect(companyOf({ ...video, id: other.id }, [other])).toEqual(alone);
    expect(companyOf({ ...video, title: " ", at: undefined }, [{ ...other, title: "" }])).toEqual(alone);
  });
});

describe("the clocks of a zone", () => {
  test.each([
    ["Europe/Berlin", "2026-07-01T22:30:00Z", "2026-07-02", "00:30"],
    ["Europe/Berlin", "2026-12-01T22:30:00Z", "2026-12-01", "23:30"],
    ["America/New_York", "2026-11-01T05:30:00Z", "2026-11-01", "01:30"],
    ["America/New_York", "2026-11-01T06:30:00Z", "2026-11-01", "01:30"],
    ["Asia/Kathmandu", "2026-01-01T00:00:59.999Z", "2026-01-01", "05:45"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01", "00:00"],
    ["+05:30", "2026-01-01T00:00:00Z", "2026-01-01", "05:30"],
    ["utc", "0999-03-01T00:00:00Z", "0999-03-01", "00:00"],
  ])("%s: %s is %s, %s", (timeZone, instant, date, time) => {
    expect(localTime(Date.parse(instant), timeZone)).toEqual({ date, time });
  });

  test("are those of zones that exist", () => {
    for (const zone of Intl.supportedValuesOf("timeZone")) expect(isTimeZone(zone)).toBe(true);
    for (const zone of ["", " ", "Mars/Olympus", "Europe/", "25:00", "<b>", "constructor", "Europe/Berlin "])
      expect(isTimeZone(zone), zone).toBe(false);
  });
});
