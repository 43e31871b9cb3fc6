import { spendAllowance } from "../support/allowance.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";
import { cards, customNiche, detect, detectTrends, failure } from "../support/trends.ts";

const CALL = "**/api/ai-trend-detector";
const MODEL = SERVERS.model.url;

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  await signIn();
  expectConsoleError("Failed to load resource");
});

for (const [what, answer, sentence] of [
  ["an error field", { status: 502, json: { error: "The feed is on holiday." } }, "The feed is on holiday."],
  [
    "success false and an error field",
    { status: 200, json: { success: false, error: "The feed is on holiday." } },
    "The feed is on holiday.",
  ],
  ["success false alone", { status: 200, json: { success: false } }, "Failed to detect trends"],
  ["a proxy's page", { status: 502, body: "<h1>Bad gateway</h1>" }, "Failed to detect trends"],
  ["an error field without words", { status: 500, json: { error: " " } }, "Failed to detect trends"],
  ["a page in place of trends", { status: 200, body: "<h1>Please log in</h1>" }, "Something went wrong"],
  ["trends of another shape", { status: 200, json: { success: true, result: 4 } }, "Something went wrong"],
] as const) {
  test(`${what} ends in "${sentence}", and Retry works`, async ({ page, axe }) => {
    await page.route(CALL, (route) => route.fulfill(answer), { times: 1 });
    await detectTrends(page, SERVERS.builtIn.url, "Vintage synths", "Kenya");
    await expect(failure(page)).toHaveText(`${sentence}Retry`);
    await expect(customNiche(page)).toHaveValue("Vintage synths");
    await expect(page.getByText("Your trends appear here")).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page)).toHaveCount(5);
    await expect(failure(page)).toHaveCount(0);
  });
}

test("a server that can't be reached, and being offline, say so", async ({ page, context }) => {
  await page.route(CALL, (route) => route.abort(), { times: 1 });
  await detectTrends(page, SERVERS.builtIn.url, "Music", "Kenya");
  await expect(failure(page)).toContainText("Crescendo can't be reached right now.");
  await context.setOffline(true);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(cards(page)).toHaveCount(5);
});

test("more than 60 calls in a minute are too many, and what was answered stays", async ({ page }) => {
  await detectTrends(page, SERVERS.builtIn.url, "Music", "Kenya");
  await expect(cards(page)).toHaveCount(5);
  await spendAllowance(page, SERVERS.builtIn.url);
  await detect(page).click();
  await expect(failure(page)).toContainText("That was a lot at once. Wait a minute, then try again.");
  await expect(cards(page)).toHaveCount(5);
});

test("a busy model is stood in for, which is said above the cards, until Refresh", async ({ page, axe }) => {
  const expectNoSecrets = listenForSecrets(page);
  await detectTrends(page, MODEL, "trends-busy tables");
  await expectStandIn(page, "busy");
  await expect(cards(page).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await expectNoSecrets();

  await sayInstead(page, CALL, "trends-busy", "trestle");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expectModel(page);
  await expect(cards(page).filter({ hasText: "The recall" })).toBeVisible();
  await expectNoSecrets();
});

test("a model's cards are live only by what was read, and carry its name", async ({ page }) => {
  await detectTrends(page, MODEL, "Fitness");
  await expect(page.getByText("Written by double")).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  const recall = cards(page).filter({ hasText: "The recall" });
  await expect(recall.getByRole("meter")).toHaveAttribute("aria-valuetext", "Rising");
  await expect(recall.getByRole("listitem")).toContainText("Google Trends · 20K+ searches · USA");
  const made = cards(page).filter({ hasText: "Made up" });
  await expect(made.getByText("Evergreen", { exact: true })).toBeVisible();
  await expect(made.getByRole("meter")).toHaveCount(0);
  await expect(page.getByText("not set up by the owner")).toBeVisible();
});

test("where a model writes no cards its own words are shown, and the notice why", async ({ page, axe }) => {
  await detectTrends(page, MODEL, "trends-prose tables");
  const raw = page.getByRole("article", { name: "Raw output" });
  await expect(raw.getByRole("heading", { name: "What I see" })).toBeVisible();
  await expect(raw.getByRole("listitem").first()).toHaveText("Slow tables are back.");
  await expect(page.getByText("The AI answered in plain text where a structured answer")).toBeVisible();
  await expect(page.getByRole("region", { name: "Prediction" })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(raw.getByRole("heading", { name: "What I see" })).toBeVisible();
});

for (const [name, asked] of [
  ["the cards of a hostile model", "trends-hostile tables"],
  ["200 KB of raw output", "trends-endless tables"],
] as const) {
  test(`${name} are text and nothing else, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await detectTrends(page, MODEL, asked);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("<script>document.title");
    await expect(cards(page)).toContainText("W".repeat(100));
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expect(page.locator("main :is(img, script, style, marquee, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
  });
}

test("Cancel ends a slow answer at once and keeps the form", async ({ page }) => {
  await detectTrends(page, MODEL, "trends-slow tables");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Detecting trends...");
  await expect(page.getByRole("button", { name: "Detecting..." })).toBeDisabled();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(detect(page)).toBeEnabled();
  await expect(page.getByText("Your trends appear here")).toBeVisible();
  await expect(customNiche(page)).toHaveValue("trends-slow tables");
  await expect(failure(page)).toHaveCount(0);
});

test("an answer kept from before says so, and Refresh is paid for anew", async ({ page }) => {
  const asked = `tables ${crypto.randomUUID()}`;
  await detectTrends(page, MODEL, asked);
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await detect(page).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
});
