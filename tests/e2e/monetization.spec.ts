import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { money, SECTION } from "../support/monetization.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(SECTION);
});

test("the example is 100000 views at the default base", async ({ page }) => {
  await expect(page).toHaveTitle("Monetization Tips · Crescendo");
  await expect(money.rpm(page)).toContainText("$2.50");
  await expect(money.rpm(page)).toContainText("Base $2.50 (default) × 1 (General), per 1,000 views");
  await expect(money.views(page)).toHaveValue("100000");
  await expect(money.earned(page)).toContainText("$250.00");
  await expect(money.earned(page)).toContainText("100,000 ÷ 1,000 × $2.50");
  await expect(money.earned(page)).toContainText("$125 to $375");
});

test("country and niche make the RPM, and the RPM the earnings", async ({ page }) => {
  await money.country(page).selectOption("United States");
  await money.niche(page).selectOption("Personal Finance / Investing");
  await expect(money.rpm(page)).toContainText("$12.00");
  await expect(money.rpm(page)).toContainText(
    "Base $6.00 (United States) × 2 (Personal Finance / Investing)",
  );
  await expect(money.earned(page)).toContainText("$1,200.00");
  await expect(money.earned(page)).toContainText("$600 to $1,800");
});

for (const [typed, shown, earned] of [
  ["1,234,567 views", "1234567", "$3,086.42"],
  ["-5k", "5", "$0.01"],
  ["", "", "$0.00"],
  ["none", "", "$0.00"],
  ["007", "7", "$0.02"],
  ["9".repeat(60), "10000000000", "$25,000,000.00"],
] as const) {
  test(`${typed === "" ? "an empty field" : typed.slice(0, 20)} counts as ${shown || 0} views`, async ({
    page,
  }) => {
    await money.views(page).fill(typed);
    await expect(money.views(page)).toHaveValue(shown);
    await expect(money.earned(page)).toContainText(earned);
  });
}

test("a letter typed among digits is stripped at once", async ({ page }) => {
  await money.views(page).fill("");
  await money.views(page).pressSequentially("2a0b0.0,0-0");
  await expect(money.views(page)).toHaveValue("200000");
  await expect(money.earned(page)).toContainText("$500.00");
});

test("a creator's own RPM overrides the tables, with a narrower range", async ({ page, axe }) => {
  await money.country(page).selectOption("India");
  await money.ownRpm(page).fill("$4,20");
  await expect(money.rpm(page)).toContainText("$4.20");
  await expect(money.rpm(page)).toContainText("Your own number. The estimate would be $0.80.");
  await expect(money.earned(page)).toContainText("$420.00");
  await expect(money.earned(page)).toContainText("$336 to $504");

  await money.ownRpm(page).fill("a lot");
  await expect(page.getByText("Enter dollars from 0 to 1,000, such as 4.20.")).toBeVisible();
  await expect(money.ownRpm(page)).toHaveAttribute("aria-invalid", "true");
  await expect(money.rpm(page)).toContainText("$0.80");
  expect(await axe(page)).toEqual([]);

  await money.ownRpm(page).fill("");
  await expect(money.ownRpm(page)).not.toHaveAttribute("aria-invalid");
  await expect(money.rpm(page)).toContainText("$0.80");
});

test("Shorts are apart, by a study that is named, or by the creator's own number", async ({ page }) => {
  await expect(money.earnedAsShorts(page)).toContainText("$6.00");
  await expect(money.earnedAsShorts(page)).toContainText("$6.00 to $35.00");
  await page.getByText("What the ranges rest on").click();
  const card = page.getByRole("region", { name: "Earnings estimator" });
  await expect(card.getByRole("link", { name: /^Galloway and Gileta 2023/u })).toHaveAttribute(
    "href",
    "https://community.tubebuddy.com/threads/54327",
  );
  await expect(card).toContainText("Rule of thumb: Crescendo's planning values");
  await expect(card).toContainText("Study: AIR, 274 channels, method not available");
  await money.ownShortsRpm(page).fill("0.2");
  await expect(money.earnedAsShorts(page)).toContainText("$20.00");
  await expect(money.earnedAsShorts(page)).toContainText("$16.00 to $24.00");
  await expect(money.earned(page)).toContainText("$250.00");
});

test("a month's views give a month's and a year's income, long videos and Shorts apart", async ({ page }) => {
  await money.country(page).selectOption("United States");
  await money.monthViews(page).fill("40000");
  await money.monthShorts(page).fill("250000");
  const row = (name: string) => money.income(page).getByRole("row", { name });
  await expect(row("Long-form").getByRole("cell")).toHaveText([
    "$240.00$120 to $360",
    "$2,880.00$1,440 to $4,320",
  ]);
  await expect(row("Shorts").getByRole("cell")).toHaveText(["$15.00$15 to $210", "$180.00$180 to $2,520"]);
  await expect(row("Together").getByRole("cell")).toHaveText([
    "$255.00$135 to $570",
    "$3,060.00$1,620 to $6,840",
  ]);
});

test("a sponsorship range shows its formula, and its band can be changed", async ({ page }) => {
  await expect(money.sponsorship(page)).toContainText("N/A");
  await expect(money.sponsorship(page)).toContainText("Average views ÷ 1,000 × CPM");
  await money.averageViews(page).fill("8,000");
  await expect(money.sponsorship(page)).toContainText("$80 to $240");
  await expect(money.sponsorship(page)).toContainText("8,000 ÷ 1,000 × $10.00 to $30.00");
  await page.getByLabel("CPM from").fill("50");
  await expect(money.sponsorship(page)).toContainText("$240 to $400");
  await page.getByLabel("CPM to").fill("");
  await expect(money.sponsorship(page)).toContainText("N/A");
  await expect(page.getByText("Enter dollars from 0 to 1,000.", { exact: true })).toBeVisible();
  await expect(page.getByText("a band to begin a talk with, not a market rate")).toBeVisible();
});

test("niches are compared best first, and choosing one plans with it", async ({ page }) => {
  await money.country(page).selectOption("Germany");
  const rows = money.niches(page).getByRole("row");
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(1)).toHaveAccessibleName("Personal Finance / Investing ×2 $7.00");
  await expect(rows.nth(2)).toHaveAccessibleName("Legal / Insurance ×2 $7.00");
  await expect(rows.nth(13)).toHaveAccessibleName("Kids Content ×0.6 $2.10");
  await rows.nth(13).getByRole("button").click();
  await expect(money.niche(page)).toHaveValue("Kids Content");
  await expect(rows.nth(13).getByRole("button", { pressed: true })).toBeVisible();
  await expect(money.niches(page).getByRole("button", { pressed: true })).toHaveCount(1);
  await expect(money.rpm(page)).toContainText("$2.10");
});

test("countries are compared for the niche, all of them where asked, and can be chosen", async ({ page }) => {
  await money.niche(page).selectOption("Gaming");
  const rows = money.countries(page).getByRole("row");
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(1)).toHaveAccessibleName("United States $6.00 $5.40");
  await money.country(page).selectOption("Egypt");
  await expect(rows).toHaveCount(10);
  await expect(money.countries(page).getByRole("button", { pressed: true })).toHaveText("Egypt");
  await page.getByRole("button", { name: "Show all 34 countries" }).click();
  await expect(rows).toHaveCount(36);
  await expect(money.countries(page).getByRole("row", { name: "Any other country" })).toHaveAccessibleName(
    "Any other country $2.50 $2.25",
  );
  await rows.getByRole("button", { name: "Japan" }).click();
  await expect(money.country(page)).toHaveValue("JP");
  await expect(money.rpm(page)).toContainText("$3.15");
  await page.getByRole("button", { name: "Show fewer countries" }).click();
  await expect(money.countries(page).getByRole("row", { name: "Japan" })).toBeVisible();
});

test("all that was typed and chosen survives a reload", async ({ page }) => {
  await money.country(page).selectOption("Switzerland");
  await money.niche(page).selectOption("Real Estate");
  await money.views(page).fill("52000");
  await money.ownRpm(page).fill("9.9");
  await money.ownShortsRpm(page).fill("oops");
  await money.monthViews(page).fill("41");
  await money.monthShorts(page).fill("42");
  await money.averageViews(page).fill("43");
  await page.getByLabel("CPM from").fill("44");
  await page.reload();
  await expect(money.country(page)).toHaveValue("CH");
  await expect(money.niche(page)).toHaveValue("Real Estate");
  await expect(money.views(page)).toHaveValue("52000");
  await expect(money.ownRpm(page)).toHaveValue("9.9");
  await expect(money.ownShortsRpm(page)).toHaveValue("oops");
  await expect(money.monthViews(page)).toHaveValue("41");
  await expect(money.monthShorts(page)).toHaveValue("42");
  await expect(money.averageViews(page)).toHaveValue("43");
  await expect(page.getByLabel("CPM from")).toHaveValue("44");
  await expect(money.earned(page)).toContainText("$514.80");
});

test("every step of the playbook says where it is known from", async ({ page }) => {
  const steps = page.getByRole("region", { name: "Monetization playbook" }).getByRole("listitem");
  await expect(steps).toHaveCount(8);
  await expect(steps.filter({ hasText: /(?:Official|Study|Reported|Rule of thumb): / })).toHaveCount(8);
  const dated = steps.filter({ hasText: /(?:Official|Study|Reported): / });
  await expect(dated.filter({ hasText: "checked 2026-11-21" })).toHaveCount(6);
});

test("the estimator is used by the keyboard alone", async ({ page }) => {
  await money.country(page).focus();
  await page.keyboard.type("Germ");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(money.niche(page)).toBeFocused();
  await page.keyboard.type("Gam");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(money.views(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20000");
  await expect(money.earned(page)).toContainText("$63.00");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("All amounts are US dollars, before tax.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(money.niches(page).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(money.niche(page)).toHaveValue("Personal Finance / Investing");
});

test("axe finds nothing on a phone", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(money.earned(page)).toContainText("$250.00");
  expect(await axe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

/** Fills in the largest numbers on a phone, and opens all there is to open. */
async function showMost(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await money.ownRpm(page).fill("1000");
  await money.ownShortsRpm(page).fill("1000");
  for (const field of [money.views, money.monthViews, money.monthShorts, money.averageViews])
    await field(page).fill("9".repeat(20));
  await expect(money.income(page)).toContainText("$240,000,000,000.00");
  await page.getByRole("button", { name: "Show all 34 countries" }).click();
  await page.getByText("What the ranges rest on").click();
}

test("a phone doesn't scroll sideways at the largest numbers, and axe finds nothing", async ({
  page,
  axe,
}) => {
  await showMost(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});

test("the largest numbers can be read in the dark", async ({ page, axe }) => {
  await showMost(page);
  await page.evaluate(() => {
    document.documentElement.className = "dark";
  });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  expect(await axe(page, ["color-contrast"])).toEqual([]);
});
