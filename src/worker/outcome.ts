import { ApiError, type ErrorCode } from "#shared/errors.ts";

/** What a call into an object ends in: one of the two. An error's class and code wouldn't survive the way out of it. */
export interface Outcome<Value> {
  readonly value?: Value;
  readonly refusal?: { readonly code: ErrorCode; readonly message: string };
}

/** Runs what may refuse. Other errors go on. */
export async function outcomeOf<Value>(work: () => Value | Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}

/** @throws ApiError where it was refused. */
export function valueOf<Value>({ value, refusal }: Outcome<Value>): Value {
  if (value !== undefined) return value;
  throw new ApiError(refusal?.code ?? "internal", refusal?.message ?? "Nothing was said.");
}
