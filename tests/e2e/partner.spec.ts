import { youtubeOverview } from "#shared/contracts/overview.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { card, CONNECTED, field, gate, openCard, overall, toward, typeNumbers } from "../support/partner.ts";

const BY_HAND = {
  Subscribers: "640",
  "Watch hours, 12 months": "1,501",
  "Shorts views, 90 days": "120K",
  "Valid public uploads, 90 days": "2",
  "Subscribers gained": "60",
  "Watch hours gained": "320",
  "Shorts views gained": "40K",
};

test.use({ timezoneId: "UTC", locale: "en-US" });

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
});

test("without a connected channel everything unknown is N/A, nothing is 0 and nobody is asked", async ({
  page,
  axe,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openCard(page);
  await expect(card(page).getByText("Not connected. Fill in your numbers below.")).toBeVisible();
  await expect(toward(page, "Subscribers")).toHaveText("SubscribersN/A of 1,000Not known yet");
  await expect(toward(page, "Watch hours in a year")).toHaveText(
    "Watch hours in a yearN/A of 4,000Not known yet",
  );
  await expect(card(page).getByRole("progressbar")).toHaveCount(0);
  await expect(card(page).getByText("0%", { exact: true })).toHaveCount(0);
  await expect(gate(page, "Ads, by watch hours")).toContainText(
    "N/A: needs your subscribers, watch hours, subscribers gained, and watch hours gained",
  );
  expect(await axe(page)).toEqual([]);
  expect(asked).toContain("/dashboard");
  expect(asked).not.toContain(youtubeOverview.path);
});

test("a creator fills in the numbers by hand and sees progress, the first gate and its range", async ({
  page,
  axe,
}) => {
  await openCard(page);
  await typeNumbers(page, BY_HAND);
  await expect(overall(page)).toHaveAttribute("value", "51");
  await expect(card(page).getByText("51%", { exact: true })).toBeVisible();
  await expect(toward(page, "Subscribers")).toHaveText("Subscribers640 of 1,000Typed by you");
  await expect(toward(page, "Watch hours in a year")).toHaveText(
    "Watch hours in a year1,501 of 4,000Typed by you",
  );
  await expect(toward(page, "Subscribers").getByRole("progressbar")).toHaveAttribute(
    "aria-valuetext",
    "640 of 1,000",
  );
  await expect(card(page).getByText("15 a week.")).toBeVisible();
  await expect(card(page).getByText("Hours from the Shorts feed don't count.")).toBeVisible();

  await expect(card(page).getByText("Apr 10, 2027 or later").first()).toBeVisible();
  await expect(card(page).getByText("At exactly your pace on Jun 14, 2027.")).toContainText(
    "At 30% less not within 5 years. You need 500 subscribers and 3,000 watch hours in 12 months. " +
      "It also takes 3 valid public uploads in 90 days; you have 2.",
  );
  await expect(gate(page, "Fan funding, by watch hours")).toContainText("Apr 10, 2027 or later");
  await expect(gate(page, "Fan funding, by Shorts views")).toContainText("Not at this pace");
  await expect(gate(page, "Ads, by watch hours")).toContainText("Not at this pace");
  expect(await axe(page)).toEqual([]);
});

test("what isn't reached doesn't read as if it were: 1,999 of 4,000 hours is 1,999", async ({ page }) => {
  await openCard(page);
  await typeNumbers(page, { Subscribers: "999,950", "Watch hours, 12 months": "1999" });
  await expect(toward(page, "Watch hours in a year")).toContainText("1,999 of 4,000");
  await expect(toward(page, "Subscribers")).toContainText("999,950 of 1,000");
});

test("a date range that a rule change cuts in two names both rules", async ({ page }) => {
  await page.clock.setFixedTime("2027-01-19T12:00:00Z");
  await openCard(page);
  await typeNumbers(page, {
    Subscribers: "1000",
    "Watch hours, 12 months": "3650",
    "Watch hours gained": "1120",
  });
  await expect(card(page).getByText("Fan funding, by watch hours: your numbers are there.")).toContainText(
    "It also takes 3 valid public uploads in 90 days.",
  );
  await expect(card(page).getByText(/^At exactly your pace on Jan 31, 2027\./u)).toContainText(
    "The rule changes in between: first 1,000 subscribers and 4,000 watch hours in 12 months, then " +
      "1,000 subscribers and 8,000 qualified watch hours in 365 days.",
  );
});

test("who is at both tiers reads that, and that YouTube decides", async ({ page }) => {
  await openCard(page);
  await typeNumbers(page, {
    Subscribers: "2000",
    "Watch hours, 12 months": "5000",
    "Valid public uploads, 90 days": "4",
  });
  await expect(overall(page)).toHaveAttribute("value", "100");
  await expect(card(page).getByText("your numbers are there.")).toHaveText([
    "Fan funding, by watch hours: your numbers are there. ",
    "Ads, by watch hours: your numbers are there. ",
  ]);
  await expect(
    card(page).getByText("Reaching a gate means that you can apply; YouTube decides."),
  ).toBeVisible();
  await expect(gate(page, "Ads, by watch hours")).toContainText("Reached");
});

test("a pace of 0 reaches nothing, and says so", async ({ page }) => {
  await openCard(page);
  await typeNumbers(page, { ...BY_HAND, "Watch hours gained": "0", "Shorts views gained": "0" });
  await expect(card(page).getByText("Not at this pace: nothing is reached within 5 years.")).toBeVisible();
  await expect(card(page).getByRole("cell", { name: "Not at this pace", exact: true })).toHaveCount(4);
});

test("YouTube's numbers fill the card with their time, and seven days of engagement with gaps", async ({
  page,
  axe,
}) => {
  await openCard(page, { json: CONNECTED });
  await expect(overall(page)).toHaveAttribute("value", "73");
  await expect(toward(page, "Subscribers")).toHaveText(
    /^Subscribers842 of 1,000From YouTube, as of Nov 21, 2026, 10:00\sAM$/u,
  );
  await expect(toward(page, "Watch hours in a year")).toContainText("2,500 of 4,000From YouTube");
  await expect(card(page).getByRole("definition")).toHaveText(["12.3K", "640", "1.2K"]);
  const week = card(page).getByRole("table", { name: /^Engagement, 7 days/u });
  await expect(week.getByRole("row").filter({ has: page.getByRole("rowheader") })).toHaveText([
    "Sat, Nov 145.0%",
    "Sun, Nov 15N/A",
    "Mon, Nov 160.0%",
    "Tue, Nov 17N/A",
    "Wed, Nov 181.5%",
    "Thu, Nov 19N/A",
    "Fri, Nov 20100.0%",
  ]);
  await expect(card(page).getByText("Not connected")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test("a typed number goes before YouTube's, says so, and gives way when it is cleared", async ({ page }) => {
  await openCard(page, { json: CONNECTED });
  await expect(card(page).getByText("YouTube says 842.", { exact: true })).toBeVisible();
  await field(page, "Subscribers").fill("900");
  await expect(toward(page, "Subscribers")).toHaveText("Subscribers900 of 1,000Typed by you");
  await expect(card(page).getByText("YouTube says 842. Clear this field to use it.")).toBeVisible();
  await field(page, "Subscribers").fill("");
  await expect(toward(page, "Subscribers")).toContainText("842 of 1,000From YouTube, as of");
});

test("what YouTube doesn't say is N/A beside what it says", async ({ page }) => {
  await openCard(page, { json: { channel: { subscriberCount: 842 }, derived: {}, analytics: {} } });
  await expect(toward(page, "Subscribers")).toHaveText("Subscribers842 of 1,000From YouTube");
  await expect(toward(page, "Watch hours in a year")).toContainText("N/A of 4,000");
  await expect(overall(page)).toHaveCount(0);
  await expect(card(page).getByText("YouTube gave no numbers by day")).toBeVisible();
  await expect(card(page).getByRole("definition")).toHaveText(["N/A", "N/A", "N/A"]);
});

test("the rules of today and those announced stand side by side, each with its source and dates", async ({
  page,
}) => {
  await openCard(page);
  const today = card(page).getByRole("region", { name: "Today, to Jan 31, 2027" });
  const announced = card(page).getByRole("region", { name: "Announced, from Feb 1, 2027" });
  await expect(today).toContainText("4,000 watch hours in 12 months, or 10M Shorts views in 90 days");
  await expect(today).toContainText("Partners must accept the new module by 2027-01-31.");
  await expect(announced).toContainText(
    "8,000 qualified watch hours in 365 days, or 20M qualified Shorts views in 90 days",
  );
  for (const column of [today, announced])
    await expect(column).toContainText("3,000 watch hours in 12 months, or 3M Shorts views in 90 days");
  await expect(announced.getByText("New", { exact: true })).toHaveCount(4);
  await expect(today.getByText("New", { exact: true })).toHaveCount(0);
  await expect(announced).toContainText("The Shorts pool pays only with 10M Shorts views in 90 days.");
  const link = announced.getByRole("link", { name: "YouTube Help: Partner Program changes" }).first();
  await expect(link).toHaveAttribute("href", "https://support.google.com/youtube/answer/12843009");
  await expect(announced).toContainText(
    "Official: YouTube Help: Partner Program changes from 2027-02-01, checked 2026-11-21",
  );
  await expect(card(page).getByRole("region", { name: "No change announced" })).toContainText(
    "55% on the watch page, 45% of the amount allocated for Shorts, 70% of fan funding.",
  );
});

test("from 2027-02-01 the announced rules are today's, by the creator's own calendar", async ({ page }) => {
  await page.clock.setFixedTime("2027-02-01T00:30:00Z");
  await openCard(page);
  const today = card(page).getByRole("region", { name: "Today", exact: true });
  await expect(today).toContainText("8,000 qualified watch hours in 365 days");
  await expect(card(page).getByRole("region", { name: /^Announced/u })).toHaveCount(0);
  await expect(card(page).getByText("New", { exact: true })).toHaveCount(0);
});

test.describe("west of Greenwich", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the change is on February 1, and today is still January 31", async ({ page }) => {
    await page.clock.setFixedTime("2027-02-01T00:30:00Z");
    await openCard(page);
    await expect(card(page).getByRole("region", { name: "Today, to Jan 31, 2027" })).toBeVisible();
    await expect(card(page).getByRole("region", { name: "Announced, from Feb 1, 2027" })).toBeVisible();
  });
});

test("what was typed survives a reload, and Clear can be undone", async ({ page }) => {
  await openCard(page);
  await typeNumbers(page, BY_HAND);
  await page.reload();
  for (const [label, text] of Object.entries(BY_HAND)) await expect(field(page, label)).toHaveValue(text);
  await expect(overall(page)).toHaveAttribute("value", "51");
  const clear = card(page).getByRole("button", { name: "Clear" });
  await clear.click();
  for (const label of Object.keys(BY_HAND)) await expect(field(page, label)).toHaveValue("");
  await expect(clear).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Shorts views, 90 days")).toHaveValue("120K");
});

for (const typed of ["many", "-5", "12 apples", "1e9", "<b>5</b>", "9999999999999", "NaN"]) {
  test(`"${typed}" is no number: the field says so and nothing is counted`, async ({ page }) => {
    await openCard(page);
    await field(page, "Subscribers").fill(typed);
    await expect(field(page, "Subscribers")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Subscribers")).toHaveAccessibleDescription(
      "Write a number such as 1,200 or 12K.",
    );
    await expect(toward(page, "Subscribers")).toContainText("N/A");
  });
}

test("the keyboard alone fills in the card and opens what it rests on", async ({ page }) => {
  await openCard(page);
  await field(page, "Subscribers").focus();
  for (const text of Object.values(BY_HAND)) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(overall(page)).toHaveAttribute("value", "51");
  await expect(gate(page, "Fan funding, by watch hours")).toContainText("Apr 10, 2027 or later");
  await card(page).getByText("What this rests on").focus();
  await page.keyboard.press("Enter");
  await expect(
    card(page).getByText("A young channel, whose hours are recent, can be earlier."),
  ).toBeVisible();
});

test("on a phone nothing scrolls sideways, empty, filled or with the largest numbers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openCard(page, { json: CONNECTED });
  await expect(overall(page)).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await typeNumbers(page, BY_HAND);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await typeNumbers(page, Object.fromEntries(Object.keys(BY_HAND).map((label) => [label, "1000000000000"])));
  await expect(toward(page, "Subscribers")).toContainText("of 1,000");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

for (const theme of ["light", "dark", "blue", "purple", "green", "sunset"]) {
  test(`axe finds no poor contrast in the theme ${theme}`, async ({ page, axe, keep }) => {
    await keep({ "app-theme": theme });
    await openCard(page, { json: CONNECTED });
    await typeNumbers(page, { Subscribers: "many", "Watch hours gained": "320" });
    await expect(page.locator("html")).toHaveClass(theme);
    expect(await axe(page, ["color-contrast"])).toEqual([]);
  });
}
