import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlanAnswer, PlanRequest, postPlan, PostPlan } from "#shared/contracts/planner.ts";
import { FORMAT_IDS, SURFACE_FORMATS } from "#shared/rules/formats.ts";
import { formatOf } from "#shared/rules/ideas.ts";
import { PLAN_NICHES, VIDEO_LENGTH_NAMES, VIDEO_LENGTHS } from "#shared/rules/planner.ts";
import { daysFault, evenDays } from "#shared/rules/planner/days.ts";
import { planningEstimate } from "#shared/rules/planner/growth.ts";
import { timeAdvice } from "#shared/rules/planner/times.ts";
import { similarDays } from "#shared/rules/planner/titles.ts";
import { TITLE_FORBIDDEN, TITLE_MAX } from "#shared/rules/titles.ts";
import { FORMAT_REASONS, STRETCH_AIMS } from "#worker/ai/built-in/planner/reasons.ts";
import { planIdeas } from "#worker/ai/built-in/planner/plan-ideas.ts";
import { writePlan } from "#worker/ai/built-in/planner/write-plan.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { messagesOf } from "#worker/ai/messages.ts";
import { mendPlan, PlanDraft } from "#worker/ai/tasks/mend-plan.ts";
import { postPlan as task } from "#worker/ai/tasks/post-plan.ts";
import { materialOf, prepared } from "../support/answers.ts";
import { BROKEN_PLAN } from "../support/ai-double/planner.ts";
import { aiDouble, call, callsAbout, failureOf, faultOf, replyTo } from "../support/api.ts";
import type { Settings } from "../support/settings.ts";
import { faultIn } from "../support/text-faults.ts";
import { anyCharacter } from "../support/any-character.ts";

const anyRequest: fc.Arbitrary<PlanRequest> = fc.record({
  postsPerWeek: fc.integer({ min: 1, max: 7 }),
  videoLength: fc.constantFrom(...VIDEO_LENGTH_NAMES),
  niche: fc.constantFrom(...PLAN_NICHES),
});
const REQUEST: PlanRequest = { postsPerWeek: 3, videoLength: "1 minute", niche: "Real Estate" };

const planOf = async (request: PlanRequest, seed: number): Promise<PostPlan> =>
  writePlan(request, seededRandom(seed), await materialOf(request.niche));
const mended = async (draft: PlanDraft, request: PlanRequest): Promise<PostPlan> =>
  mendPlan(draft, request, await materialOf(request.niche));

const post = (body: unknown, settings: Settings = {}, headers: Record<string, string> = {}) =>
  call(
    postPlan.path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    },
    settings,
  );

async function planFor(...asked: Parameters<typeof post>): Promise<PlanAnswer> {
  const response = await post(...asked);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(text).not.toMatch(/canary/u);
  return PlanAnswer.parse(JSON.parse(text));
}

describe("the built-in engine's plan", () => {
  test("keeps every rule, repeats nothing and is the same for the same seed, in 200 requests", async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, fc.integer(), async (request, seed) => {
        const plan = await planOf(request, seed);
        expect(PostPlan.parse(plan)).toEqual(plan);
        expect(daysFault(plan.postingDays, request.postsPerWeek)).toBeUndefined();
        expect(plan).toMatchObject(planningEstimate(request.postsPerWeek));
        expect(similarDays(plan.days)).toEqual([]);
        for (const part of ["title", "hook", "why"] as const)
          expect(new Set(plan.days.map((day) => day[part])).size, part).toBe(plan.days.length);
        for (const day of plan.days) {
          for (const text of [day.title, day.hook, day.why, day.description, day.cta, day.targetAudience])
            expect([text, faultIn(text ?? "")]).toEqual([text, undefined]);
          expect(day.title.length).toBeLessThanOrEqual(TITLE_MAX);
          expect(day.title).not.toMatch(TITLE_FORBIDDEN);
          expect(timeAdvice(day.time)).toBeDefined();
        }
        expect(await planOf(request, seed)).toEqual(plan);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  test("is another for another seed", async () => {
    const plans = await Promise.all(Array.from({ length: 20 }, (_, seed) => planOf(REQUEST, seed)));
    const titles = plans.map(({ days }) => days[0]?.title);
    expect(new Set(titles).size).toBeGreaterThan(15);
  });

  test.each(PLAN_NICHES)("knows enough of %s for a post a day, each on another point", async (niche) => {
    const material = await materialOf(niche);
    for (const seconds of [15, 600]) {
      const ideas = planIdeas(niche, seconds, 30, seededRandom(seconds), material);
      expect(ideas).toHaveLength(30);
      expect(new Set(ideas.map(({ restsOn }) => restsOn[0]?.text)).size).toBe(30);
      const subjects = new Set(ideas.map(({ restsOn }) => restsOn[0]?.label));
      expect(subjects.size).toBeGreaterThan(0.8 * Math.min(material.niche.length, 24));
    }
  });

  test("has no post of a time of the year, as it has no date", async () => {
    const material = await materialOf("Cooking & Recipes");
    const times = new Set(material.niche.flatMap(({ moments }) => moments.map(({ what }) => what)));
    expect(times.size).toBeGreaterThan(40);
    for (let seed = 0; seed < 20; seed++)
      for (const { restsOn } of planIdeas("Cooking & Recipes", 60, 30, seededRandom(seed), material))
        for (const { text } of restsOn) expect(times).not.toContain(text);
  });

  test("varies formats from post to post, and plans only formats that fit the length", async () => {
    const short = new Set(
      Object.entries(SURFACE_FORMATS).flatMap(([surface, formats]) =>
        surface === "YouTube long-form" ? [] : formats,
      ),
    );
    for (const videoLength of VIDEO_LENGTH_NAMES) {
      const { days } = await planOf({ postsPerWeek: 7, videoLength, niche: "Gaming & Esports" }, 2);
      const formats = days.map((day) => formatOf(day.format));
      expect(formats.filter((format, index) => index > 0 && format === formats[index - 1])).toEqual([]);
      expect(new Set(formats).size).toBeGreaterThanOrEqual(4);
      if (VIDEO_LENGTHS[videoLength] <= 180)
        for (const format of formats) expect(format !== undefined && short.has(format)).toBe(true);
    }
  });

  test("alternates two sourced times from week to week, so that they can be compared", async () => {
    const { days } = await planOf({ ...REQUEST, postsPerWeek: 1 }, 1);
    expect(days.map(({ day, time }) => [day, time])).toEqual([
      [1, "20:00"],
      [8, "18:00"],
      [15, "20:00"],
      [22, "18:00"],
    ]);
  });

  test("has a reason for each format and each stretch, none twice", () => {
    const reasons = [...FORMAT_IDS.flatMap((id) => FORMAT_REASONS[id]), ...STRETCH_AIMS.flat()];
    expect(new Set(reasons).size).toBe(14 * 2 + 5 * 3);
    for (const reason of reasons) expect([reason, faultIn(reason)]).toEqual([reason, undefined]);
    expect(reasons.join(" ")).not.toMatch(/\d%|guarantee|viral/iu);
  });
});

describe("POST /api/post-plan", () => {
  test("answers with a plan, who made it, and what its figure rests on", async () => {
    const { plan, engine, model, cached } = await planFor(REQUEST);
    expect([engine, model, cached]).toEqual(["built-in", undefined, false]);
    expect(plan.postingDays).toEqual(evenDays(3));
    expect(plan.growthPercentage).toBe("+7–13%");
    expect(plan.growthBasis).toContain("not a forecast");
    const other = await planFor(REQUEST);
    expect(other.plan.days).not.toEqual(plan.days);
  });

  test.each([
    ["NaN", { postsPerWeek: Number.NaN }, "postsPerWeek: Posts per week must be a whole number from 1 to 7."],
    ["null", { postsPerWeek: null }, "postsPerWeek: Posts per week must be a whole number from 1 to 7."],
    ["0", { postsPerWeek: 0 }, "postsPerWeek: Posts per week must be a whole number from 1 to 7."],
    ["8", { postsPerWeek: 8 }, "postsPerWeek: Posts per week must be a whole number from 1 to 7."],
    [
      "a number as text",
      { postsPerWeek: "3" },
      "postsPerWeek: Posts per week must be a whole number from 1 to 7.",
    ],
    ["2.5", { postsPerWeek: 2.5 }, "postsPerWeek: Posts per week must be a whole number from 1 to 7."],
    [
      "no number",
      { postsPerWeek: undefined },
      "postsPerWeek: Posts per week must be a whole number from 1 to 7.",
    ],
    ["an unknown niche", { niche: "Knitting" }, /^niche: Niche must be one of Tech & Gadgets, /u],
    [
      "an unknown length",
      { videoLength: "90 minutes" },
      /^videoLength: Video length must be one of 15 seconds, /u,
    ],
    ["no length", { videoLength: undefined }, /^videoLength: Video length must be one of 15 seconds, /u],
  ])("refuses %s with a sentence that names the field", async (_, wrong, sentence) => {
    expect(await faultOf(await post({ ...REQUEST, ...wrong }))).toMatch(sentence);
  });

  test("takes whatever JSON is sent, and is never at fault itself", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (body) => {
        await failureOf(await post(body), "bad_request");
      }),
      { numRuns: 60 },
    );
  });

  test("is a task of the plain assist call, too, the same for the same seed", async () => {
    const ask = () => replyTo({ task: "post_plan", input: { ...REQUEST }, opts: { seed: 7 } });
    const { reply, engine } = await ask();
    expect(engine).toBe("built-in");
    expect(PostPlan.parse(JSON.parse(reply))).toEqual(await planOf(REQUEST, 7));
    expect((await ask()).reply).toBe(reply);
  });
});

describe("a model's plan", () => {
  test("is mended: days by the rules, its own posts kept, gaps filled and marked, times on the clock", async () => {
    const { plan, engine, model } = await planFor({ ...REQUEST, postsPerWeek: 2 }, aiDouble("plan-broken"));
    expect([engine, model]).toEqual(["openai", "plan-broken"]);
    // 3 and 30 of the first and the last stretch have a post of the model's own; the other days are the nearest.
    expect(plan.postingDays).toEqual([2, 3, 8, 9, 15, 18, 22, 25, 29]);
    expect(plan.growthPercentage).toBe("+8–15%");
    expect(plan.growthBasis).toBe("I assumed that nothing else changes.");
    const own = plan.days.filter(({ engine: by }) => by === undefined);
    expect(own.map(({ day, title, time, format, why }) => [day, title, time, format, why])).toEqual([
      [2, "Left without a day", "19:00", "Case study", "Because it follows."],
      [3, "Rent ‹b›or‹/b› buy", "19:00", "Case study", "Because it follows."],
      [9, "The second viewing", "20:00", "Any format", "The model gave no reason."],
    ]);
    const filled = plan.days.filter(({ engine: by }) => by === "built-in");
    expect(filled.map(({ day }) => day)).toEqual([8, 15, 18, 22, 25, 29]);
  });

  test.each(["plan-without-days", "plan-without-figure", "always-prose"])(
    "that holds no plan is refused with a sentence: %s",
    async (model) => {
      const { error } = await failureOf(await post(REQUEST, aiDouble(model)), "ai_not_json");
      expect(error).toBe("The AI answered in plain text where a structured answer was needed. Try again.");
    },
  );

  test.each([
    ["error-401", "ai_key_rejected"],
    ["error-429", "ai_busy"],
    ["error-500", "ai_unavailable"],
  ] as const)("that fails with %s is stood in for", async (model, code) => {
    const { plan, engine, notice } = await planFor(
      { ...REQUEST, niche: "Comedy & Entertainment" },
      aiDouble(model),
    );
    expect(engine).toBe("built-in");
    expect(plan.days.length).toBeGreaterThan(0);
    expect(notice?.code).toBe(code);
  });

  test("is paid for once, and anew with Cache-Control: no-cache", async () => {
    const request = { postsPerWeek: 5, videoLength: "2+ hours", niche: "Crypto & Blockchain" };
    const settings = aiDouble("plan-broken");
    const words = "Plan 30 days of Crypto & Blockchain: 5 posts a week, each 2+ hours long.";
    expect((await planFor(request, settings)).cached).toBe(false);
    expect((await planFor(request, settings)).cached).toBe(true);
    expect((await planFor(request, settings, { "Cache-Control": "no-cache" })).cached).toBe(false);
    expect(await callsAbout(words)).toBe(2);
  });

  test("comes from a prompt that states the rules, the even days and the request", async () => {
    const [system = "", user = ""] = (
      await messagesOf(prepared({ task, input: REQUEST, sampling: {}, memory: "" }))
    ).map(({ content }) => content);
    expect(user).toMatch(
      /^Plan 30 days of Real Estate: 3 posts a week, each 1 minute long\.\n\nFor reference, what is known/u,
    );
    expect(system).toContain("3 in each of the days 1 to 7");
    expect(system).toContain(evenDays(3).join(", "));
    for (const part of [
      "postingDays",
      "growthPercentage",
      "growthBasis",
      '"hook"',
      '"why"',
      "claim no measurement",
    ])
      expect(system).toContain(part);
  });
});

/** What a model might write in a field: something like it, or anything else. */
const like = (...usual: readonly fc.Arbitrary<unknown>[]) =>
  fc.oneof(...usual, fc.jsonValue({ maxDepth: 2 }));
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 800 }),
  fc.lorem(),
  fc.constantFrom("", "<script>alert(1)</script>", "W".repeat(5000), "\u202Edesrever", "8 PM", "日本語"),
);
const anyDay = fc.oneof(fc.integer({ min: -3, max: 35 }), fc.integer({ max: 30, min: 1 }).map(String));
const anyPlan = fc.record(
  {
    postingDays: like(fc.array(anyDay, { maxLength: 40 })),
    growthPercentage: fc.constantFrom("+5%", 12, "about 8 to 10 percent of growth", "−3%"),
    growthBasis: like(anyText),
    days: like(
      fc.array(
        like(
          fc.record(
            {
              day: like(anyDay),
              title: like(anyText),
              hook: like(anyText),
              format: like(anyText),
              time: like(anyText),
              why: like(anyText),
              cta: like(anyText),
            },
            { requiredKeys: [] },
          ),
        ),
        { maxLength: 40 },
      ),
    ),
  },
  { requiredKeys: ["growthPercentage"] },
);

describe("mending", () => {
  test("makes a valid plan of whatever can be read as one, always the same, in 500 plans", async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(anyPlan, anyRequest, async (written, request) => {
        const draft = PlanDraft.safeParse(written);
        if (!draft.success) return;
        read += 1;
        const plan = await mended(draft.data, request);
        expect(PostPlan.parse(plan)).toEqual(plan);
        expect(daysFault(plan.postingDays, request.postsPerWeek)).toBeUndefined();
        for (const { title } of plan.days) expect(title).not.toMatch(TITLE_FORBIDDEN);
        expect(JSON.stringify(plan)).not.toMatch(/[\u202A-\u202E]/u);
        expect(await mended(draft.data, request)).toEqual(plan);
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(200);
  }, 120_000);

  test("leaves a plan that keeps the rules as it is", async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, fc.integer(), async (request, seed) => {
        const plan = await planOf(request, seed);
        expect(await mended(PlanDraft.parse(plan), request)).toEqual(plan);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test("takes the days of its posts where it lists none", async () => {
    const { days } = BROKEN_PLAN.plan;
    const plan = await mended(PlanDraft.parse({ growthPercentage: "5%", days }), {
      ...REQUEST,
      postsPerWeek: 1,
    });
    expect(plan.postingDays).toEqual([3, 9, 15, 22]);
  });
});
