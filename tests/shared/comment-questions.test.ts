import { expect, test } from "vitest";
import { asksSomething } from "#shared/rules/comments/questions.ts";

test.each([
  "love this but how do you shower",
  "what heater is that",
  "anyone know the song",
  "alguien sabe donde comprarlo",
  "y donde lo compraste",
  "tu utilises quelle caméra",
  "super vidéo, avec quelle farine tu fais ça",
  "weiß jemand wo es die Schrauben gibt",
  "mit welcher Kamera filmst du",
  "qual câmera você usa",
  "de que marca é o fogão",
  "Is this real?",
])("asks without or with a mark: %s", (comment) => {
  expect(asksSomething(comment)).toBe(true);
});

test.each([
  "you guys are so brave",
  "what a beautiful van",
  "when I saw the end I cried",
  "me encanta como lo explicas",
  "quelle belle vidéo",
  "wie schön",
  "amei como você explica",
  "see https://a.example/?b=1",
])("asks nothing: %s", (comment) => {
  expect(asksSomething(comment)).toBe(false);
});
