import { describe, expect, test } from "vitest";
import { ApiError, ERROR_STATUS, ErrorBody, errorBody, ErrorCode } from "#shared/errors.ts";

describe("the error body", () => {
  test("says the same to readers of `error` and of `message`", () => {
    const body = errorBody("too_large", "That is too much.", "r-1");
    expect(body).toEqual({
      success: false,
      error: "That is too much.",
      message: "That is too much.",
      code: "too_large",
      requestId: "r-1",
    });
    expect(ErrorBody.parse(body)).toEqual(body);
  });

  test.each([
    {},
    { ...errorBody("internal", "a", "b"), success: true },
    { ...errorBody("internal", "a", "b"), code: "new" },
  ])("isn't just anything (%o)", (body) => {
    expect(ErrorBody.safeParse(body).success).toBe(false);
  });
});

test("every code has a status that tells a failure", () => {
  const codes = Object.entries(ERROR_STATUS);
  expect(codes.length).toBeGreaterThan(10);
  for (const [code, status] of codes) {
    expect(ErrorCode.parse(code)).toBe(code);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

test("only one code is our own fault without a word to the owner", () => {
  expect(Object.entries(ERROR_STATUS).filter(([, status]) => status === 500)).toEqual([["internal", 500]]);
});

test("an ApiError carries its code, its sentence, when to come back, and its cause", () => {
  const cause = new Error("why");
  const error = new ApiError("ai_busy", "Wait.", 7, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "ApiError", code: "ai_busy", message: "Wait.", retryAfter: 7, cause });
});
