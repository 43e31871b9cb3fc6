import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assist, AssistReply, TASK_NAMES } from "#shared/contracts/assistant.ts";
import { FORMAT_IDS } from "#shared/rules/formats.ts";
import { SURFACES } from "#shared/rules/surfaces.ts";
import { ErrorBody } from "#shared/errors.ts";
import { call } from "../support/api.ts";
import { anyCharacter } from "../support/any-character.ts";

const anything = fc.jsonValue({ maxDepth: 4 });

/** Requests that are nearly right, which get further than noise does. */
const nearly = fc.record(
  {
    task: fc.oneof(fc.constantFrom(...TASK_NAMES), anything),
    input: fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 600 }),
      fc.record(
        {
          topic: fc.oneof(fc.string({ unit: anyCharacter, maxLength: 510 }), anything),
          niche: fc.oneof(fc.string({ maxLength: 90 }), anything),
          platform: fc.oneof(fc.constantFrom(...SURFACES), anything),
          format: fc.oneof(fc.constantFrom(...FORMAT_IDS), anything),
          audience: fc.oneof(fc.string({ maxLength: 130 }), anything),
          count: fc.oneof(fc.integer({ min: -1, max: 12 }), anything),
        },
        { requiredKeys: [] },
      ),
      anything,
    ),
    opts: fc.oneof(
      fc.record({ seed: fc.integer(), temperature: fc.double() }, { requiredKeys: [] }),
      anything,
    ),
    memory: fc.oneof(fc.string(), anything),
  },
  { requiredKeys: [] },
);

test("whatever JSON is sent, the answer is one of the contract and never a fault of ours", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: nearly }, { weight: 1, arbitrary: anything }),
      async (body) => {
        const headers = { "Content-Type": "application/json" };
        const response = await call(assist.path, { method: "POST", headers, body: JSON.stringify(body) });
        const answer: unknown = await response.json();
        if (response.status === 200) expect(AssistReply.parse(answer).engine).toBe("built-in");
        else {
          expect(response.status).toBe(400);
          expect(ErrorBody.parse(answer).code).toBe("bad_request");
        }
      },
    ),
    { numRuns: 300 },
  );
});
