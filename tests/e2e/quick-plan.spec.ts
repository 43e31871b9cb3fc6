import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { QUICK_PLAN_NICHES } from "#shared/rules/quick-plan/niches.ts";
import { type Axe, expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  fillIn,
  generateButton,
  makePlan,
  niche,
  openOnPausedClock,
  openPlanner,
  postsOf,
  postsPerWeek,
  quickPlan,
  videoLength,
  weeklyPlan,
} from "../support/quick-plan.ts";

const working = (page: Page) => quickPlan(page).getByRole("button", { name: "Generating Plan..." });
const alert = (page: Page) => quickPlan(page).getByRole("form").getByRole("alert");

test.beforeEach(({ signIn }) => signIn());

test("a week is planned after two seconds, and not sooner", async ({ page }) => {
  await openOnPausedClock(page);
  await expect(quickPlan(page).getByText("Your week appears here")).toBeVisible();
  await expect(postsPerWeek(page)).toHaveValue("3");
  await expect(niche(page).getByRole("option")).toHaveText(["Choose a niche", ...QUICK_PLAN_NICHES]);
  await fillIn(page, { seconds: "90", about: "Food & Cooking" });
  await generateButton(page).click();
  await page.clock.runFor(1900);
  await expect(working(page)).toBeDisabled();
  await expect(quickPlan(page).getByRole("status").getByText("Generating Plan...")).toBeVisible();
  await expect(weeklyPlan(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(weeklyPlan(page).getByRole("heading", { level: 3 })).toHaveText(
    "Food & Cooking: 3 posts a week",
  );
  await expect(
    quickPlan(page).getByText("About 1 min 30 s each, 4 min 30 s of finished video in all."),
  ).toBeVisible();
  await expect(generateButton(page)).toBeEnabled();

  const days = quickPlan(page).getByRole("list", { name: "Posts by day" });
  await expect(days.getByRole("heading")).toHaveText(["Monday", "Wednesday", "Friday"]);
  await expect(days.getByText(/^\d+:00 [AP]M$/u)).toHaveText(["9:00 AM", "12:00 PM", "3:00 PM"]);
  await expect(
    quickPlan(page).getByText("Rest days: Tuesday, Thursday, Saturday, and Sunday."),
  ).toBeVisible();
  for (const [title, count] of [
    ["Topics in reserve", 3],
    ["Tips for Food & Cooking", 5],
  ] as const) {
    const part = weeklyPlan(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(part.getByRole("listitem")).toHaveCount(count);
  }
  await expect(
    quickPlan(page).getByText("From Crescendo's own templates: nothing was asked of an AI."),
  ).toBeVisible();
});

test("twenty-one posts are three a day, topics coming back as parts", async ({ page }) => {
  await makePlan(page, { posts: "21", seconds: "3600", about: "Minimalism" });
  await expect(postsOf(page)).toHaveCount(21);
  for (const part of [2, 3])
    await expect(quickPlan(page).getByText(new RegExp(`\\(Part ${part}\\)$`, "u"))).toHaveCount(6);
  await expect(quickPlan(page).getByText(/\(Part 4\)$/u)).toHaveCount(3);
  await expect(quickPlan(page).getByText(/^Rest day/u)).toHaveCount(0);
  await expect(quickPlan(page).getByRole("heading", { name: "Topics in reserve" })).toHaveCount(0);
  await expect(quickPlan(page).getByText("A part has to add something new.")).toBeVisible();
});

test("a form with gaps is refused, the first gap takes the focus", async ({ page }) => {
  await openPlanner(page);
  await generateButton(page).click();
  await expect(alert(page)).toHaveText("Please fill in all fields.");
  await expect(videoLength(page)).toBeFocused();
  await page.keyboard.type("45");
  await expect(alert(page)).toBeVisible();
  await generateButton(page).click();
  await expect(niche(page)).toBeFocused();
  await niche(page).selectOption("Dance");
  await expect(alert(page)).toHaveCount(0);
  await postsPerWeek(page).fill("");
  await expect(alert(page)).toHaveText("Please fill in all fields.");
  await expect(quickPlan(page).getByText("Your week appears here")).toBeVisible();
});

test("numbers out of range are named where they stand", async ({ page }) => {
  await openPlanner(page);
  for (const [posts, seconds] of [
    ["0", "4"],
    ["22", "3601"],
    ["1.5", "-60"],
  ] as const) {
    await fillIn(page, { posts, seconds });
    await generateButton(page).click();
    await expect(postsPerWeek(page)).toHaveAccessibleDescription("Enter a whole number from 1 to 21.");
    await expect(postsPerWeek(page)).toBeFocused();
    await expect(videoLength(page)).toHaveAccessibleDescription(
      "Enter a whole number of seconds from 5 to 3600.",
    );
    await expect(videoLength(page)).toHaveAttribute("aria-invalid", "true");
    await expect(alert(page)).toHaveCount(0);
  }
  await fillIn(page, { posts: "21", seconds: "5" });
  await expect(quickPlan(page).getByText(/^Enter a whole number/u)).toHaveCount(0);
  await expect(quickPlan(page).getByText("Your week appears here")).toBeVisible();
});

test("Cancel leaves the form as it was and the plan before in its place", async ({ page }) => {
  await openOnPausedClock(page);
  await fillIn(page, { posts: "5", about: "Comedy" });
  await generateButton(page).click();
  await page.clock.runFor(1000);
  await quickPlan(page).getByRole("button", { name: "Cancel" }).click();
  await page.clock.runFor(100);
  await expect(generateButton(page)).toBeEnabled();
  await page.clock.runFor(5000);
  await expect(quickPlan(page).getByText("Your week appears here")).toBeVisible();
  await expect(niche(page)).toHaveValue("Comedy");

  await generateButton(page).click();
  await page.clock.runFor(2100);
  await expect(weeklyPlan(page)).toBeVisible();
  const first = await postsOf(page).allTextContents();
  await quickPlan(page).getByRole("button", { name: "Regenerate" }).click();
  await page.clock.runFor(1000);
  await quickPlan(page).getByRole("button", { name: "Cancel" }).click();
  await page.clock.runFor(5000);
  await expect(quickPlan(page).getByRole("button", { name: "Regenerate" })).toBeEnabled();
  expect(await postsOf(page).allTextContents()).toEqual(first);
});

test("Regenerate plans the same week anew, whatever the form says by now", async ({ page }) => {
  await makePlan(page, { posts: "6", about: "Gaming" });
  const titles = () => postsOf(page).evaluateAll((links) => links.map((link) => link.ariaLabel));
  const first = await titles();
  await fillIn(page, { posts: "1", about: "Yoga" });
  await quickPlan(page).getByRole("button", { name: "Regenerate" }).click();
  await expect(working(page)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect.poll(titles).not.toEqual(first);
  await expect(weeklyPlan(page).getByRole("heading", { level: 3 })).toHaveText("Gaming: 6 posts a week");
});

test("what was typed and planned is there after a reload", async ({ page }) => {
  await makePlan(page, { posts: "4", seconds: "75", about: "Space" });
  const text = await weeklyPlan(page).innerText();
  await postsPerWeek(page).fill("9");
  await page.reload();
  await expect(postsPerWeek(page)).toHaveValue("9");
  await expect(videoLength(page)).toHaveValue("75");
  await expect(niche(page)).toHaveValue("Space");
  await expect(weeklyPlan(page)).toBeVisible();
  expect(await weeklyPlan(page).innerText()).toBe(text);
});

test("the plan is copied and downloaded as the same text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makePlan(page, { posts: "8", about: "DIY & Crafts" });
  await weeklyPlan(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const topics = await postsOf(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ""));
  expect(topics).toHaveLength(8);
  for (const topic of topics) expect(text).toContain(topic.replace("Make it an idea: ", ""));
  expect(text).toMatch(
    /^DIY & Crafts: 8 posts a week\n.+\n\nMonday\n- 9:00 AM: .+\n- 12:00 PM: .+\n\nTuesday\n/u,
  );

  const arrived = page.waitForEvent("download");
  await quickPlan(page).getByRole("button", { name: "Download" }).click();
  const file = await arrived;
  expect(file.suggestedFilename()).toMatch(/^weekly-plan-diy-crafts-\d{4}-\d\d-\d\d\.txt$/u);
  expect(await readFile(await file.path(), "utf8")).toBe(text);
  await expect(page.getByText("Plan downloaded", { exact: true })).toBeVisible();
});

test("a topic goes to AI Video Ideas, without its part", async ({ page }) => {
  await makePlan(page, { posts: "7", about: "Programming" });
  const last = postsOf(page).last();
  const topic = ((await last.getAttribute("aria-label")) ?? "").replace("Make it an idea: ", "");
  await expect(weeklyPlan(page).getByText(`${topic} (Part 2)`, { exact: true })).toBeVisible();
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Video Ideas" })).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue(topic);
});

test("topics that can't be loaded are told of, and had with Retry", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  const topics = /\/assets\/quick-plan-content-[^/]+\.js$/u;
  await page.route(topics, (route) => route.abort());
  await openOnPausedClock(page);
  await fillIn(page);
  await generateButton(page).click();
  await page.clock.runFor(2100);
  const failure = quickPlan(page).getByRole("region", { name: "Weekly plan" }).getByRole("alert");
  await expect(failure).toContainText("Couldn't load the topics");
  await expect(niche(page)).toHaveValue("Travel");
  await page.unroute(topics);
  await failure.getByRole("button", { name: "Retry" }).click();
  await page.clock.runFor(2100);
  await expect(weeklyPlan(page)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("the keyboard alone gets a plan", async ({ page }) => {
  await openOnPausedClock(page);
  await postsPerWeek(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await page.keyboard.type("30");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Gard");
  await page.keyboard.press("Tab");
  await expect(generateButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.clock.runFor(2100);
  await expect(weeklyPlan(page).getByRole("heading", { level: 3 })).toHaveText("Gardening: 4 posts a week");
});

/** What axe finds in the light theme, and of contrasts in the dark one. */
async function findings(page: Page, axe: Axe) {
  const found = await axe(page);
  await page.evaluate(() => {
    document.documentElement.className = "dark";
  });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  found.push(...(await axe(page, ["color-contrast"])));
  return found;
}

test("axe finds nothing on a form with an alert and an error", async ({ page, axe }) => {
  await openPlanner(page);
  await postsPerWeek(page).fill("99");
  await generateButton(page).click();
  await expect(alert(page)).toBeVisible();
  await expect(quickPlan(page).getByText("Enter a whole number from 1 to 21.")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing on a plan", async ({ page, axe }) => {
  await makePlan(page, { posts: "4" });
  expect(await findings(page, axe)).toEqual([]);
});

test("nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await makePlan(page, { posts: "21", about: "Beauty & Fashion" });
  await expect(postsOf(page)).toHaveCount(21);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
