import type { LiveSignal, LiveSignals } from "#shared/contracts/live-signals.ts";
import { expect, test } from "../support/app.ts";
import { answerSignals, askForTags, generate, NO_SIGNALS, rows } from "../support/hashtags.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { SERVERS } from "../support/servers.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], timezoneId: "UTC", locale: "en-US" });

test.beforeEach(({ signIn }) => signIn());

const asOf = "2026-11-21T09:30:00.000Z";
const signal = (part: Partial<LiveSignal>): LiveSignal => ({
  source: "google-trends",
  text: "World Cup final",
  asOf,
  region: "Germany",
  ...part,
});
const TITLE = "We tried every bakery in Lisbon so that you don't have to";
const LIVE: LiveSignals = {
  signals: [
    signal({ detail: "20K+ searches" }),
    signal({ source: "youtube-chart", text: TITLE }),
    signal({ source: "youtube-suggest", text: "sourdough starter", region: "Global" }),
  ],
  sources: [
    { source: "google-trends", state: "live", asOf },
    { source: "youtube-chart", state: "live", asOf },
    { source: "youtube-suggest", state: "live", asOf },
  ],
};

const strip = (page: import("@playwright/test").Page) => page.getByRole("region", { name: "Trending Now" });

test("live signals come with source, region and time; a tag copies and an arrow makes it the topic", async ({
  page,
}) => {
  await answerSignals(page, LIVE);
  const asked = page.waitForRequest("**/api/live-signals");
  await askForTags(page, "sourdough");
  expect((await asked).postDataJSON()).toEqual({ topic: "sourdough", region: "Global" });
  const trends = strip(page).getByRole("region", { name: "Google Trends" });
  await expect(trends).toContainText("Germany, read Nov 21, 2026, 9:30");
  await expect(trends).toContainText("20K+ searches");
  await expect(strip(page).getByText("not live")).toHaveCount(0);

  await trends.getByRole("button", { name: "Copy #worldcupfinal" }).click();
  await expect(page.getByText("Hashtag copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#worldcupfinal");

  const chart = strip(page).getByRole("region", { name: "YouTube most popular" });
  await expect(chart.getByRole("button")).toHaveCount(1);
  await chart.getByRole("button", { name: `Use as topic: ${TITLE}` }).click();
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue(TITLE);
  await expect(page.getByLabel("Topic", { exact: true })).toBeFocused();
  await expect(strip(page).getByRole("region", { name: "YouTube search suggestions" })).toContainText(
    "Global, read",
  );
});

test("the server's own signals arrive, and a source that fails is named", async ({ page }) => {
  await page.goto(`${SERVERS.live.url}/dashboard?section=hashtag-generator`);
  await page.getByLabel("Region").selectOption("USA");
  await page.getByLabel("Topic", { exact: true }).fill("fitness");
  await generate(page).click();
  const trends = strip(page).getByRole("region", { name: "Google Trends" });
  await expect(trends).toContainText("USA, read");
  await expect(trends).toContainText("20K+ searches");
  await expect(
    strip(page).getByRole("region", { name: "YouTube search suggestions" }).getByRole("listitem").first(),
  ).toBeVisible();

  await page.getByLabel("Region").selectOption("Germany");
  await expect(strip(page)).toContainText("Out of reach just now: Google Trends");
  await expect(rows(page)).not.toHaveCount(0);
});

test("before a topic the strip waits to be asked, and a region is asked for on its own", async ({ page }) => {
  await answerSignals(page, LIVE);
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/live-signals")) asked.push(request.postDataJSON());
  });
  await page.goto("/dashboard?section=hashtag-generator");
  await expect(strip(page).getByRole("button", { name: "Show live signals" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByLabel("Region").selectOption("Germany");
  await strip(page).getByRole("button", { name: "Show live signals" }).click();
  await expect(strip(page).getByRole("region", { name: "Google Trends" })).toBeVisible();
  await page.getByLabel("Region").selectOption("Japan");
  await expect(strip(page).getByRole("region", { name: "Google Trends" })).toBeVisible();
  // What was read a moment ago isn't asked for again.
  await page.getByLabel("Region").selectOption("Germany");
  await expect(strip(page).getByRole("region", { name: "Google Trends" })).toBeVisible();
  expect(asked).toEqual([
    { topic: "", region: "Germany" },
    { topic: "", region: "Japan" },
  ]);
});

for (const [state, answer] of [
  ["there are none", NO_SIGNALS],
  ["the server has no such call", 404],
  ["the server fails", 500],
] as const) {
  test(`where ${state}, the topic's own tags stand in, labelled, and can be asked again`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await answerSignals(page, answer);
    await askForTags(page, "rye bread");
    await expect(rows(page)).toHaveCount(10);
    await expect(strip(page).getByRole("heading", { name: "From your topic, not live" })).toBeVisible();
    await expect(strip(page).getByRole("listitem")).toHaveText(["#ryebread", "#rye", "#bread"]);
    await expect(strip(page)).toContainText("No live source can be reached right now.");

    await page.unroute("**/api/live-signals");
    await answerSignals(page, LIVE);
    await strip(page).getByRole("button", { name: "Ask again" }).click();
    await expect(strip(page).getByRole("region", { name: "Google Trends" })).toBeVisible();
    await expect(strip(page).getByText("not live")).toHaveCount(0);
  });
}

test("without a topic and without live sources the strip says so", async ({ page }) => {
  await answerSignals(page, NO_SIGNALS);
  await page.goto("/dashboard?section=hashtag-generator");
  await strip(page).getByRole("button", { name: "Show live signals" }).click();
  await expect(strip(page)).toContainText(
    "No live source can be reached right now, and there is no topic to make tags from.",
  );
});

test("sources out of reach or not set up are named", async ({ page }) => {
  await answerSignals(page, {
    signals: [signal({})],
    sources: [
      { source: "google-trends", state: "live", asOf },
      { source: "youtube-chart", state: "not-configured" },
      { source: "youtube-suggest", state: "unavailable" },
    ],
  });
  await askForTags(page, "rye bread");
  await expect(strip(page)).toContainText("Out of reach just now: YouTube search suggestions.");
  await expect(strip(page)).toContainText("Not set up by the owner: YouTube most popular.");
});

test("a strip that waits holds nobody up", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/live-signals", async (route) => {
    await held.promise;
    await route.fulfill({ json: LIVE });
  });
  await askForTags(page, "rye bread");
  await expect(rows(page)).toHaveCount(10);
  await expect(strip(page).getByRole("status")).toHaveText("Asking public sources...");
  held.resolve();
  await expect(strip(page).getByRole("region", { name: "Google Trends" })).toBeVisible();
});

test("signals of a hostile source are text and nothing else", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await answerSignals(page, {
    signals: [
      signal({ text: `<img src=x onerror="document.title='owned'">` }),
      signal({ text: "W".repeat(28), detail: "W".repeat(400) }),
      signal({ text: "W".repeat(5000) }),
      signal({ text: "\u202Edesrever", detail: "\u202E!!!" }),
    ],
    sources: [],
  });
  await askForTags(page, "rye bread");
  await expect(strip(page).getByRole("listitem")).toHaveCount(4);
  await expect(strip(page)).toContainText("<img src=x");
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});
