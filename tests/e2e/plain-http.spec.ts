import { expect, test } from "../support/app.ts";
import { CHROMIUM_ARGS, findBrowser } from "../support/browser.ts";
import { SERVERS } from "../support/servers.ts";

/** A machine in a home network, as a browser sees it: no https, and so no secure context. */
const LAN = `http://studio.lan:${SERVERS.builtIn.port}`;

test.use({
  baseURL: LAN,
  launchOptions: {
    executablePath: findBrowser(),
    args: [...CHROMIUM_ARGS, "--host-resolver-rules=MAP studio.lan 127.0.0.1"],
  },
});

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  expectConsoleError("Cross-Origin-Opener-Policy header has been ignored");
  await signIn();
});

for (const [section, title] of [
  ["video-scheduler", "Video Scheduler"],
  ["planner", "Post Planner"],
  ["saved-ideas", "Saved Video Ideas"],
  ["ai-assistant", "AI Assistant"],
] as const) {
  test(`over plain http in a home network ${title} opens`, async ({ page }) => {
    await page.goto(`/dashboard?section=${section}`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeHidden();
  });
}

test("over plain http no key of the creator's own is asked for, and none that is stored goes along", async ({
  page,
  keep,
}) => {
  const key = "sk-mine-0123456789abcdef";
  await keep({ "own-key": JSON.stringify({ provider: "mistral", model: "mistral-small-latest", key }) });
  await page.goto("/dashboard?section=settings");
  const part = page.getByRole("region", { name: "Your own key" });
  await expect(part).toContainText("A key is only sent over https");
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill("bread");
  const asked = page.waitForRequest("**/api/ai/assist");
  await page.getByRole("button", { name: /Generate/u }).click();
  expect(await (await asked).allHeaders()).not.toHaveProperty("x-own-key");
});
