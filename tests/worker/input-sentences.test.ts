import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#shared/contract.ts";
import { TASK_NAMES } from "#shared/contracts/assistant.ts";
import { postPlan } from "#shared/contracts/planner.ts";
import { ApiError } from "#shared/errors.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { parseInput } from "#worker/serve.ts";
import { call, failureOf } from "../support/api.ts";
import { fit, misfits } from "../support/misfits.ts";

/** The sentences that a schema answers whatever is nearly right with. */
function sentencesOf(schema: z.ZodMiniType): { sentence: string; field: string | undefined }[] {
  return misfits(schema).flatMap((value) => {
    try {
      parseInput(schema, value);
      return [];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return [{ sentence: error.message, field: error.field }];
    }
  });
}

/** What zod says by itself, in full or for short. */
const OF_THE_SCHEMA =
  /\b(?:Too (?:big|small)|Invalid (?:input|option|string|number|key|element|ISO|UUID|URL)|expected|received|Unrecognized|undefined|NaN|null)\b/u;
/** A name that only code would write, such as postsPerWeek, top_p or input.topic. */
const OF_THE_WIRE = /\b[a-z]+(?:[A-Z]\w*|_[a-z]\w*|\.[a-z]\w*)\b/u;
/** The values of a choice are the caller's own business, whatever they are called. */
const withoutValues = (sentence: string) => sentence.replace(/must be one of .*$/u, "must be one.");

/** Every call of the contract that takes a body, whichever file declares it. */
const contracts = import.meta.glob<Record<string, unknown>>("../../src/shared/contracts/*.ts", {
  eager: true,
});
const BODIES = Object.values(contracts)
  .flatMap((declared) => Object.values(declared))
  .filter(isEndpoint)
  .flatMap(({ method, path, body }): [string, z.ZodMiniType][] =>
    body === undefined ? [] : [[`${method} ${path}`, body]],
  );
const TASKS = TASK_NAMES.map((name): [string, z.ZodMiniType] => [name, taskNamed(name).input]);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "method" in value;
}

describe("whatever is over or under a limit, missing or of another kind is refused in a person's words:", () => {
  test("the calls are found where they are declared", () => {
    expect(BODIES.map(([name]) => name)).toContain("POST /api/post-plan");
    expect(parseInput(postPlan.body, fit(postPlan.body))).toEqual(fit(postPlan.body));
  });

  test.each([...BODIES, ...TASKS])("%s", (_, schema) => {
    const refusals = sentencesOf(schema);
    expect(refusals.length).toBeGreaterThan(1);
    for (const { sentence, field } of refusals) {
      expect(sentence).toMatch(/^["\p{Lu}].*\.$|^Add at least one comment$/u);
      expect(sentence).not.toMatch(OF_THE_SCHEMA);
      expect(withoutValues(sentence)).not.toMatch(OF_THE_WIRE);
      expect(field).toMatch(/^\w+(?:\.\w+)*$/u);
    }
  });
});

test.each([
  [{ postsPerWeek: null }, "postsPerWeek", "Posts per week must be a whole number from 1 to 7."],
  [{ postsPerWeek: 3, videoLength: "1 minute" }, "niche", /^Niche must be one of Tech & Gadgets, /u],
])("over the wire, %j is a sentence, and its field stands apart", async (body, field, sentence) => {
  const headers = { "Content-Type": "application/json" };
  const response = await call(postPlan.path, { method: "POST", headers, body: JSON.stringify(body) });
  const failure = await failureOf(response, "bad_request");
  expect(failure.field).toBe(field);
  expect(failure.message).toMatch(sentence);
});
