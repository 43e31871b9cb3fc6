import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact } from "#shared/rules/redact.ts";

describe("what leads to a person is taken out", () => {
  test.each([
    ["write to ada.b+c@mail.example.co.uk, please", "write to [e-mail], please"],
    ["ADA@EXAMPLE.COM", "[e-mail]"],
    ["josé@exämple.es.", "[e-mail]."],
    ["ada [at] example [dot] com", "[e-mail]"],
    ["ada(at)example.com", "[e-mail]"],
    ["ada＠example.com", "[e-mail]"],
    ["a@b.co@c.de", "[e-mail][handle]"],
  ])("an e-mail address: %s", (text, redacted) => expect(redact(text)).toBe(redacted));

  test.each([
    ["@ada_l thanks", "[handle] thanks"],
    ["thanks @ada.l-b.", "thanks [handle]."],
    ["@Ada@Bob", "[handle][handle]"],
    ["see youtube.com/@ada", "see youtube.com/[handle]"],
    ["＠料理の先生 どうも", "[handle] どうも"],
  ])("a handle: %s", (text, redacted) => expect(redact(text)).toBe(redacted));

  test.each([
    ["call +44 20 7946 0958 now", "call [phone] now"],
    ["(020) 7946-0958", "[phone]"],
    ["0171/1234567", "[phone]"],
    ["06 12 34 56 78", "[phone]"],
    ["2345 6789", "[phone]"],
    ["22 33 44 55", "[phone]"],
    ["555-0199", "[phone]"],
    ["+4712345", "[phone]"],
    ["٠١٢٣٤٥٦٧٨٩", "[phone]"],
    ["on 2026-10-03 0171 1234567", "on 2026-10-03 [phone]"],
  ])("a phone number: %s", (text, redacted) => expect(redact(text)).toBe(redacted));
});

describe("what leads to nobody stays", () => {
  test.each([
    "12,345 views in 2026",
    "on 2026-10-03 18:05, or 03.10.2026, or 3/10/2026",
    "from 0:45 to 1:02:03",
    "2019-2024",
    "1080p at 60 fps, 4:35 long",
    "mix 500 g with 350 ml @ 24 °C",
    "a @ b",
    "Ada said: 10/10, 100 %",
  ])("%s", (text) => expect(redact(text)).toBe(text));
});

test("nothing is left of an address, a handle or a number, whatever stands around it", () => {
  const person = fc.constantFrom("ada.lovelace@example.com", "@ada_lovelace", "+44 20 7946 0958");
  const words = fc
    .string({ unit: "grapheme", maxLength: 60 })
    .map((text) => text.replace(/[@＠\p{N}]/gu, ""));
  fc.assert(
    fc.property(words, person, words, (before, who, after) => {
      const text = redact(`${before} ${who} ${after}`);
      expect(text).not.toMatch(/lovelace|7946/u);
      expect(text).toMatch(/\[(?:e-mail|handle|phone)\]/u);
    }),
    { numRuns: 500 },
  );
});

test("a second time changes nothing", () => {
  const noisy = fc.string({ unit: fc.constantFrom(..."a1@＠.-+()[ ]2_9é\n/t"), maxLength: 80 });
  fc.assert(
    fc.property(noisy, (text) => {
      expect(redact(redact(text))).toBe(redact(text));
    }),
    { numRuns: 500 },
  );
});

// Runs of what the patterns repeat, each long enough that anything but linear time would never come back.
test.each([
  "a",
  "a.",
  "a@",
  "@a.",
  "@",
  "1 ",
  "1",
  "(+",
  "1          ",
  "[at",
  "a [at] ",
  "a-b.c_",
  "2026-10-",
])("half a million letters of %j are read through once", (piece) => {
  const text = piece.repeat(500_000 / piece.length);
  expect(redact(`${text}\nada@example.com`)).toMatch(/\n\[e-mail\]$/u);
});
