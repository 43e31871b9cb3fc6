import * as z from "zod/mini";
import { PlanAnswer, type PlanRequest, postPlan } from "#shared/contracts/planner.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import type { AskOptions } from "./assistant.ts";

/** What tells of a failure, whoever wrote it: a proxy may answer without the rest of our error body. */
const Refusal = z.object({ error: z.string().check(z.trim(), z.minLength(1)) });

/**
 * Asks for a plan.
 * @throws CallError with the server's error text, or "Failed to generate plan" where it gives none (spec §8).
 */
export async function generatePlan(
  body: PlanRequest,
  { signal, fresh = false }: AskOptions,
): Promise<PlanAnswer> {
  const headers = fresh ? { "Cache-Control": "no-cache" } : undefined;
  const response = await send(postPlan, { body, signal, headers });
  const answer = readJson(await response.text());
  const parsed = PlanAnswer.safeParse(answer);
  if (response.ok && parsed.success) return parsed.data;
  const sentence = Refusal.safeParse(answer).data?.error ?? "Failed to generate plan";
  throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
}
