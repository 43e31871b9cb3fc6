import languages from "virtual:knowledge/languages";
import niches from "virtual:knowledge/niche-names";
import subjects from "virtual:knowledge/subjects";
import { describe, expect, test } from "vitest";
import { readTopic } from "#worker/ai/material/read-topic.ts";
import { type Topic, topicsIn } from "../support/topics/read.ts";

const cardFor = (text: string) =>
  readTopic({ text }, "none", { subjects, niches, languages }).subject?.id ?? "none";

/** How many topics found a right card, and which found a wrong one. */
function foundFor(topics: readonly Topic[]) {
  const found = topics.map(({ text, cards }) => ({ text, cards, card: cardFor(text) }));
  return {
    right: found.filter(({ cards, card }) => card !== "none" && cards.includes(card)).length,
    wrong: found
      .filter(({ cards, card }) => card !== "none" && !cards.includes(card))
      .map(({ text }) => text),
  };
}

describe("of 155 topics", () => {
  test("that the rules were made with, few find a wrong card and most a right one", () => {
    const { right, wrong } = foundFor(topicsIn("tuned"));
    expect(wrong.length).toBeLessThanOrEqual(8);
    expect(right).toBeGreaterThanOrEqual(115);
  });

  test("that nothing was fitted to, few find a wrong card and most a right one", () => {
    const { right, wrong } = foundFor(topicsIn("held-out"));
    expect(wrong.length).toBeLessThanOrEqual(20);
    expect(right).toBeGreaterThanOrEqual(85);
  });
});

test.each([
  "baby names",
  "coffee scrub",
  "gaming desk",
  "camera bag",
  "surf photography",
  "wedding photo booth",
  "cadeira de escritório",
  "gâteau de chien",
  "silla de coche para bebé",
])("a card that doesn't know the thing that is meant isn't found: “%s”", (text) => {
  expect(cardFor(text)).toBe("none");
});

test.each([
  ["cat birthday cake", "kids/kids-birthday-parties"],
  ["fiesta de cumpleaños de mi gato", "kids/kids-birthday-parties"],
  ["Katzengeburtstag", "lifestyle/turning-thirty"],
  ["Hundetorte", "baking/layer-cakes"],
  ["pneu de moto", "cars/car-tyres"],
  ["rueda de la moto", "cars/car-tyres"],
])("another's kind of thing is another thing: “%s” isn't of %s", (text, card) => {
  expect(cardFor(text)).not.toBe(card);
});

test.each([
  ["quilting on a boat", "sewing-textiles/quilting"],
  ["banana bread for my dog's vet", "baking/banana-bread"],
  ["mashed potatoes for christmas", "cooking/potatoes"],
  ["paella sin marisco en navidad", "cooking/paella"],
  ["Karottenkuchen im Glas", "baking/carrot-cake"],
])("what comes after “for” and “in” isn't what is meant: “%s”", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test("of two things set against each other the first is known, too", () => {
  for (const text of ["leica vs omega 3", "meccano and sourdough"]) expect(cardFor(text)).toBe("none");
});
