import { expect, test } from "../support/app.ts";

declare global {
  interface Window {
    /** What Chromium saw move on its own since the first paint. */
    moved?: string[];
  }
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, arrived] of [
  ["/auth", "Know what to film next."],
  ["/dashboard", "Connected Platforms"],
  ["/dashboard?section=video-scheduler", "Nothing is scheduled yet"],
  ["/dashboard?section=planner", "Post Planner"],
] as const)
  test(`nothing moves while ${path} loads on a phone`, async ({ page, signIn }) => {
    if (path !== "/auth") await signIn();
    await page.addInitScript(() => {
      const moved: string[] = [];
      window.moved = moved;
      new PerformanceObserver((list) => {
        moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { name: arrived }).first()).toBeVisible();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
