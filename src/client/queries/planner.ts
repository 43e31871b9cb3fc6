import { PlanAnswer, type PlanQuestion, postPlan } from "#shared/contracts/planner.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import { sentenceIn } from "#client/lib/failure-text.ts";
import type { AskOptions } from "./assistant.ts";

/**
 * Asks for a plan.
 * @throws CallError with the server's error text, or "Failed to generate plan" where it gives none (spec §8).
 */
export async function generatePlan(
  body: PlanQuestion,
  { signal, fresh = false }: AskOptions,
): Promise<PlanAnswer> {
  const headers = fresh ? { "Cache-Control": "no-cache" } : undefined;
  const response = await send(postPlan, { body, signal, headers });
  const text = await response.text();
  const answer = readJson(text);
  const parsed = PlanAnswer.safeParse(answer);
  if (response.ok && parsed.success) return parsed.data;
  const sentence = sentenceIn(text) ?? "Failed to generate plan";
  throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
}
