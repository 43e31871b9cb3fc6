import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { aQueue, asCopy, inHours, scheduledVideo, standIn } from "../support/schedule-screen.ts";

declare global {
  interface Window {
    /** What Chromium saw move on its own since the first paint. */
    moved?: string[];
  }
}

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page and says what moved until it was whole. */
async function movesOf(page: Page, path: string, arrived: string): Promise<string[] | undefined> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    window.moved = moved;
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const words = page.getByRole("heading", { name: arrived }).or(page.getByRole("link", { name: arrived }));
  await expect(words.first()).toBeVisible();
  return page.evaluate(() => window.moved);
}

for (const [path, arrived] of [
  ["/auth", "Know what to film next."],
  ["/dashboard", "Connected Platforms"],
  ["/dashboard?section=video-scheduler", "Nothing is scheduled yet"],
  ["/dashboard?section=planner", "Post Planner"],
] as const)
  test(`nothing moves while ${path} loads on a phone`, async ({ page, signIn }) => {
    if (path !== "/auth") await signIn();
    expect(await movesOf(page, path, arrived)).toEqual([]);
  });

const long = "W".repeat(100);
for (const [what, videos] of [
  ["a scheduled video", [scheduledVideo(1, { title: long, scheduledAt: inHours(700) })]],
  [
    "several that are due",
    [1, 2, 3].map((number) =>
      scheduledVideo(number, { title: long, status: "due", scheduledAt: inHours(-number) }),
    ),
  ],
] as const)
  for (const width of [390, 768, 1440])
    test(`nothing moves while the dashboard of who has ${what} loads, ${width} pixels wide`, async ({
      page,
      signIn,
      keep,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn();
      const queue = aQueue([...videos]);
      await keep(asCopy(queue));
      await standIn(page, () => queue);
      expect(await movesOf(page, "/dashboard", "Open the scheduler")).toEqual([]);
    });

test("nothing moves where an earlier version left word of a queue that is gone", async ({
  page,
  signIn,
  keep,
}) => {
  await signIn();
  await keep({ "has-queue": "yes" });
  expect(await movesOf(page, "/dashboard", "Connected Platforms")).toEqual([]);
});
