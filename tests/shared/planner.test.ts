import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlanRequest, PostPlan } from "#shared/contracts/planner.ts";
import { PLAN_NICHES, POSTS_PER_WEEK, VIDEO_LENGTH_NAMES, VIDEO_LENGTHS } from "#shared/rules/planner.ts";
import { dateOfDay, isoDate, mondayFrom } from "#shared/rules/planner/dates.ts";
import { weekdayOf } from "#shared/rules/weekdays.ts";
import {
  daysFault,
  evenDays,
  mendDays,
  postsIn,
  postsInPlan,
  STRETCHES,
} from "#shared/rules/planner/days.ts";
import { figureIn, planningEstimate } from "#shared/rules/planner/growth.ts";
import { movePost } from "#shared/rules/planner/move.ts";
import { clockTime, timeAdvice } from "#shared/rules/planner/times.ts";
import { nearlySame, similarDays, titleLikeness } from "#shared/rules/planner/titles.ts";
import { plannedPost } from "../support/planner.ts";

describe("the lists of the form", () => {
  test("are those of the specification, to the letter", () => {
    expect(VIDEO_LENGTH_NAMES.join(", ")).toBe(
      "15 seconds, 30 seconds, 45 seconds, 1 minute, 2 minutes, 3 minutes, 5 minutes, 10 minutes, 15 minutes, 30 minutes, 1 hour, 2+ hours",
    );
    expect(PLAN_NICHES.join(", ")).toBe(
      "Tech & Gadgets, Beauty & Makeup, Fitness & Health, Motivation & Self-Improvement, Comedy & Entertainment, Gaming & Esports, Education & Learning, Finance & Investing, Cooking & Recipes, Travel & Adventure, Fashion & Style, Music & Dance, Art & Design, Business & Entrepreneurship, Sports & Athletics, Parenting & Family, DIY & Crafts, Photography & Videography, Pets & Animals, Science & Technology, Cars & Automotive, Real Estate, News & Commentary, Product Reviews, Lifestyle & Vlogs, Meditation & Wellness, History & Culture, Book Reviews & Literature, Crypto & Blockchain, Sustainability & Eco-Living",
    );
    expect([VIDEO_LENGTH_NAMES.length, PLAN_NICHES.length, POSTS_PER_WEEK]).toEqual([
      12,
      30,
      { least: 1, most: 7, usual: 3 },
    ]);
  });

  test("give each length more seconds than the one before", () => {
    const seconds = Object.values(VIDEO_LENGTHS);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(VIDEO_LENGTHS["3 minutes"]).toBe(180);
  });
});

const request = { postsPerWeek: 3, videoLength: "1 minute", niche: "Real Estate" };

describe("a request", () => {
  test("holds a whole number of posts, a length and a niche of the lists", () => {
    expect(PlanRequest.parse(request)).toEqual(request);
  });

  test.each([
    [{ postsPerWeek: Number.NaN }, /^Posts per week must be a whole number from 1 to 7\.$/u],
    [{ postsPerWeek: null }, /^Posts per week must be/u],
    [{ postsPerWeek: 0 }, /^Posts per week must be/u],
    [{ postsPerWeek: 8 }, /^Posts per week must be/u],
    [{ postsPerWeek: 2.5 }, /^Posts per week must be/u],
    [{ postsPerWeek: "3" }, /^Posts per week must be/u],
    [{ videoLength: "20 seconds" }, /^Video length must be one of 15 seconds, 30 seconds/u],
    [{ videoLength: undefined }, /^Video length must be one of/u],
    [{ niche: "Knitting" }, /^Niche must be one of Tech & Gadgets/u],
    [{ niche: "" }, /^Niche must be one of/u],
  ])("%j is refused in a sentence", (wrong, sentence) => {
    const { error } = PlanRequest.safeParse({ ...request, ...wrong });
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
    expect(error?.issues[0]?.path).toEqual(Object.keys(wrong));
  });
});

const PER_WEEK = [1, 2, 3, 4, 5, 6, 7];

describe("posting days", () => {
  test("are as many in each seven as asked, and their share in the last two", () => {
    expect(STRETCHES).toEqual([
      [1, 7],
      [8, 14],
      [15, 21],
      [22, 28],
      [29, 30],
    ]);
    for (const perWeek of PER_WEEK) expect(postsIn([8, 14], perWeek)).toBe(perWeek);
    expect(PER_WEEK.map((perWeek) => postsIn([29, 30], perWeek))).toEqual([0, 1, 1, 1, 1, 2, 2]);
    expect(PER_WEEK.map((perWeek) => postsInPlan(perWeek))).toEqual([4, 9, 13, 17, 21, 26, 30]);
  });

  test("are spread evenly over each week", () => {
    expect(evenDays(1)).toEqual([1, 8, 15, 22]);
    expect(evenDays(3)).toEqual([1, 3, 5, 8, 10, 12, 15, 17, 19, 22, 24, 26, 29]);
    expect(evenDays(6).slice(-4)).toEqual([26, 27, 29, 30]);
    expect(evenDays(7)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    for (const perWeek of PER_WEEK) expect(daysFault(evenDays(perWeek), perWeek)).toBeUndefined();
  });

  test("that break a rule are named", () => {
    expect(daysFault([0, 8, 15, 22], 1)).toBe("A posting day is a whole number from 1 to 30.");
    expect(daysFault([1, 8, 15, 31], 1)).toBe("A posting day is a whole number from 1 to 30.");
    expect(daysFault([1, 8, 15.5, 22], 1)).toBe("A posting day is a whole number from 1 to 30.");
    expect(daysFault([1, 8, 8, 15, 22], 1)).toBe("Posting days go up, each named once.");
    expect(daysFault([8, 1, 15, 22], 1)).toBe("Posting days go up, each named once.");
    expect(daysFault([1, 2, 15, 22], 1)).toBe("Days 1 to 7 need 1 posting days.");
    expect(daysFault([1, 8, 15, 22, 29], 1)).toBe("Days 29 to 30 need 0 posting days.");
  });

  test("are mended whatever comes, and left alone where they are right, in 500 lists", () => {
    const anyDays = fc.array(fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double()), { maxLength: 60 });
    fc.assert(
      fc.property(anyDays, fc.constantFrom(...PER_WEEK), fc.array(fc.nat(31)), (days, perWeek, liked) => {
        const mended = mendDays(days, perWeek, new Set(liked));
        expect(daysFault(mended, perWeek)).toBeUndefined();
        expect(mendDays(mended, perWeek)).toEqual(mended);
        expect(mendDays(days, perWeek, new Set(liked))).toEqual(mended);
        // A week with too few keeps all that it was given.
        for (const [first, last] of STRETCHES) {
          const given = [...new Set(days)].filter(
            (day) => Number.isInteger(day) && day >= first && day <= last,
          );
          const kept = mended.filter((day) => given.includes(day));
          expect(kept).toHaveLength(Math.min(given.length, postsIn([first, last], perWeek)));
        }
      }),
      { numRuns: 500 },
    );
  });

  test("that are mended keep the days that have a post, then the earliest", () => {
    expect(mendDays([1, 2, 3, 4, 8, 15, 22], 1, new Set([3]))).toEqual([3, 8, 15, 22]);
    expect(mendDays([4, 2, 8, 15, 22], 1)).toEqual([2, 8, 15, 22]);
    expect(mendDays([7], 2)).toEqual([1, 7, 8, 11, 15, 18, 22, 25, 29]);
  });
});

describe("titles", () => {
  test("are nearly the same from seven tenths of common words on, numbers aside", () => {
    expect(titleLikeness("5 knife mistakes", "7 Knife Mistakes!")).toBe(1);
    expect(titleLikeness("a b c d e f g h i j", "a b c d e f g x y z")).toBeCloseTo(7 / 13);
    expect(nearlySame("a b c d e f g", "a b c d e f g h i j")).toBe(true);
    expect(nearlySame("a b c d e f g", "a b c d e f g h i j k")).toBe(false);
    expect(nearlySame("How to sharpen a knife", "Why bread needs salt")).toBe(false);
    expect(nearlySame("日本の包丁の研ぎ方", "日本の包丁の研ぎ方 2")).toBe(true);
    expect(nearlySame("🎸🎸", "🎸🎸 ")).toBe(true);
    expect(nearlySame("🎸🎸", "🥁")).toBe(false);
    expect(nearlySame("2026", "2027")).toBe(false);
  });

  test("are found in a plan in groups, each with all its days", () => {
    const posts = [
      { day: 9, title: "Sharpen your knife at home today" },
      { day: 1, title: "Sharpen your knife at home" },
      { day: 3, title: "Why bread needs salt" },
      { day: 5, title: "3 ways why bread needs salt" },
      { day: 7, title: "Something else entirely" },
      { day: 11, title: "Why bread needs salt now" },
    ];
    expect(similarDays(posts)).toEqual([
      [1, 9],
      [3, 5, 11],
    ]);
    expect(similarDays([])).toEqual([]);
  });

  test("that nobody shares a word with are never flagged, and twins always are, in 500 plans", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/u), { minLength: 2, maxLength: 30 }),
        (names) => {
          const posts = names.map((title, index) => ({ day: index + 1, title }));
          expect(similarDays(posts)).toEqual([]);
          expect(similarDays([...posts, { day: 31, title: `9 ${names[0]}` }])).toEqual([[1, 31]]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("times of day", () => {
  test.each([
    ["20:00", "20:00"],
    ["8 PM", "20:00"],
    ["8:30pm", "20:30"],
    ["7 p.m.", "19:00"],
    ["12 am", "00:00"],
    ["12:15 pm", "12:15"],
    ["Saturday at 9:05", "09:05"],
    ["20h", "20:00"],
    ["20.15", "20:15"],
    ["18:00-20:00", "18:00"],
  ])("“%s” is %s", (text, time) => expect(clockTime(text)).toBe(time));

  test.each(["", "evening", "25:00", "8:75 pm", "13 pm", "0 am", "2026", "day 7"])("“%s” is none", (text) =>
    expect(clockTime(text)).toBeUndefined(),
  );

  test("rest on a named source, or on none", () => {
    expect(timeAdvice("20:00")?.source.kind).toBe("reported");
    expect(timeAdvice("18:00")?.source).toMatchObject({ kind: "study", checked: "2026-11-21" });
    expect(timeAdvice("03:15")).toBeUndefined();
  });
});

describe("the growth figure", () => {
  test("of the product is half a percent to one for each post, and says so", () => {
    expect(PER_WEEK.map((perWeek) => planningEstimate(perWeek).growthPercentage)).toEqual([
      "+2–4%",
      "+5–9%",
      "+7–13%",
      "+9–17%",
      "+11–21%",
      "+13–26%",
      "+15–30%",
    ]);
    const { growthBasis } = planningEstimate(3);
    expect(growthBasis).toContain("A planning estimate, not a forecast: 13 posts in 30 days");
    expect(growthBasis).toContain("0.5 to 1%");
    expect(growthBasis).toContain("Nobody measured them");
  });

  test.each([
    ["Expect +8–15% growth", "+8–15%"],
    ["about 10 percent", "10 percent"],
    ["10% to 20%", "10% to 20%"],
    ["-3.5 %", "-3.5 %"],
    ["8 – 15 %", "8 – 15 %"],
  ])("is found in “%s”", (text, figure) => expect(figureIn(text)).toBe(figure));

  test.each(["", "lots", "15", "<b>huge</b>", "123456789%"])("isn't found in “%s”", (text) =>
    expect(figureIn(text)).toBeUndefined(),
  );
});

describe("dates", () => {
  test("count on over the end of a month and of a year", () => {
    const on = (start: string, day: number) => {
      const date = dateOfDay(start, day);
      return date && isoDate(date);
    };
    expect(on("2026-12-15", 1)).toBe("2026-12-15");
    expect(on("2026-12-15", 30)).toBe("2027-01-13");
    expect(on("2028-02-28", 2)).toBe("2028-02-29");
    for (const none of ["", "2026-02-30", "2026-13-01", "soon", "2026-1-1"])
      expect(on(none, 1)).toBeUndefined();
  });

  test("know their weekday and the next Monday", () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 21 })).toBe(5);
    expect(weekdayOf({ year: 2026, month: 11, day: 23 })).toBe(0);
    expect(mondayFrom("2026-11-21")).toBe("2026-11-23");
    expect(mondayFrom("2026-11-23")).toBe("2026-11-23");
    expect(mondayFrom("never")).toBeUndefined();
  });
});

const planOf = (days: readonly number[]) => ({
  postingDays: [...days],
  growthPercentage: "+1–2%",
  growthBasis: "",
  days: days.map((day) => plannedPost({ day, title: `Post made for ${day}` })),
});

describe("moving a post", () => {
  test("to a rest day takes it there, and to another post changes places", () => {
    const moved = movePost(planOf([1, 3, 5]), 3, 6);
    expect(moved.postingDays).toEqual([1, 5, 6]);
    expect(moved.days.map(({ title }) => title)).toEqual([
      "Post made for 1",
      "Post made for 5",
      "Post made for 3",
    ]);
    const swapped = movePost(planOf([1, 3, 5]), 1, 5);
    expect(swapped.postingDays).toEqual([1, 3, 5]);
    expect(swapped.days.map(({ title }) => title)).toEqual([
      "Post made for 5",
      "Post made for 3",
      "Post made for 1",
    ]);
  });

  test("loses nothing, keeps a valid plan, and is taken back by the way back, in 500 plans", () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
      .map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -1, max: 32 }),
        fc.integer({ min: -1, max: 32 }),
        (list, from, to) => {
          const plan = planOf(list);
          const moved = movePost(plan, from, to);
          expect(PostPlan.parse(moved)).toEqual(moved);
          const titles = (one: typeof plan) => one.days.map(({ title }) => title).toSorted();
          expect(titles(moved)).toEqual(titles(plan));
          const happened = list.includes(from) && to >= 1 && to <= 30;
          expect(moved.days.find(({ title }) => title === `Post made for ${from}`)?.day).toBe(
            happened ? to : plan.days.find(({ day }) => day === from)?.day,
          );
          if (happened) expect(movePost(moved, to, from)).toEqual(plan);
        },
      ),
      { numRuns: 500 },
    );
  });
});
