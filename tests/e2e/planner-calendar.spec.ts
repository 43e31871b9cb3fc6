import { expect, test } from "../support/app.ts";
import { ideasIn } from "../support/ideas.ts";
import {
  askForPlan,
  cell,
  generate,
  grid,
  niche,
  openPlan,
  PLANNER,
  planAnswer,
  planHeading,
  postingDays,
  videoLength,
} from "../support/planner.ts";

test.beforeEach(({ signIn }) => signIn());

const said = (page: import("@playwright/test").Page) => page.getByRole("main").getByRole("status");

test("a plan is made, read, moved and saved by keyboard alone", async ({ page }) => {
  await page.goto(PLANNER);
  await videoLength(page).focus();
  await page.keyboard.type("1 minute");
  await page.keyboard.press("Tab");
  await expect(niche(page)).toBeFocused();
  await page.keyboard.type("Pets");
  await page.keyboard.press("Tab");
  await expect(generate(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(planHeading(page)).toBeFocused();
  expect(await postingDays(page)).toEqual([1, 3, 5, 8, 10, 12, 15, 17, 19, 22, 24, 26, 29]);

  // Into the calendar: past the figure's reasons, the start date's three parts and picker, and the actions.
  for (
    let stop = 0;
    stop < 20 && !(await cell(page, 1).evaluate((one) => one === document.activeElement));
    stop += 1
  )
    await page.keyboard.press("Tab");
  await expect(cell(page, 1)).toBeFocused();
  const title = await cell(page, 3).locator("p").last().textContent();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 3)).toBeFocused();
  await page.keyboard.press(" ");
  await expect(said(page).getByText(`Picked up ${title}.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  await expect(said(page).getByText("Moved to day 11.")).toBeAttached();
  await expect(cell(page, 11)).toBeFocused();
  await expect(cell(page, 11)).toContainText(title ?? "no title");
  expect(await postingDays(page)).toEqual([1, 5, 8, 10, 11, 12, 15, 17, 19, 22, 24, 26, 29]);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Day 11" })).toBeVisible();
  await page.getByRole("button", { name: "Save to Saved Ideas" }).press("Enter");
  expect((await ideasIn(page)).map((idea) => [idea.title, idea.topic])).toEqual([[title, "Pets & Animals"]]);
  await page.keyboard.press("Escape");
  await expect(cell(page, 11)).toBeFocused();
});

test("the keys go to every day, stop at the edges, and only one day is in the tab order", async ({
  page,
}) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 1).focus();
  for (const [key, day] of [
    ["ArrowLeft", 1],
    ["ArrowUp", 1],
    ["End", 7],
    ["ArrowRight", 8],
    ["ArrowDown", 15],
    ["Home", 15],
    ["ArrowDown", 22],
    ["ArrowDown", 29],
    ["ArrowDown", 29],
    ["End", 30],
    ["ArrowRight", 30],
    ["ArrowUp", 23],
    ["Home", 22],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, day), key).toBeFocused();
  }
  await expect(grid(page).locator("[tabindex='0']")).toHaveCount(1);
  await expect(cell(page, 22)).toHaveAttribute("tabindex", "0");
  await expect(grid(page)).toHaveAccessibleDescription(
    /arrow keys go to a day, Enter opens it, Space picks/u,
  );
});

test("Escape puts a held post back, a rest day says so, and who leaves the calendar drops nothing", async ({
  page,
}) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 8).focus();
  await page.keyboard.press(" ");
  await expect(said(page).getByText("Picked up About birch.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(said(page).getByText("Put back on day 8.")).toBeAttached();
  await expect(cell(page, 8)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(said(page).getByText("Day 9 is a rest day.")).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press(" ");
  await page.getByLabel("Start date").focus();
  await cell(page, 10).focus();
  await page.keyboard.press(" ");
  expect(await postingDays(page)).toEqual([1, 8, 15, 22]);
});

test("dropping on another post changes places, and Undo takes it back", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 1).focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(said(page).getByText("Day 1 and day 8 changed places.")).toBeAttached();
  await expect(cell(page, 1)).toContainText("About birch");
  await expect(cell(page, 8)).toContainText("About amber");
  await page.getByLabel("Start date").fill("2026-12-07");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cell(page, 1)).toContainText("About amber");
  await expect(cell(page, 8)).toContainText("About birch");
  await expect(page.getByLabel("Start date")).toHaveValue("2026-12-07");
});

test("a post is dragged to another day", async ({ page }) => {
  // The whole calendar, so that nothing scrolls under a drag.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 8).dragTo(cell(page, 12));
  await expect(cell(page, 12)).toContainText("About birch");
  expect(await postingDays(page)).toEqual([1, 12, 15, 22]);
  await cell(page, 12).dragTo(cell(page, 1));
  await expect(cell(page, 1)).toContainText("About birch");
  await expect(cell(page, 12)).toContainText("About amber");
});

test("a move taken back after leaving the plan doesn't open it again", async ({ page }) => {
  // The whole calendar, so that nothing scrolls under a drag.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 8).dragTo(cell(page, 12));
  await expect(cell(page, 12)).toContainText("About birch");
  await page.getByRole("button", { name: "← Back" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Moved to day 12")).toHaveCount(0);
  await expect(generate(page)).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
});

test("an opened day says what to film, when and how sure that is, and moves where nothing can be dragged", async ({
  page,
}) => {
  await openPlan(page, planAnswer([1, 8, 15, 22], [{ cta: "Ask a question.", description: "One bowl." }]));
  await cell(page, 1).click();
  const dialog = page.getByRole("dialog", { name: "Day 1" });
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue("About amber");
  await expect(dialog.getByRole("blockquote")).toHaveText("Your oven isn't the problem.");
  for (const text of [
    "Step-by-step tutorial",
    "It answers what people ask first.",
    "One bowl.",
    "Ask a question.",
  ])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByLabel("Best time")).toHaveValue("20:00");
  await expect(dialog).toContainText("the common ground of studies that disagree");
  await expect(dialog).toContainText("Reported: Later, Metricool and Buffer compared, checked 2026-11-21");
  await expect(dialog).toContainText("How sure: not very. Treat the time as a small weight.");
  await dialog.getByLabel("Best time").fill("18:00");
  await expect(dialog).toContainText(
    "Study: Buffer 2026, 7.1 million posts, read in reprints, checked 2026-11-21",
  );
  await dialog.getByLabel("Best time").fill("03:30");
  await expect(dialog).toContainText("No study that Crescendo has checked speaks for this time.");

  await expect(dialog.getByRole("button", { name: "Move", exact: true })).toBeDisabled();
  await dialog.getByLabel("Move to").selectOption("Day 4");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Day 4" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await postingDays(page)).toEqual([4, 8, 15, 22]);
  await expect(cell(page, 4)).toHaveAccessibleName("Day 4 Post at 03:30 About amber");
});

test("a title can be changed, and an emptied one stays what it was", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 1).click();
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("A <better> title");
  await expect(page.getByText("YouTube refuses < and > in titles.")).toBeVisible();
  await title.fill("A better title");
  await title.fill("  ");
  await page.getByLabel("Best time").focus();
  await expect(title).toHaveValue("A better title");
  await page.keyboard.press("Escape");
  await expect(cell(page, 1)).toContainText("A better title");
});

test("with a start date each day shows its own, and a start on another day says what the columns are", async ({
  page,
}) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await expect(page.getByRole("button", { name: "Calendar file" })).toBeDisabled();
  await page.getByLabel("Start date").fill("2026-12-09");
  await expect(page.getByText("Day 1 is a Wednesday. The columns count days")).toBeVisible();
  await expect(cell(page, 1)).toHaveAccessibleName("Day 1 Wed Dec 9 Post at 20:00 About amber");
  await expect(cell(page, 30)).toHaveAccessibleName("Day 30 Thu Jan 7 Nothing planned");
  await expect(grid(page).getByRole("row").nth(1).getByRole("gridcell").first()).toContainText("Wed Dec 9");
  await page.getByRole("button", { name: "Start on Monday, Dec 14" }).click();
  await expect(page.getByText("Day 1 is a Monday, so the columns are the real weekdays.")).toBeVisible();
  await expect(cell(page, 7)).toContainText("Sun Dec 20");
  await expect(page.getByRole("button", { name: "Calendar file" })).toBeEnabled();
  await page.getByLabel("Start date").fill("");
  await expect(cell(page, 7)).toHaveAccessibleName("Day 7 Nothing planned");
});

test("nearly the same titles are flagged with the reason, until one is changed", async ({ page }) => {
  const parts = [{ title: "5 phones worth it" }, {}, { title: "7 phones worth it" }];
  await openPlan(page, planAnswer([1, 8, 15, 22], parts));
  const note = page.getByText("Days 1 and 15 have nearly the same title.");
  await expect(note).toBeVisible();
  await expect(
    page.getByText("mass-produced or repetitive videos can't earn (reported by ppc.land"),
  ).toBeVisible();
  await expect(cell(page, 15)).toHaveAccessibleName("Day 15 Post at 20:00 similar title 7 phones worth it");
  await cell(page, 15).click();
  await page.getByLabel("Title", { exact: true }).fill("Why I gave one back");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
});

test("a day goes to Saved Ideas as an idea, and out of it again", async ({ page }) => {
  await askForPlan(page, { length: "10 minutes", niche: "Real Estate" });
  await cell(page, 1).click();
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Save to Saved Ideas" }).click();
  await expect(page.getByText("Idea saved")).toBeVisible();
  const [idea] = await ideasIn(page);
  expect([idea?.title, idea?.topic, idea?.platform]).toEqual([title, "Real Estate", "YouTube long-form"]);
  expect(idea?.viralScore).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await expect.poll(() => ideasIn(page)).toEqual([]);
});

test("a day goes to the scheduler with its title, its time and its real date", async ({ page }) => {
  await askForPlan(page, { length: "10 minutes", niche: "Real Estate" });
  await page.getByLabel("Start date").fill("2031-12-01");
  await cell(page, 1).click();
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  const time = await page.getByLabel("Best time").inputValue();
  await page.getByRole("dialog").getByRole("link", { name: "Schedule" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Video Scheduler" })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2031-12-01");
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue(time);
  await expect(page).toHaveURL("/dashboard?section=video-scheduler");
});
