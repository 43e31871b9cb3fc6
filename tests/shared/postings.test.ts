import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packed, placesIn } from "#worker/ai/material/postings.ts";

const stems = fc.stringMatching(/^[a-zäéß+#0-9]{1,12}$/u);
const weights = fc
  .dictionary(fc.nat(5000).map(String), fc.integer({ min: 1, max: 6 }), { minKeys: 1, maxKeys: 20 })
  .map((places) => new Map(Object.entries(places).map(([place, weight]) => [Number(place), weight])));

test("what is packed is read again for each stem, and nothing for any other", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(stems, weights), { maxLength: 40 }), stems, (entries, other) => {
      const postings = new Map(entries);
      const text = packed(postings);
      for (const [stem, places] of postings)
        expect(placesIn(text, stem)).toEqual([...places].toSorted(([one], [two]) => one - two).flat());
      if (!postings.has(other)) expect(placesIn(text, other)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
