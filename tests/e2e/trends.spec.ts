import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS, YOUTUBE_KEY } from "../support/servers.ts";
import { cards, customNiche, detect, detectTrends, niche, region, source } from "../support/trends.ts";

const LIVE = SERVERS.live.url;
const BUILT_IN = SERVERS.builtIn.url;

test.beforeEach(({ signIn }) => signIn());

test("a creator sees what is searched for in the niche, with its evidence, and makes an idea of it", async ({
  page,
  axe,
}) => {
  const expectNoSecrets = listenForSecrets(page);
  await page.goto(`${LIVE}/dashboard`);
  await page.getByRole("link", { name: "Trend Detector" }).click();
  await expect(page.getByRole("heading", { name: "Your trends appear here" })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await niche(page).selectOption("Fitness");
  await region(page).selectOption("USA");
  await detect(page).click();

  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).getByRole("heading", { level: 2 })).toHaveText([
    "protein powder recall",
    "Home workout with no equipment",
    "Fitness for beginners",
    "home gym fire",
    /./u,
  ]);
  const card = cards(page).first();
  await expect(card.getByRole("listitem")).toHaveText(
    /^protein powder recall · Google Trends · 20K\+ searches · USA · read \d+:\d\d/u,
  );
  await expect(card).toContainText("How to use it");
  await expect(card.getByRole("definition")).toHaveCount(4);
  await expect(page.getByText("Written by Crescendo's built-in engine")).toBeVisible();
  await expect(page.getByText(/^Last updated .*\d{4}/u)).toBeVisible();
  await expect(page.getByRole("region", { name: "Prediction" })).toContainText(/by the calendar/iu);
  await expect(page.getByRole("region", { name: "Bonus insight" })).toContainText(".");
  for (const name of ["Google Trends", "YouTube most popular", "YouTube search suggestions"])
    await expect(source(page, name)).toHaveText(new RegExp(`^${name}: read \\d+:\\d\\d`, "u"));
  expect(await axe(page)).toEqual([]);
  await expectNoSecrets();
  expect(await page.content()).not.toContain(YOUTUBE_KEY);

  await card.getByRole("link", { name: "Make a video idea of it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Video Ideas" })).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("protein powder recall");
});

test("momentum is a bar as wide as the rule says, and none where a suggestion is all there is", async ({
  page,
}) => {
  await detectTrends(page, LIVE, "Fitness");
  const expected = [["Rising", 75], ["Peaking", 95], undefined, ["Fading", 30]];
  for (const [index, momentum] of expected.entries()) {
    const meter = cards(page).nth(index).getByRole("meter", { name: "Momentum" });
    if (momentum === undefined) {
      await expect(meter).toHaveCount(0);
      await expect(cards(page).nth(index).getByText("Live", { exact: true })).toBeVisible();
      continue;
    }
    const [name, width] = momentum;
    await expect(meter).toHaveAttribute("aria-valuetext", String(name));
    await expect(cards(page).nth(index).getByText(String(name), { exact: true })).toBeVisible();
    const share = await meter.evaluate((bar) => {
      const filled = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
      return Math.round((filled / bar.getBoundingClientRect().width) * 100);
    });
    expect(share).toBe(width);
  }
  await page.getByText("How momentum is read").click();
  await expect(page.getByText("A rule of thumb. Trending searches: Peaking from 100K+")).toBeVisible();
});

test("what everybody in the region searches for stands apart and is nobody's markup", async ({ page }) => {
  await detectTrends(page, LIVE, "Fitness");
  const strip = page.getByRole("region", { name: "Trending in the USA right now" });
  await expect(strip.getByRole("listitem").first()).toHaveText("election results US · 2M+ searches");
  await expect(strip).toContainText("Tom & Jerry's <b>reunion</b> · 1,000+ searches");
  await expect(strip).toContainText("salt & pepper <script>document.title='owned'</script>");
  await expect(strip).not.toContainText("nobody searched for");
  await expect(cards(page).filter({ hasText: "election" })).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
});

test("for the whole world the countries that were read are named", async ({ page }) => {
  await detectTrends(page, LIVE, "Gaming", "Global");
  await expect(cards(page)).toHaveCount(5);
  await expect(source(page, "Google Trends")).toHaveText(/^Google Trends \(USA, Brazil\): read/u);
  const strip = page.getByRole("region", { name: "Trending in the USA and in Brazil right now" });
  await expect(strip.getByRole("listitem").nth(1)).toHaveText("election results BR · Brazil · 2M+ searches");
  await expect(cards(page).first().getByRole("listitem")).toHaveCount(3);
});

for (const [where, weather] of [
  ["UK", "slow"],
  ["Canada", "missing"],
  ["India", "malformed"],
  ["Kenya", "far too large"],
  ["Australia", "over its limit"],
  ["Germany", "broken"],
  ["Japan", "cut off"],
]) {
  test(`a feed that is ${weather} is named, and the other sources still answer (${where})`, async ({
    page,
  }) => {
    await detectTrends(page, LIVE, "Fitness", where);
    await expect(cards(page)).toHaveCount(5);
    await expect(source(page, "Google Trends")).toHaveText("Google Trends: couldn't be read");
    await expect(source(page, "YouTube search suggestions")).toContainText(": read ");
    await expect(cards(page).filter({ hasText: "Fitness for beginners" })).toHaveCount(1);
    await expect(page.getByRole("region", { name: /^Trending in/u })).toHaveCount(0);
  });
}

test("with every source failing there are patterns, and the screen says that nothing was measured", async ({
  page,
}) => {
  await detectTrends(page, LIVE, `weather-500 zorbing ${crypto.randomUUID()}`, "Canada");
  await expect(cards(page)).toHaveCount(3);
  for (const name of ["Google Trends", "YouTube most popular", "YouTube search suggestions"])
    await expect(source(page, name)).toHaveText(`${name}: couldn't be read`);
  await expect(page.getByText("Nothing here is a measured trend.")).toBeVisible();
});

test("without a network every card is seasonal or evergreen, without momentum or evidence", async ({
  page,
  axe,
}) => {
  await detectTrends(page, BUILT_IN, "Gaming", "Global");
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all())
    await expect(card.getByText(/^(?:Seasonal|Evergreen)$/u)).toBeVisible();
  await expect(page.getByRole("meter")).toHaveCount(0);
  await expect(page.getByText("Evidence")).toHaveCount(0);
  await expect(page.getByText("How momentum is read")).toHaveCount(0);
  await expect(
    page.getByText("No public source could be read just now, so these are seasonal and evergreen patterns."),
  ).toBeVisible();
  await expect(source(page, "Google Trends")).toHaveText("Google Trends: couldn't be read");
  await expect(source(page, "YouTube most popular")).toHaveText(
    "YouTube most popular: not set up by the owner",
  );
  expect(await axe(page)).toEqual([]);
});

test("a niche is needed, white space is none, and a custom niche overrides the list", async ({ page }) => {
  await page.goto(`${BUILT_IN}/dashboard?section=trend-detector`);
  await expect(detect(page)).toBeDisabled();
  await customNiche(page).fill("   ");
  await expect(detect(page)).toBeDisabled();
  await niche(page).selectOption("Music");
  await expect(detect(page)).toBeEnabled();
  await customNiche(page).fill("Vintage <b>synths</b>");
  await expect(page.getByText("Used in place of Music.")).toBeVisible();
  const asked = page.waitForRequest("**/api/ai-trend-detector");
  await customNiche(page).press("Enter");
  expect((await asked).postDataJSON()).toEqual({ niche: "Vintage <b>synths</b>", region: "Global" });
  await expect(page.getByRole("heading", { name: "Vintage <b>synths</b>, Global" })).toBeVisible();
  await expect(cards(page).filter({ hasText: /synth/iu })).not.toHaveCount(0);
});

test("the lists are the spec's, the world first", async ({ page }) => {
  await page.goto(`${BUILT_IN}/dashboard?section=trend-detector`);
  await expect(niche(page).getByRole("option")).toHaveCount(11);
  await expect(region(page).getByRole("option")).toHaveText([
    "Global",
    "USA",
    "UK",
    "Canada",
    "India",
    "Kenya",
    "Australia",
    "Germany",
    "Brazil",
    "Japan",
  ]);
  await expect(region(page)).toHaveValue("Global");
});

test("what is chosen and the last answer survive a reload, and Refresh asks anew", async ({ page }) => {
  await detectTrends(page, BUILT_IN, "Comedy", "Kenya");
  await expect(cards(page)).toHaveCount(5);
  const titles = await cards(page).getByRole("heading", { level: 2 }).allInnerTexts();
  await customNiche(page).fill("typed but not asked");
  await page.reload();
  await expect(cards(page).getByRole("heading", { level: 2 })).toHaveText(titles);
  await expect(niche(page)).toHaveValue("Comedy");
  await expect(customNiche(page)).toHaveValue("typed but not asked");
  await expect(region(page)).toHaveValue("Kenya");

  const asked = page.waitForRequest("**/api/ai-trend-detector");
  await page.getByRole("button", { name: "Refresh" }).click();
  const request = await asked;
  expect(request.headers()["cache-control"]).toBe("no-cache");
  expect(request.postDataJSON()).toEqual({ niche: "Comedy", region: "Kenya" });
  await expect(page.getByRole("button", { name: "Refresh" })).toBeEnabled();
});

test("a hook is copied by the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await detectTrends(page, BUILT_IN, "Music");
  const hook = await cards(page).first().getByRole("blockquote").innerText();
  await cards(page).first().getByRole("button", { name: "Copy hook" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hook);
});

test("on a phone nothing scrolls sideways, whatever the niche is called", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const asked of ["W".repeat(120), "الطبخ في المنزل", "\u202Eknitting"]) {
    await detectTrends(page, BUILT_IN, asked);
    await expect(cards(page)).not.toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});
