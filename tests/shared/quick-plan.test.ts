import niches from "virtual:knowledge/niche-names";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkQuickPlan,
  daysOf,
  makeQuickPlan,
  POST_TIMES,
  postTitle,
  QUICK_PLAN_DELAY,
  QuickPlan,
} from "#shared/rules/quick-plan.ts";
import { WEEKDAYS } from "#shared/rules/weekdays.ts";
import { quickPlanContent } from "#client/lib/quick-plan-content.ts";
import { QUICK_PLAN_NICHES } from "#shared/rules/quick-plan/niches.ts";
import { planFileName, planNotes, planText, planWorkload, restDays } from "#shared/rules/quick-plan/text.ts";
import { namedNiche } from "#worker/ai/material/find-niche.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { faultIn } from "../support/text-faults.ts";

type Niche = (typeof QUICK_PLAN_NICHES)[number];

const contents = new Map(
  await Promise.all(QUICK_PLAN_NICHES.map(async (niche) => [niche, await quickPlanContent(niche)] as const)),
);
function contentOf(niche: Niche) {
  const content = contents.get(niche);
  if (content === undefined) throw new Error(`there is nothing for ${niche}`);
  return content;
}

function plan({ postsPerWeek = 3, seconds = 60, niche = "Travel" as Niche, seed = 1 } = {}) {
  const random = seededRandom(seed);
  return makeQuickPlan({ postsPerWeek, seconds, niche }, contentOf(niche), random.below);
}

const counts = Array.from({ length: 21 }, (_, index) => index + 1);

describe("the constants of the dashboard's planner", () => {
  test("are those of the specification", () => {
    expect(POST_TIMES.join(", ")).toBe("9:00 AM, 12:00 PM, 3:00 PM, 6:00 PM, 8:00 PM, 10:00 AM, 5:00 PM");
    expect(QUICK_PLAN_DELAY).toBe(2000);
    expect(WEEKDAYS.map((day) => day.slice(0, 2)).join(" ")).toBe("Mo Tu We Th Fr Sa Su");
    expect(QUICK_PLAN_NICHES).toHaveLength(50);
    expect(new Set(QUICK_PLAN_NICHES).size).toBe(50);
    expect(QUICK_PLAN_NICHES.slice(0, 9).join(", ")).toBe(
      "Technology, Gaming, Beauty & Fashion, Fitness & Health, Food & Cooking, Travel, Education, Music, Comedy",
    );
    expect(QUICK_PLAN_NICHES.at(-1)).toBe("Minimalism");
  });

  test("name niches that the built-in engine knows too", () => {
    for (const niche of QUICK_PLAN_NICHES)
      expect([niche, namedNiche(niche, niches)]).not.toEqual([niche, undefined]);
  });
});

describe("the form", () => {
  const filled = { postsPerWeek: "3", seconds: "60", niche: "Travel" };

  test("makes a request of the smallest and the largest numbers", () => {
    for (const [postsPerWeek, seconds] of [
      ["1", "5"],
      [" 21 ", "3600"],
    ] as const)
      expect(checkQuickPlan({ postsPerWeek, seconds, niche: "Minimalism" })).toEqual({
        missing: [],
        errors: {},
        request: { postsPerWeek: Number(postsPerWeek), seconds: Number(seconds), niche: "Minimalism" },
      });
  });

  test.each(["postsPerWeek", "seconds", "niche"] as const)("misses %s where it is empty", (field) => {
    const check = checkQuickPlan({ ...filled, [field]: "" });
    expect(check).toEqual({ missing: [field], errors: {} });
  });

  test.each([
    ["postsPerWeek", ["0", "22", "-3", "2.5", "x", "1e9"], "Enter a whole number from 1 to 21."],
    ["seconds", ["4", "3601", "-60", "5.5", "NaN"], "Enter a whole number of seconds from 5 to 3600."],
    ["niche", ["Knitting", "travel", "toString"], "Choose a niche from the list."],
  ] as const)("says what is wrong with %s", (field, values, sentence) => {
    for (const value of values)
      expect(checkQuickPlan({ ...filled, [field]: value })).toEqual({
        missing: [],
        errors: { [field]: sentence },
      });
  });

  test("tells of what is missing and what is wrong at once", () => {
    expect(checkQuickPlan({ postsPerWeek: "30", seconds: " ", niche: "" })).toEqual({
      missing: ["seconds", "niche"],
      errors: { postsPerWeek: "Enter a whole number from 1 to 21." },
    });
  });
});

describe("a plan for every niche and every number of posts", () => {
  const plans = QUICK_PLAN_NICHES.flatMap((niche, index) =>
    counts.map((postsPerWeek) => plan({ niche, postsPerWeek, seed: index * 100 + postsPerWeek })),
  );

  test("has as many posts as asked, spread over the week as evenly as can be", () => {
    expect(plans).toHaveLength(50 * 21);
    for (const one of plans) {
      expect(one.posts).toHaveLength(one.request.postsPerWeek);
      const perDay = daysOf(one).map(({ posts }) => posts.length);
      expect(perDay).toHaveLength(7);
      expect(Math.max(...perDay) - Math.min(...perDay)).toBeLessThanOrEqual(1);
    }
  });

  test("cycles through the times in their order, and shows each day from morning to evening", () => {
    for (const one of plans) {
      one.posts.forEach(({ time }, index) => expect(time).toBe(POST_TIMES[index % 7]));
      for (const { posts } of daysOf(one)) {
        const clock = posts.map(({ time }) => Date.parse(`2026-11-21 ${time}`));
        expect(clock).toEqual(clock.toSorted((first, second) => first - second));
        expect(new Set(clock).size).toBe(clock.length);
      }
    }
  });

  test("takes six topics and numbers what repeats them", () => {
    for (const { request, posts, reserve } of plans) {
      const topics = [...new Set(posts.map(({ topic }) => topic)), ...reserve];
      expect(new Set(topics).size).toBe(6);
      posts.forEach(({ topic, part }, index) => {
        expect(topic).toBe(topics[index % 6]);
        expect(part).toBe(1 + Math.floor(index / 6));
      });
      const titles = posts.map(postTitle);
      expect(new Set(titles).size).toBe(request.postsPerWeek);
      titles.forEach((title, index) => {
        expect(title).toBe(
          index < 6 ? topics[index] : `${topics[index % 6]} (Part ${1 + Math.floor(index / 6)})`,
        );
        expect(title.length).toBeLessThanOrEqual(100);
      });
    }
  });

  test("holds no two topics about the same subject", () => {
    for (const { request, posts, reserve } of plans) {
      const { subjects } = contentOf(request.niche);
      const topics = new Set([...posts.map(({ topic }) => topic), ...reserve]);
      const taken = subjects.map((wordings) => wordings.filter((wording) => topics.has(wording)).length);
      expect(taken.toSorted().slice(-6)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(topics.size).toBe(6);
    }
  });

  test("reads as a clean text that names every post, tip and note once", () => {
    for (const one of plans) {
      const text = planText(one);
      const lines = text.split("\n").filter((line) => line !== "");
      for (const line of lines) expect([faultIn(line.replace(/^- /u, "")), line]).toEqual([undefined, line]);
      for (const item of [...one.posts.map((post) => `${post.time}: ${postTitle(post)}`), ...one.tips])
        expect(lines.filter((line) => line === `- ${item}`)).toHaveLength(1);
      expect(text).toContain("nothing was asked of an AI");
      expect(QuickPlan.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
    }
  });
});

describe("chance", () => {
  test("decides alone: the same draws give the same plan, others another", () => {
    const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
    const niche = fc.constantFrom(...QUICK_PLAN_NICHES);
    fc.assert(
      fc.property(seed, niche, fc.integer({ min: 1, max: 21 }), (draws, chosen, postsPerWeek) => {
        const given = { niche: chosen, postsPerWeek, seed: draws };
        expect(plan(given)).toEqual(plan(given));
      }),
      { numRuns: 500 },
    );
    const different = counts.map((draws) => planText(plan({ seed: draws })));
    expect(new Set(different).size).toBe(counts.length);
  });

  test("reaches every topic of a niche", () => {
    for (const niche of ["Gaming", "Space"] as const) {
      const met = new Set(
        Array.from({ length: 400 }, (_, seed) => plan({ niche, seed, postsPerWeek: 6 }).posts)
          .flat()
          .map(({ topic }) => topic),
      );
      expect(met).toEqual(new Set(contentOf(niche).subjects.flat()));
    }
  });
});

describe("what plans are made of", () => {
  test.each(QUICK_PLAN_NICHES)("%s has enough subjects and its own tips, without a slip", (niche) => {
    const { subjects, tips } = contentOf(niche);
    expect(subjects.length).toBeGreaterThanOrEqual(6);
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeLessThanOrEqual(5);
    const topics = subjects.flat();
    expect(new Set(topics.map((topic) => topic.toLowerCase())).size).toBe(topics.length);
    // The letters of two versions stand where an article would.
    for (const text of [...topics, ...tips])
      expect([faultIn(text.replaceAll(/version [AB]\b/gu, "it")), text]).toEqual([undefined, text]);
    for (const topic of topics) expect([topic.length <= 90, topic]).toEqual([true, topic]);
    for (const tip of tips) expect(tip).toMatch(/^\P{Ll}.*[.)]$/u);
  });

  test("gives no tip to two niches", () => {
    const tips = [...contents.values()].flatMap((content) => content.tips);
    expect(new Set(tips).size).toBe(tips.length);
  });

  test.each([
    "Technology",
    "Gaming",
    "Beauty & Fashion",
    "Fitness & Health",
    "Food & Cooking",
    "Programming",
  ])("%s has templates of its own, which no generic one repeats", (name) => {
    const own = QUICK_PLAN_NICHES.filter((niche) => niche === name).flatMap((niche) =>
      contentOf(niche).subjects.flat(),
    );
    expect(own.length).toBeGreaterThanOrEqual(14);
    const generic = /^(?:From start to finish|Behind the scenes|My honest notes on|Three things I'd tell)/u;
    expect(own.filter((topic) => generic.test(topic))).toEqual([]);
  });
});

describe("a plan's words", () => {
  test("name the days without a post", () => {
    expect(restDays(plan({ postsPerWeek: 3 }))).toBe("Rest days: Tuesday, Thursday, Saturday, and Sunday.");
    expect(restDays(plan({ postsPerWeek: 6 }))).toBe("Rest day: Sunday.");
    expect(restDays(plan({ postsPerWeek: 7 }))).toBe("");
  });

  test("keep topics that a short week leaves over", () => {
    const short = plan({ postsPerWeek: 2 });
    expect(short.reserve).toHaveLength(4);
    expect(planText(short)).toContain(`\n\nTopics in reserve\n- ${short.reserve[0]}\n`);
    expect(planText(plan({ postsPerWeek: 6 }))).not.toContain("Topics in reserve");
  });

  test.each([
    [1, 5, "About 5 s of finished video."],
    [3, 60, "About 60 s each, 3 min of finished video in all."],
    [5, 150, "About 2 min 30 s each, 12 min 30 s of finished video in all."],
    [21, 3600, "About 60 min each, 21 h of finished video in all."],
  ])("add up %i posts of %i seconds", (postsPerWeek, seconds, text) => {
    expect(planWorkload({ postsPerWeek, seconds, niche: "Books" })).toBe(text);
  });

  test("know what fits YouTube Shorts, to the second", () => {
    expect(planNotes(plan({ seconds: 180 })).join(" ")).toContain("a video fits YouTube Shorts");
    expect(planNotes(plan({ seconds: 181 })).join(" ")).toContain("too long for YouTube Shorts");
  });

  test("speak of parts only where there are any", () => {
    expect(planNotes(plan({ postsPerWeek: 6 })).join(" ")).not.toContain("A part has to add");
    expect(planNotes(plan({ postsPerWeek: 7 })).join(" ")).toContain("A part has to add something new");
  });

  test("name a file by niche and day", () => {
    const named = QUICK_PLAN_NICHES.map((niche) =>
      planFileName({ niche, postsPerWeek: 1, seconds: 5 }, "2026-11-21"),
    );
    expect(named[2]).toBe("weekly-plan-beauty-fashion-2026-11-21.txt");
    for (const name of named) expect(name).toMatch(/^weekly-plan-[a-z]+(?:-[a-z]+)*-2026-11-21\.txt$/u);
  });
});
