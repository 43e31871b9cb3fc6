import { expect, test } from "vitest";
import { Overview, youtubeOverview } from "#shared/contracts/overview.ts";
import { call, failureOf } from "../support/api.ts";

test("without a connected channel nothing is known, and nothing is said to be 0", async () => {
  const response = await call(youtubeOverview.path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const overview: unknown = await response.json();
  expect(Overview.parse(overview)).toEqual(overview);
  expect(overview).toEqual({
    connected: false,
    asOf: null,
    channel: { subscriberCount: null },
    derived: { screenTime365_mins: null, totalComments: null },
    analytics: { totals28: { views: null, likes: null }, daily: [] },
  });
});

test("the overview can only be read", async () => {
  const response = await call(youtubeOverview.path, { method: "POST" });
  expect(response.headers.get("Allow")).toBe("GET");
  await failureOf(response, "method_not_allowed");
});
