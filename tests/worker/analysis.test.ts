import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ChannelNiche, channelNiche, TITLE_LIMITS } from "#shared/contracts/channel-niche.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { anyCharacter } from "../support/any-character.ts";
import { call, faultOf } from "../support/api.ts";

const send = (body: unknown) =>
  call(channelNiche.path, {
    method: channelNiche.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function nicheOf(titles: readonly string[]) {
  const response = await send({ titles });
  expect(response.status).toBe(200);
  return ChannelNiche.parse(await response.json());
}

test("each title counts for the one niche its words fit best, most titles first", async () => {
  expect(
    await nicheOf([
      "Sourdough bread for beginners",
      "Recetas fáciles con pasta",
      "Pruning tomatoes in a greenhouse, a garden tour",
      "Weeknight dinner in one pan",
      "Hello",
    ]),
  ).toEqual({
    niches: [
      { name: "Cooking & Recipes", titles: 3 },
      { name: "Gardening", titles: 1 },
    ],
    of: 5,
  });
});

test("titles of no niche name none", async () => {
  expect(await nicheOf(["zzz", "qqq", ""])).toEqual({ niches: [], of: 3 });
});

test("whatever the titles, what is named is a niche of the product and counted once a title", async () => {
  const title = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constantFrom(...NICHE_NAMES),
    fc.constantFrom("constructor", "__proto__", "<script>", "日本語の料理"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(title, { minLength: 1, maxLength: 20 }), async (titles) => {
      const { niches, of } = await nicheOf(titles);
      expect(of).toBe(titles.length);
      const counts = niches.map((niche) => niche.titles);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(of);
      const named: readonly string[] = NICHE_NAMES;
      for (const { name } of niches) expect(named).toContain(name);
    }),
    { numRuns: 200 },
  );
});

describe("what can't be looked up is a 400 that says why:", () => {
  test.each<[string, unknown, string]>([
    ["no titles", { titles: [] }, "titles: Give at least one title."],
    ["no list", { titles: "bread" }, "titles: Titles must be a list."],
    [
      "201 titles",
      { titles: Array(TITLE_LIMITS.titles + 1).fill("a") },
      "titles: At most 200 titles at once.",
    ],
    ["a title that is no text", { titles: ["a", 7] }, "titles.1: Each title must be text."],
    ["a title of 151", { titles: ["a".repeat(151)] }, "titles.0: A title can be at most 150 characters."],
  ])("%s", async (_, body, says) => {
    expect(await faultOf(await send(body))).toBe(says);
  });
});
