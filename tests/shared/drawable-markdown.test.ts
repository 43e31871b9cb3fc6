import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawable, DRAWN_MAX } from "#client/lib/drawable-markdown.ts";

test("an ordinary answer is drawn whole", () => {
  const text = `# Plan\n\n- one\n  - two\n    - three\n\n> said\n\n\`\`\`\n${" ".repeat(40)}indented\n\`\`\`\n\n---`;
  expect(drawable(text)).toEqual([text, ""]);
});

test("a long answer is drawn up to a paragraph's end, and nothing of it is lost", () => {
  const [drawn, plain] = drawable("A paragraph.\n\n".repeat(5000));
  expect(drawn.length).toBeLessThanOrEqual(DRAWN_MAX);
  expect(drawn.endsWith("A paragraph.")).toBe(true);
  expect(plain.startsWith("\n\nA paragraph.")).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "> ", "- ", " "), maxLength: 200 }), (unit) => {
      const text = unit.repeat(300);
      expect(drawable(text).join("")).toBe(text);
      expect(drawable(text)[0].length).toBeLessThanOrEqual(DRAWN_MAX);
    }),
  );
});

test("what stands deeper than a phone is wide isn't drawn", () => {
  for (const deep of [
    ">".repeat(13),
    "> ".repeat(13),
    "- ".repeat(13),
    `${" ".repeat(24)}- a`,
    "1. ".repeat(9),
  ])
    expect(drawable(`First.\n${deep}a`), deep).toEqual(["", `First.\n${deep}a`]);
  for (const shallow of [">".repeat(8), "- ".repeat(12), `${" ".repeat(22)}- a`])
    expect(drawable(`${shallow}a`)[0], shallow).toBe(`${shallow}a`);
});
