import * as z from "zod/mini";
import { trendDetector, TrendsAnswer, type TrendsRequest } from "#shared/contracts/trends.ts";
import { ErrorBody } from "#shared/errors.ts";
import { CallError, send } from "#client/lib/api.ts";
import { readJson } from "#shared/json.ts";
import { sentenceIn } from "#client/lib/failure-text.ts";
import type { AskOptions } from "./assistant.ts";

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
  const text = await response.text();
  const answer = readJson(text);
  if (!response.ok || Failed.safeParse(answer).success) {
    const sentence = sentenceIn(text) ?? "Failed to detect trends";
    throw new CallError(sentence, ErrorBody.safeParse(answer).data?.code);
  }
  const parsed = TrendsAnswer.safeParse(answer);
  if (!parsed.success) throw new CallError("Something went wrong");
  return parsed.data;
}
