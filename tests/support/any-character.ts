import * as fc from "fast-check";

const [SURROGATES, LAST] = [{ first: 0xd800, count: 0x800 }, 0x10ffff];

/**
 * Any character Unicode has, control characters and unassigned ones too: `fc.string({ unit: anyCharacter })`.
 * The same as fast-check's unit "binary", which lists all 1.1 million of them before the first text is made.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST - SURROGATES.count })
  .map((number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count));
