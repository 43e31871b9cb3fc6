import { expect, test } from "vitest";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { call, failureOf } from "../support/api.ts";

test("without a connected channel the answer is a code of its own", async () => {
  const response = await call(youtubeOverview.path);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  await failureOf(response, "not_connected");
});

test("the overview can only be read", async () => {
  const response = await call(youtubeOverview.path, { method: "POST" });
  expect(response.headers.get("Allow")).toBe("GET");
  await failureOf(response, "method_not_allowed");
});
