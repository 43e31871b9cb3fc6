import * as z from "zod/mini";
import { trendDetector, TrendsAnswer, type TrendsRequest } from "#shared/contracts/trends.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import type { AskOptions } from "./assistant.ts";

/** What tells of a failure, whoever wrote it: a proxy may answer without the rest of our error body. */
const Refusal = z.object({ error: z.string().check(z.trim(), z.minLength(1)) });
const Failed = z.object({ success: z.literal(false) });

/**
 * Asks for the trends of a niche.
 * @throws CallError with the sentences of spec §8: the answer's error field, or "Failed to detect trends"
 * where it has none, or "Something went wrong" where it can't be read at all.
 */
export async function detectTrends(
  body: TrendsRequest,
  { signal, fresh = false }: AskOptions,
): Promise<TrendsAnswer> {
  const headers = fresh ? { "Cache-Control": "no-cache" } : undefined;
  const response = await send(trendDetector, { body, signal, headers });
  const answer = readJson(await response.text());
  if (!response.ok || Failed.safeParse(answer).success) {
    const sentence = Refusal.safeParse(answer).data?.error ?? "Failed to detect trends";
    throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
  }
  const parsed = TrendsAnswer.safeParse(answer);
  if (!parsed.success) throw new CallError("Something went wrong");
  return parsed.data;
}
