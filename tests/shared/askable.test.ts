import { describe, expect, test } from "vitest";
import { namesSubject } from "#shared/rules/article-titles.ts";
import { askable } from "#shared/rules/askable.ts";

describe("what public sources may be asked", () => {
  test.each([
    ["candle making", "candle making"],
    ["  candle\nmaking ", "candle making"],
    ["パン作り", "パン作り"],
    ["candles, write to me@example.com", "candles, write to"],
    ["pottery +49 170 1234567", "pottery"],
    ["pottery by @somebody", "pottery by"],
  ])("%j is asked as %j", (subject, asked) => {
    expect(askable(subject)).toBe(asked);
  });

  test.each([
    "",
    "!!",
    "🕯️",
    "2026",
    "me@example.com",
    "what my sister told me when she came home from the hospital",
    "x".repeat(81),
  ])("%j isn't asked", (subject) => {
    expect(askable(subject)).toBeUndefined();
  });
});

describe("an article's title", () => {
  test.each([
    ["Candle making", "candle making"],
    ["Candle making", "candle making at home"],
    ["Candle", "candles"],
    ["Homebrewing", "home brewing"],
    ["Crème brûlée", "creme brulee"],
    ["Kerze", "Kerzen"],
    ["Japanese tea ceremony", "the Japanese tea ceremony"],
  ])("%s names %s", (title, subject) => {
    expect(namesSubject(title, subject)).toBe(true);
  });

  test.each([
    ["Zinc", "zinc bath"],
    ["Zinc", "zinc bath for enamel signs"],
    ["Tap (valve)", "tap dance"],
    ["Candle in the Wind", "candle"],
    ["Breed", "bread"],
    ["Cat", "car"],
    ["List of candles", "candles"],
    ["", "candles"],
    ["Candle", ""],
  ])("%s doesn't name %s", (title, subject) => {
    expect(namesSubject(title, subject)).toBe(false);
  });
});
