import { expect, test } from "vitest";
import { sentences } from "#shared/rules/language.ts";

test.each([
  ["Dr. Smith came. Mrs. Lee left.", ["Dr. Smith came.", "Mrs. Lee left."]],
  ["St. Ives vs. Bath. We stayed.", ["St. Ives vs. Bath.", "We stayed."]],
  ["Fruit, e.g. Apples. Eat.", ["Fruit, e.g. Apples.", "Eat."]],
  ["La Sra. Ruiz y el Sr. Gil. Fin.", ["La Sra. Ruiz y el Sr. Gil.", "Fin."]],
  ["M. Petit mange, p. ex. Des pommes. Fin.", ["M. Petit mange, p. ex. Des pommes.", "Fin."]],
  ["Gemüse, z. B. Karotten. Ende.", ["Gemüse, z. B. Karotten.", "Ende."]],
  ["A Dra. Ana saiu. O Sr. Silva ficou.", ["A Dra. Ana saiu.", "O Sr. Silva ficou."]],
  ["I take vitamin D. You too?", ["I take vitamin D.", "You too?"]],
  ["Ask the Dr.\nThen rest.", ["Ask the Dr.", "Then rest."]],
])("the sentences of %s", (text, parts) => {
  expect(sentences(text)).toEqual(parts);
});
