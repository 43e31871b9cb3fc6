import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { field, fillIn, form, openScheduler, scheduled, submit, toast } from "../support/schedule-form.ts";
import { longDate, sundayOf, YEAR } from "../support/videos.ts";

/** When clocks change in New York. */
const [SPRING, FALL] = [sundayOf(3, 2), sundayOf(11, 1)];

test.use({ timezoneId: "America/New_York", locale: "en-US" });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openScheduler(page);
});

/** The instants of the queue's videos. */
const instants = async (page: Page) => (await scheduled(page)).map(({ scheduledAt }) => scheduledAt);

test("a moment is shown with its zone and in UTC", async ({ page }) => {
  await expect(form(page)).toContainText("Your time zone: America/New_York.");
  await field(page, "Date").fill(`${YEAR}-12-01`);
  await field(page, "Time").fill("20:00");
  await expect(form(page)).toContainText(`${longDate(`${YEAR}-12-01`)} at 8:00 PM (GMT-5)`);
  await expect(form(page)).toContainText(`In UTC: ${longDate(`${YEAR}-12-02`)} at 1:00 AM`);
});

test("an hour that clocks skip is named, with what becomes of it", async ({ page }) => {
  await fillIn(page, { date: SPRING, time: "02:30" });
  await expect(form(page)).toContainText(
    "2:30 AM doesn't exist on this day in America/New_York: clocks go forward. The video is scheduled for 3:30 AM.",
  );
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toContainText(`${longDate(SPRING)} at 3:30 AM`);
  expect(await instants(page)).toEqual([`${SPRING}T07:30:00.000Z`]);
});

test("an hour that comes twice is asked about: the first or the second", async ({ page }) => {
  await fillIn(page, { date: FALL, time: "01:30" });
  await expect(form(page)).toContainText("1:30 AM comes twice on this day in America/New_York");
  await expect(form(page).getByRole("radio", { name: "The first (GMT-4)" })).toBeChecked();
  await expect(form(page)).toContainText(`In UTC: ${longDate(FALL)} at 5:30 AM`);
  await form(page).getByRole("radio", { name: "The second (GMT-5)" }).check();
  await expect(form(page)).toContainText(`In UTC: ${longDate(FALL)} at 6:30 AM`);
  await page.reload();
  await expect(form(page).getByRole("radio", { name: "The second (GMT-5)" })).toBeChecked();
  await field(page, "Video file").setInputFiles({
    name: "a.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("x"),
  });
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  expect(await instants(page)).toEqual([`${FALL}T06:30:00.000Z`]);
});

test("what the server's clock calls past is refused, whatever this browser's clock says", async ({
  page,
}) => {
  await page.clock.setFixedTime("2020-01-01T12:00:00Z");
  await fillIn(page, { date: "2021-06-01", time: "12:00" });
  await submit(page).click();
  await expect(toast(page, "Invalid Schedule Time")).toContainText("Cannot schedule videos for past dates.");
  expect(await instants(page)).toEqual([]);
});

test("the calendar begins with today", async ({ page }) => {
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  });
  await expect(field(page, "Date")).toHaveAttribute("min", today);
});

test("a time worth trying says how sure it is, and one click takes it with the next day it fits", async ({
  page,
}) => {
  const hint = form(page).getByRole("group").filter({ hasText: "Best time to post" });
  await hint.getByText("Best time to post").click();
  await expect(hint).toContainText("Reported, studies disagree: Later, Metricool and Buffer compared");
  await expect(hint).toContainText("small weight");
  await hint.getByRole("button", { name: "Use 8:00 PM" }).click();
  await expect(field(page, "Time")).toHaveValue("20:00");
  await expect(field(page, "Date")).toHaveValue(/^\d{4}-\d{2}-\d{2}$/u);
  await expect(hint.getByRole("button", { name: "8:00 PM is chosen" })).toBeDisabled();
  await fillIn(page, { time: "20:00", date: await field(page, "Date").inputValue() });
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
});
