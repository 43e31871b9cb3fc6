import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LIVE_LIMITS, type Queue } from "#shared/contracts/schedule.ts";
import { Intake } from "#shared/rules/schedule/credit.ts";
import { wholeQueue } from "#shared/rules/schedule/pages.ts";
import { iso, NOON } from "../support/videos.ts";
import { scheduledVideo } from "../support/scheduled.ts";

const page = (change: Partial<Queue> = {}): Queue => ({
  queueId: "one",
  revision: 5,
  now: iso(NOON),
  durability: "journal",
  videos: [],
  ...change,
});

describe("a queue in pages", () => {
  it("is whole, in order, however its pages are cut", async () => {
    const videos = Array.from({ length: 20 }, (_, index) => scheduledVideo(index));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), async (size) => {
        const asked: (number | undefined)[] = [];
        const queue = await wholeQueue((from = 0) => {
          asked.push(from);
          const next = from + size < videos.length ? from + size : undefined;
          return Promise.resolve(page({ videos: videos.slice(from, from + size), next }));
        });
        expect(queue).toEqual({ ...page({ videos }), next: undefined });
        expect(asked).toHaveLength(Math.ceil(videos.length / size));
      }),
    );
  });

  it.each([
    ["another revision", { revision: 6 }],
    ["another queue", { queueId: "two" }],
    ["no way on", { next: 1 }],
  ])("is none where a page brings %s", async (_, change) => {
    const pages = [page({ videos: [scheduledVideo(1)], next: 1 }), page(change)];
    expect(await wholeQueue(() => Promise.resolve(pages.shift() ?? page()))).toBeUndefined();
  });
});

describe("what a tab took in of a live connection", () => {
  it("is told after half of what is sent between two pings, in bytes", () => {
    const intake = new Intake();
    const half = LIVE_LIMITS.credit / 2;
    expect(intake.take("é".repeat(half / 2 - 1))).toBe(false);
    expect(intake.take("é")).toBe(true);
    intake.reset();
    expect(intake.take("x")).toBe(false);
  });
});
