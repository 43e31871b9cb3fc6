import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { load } from "js-yaml";
import { SubjectCard } from "#shared/contracts/subject-card.ts";
import { cardFaults, phrasesOf } from "#shared/rules/subject-card.ts";

const FOLDER = "knowledge/subjects/woodworking";
const [file = ""] = readdirSync(FOLDER).toSorted();
const card = SubjectCard.parse(load(readFileSync(`${FOLDER}/${file}`, "utf8")));
const [mistake] = card.mistakes;
const [step] = card.steps;
const [choice] = card.choices;
if (mistake === undefined || step === undefined || choice === undefined) throw new Error("the card is empty");

test("a card that is as it should be has no faults", () => expect(cardFaults(card)).toEqual([]));

test("a card has at least 24 entries, all of which are read", () => {
  const phrases = phrasesOf(card).map(([, phrase]) => phrase);
  expect(phrases.length).toBeGreaterThanOrEqual(24);
  for (const phrase of [mistake.sign, step.see, choice.a, card.scenes[0]]) expect(phrases).toContain(phrase);
});

describe("a phrase of another form is a fault:", () => {
  test.each<[string, Partial<SubjectCard>]>([
    ["a mistake that is no gerund", { mistakes: [{ ...mistake, does: "cut against the grain" }] }],
    ["an imperative that is a gerund", { mistakes: [{ ...mistake, instead: "cutting with the grain" }] }],
    ["an imperative with to", { steps: [{ ...step, do: "to clamp the board flat" }] }],
    ["a choice without a question", { choices: [{ ...choice, decides: "the width of the board" }] }],
    ["a full stop", { scenes: ["shavings curling off the plane."] }],
    ["a capital that is no name", { scenes: ["The shavings on the floor"] }],
    ["the first person", { people: ["people who buy my tables"] }],
    ["quotation marks", { scenes: ["a board marked \u201cwaste\u201d"] }],
    ["an empty phrase", { scenes: ["a journey through the workshop"] }],
  ])("%s", (_, change) => expect(cardFaults({ ...card, ...change })).toHaveLength(1));

  test("but a name keeps its capital, and a verb may end like a gerund", () => {
    const scenes = ["Danish oil soaking into walnut"];
    const steps = [{ do: "bring the board to width", see: "a plane taking the last shaving" }];
    expect(cardFaults({ ...card, scenes, steps })).toEqual([]);
  });
});
