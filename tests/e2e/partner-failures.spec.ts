import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  card,
  CONNECTED,
  failure,
  field,
  GOOGLE_MARK,
  openCard,
  overall,
  OVERVIEW,
  toward,
} from "../support/partner.ts";

test.beforeEach(async ({ signIn, keep, page, expectConsoleError }) => {
  await signIn();
  await keep(GOOGLE_MARK);
  expectConsoleError("Failed to load resource");
  await page.clock.install();
});

/** Lets the time of the tries after the first pass at once, until the card has given up. */
async function giveUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await failure(page).count()).toBe(1);
  }).toPass();
}

for (const [what, answer, sentence] of [
  [
    "a page in place of JSON",
    { status: 200, body: "<h1>Please log in</h1>" },
    "Failed to parse API response",
  ],
  ["an empty answer", { status: 200, body: "" }, "Failed to parse API response"],
  ["JSON that is no overview", { status: 200, json: [1] }, "Failed to parse API response"],
  ["a failure without words", { status: 500, json: {} }, "Failed to fetch YouTube data"],
  ["a proxy's page", { status: 502, body: "<h1>Bad gateway</h1>" }, "Failed to fetch YouTube data"],
  [
    "a failure with a message",
    { status: 502, json: { message: "YouTube is over its limit. Try again in an hour." } },
    "YouTube is over its limit. Try again in an hour.",
  ],
] as const) {
  test(`${what} ends in "${sentence}" in red with progress 0, and Retry works`, async ({ page }) => {
    await openCard(page, answer);
    await giveUp(page);
    await expect(failure(page)).toHaveText(`Failed to load YouTube data${sentence}Retry`);
    await expect(overall(page)).toHaveAttribute("value", "0");
    await expect(card(page).getByText("0%", { exact: true })).toBeVisible();
    await expect(toward(page, "Subscribers")).toContainText("N/A of 1,000");
    const [said, bad] = await failure(page)
      .getByText("Failed to load YouTube data")
      .evaluate((node) => [
        getComputedStyle(node).color,
        getComputedStyle(document.documentElement).getPropertyValue("--bad"),
      ]);
    // The two are written alike but for percent signs.
    expect(said).toBe(bad?.replaceAll("%", ""));

    await page.unroute(OVERVIEW);
    await page.route(OVERVIEW, (route) => route.fulfill({ json: CONNECTED }));
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(overall(page)).toHaveAttribute("value", "73");
    await expect(failure(page)).toHaveCount(0);
  });
}

test("axe finds nothing in a failure", async ({ page, axe }) => {
  await openCard(page, { status: 500, json: {} });
  await giveUp(page);
  expect(await axe(page)).toEqual([]);
});

test("a failure is tried three more times before it is told", async ({ page }) => {
  let asked = 0;
  await page.route(OVERVIEW, (route) => {
    asked += 1;
    return asked < 4 ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: CONNECTED });
  });
  await openCard(page);
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await overall(page).count()).toBe(1);
  }).toPass();
  await expect(overall(page)).toHaveAttribute("value", "73");
  expect(asked).toBe(4);
  await expect(failure(page)).toHaveCount(0);
});

test("an answer that says nothing is no failure: what is missing is N/A", async ({ page }) => {
  await openCard(page, { json: {} });
  await expect(toward(page, "Subscribers")).toContainText("N/A of 1,000");
  await expect(card(page).getByText("0%", { exact: true })).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
});

for (const [code, status] of [
  ["not_connected", 409],
  ["no_channel", 409],
] as const) {
  test(`${code} is told at once, since asking again changes nothing`, async ({ page }) => {
    const message = "What the creator has to do.";
    let asked = 0;
    await page.route(OVERVIEW, (route) => {
      asked += 1;
      const json = { success: false, error: message, message, code, requestId: "1" };
      return route.fulfill({ status, json });
    });
    await openCard(page);
    await expect(failure(page)).toHaveText(`Failed to load YouTube data${message}Retry`);
    expect(asked).toBe(1);
  });
}

test("a connection to Google that has ended leads back to Connect, and to the fields", async ({ page }) => {
  const message = "The connection to Google has ended.";
  let asked = 0;
  await page.route(OVERVIEW, (route) => {
    asked += 1;
    const json = { success: false, error: message, message, code: "google_reconnect", requestId: "1" };
    return route.fulfill({ status: 401, json });
  });
  await openCard(page);
  await expect(page.getByText("YouTube has to be connected again")).toBeVisible();
  await expect(card(page).getByText("Not connected. Fill in your numbers below.")).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(asked).toBe(1);
});

test("a failure keeps what was typed, and counts it", async ({ page }) => {
  await openCard(page, { status: 500, json: {} });
  await field(page, "Subscribers").fill("500");
  await field(page, "Watch hours, 12 months").fill("2000");
  await giveUp(page);
  await expect(failure(page)).toContainText("Failed to load YouTube data");
  await expect(overall(page)).toHaveAttribute("value", "50");
  await expect(field(page, "Subscribers")).toHaveValue("500");
});

test("no connection to the server says so", async ({ page }) => {
  await page.route(OVERVIEW, (route) => route.abort());
  await openCard(page);
  await giveUp(page);
  await expect(failure(page)).toContainText("Failed to load YouTube data");
  await expect(failure(page)).toContainText("Crescendo can't be reached right now.");
});

test("a slow answer leaves the card usable, and fills it when it comes", async ({ page }) => {
  const waiting = Promise.withResolvers<void>();
  await page.route(OVERVIEW, async (route) => {
    await waiting.promise;
    await route.fulfill({ json: CONNECTED });
  });
  await openCard(page);
  await expect(card(page).getByText("Loading YouTube data...")).toBeVisible();
  await expect(toward(page, "Subscribers")).toContainText("N/A");
  await field(page, "Watch hours, 12 months").fill("4000");
  await expect(toward(page, "Watch hours in a year")).toContainText("4,000 of 4,000Typed by you");
  waiting.resolve();
  await expect(overall(page)).toHaveAttribute("value", "92");
  await expect(card(page).getByText("Loading YouTube data...")).toHaveCount(0);
  await expect(field(page, "Watch hours, 12 months")).toHaveValue("4000");
});

test("what loads fades in late, so that a quick answer shows no flash of it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route(OVERVIEW, () => undefined);
  await openCard(page);
  const { delay, fill } = await card(page)
    .getByText("Loading YouTube data...")
    .evaluate((node) => {
      const [fade] = node.getAnimations();
      const { delay: late, fill: kept } = fade?.effect?.getTiming() ?? {};
      return { delay: late, fill: kept };
    });
  expect({ delay, fill }).toEqual({ delay: 250, fill: "both" });
});

test("markup in a message is nothing to be shown", async ({ page }) => {
  await openCard(page, { status: 500, json: { message: "<img src=x onerror=\"document.title='owned'\">" } });
  await giveUp(page);
  await expect(failure(page)).toContainText("Failed to fetch YouTube data");
  await expect(failure(page)).not.toContainText("<");
  await expect(card(page).locator("img")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
});
