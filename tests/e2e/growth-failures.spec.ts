import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  channel,
  growth,
  GROWTH,
  importedDays,
  NOW,
  overviewOf,
  SIGNED_IN,
} from "../support/growth-screen.ts";
import { OVERVIEW } from "../support/partner.ts";

test.beforeEach(async ({ signIn, keep, page, expectConsoleError }) => {
  await signIn();
  await keep(SIGNED_IN);
  expectConsoleError("Failed to load resource");
  await page.clock.install({ time: NOW });
});

/** Lets the time of the tries after the first pass at once, until the screen has given up. */
async function giveUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await growth.failure(page).count()).toBe(1);
  }).toPass();
}

for (const [what, answer, sentence] of [
  ["a page in place of JSON", { status: 200, body: "<h1>Log in</h1>" }, "Failed to parse API response"],
  ["a failure without words", { status: 500, json: {} }, "Failed to fetch YouTube data"],
  [
    "a failure with markup in its words",
    { status: 502, json: { message: "<img src=x onerror=\"document.title='owned'\">" } },
    "Failed to fetch YouTube data",
  ],
] as const)
  test(`${what} is told in red, and Retry works`, async ({ page, axe }) => {
    await page.route(OVERVIEW, (route) => route.fulfill(answer));
    await page.goto(GROWTH);
    await giveUp(page);
    await expect(growth.failure(page)).toContainText("Failed to fetch YouTube data");
    await expect(growth.failure(page)).toContainText(sentence);
    await expect(growth.failure(page).locator("img")).toHaveCount(0);
    await expect(growth.failure(page)).not.toContainText("<");
    expect(await axe(page)).toEqual([]);
    await page.unroute(OVERVIEW);
    await page.route(OVERVIEW, (route) => route.fulfill({ json: overviewOf(channel(120)) }));
    await growth.failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(growth.outlook(page)).toBeVisible();
    await expect(growth.failure(page)).toHaveCount(0);
  });

test("a connection to Google that ended leads back to Connect", async ({ page }) => {
  const said = "Your connection to Google has ended. Connect again.";
  const json = { success: false, error: said, message: said, code: "google_reconnect", requestId: "1" };
  await page.route(OVERVIEW, (route) => route.fulfill({ status: 401, json }));
  await page.goto(GROWTH);
  await expect(page.getByText("YouTube has to be connected again")).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText("AI growth forecasting coming soon...")).toBeVisible();
});

test("a server that can't be reached says so, and an imported file is forecast all the same", async ({
  page,
  keep,
}) => {
  await keep(importedDays(channel(120)));
  await page.route(OVERVIEW, (route) => route.abort());
  await page.goto(GROWTH);
  await giveUp(page);
  await expect(growth.failure(page)).toContainText("Crescendo can't be reached right now.");
  await expect(growth.outlook(page)).toBeVisible();
  await growth.today(page).fill("640");
  await expect(growth.milestones(page)).toBeVisible();
});
