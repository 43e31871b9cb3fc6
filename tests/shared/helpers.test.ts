import { describe, expect, test } from "vitest";
import * as contracts from "#shared/contracts/helpers.ts";
import { HELPER_LIMITS, MonetizeRequest, TtsScriptRequest } from "#shared/contracts/helpers.ts";
import { parseCount, spelledCount } from "#shared/rules/counts.ts";
import { HELPER_NAMES, HELPERS } from "../support/helpers.ts";

const schemas = {
  monetize: contracts.MonetizeRequest,
  optimize_video: contracts.OptimizeVideoRequest,
  growth_prediction: contracts.GrowthPredictionRequest,
  daily_briefing: contracts.DailyBriefingRequest,
  thumbnail_advice: contracts.ThumbnailAdviceRequest,
  competitor_insights: contracts.CompetitorInsightsRequest,
  voice_to_text: contracts.VoiceToTextRequest,
  tts_script: contracts.TtsScriptRequest,
  content_calendar: contracts.ContentCalendarRequest,
  performance_analysis: contracts.PerformanceAnalysisRequest,
  caption: contracts.CaptionRequest,
  ab_test: contracts.AbTestRequest,
  crisis_management: contracts.CrisisManagementRequest,
};

describe.each(HELPER_NAMES)("what %s takes", (name) => {
  const schema = schemas[name];
  const [first, ...others] = HELPERS[name];

  test("is a form of which only the first field is needed", () => {
    expect(schema.parse({ [first]: "some words" })).toEqual({
      [first]: "some words",
      ...Object.fromEntries(others.map((field) => [field, ""])),
    });
    for (const missing of [{}, { [first]: "" }, { [first]: " \n " }]) {
      const { error } = schema.safeParse(missing);
      expect(error?.issues[0]?.path).toEqual([first]);
      expect(error?.issues[0]?.message).toMatch(/^(?:Enter|Paste|Describe) .+\.$/u);
    }
  });

  test("may be a plain string, which is the first field", () => {
    expect(schema.parse("some words")).toEqual(schema.parse({ [first]: "some words" }));
  });

  test.each(HELPERS[name])("keeps %s within its limit and says so", (field) => {
    const form = (length: number) => ({ [first]: "words", [field]: "a".repeat(length) });
    expect(schema.safeParse(form(HELPER_LIMITS[field])).success).toBe(true);
    const { error } = schema.safeParse(form(HELPER_LIMITS[field] + 1));
    expect(error?.issues[0]?.path).toEqual([field]);
    expect(error?.issues[0]?.message).toMatch(
      new RegExp(`^[A-Z][a-z ]+ can be at most ${HELPER_LIMITS[field]} characters\\.$`, "u"),
    );
  });
});

test("short fields are folded to one line, long ones keep their lines", () => {
  expect(MonetizeRequest.parse({ niche: "  vintage\n\tsynths ", question: " one\ntwo " })).toMatchObject({
    niche: "vintage synths",
    question: "one\ntwo",
  });
});

test("a field that isn't text is refused by its name", () => {
  expect(TtsScriptRequest.safeParse({ text: 5 }).error?.issues[0]?.message).toBe("Text must be text.");
});

describe("a count as people write it", () => {
  test.each<[string, number]>([
    ["12k", 12_000],
    ["12 K subscribers", 12_000],
    ["1,200 subs", 1200],
    ["1.200", 1200],
    ["1 200", 1200],
    ["1.2M", 1_200_000],
    ["1,5k", 1500],
    ["about 3 million", 3_000_000],
    ["~500", 500],
    ["4.5%", 4.5],
    ["1,234,567", 1_234_567],
    ["0", 0],
  ])("%s", (text, value) => expect(parseCount(text)).toBe(value));

  test.each(["", "many", "k", "a.b,c"])("isn't in “%s”", (text) => expect(parseCount(text)).toBeUndefined());

  test("is written with commas and at most two decimals", () => {
    expect([1200, 0.345, 12_345_678].map(spelledCount)).toEqual(["1,200", "0.35", "12,345,678"]);
  });
});
