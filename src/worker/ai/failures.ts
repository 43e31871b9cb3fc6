import OpenAI from "openai";
import * as z from "zod/mini";
import type { Notice } from "#shared/contracts/assistant.ts";
import { ApiError, type ErrorCode } from "#shared/errors.ts";
import { UpstreamError } from "../upstream/fetch.ts";

/** What a creator reads when an AI endpoint fails. Nothing of the endpoint's own text is ever passed on. */
const SENTENCES = {
  ai_key_rejected: "The AI service refused this site's key. The owner needs to check OPENAI_API_KEY.",
  ai_out_of_credit: "The AI service says its account has no credit left. The owner needs to top it up.",
  ai_model_unknown:
    "The AI service doesn't have the model this site asks for. The owner needs to check OPENAI_MODEL and OPENAI_BASE_URL.",
  ai_busy: "The AI service is over its limit right now. Try again in a moment.",
  ai_unavailable: "The AI service can't be reached right now. Try again in a moment.",
  ai_rejected: "The AI service didn't accept this request. Try fewer or other words.",
  ai_unreadable: "The AI service sent nothing that can be read as an answer. Try again.",
  ai_refused: "The AI model declined to answer this. Try other words.",
  ai_truncated: "The answer was cut off at the model's length limit.",
  ai_not_json: "The AI answered in plain text where a structured answer was needed. Try again.",
  ai_timeout: "The AI service took longer than 30 seconds. Try again.",
} as const satisfies Partial<Record<ErrorCode, string>>;

export type AiFailureCode = keyof typeof SENTENCES;

export function notice(code: AiFailureCode): Notice {
  return { code, message: SENTENCES[code] };
}

/** Of an answer that took longer than a whole stream may. */
export const CUT_SHORT: Notice = {
  code: "ai_timeout",
  message: "The AI service was still writing after 2 minutes, so the answer ends here.",
};

/** Of those that only who owns the key can mend: what a creator reads of their own. */
const OF_OWN_KEY: Partial<Record<ErrorCode, (provider: string) => string>> = {
  ai_key_rejected: (provider) => `${provider} refused your key. Check it in Settings.`,
  ai_out_of_credit: (provider) => `${provider} says your account has no credit left.`,
  ai_model_unknown: (provider) =>
    `${provider} doesn't have the model you chose for your key. Choose another in Settings.`,
};

/** The same failure in words about a creator's own key. */
export function ownKeyFailure(error: ApiError, provider: string): ApiError {
  const sentence = OF_OWN_KEY[error.code]?.(provider);
  return sentence === undefined
    ? error
    : new ApiError(error.code, sentence, error.retryAfter, { cause: error.cause });
}

/** @param retryAfter seconds, where the endpoint said so. */
export function failure(code: AiFailureCode, cause?: unknown, retryAfter?: number): ApiError {
  const sentence =
    code === "ai_busy" && retryAfter !== undefined
      ? `The AI service is over its limit right now. Try again in ${retryAfter} seconds.`
      : SENTENCES[code];
  return new ApiError(code, sentence, retryAfter, { cause });
}

/** Names what went wrong with a call. @param expired whether it was our own deadline that ended it. */
export function aiFailure(error: unknown, expired: boolean): ApiError {
  // First, since a stream that was cut by the deadline ends like one that the endpoint cut.
  if (expired || error instanceof OpenAI.APIConnectionTimeoutError) return failure("ai_timeout", error);
  if (error instanceof ApiError) return error;
  // Of a retry: the client wraps what its `fetch` throws.
  if (error instanceof OpenAI.APIConnectionError && error.cause instanceof ApiError) return error.cause;
  if (isUnreadable(error)) return failure("ai_unreadable", error);
  if (!(error instanceof OpenAI.APIError)) return failure("ai_unavailable", error);
  if (error.code === "insufficient_quota") return failure("ai_out_of_credit", error);
  // Inside a stream or a 200 the status travels as the error's code.
  return failure(codeOfStatus(error.status ?? Number(error.code)), error, retryAfterOf(error.headers));
}

/** An answer that isn't JSON, is far too large, or sends elsewhere; the client wraps what its `fetch` throws. */
function isUnreadable(error: unknown): boolean {
  const cause = error instanceof OpenAI.APIConnectionError ? error.cause : error;
  return cause instanceof SyntaxError || cause instanceof UpstreamError;
}

function codeOfStatus(status: number): AiFailureCode {
  if (status === 401 || status === 403) return "ai_key_rejected";
  if (status === 402) return "ai_out_of_credit";
  if (status === 404) return "ai_model_unknown";
  if (status === 429) return "ai_busy";
  if (status === 408 || status === 504) return "ai_timeout";
  if (status >= 400 && status < 500) return "ai_rejected";
  return "ai_unavailable";
}

/** Seconds, at most an hour; dates and nonsense are left out. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;
}

const ErrorInside = z.object({ error: z.object({ code: z.nullish(z.union([z.string(), z.number()])) }) });

/** Names what is wrong with a 200 that isn't an answer: some endpoints send their errors so. */
export function failureInside(answer: unknown): ApiError {
  const inside = ErrorInside.safeParse(answer);
  return inside.success
    ? failure(codeOfStatus(Number(inside.data.error.code)), answer)
    : failure("ai_unreadable", answer);
}
