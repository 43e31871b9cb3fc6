import { expect, test } from "vitest";
import { learnWeights, spokenFor } from "#worker/ai/built-in/playbook/learn.ts";

const words = (texts: readonly string[]) => texts.map((text) => text.split(" "));

/** Three entries, one of which is asked in the frame that questions about the others come in. */
const LEARNED = learnWeights([
  words(["how do i know if an idea is good", "is my idea good", "will people like the idea"]),
  words(["title length", "how long is a title", "my title is cut"]),
  words(["how many hashtags", "which hashtags", "hashtags for tiktok"]),
]);

function first(question: string): number | undefined {
  const spoken = [...spokenFor(question.split(" "), LEARNED)];
  return spoken.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

test.each([
  ["how do i know if my title is too long", 1],
  ["how do i know if my idea is ok", 0],
])("the telling noun decides, not the frame: “%s”", (question, entry) => {
  expect(first(question)).toBe(entry);
});

test("words that nobody knows weaken what the others say", () => {
  const strength = (question: string) => spokenFor(question.split(" "), LEARNED).get(1) ?? 0;
  expect(strength("title")).toBeGreaterThan(strength("title giraffe savannah"));
  expect(spokenFor(["giraffe"], LEARNED).size).toBe(0);
});

test("a word is read by how it begins, and by the group of its meaning", () => {
  const asked = [
    words(["kooperation finden", "kooperation preis"]),
    words(["steuern zahlen", "steuererklärung abgeben"]),
  ];
  const groupsOf = (word: string) => (["zahlen", "entrichten"].includes(word) ? ["0"] : []);
  const learned = learnWeights(asked, groupsOf);
  const says = (question: string) => spokenFor(question.split(" "), learned, groupsOf);
  expect(says("kooperationsanfrage").get(0) ?? 0).toBeGreaterThan(says("kooperationsanfrage").get(1) ?? 0);
  expect(says("steuerberater").get(1) ?? 0).toBeGreaterThan(says("steuerberater").get(0) ?? 0);
});

test("the same questions teach the same weights", () => {
  const asked = [words(["one two", "two three"]), words(["four five", "five two"])];
  expect(learnWeights(asked)).toEqual(learnWeights(asked));
});
