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
    expect(wrong.length).toBeLessThanOrEqual(5);
    expect(right).toBeGreaterThanOrEqual(115);
  });

  test("that nothing was fitted to, few find a wrong card and most a right one", () => {
    const { right, wrong } = foundFor(topicsIn("held-out"));
    expect(wrong.length).toBeLessThanOrEqual(13);
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
  "cadeira de balanço",
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

test.each([
  ["contact lenses for beginners", "relationships/breakups"],
  ["soft skills at work", "motivation/seventy-five-day-challenges"],
  ["lake house tour", "travel/italy-trip"],
  ["how to move a piano", "relationships/breakups"],
  ["tomato leaves turning yellow", "homesteading/water-bath-canning"],
])("a name that comes down to one word is said just so: “%s” isn't of %s", (text, card) => {
  expect(cardFor(text)).not.toBe(card);
});

test.each([
  ["the no contact rule", "relationships/breakups"],
  ["75 soft challenge rules", "motivation/seventy-five-day-challenges"],
  ["lake como day trip", "travel/italy-trip"],
  ["cooking for one", "cooking/cooking-for-one"],
])("… and then means its subject: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test.each([
  ["maquillaje para piel grasa", "beauty/doing-make-up-on-oily-skin"],
  ["maquiagem para pele oleosa", "beauty/doing-make-up-on-oily-skin"],
  ["maquillage peau mature", "beauty/doing-make-up-on-mature-skin"],
  ["tarta de queso al horno", "baking/cheesecake"],
  ["tarta de queso sin horno", "baking/no-bake-desserts"],
])("what stands for a word of a name, or is left away, tells its kind: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test.each(["hand care", "saxophone", "carpenter", "moving to another city"])(
  "a word isn't another that it only looks like: “%s”",
  (text) => {
    expect(["none", "career/remote-work", "lifestyle/moving-abroad"]).toContain(cardFor(text));
  },
);

test.each([
  ["how i lost weight", "nutrition/losing-weight"],
  ["how i built my raised beds", "gardening/raised-beds"],
  ["flat tire on my bicycle", "running-cycling/fixing-a-flat-bike-tyre"],
  ["my inner tube keeps going flat", "running-cycling/fixing-a-flat-bike-tyre"],
])("a verb's forms and both spellings are one word: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test.each([
  ["Wandern mit Kindern", "outdoors/hiking-with-kids"],
  ["randonnée avec un chien", "travel/travelling-with-a-dog"],
  ["Fahrradkette wechseln", "running-cycling/replacing-a-bike-chain"],
  ["cozinhar com crianças", "cooking/cooking-with-kids"],
  ["pan de yuca", "cooking/brazilian-cheese-bread"],
  ["minecraft redstone door", "gaming/minecraft-redstone"],
  ["van life with a dog", "van-life-boats/living-in-a-van"],
])("the narrower card is found before the broad one: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test.each([
  ["kitchen chair makeover", "yoga/chair-yoga"],
  ["ai boyfriend stories", "artificial-intelligence/writing-prompts-for-chatbots"],
  ["basketball hoop installation", "sports/basketball-shooting"],
  ["cámara de segunda mano", "home-decor/thrifted-decor"],
  ["Luftpumpe", "parenting/breastfeeding"],
])("a card that shares only a weak word loses to nothing: “%s” isn't of %s", (text, card) => {
  expect(cardFor(text)).not.toBe(card);
});

test.each([
  ["mi bebé no se duerme solo", "parenting/newborn-sleep"],
  ["cachorro latindo de madrugada", "dogs/reactive-dogs"],
  ["filhote chorando", "dogs/bringing-home-a-puppy"],
])("a verb's forms and its nouns are one word in every language: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test.each([
  ["mi perro ladra mucho y no para", "dogs/reactive-dogs"],
  ["Steuererklärung selber machen", "personal-finance/tax-returns"],
])("many cards that share a common word don't hide the one that is named: “%s” is of %s", (text, card) => {
  expect(cardFor(text)).toBe(card);
});

test("of two known things that are set against each other the first is meant", () => {
  expect(cardFor("drums vs guitar for kids")).toBe("music/drumming");
  expect(cardFor("ukulele vs piano")).toBe("music/ukulele");
});

test("of two things set against each other the first is known, too", () => {
  for (const text of ["leica vs omega 3", "meccano and sourdough"]) expect(cardFor(text)).toBe("none");
});
