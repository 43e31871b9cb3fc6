import * as fc from "fast-check";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { anyCharacter } from "./any-character.ts";

/** A creator's text about one video, none of it perfect. */
export const SOURDOUGH: SeoFields = {
  title: "How I bake sourdough bread in a tiny kitchen",
  niche: "Cooking & Recipes",
  tags: ["sourdough bread", "baking at home"],
  description: `Hey everyone, welcome back. Today I show you how I do it with one bowl and a small oven. It took me two years to get here, so I hope it saves you some time! I use a Dutch oven but a pan works too.

0:00 Intro
1:30 - The dough
1:35 Mixing
(4:10) Folding
9:05 Baking

My recipe: https://example.com/recipe`,
};

const text = (max: number) =>
  fc.oneof(
    fc.string({ unit: "grapheme", maxLength: max }),
    fc.string({ unit: anyCharacter, maxLength: max }),
    fc.lorem({ maxCount: Math.ceil(max / 8) }).map((words) => words.slice(0, max)),
    fc.constantFrom(
      "",
      "What is love??",
      "تعلم اللغة العربية من الصفر",
      "手机摄影技巧",
      "Cómo preparar pan casero sin amasar",
      "👩‍👩‍👧‍👦🔥 family vlogs 🏳️‍🌈",
      "<script>alert('x')</script>",
      "${topic} and {topic} and $& and %s",
      "How I bake sourdough bread in a tiny kitchen",
      "MUST SEE: 7 camera settings nobody tells you <3",
    ),
  );

const line = fc.oneof(
  text(200),
  fc.constantFrom("", "0:00 Intro", "1:30 - Dough", "1:35 Salt", "(4:10) Fold", "https://example.com/a?b=c"),
  fc.constantFrom("#bread #baking", "#a ".repeat(61), "Subscribe and comment!", "я".repeat(900)),
);

/** Any text a creator may have: every script, markup, chapters, links, hashtags, too much of everything. */
export const anyFields: fc.Arbitrary<SeoFields> = fc
  .record({
    title: text(160).map((title) => title.replace(/\s+/gu, " ").trim()),
    niche: fc
      .oneof(fc.constantFrom("", "Cooking & Recipes", "Gaming & Esports"), text(40))
      .map((niche) => niche.replace(/\s+/gu, " ").trim()),
    tags: fc.array(
      text(40).map((tag) => tag.replace(/[\s,]+/gu, " ").trim() || "tag"),
      { maxLength: 40 },
    ),
    description: fc.array(line, { maxLength: 14 }).map((lines) => lines.join("\n").trim()),
  })
  .filter(({ title, description }) => title !== "" || description !== "");
