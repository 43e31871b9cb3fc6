import { expect, test } from "vitest";
import { spokenText } from "#client/lib/spoken-text.ts";

test("marks aren't read aloud, words are", () => {
  const markdown = `# Opening

**Stop** winding it _first_. See [the guide](https://example.com).

- one
- \`two\`

> Said **slowly**.

| Day | Title |
|---|---|
| Monday | The watch |

---

[pause 1 s]

It cost 5 * 3 = 15 snake_case.`;
  expect(spokenText(markdown)).toEqual([
    "Opening",
    "Stop winding it first. See the guide.",
    "one\ntwo",
    "Said slowly.",
    "Day, Title\nMonday, The watch",
    "It cost 5 * 3 = 15 snake_case.",
  ]);
});

test("a text without words is nothing to read", () => {
  expect(spokenText("")).toEqual([]);
  expect(spokenText("---\n\n***\n\n[pause]")).toEqual([]);
});
