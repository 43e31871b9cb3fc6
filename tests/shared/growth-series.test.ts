import { describe, expect, test } from "vitest";
import { addDays, dayNumber } from "#shared/rules/days.ts";
import { HISTORY_MAX, lastDayOf, seriesOf } from "#shared/rules/growth/series.ts";
import { channelDay, netDays } from "../support/growth.ts";

describe("a channel's days as a series", () => {
  test("a day that is missing or null is a gap, not 0", () => {
    const days = [
      channelDay("2026-11-01", { views: 5 }),
      channelDay("2026-11-03", { views: 0 }),
      channelDay("2026-11-04"),
      channelDay("2026-11-05", { views: 7 }),
    ];
    expect(seriesOf(days, "views").values).toEqual([5, undefined, 0, undefined, 7]);
  });

  test("subscribers are those gained less those lost, which may be below 0", () => {
    const days = [
      channelDay("2026-11-01", { subscribersGained: 9, subscribersLost: 2 }),
      channelDay("2026-11-02", { subscribersGained: 1, subscribersLost: 4 }),
    ];
    expect(seriesOf(days, "subscribers")).toMatchObject({ values: [7, -3], gainedOnly: false });
  });

  test("where nobody says who left, those who came are counted, and it is marked", () => {
    const days = [channelDay("2026-11-01", { subscribersGained: 9 })];
    expect(seriesOf(days, "subscribers")).toMatchObject({ values: [9], gainedOnly: true });
  });

  test("where some days say who left, the others are gaps", () => {
    const days = [
      channelDay("2026-11-01", { subscribersGained: 9, subscribersLost: 2 }),
      channelDay("2026-11-02", { subscribersGained: 9 }),
      channelDay("2026-11-03", { subscribersLost: 1 }),
      channelDay("2026-11-04", { subscribersGained: 3, subscribersLost: 0 }),
    ];
    expect(seriesOf(days, "subscribers").values).toEqual([7, undefined, undefined, 3]);
  });

  test("days come in any order, and of two entries for one day the later one counts", () => {
    const days = [
      channelDay("2026-11-03", { views: 3 }),
      channelDay("2026-11-01", { views: 8 }),
      channelDay("2026-11-01", { views: 1 }),
      channelDay("2026-11-02", { views: 2 }),
    ];
    const series = seriesOf(days, "views");
    expect(series.values).toEqual([1, 2, 3]);
    expect(series.first).toBe(dayNumber("2026-11-01"));
    expect(lastDayOf(series)).toBe("2026-11-03");
  });

  test("only the last year is read", () => {
    const days = netDays(
      Array.from({ length: 500 }, (_, index) => index),
      "2026-11-18",
    );
    const { values } = seriesOf(days, "subscribers");
    expect(values).toHaveLength(HISTORY_MAX);
    expect([values[0], values.at(-1)]).toEqual([135, 499]);
  });

  test("no view from before YouTube's change is in a series, and it is marked", () => {
    const days = Array.from({ length: 20 }, (_, index) =>
      channelDay(addDays("2026-08-20", index), { views: index, subscribersGained: 1, subscribersLost: 0 }),
    );
    const views = seriesOf(days, "views");
    expect(views).toMatchObject({ first: dayNumber("2026-08-28"), cut: true });
    expect(views.values[0]).toBe(8);
    expect(seriesOf(days, "subscribers")).toMatchObject({ first: dayNumber("2026-08-20"), cut: false });
    expect(seriesOf(days.slice(8), "views").cut).toBe(false);
    expect(seriesOf(days.slice(0, 8), "views")).toMatchObject({ values: [], cut: true });
  });

  test("nothing known is an empty series", () => {
    expect(seriesOf([], "views")).toMatchObject({ values: [], cut: false });
    expect(seriesOf([channelDay("2026-11-01")], "subscribers").values).toEqual([]);
  });
});
