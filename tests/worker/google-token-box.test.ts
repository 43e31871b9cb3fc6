import * as fc from "fast-check";
import { expect, test } from "vitest";
import { open, seal } from "#worker/google/token-box.ts";
import { anyCharacter } from "../support/any-character.ts";

const text = fc.string({ unit: anyCharacter, maxLength: 200 });
const secret = fc.string({ minLength: 1, maxLength: 40 });

test("what is sealed opens with the same secret for the same owner, and for no other", async () => {
  await fc.assert(
    fc.asyncProperty(text, secret, secret, async (kept, one, other) => {
      const box = await seal(one, "ada", kept);
      expect(await open(one, "ada", box)).toBe(kept);
      expect(await open(one, "bob", box)).toBeUndefined();
      expect(await open(`${one}${other}`, "ada", box)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test("a box that was changed in any byte, cut or made up doesn't open", async () => {
  const box = await seal("secret", "ada", "token");
  for (let at = 0; at < box.length; at += 1) {
    const changed = box.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await open("secret", "ada", changed)).toBeUndefined();
    expect(await open("secret", "ada", box.slice(0, at))).toBeUndefined();
  }
});

test("the same text is sealed otherwise each time, and shows nothing of itself", async () => {
  const boxes = await Promise.all(Array.from({ length: 20 }, () => seal("secret", "ada", "a-token-to-find")));
  expect(new Set(boxes.map((box) => box.toHex())).size).toBe(20);
  for (const box of boxes) expect(new TextDecoder("latin1").decode(box)).not.toContain("token");
});
