import type { Page } from "@playwright/test";
import { putVideo, VideoDraft } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import {
  aQueue,
  put,
  queueOf,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  showAs,
  standIn,
  toast,
  videosOf,
} from "../support/schedule-screen.ts";

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  // The whole calendar, so that nothing scrolls under a drag.
  await page.setViewportSize({ width: 1280, height: 2400 });
});

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** A day of the month after this one. */
function nextMonth(day: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day));
}

const at = (day: number, time: string) => `${nextMonth(day).toISOString().slice(0, 10)}T${time}:00.000Z`;
const nameOf = (day: number) => longDate.format(nextMonth(day));
const grid = (page: Page) => queueOf(page).getByRole("grid");
const cell = (page: Page, day: number) => grid(page).getByRole("gridcell", { name: nameOf(day) });
const said = (page: Page, text: string) => queueOf(page).getByRole("status").filter({ hasText: text });
const moments = async (page: Page) =>
  (await videosOf(page.context())).map(({ title, scheduledAt }) => `${title} ${scheduledAt}`);

/** The month after this one, with a video on the 8th and two on the 15th. */
async function openMonth(page: Page): Promise<void> {
  const context = page.context();
  await put(context, { title: "Amber", scheduledAt: at(8, "18:00") });
  await put(context, { title: "Birch", scheduledAt: at(15, "09:00") });
  await put(context, { title: "Cedar", scheduledAt: at(15, "20:15") });
  await page.goto(SCHEDULER);
  await showAs(page, "Month");
  await queueOf(page).getByRole("button", { name: "Next month" }).click();
  await expect(grid(page)).toHaveAccessibleName(monthName.format(nextMonth(1)));
}

test("a month shows each video on its day, and a day opens with all that can be done", async ({
  page,
  axe,
}) => {
  await openMonth(page);
  await expect(cell(page, 8).getByRole("listitem")).toHaveText(["Scheduled, 6:00 PM Amber"]);
  await expect(cell(page, 15).getByRole("listitem")).toHaveText([
    "Scheduled, 9:00 AM Birch",
    "Scheduled, 8:15 PM Cedar",
  ]);
  await expect(cell(page, 9)).toContainText("nothing planned");
  expect(await axe(page)).toEqual([]);
  await cell(page, 15).click();
  const dialog = page.getByRole("dialog", { name: nameOf(15) });
  await expect(dialog.getByRole("article")).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await dialog
    .getByRole("article", { name: "Cedar" })
    .getByRole("button", { name: "Mark as posted" })
    .click();
  await expect(dialog.getByRole("article", { name: "Cedar" })).toContainText("Posted");
  await dialog.getByRole("article", { name: "Birch" }).getByRole("button", { name: "Edit" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a video moves to another day by keyboard, keeps its time, and Undo takes it back", async ({ page }) => {
  await openMonth(page);
  await cell(page, 8).focus();
  await page.keyboard.press(" ");
  await expect(said(page, "Picked up Amber.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, 17)).toBeFocused();
  await page.keyboard.press(" ");
  await expect(said(page, `Moved to ${nameOf(17)}.`)).toBeAttached();
  await expect(cell(page, 17)).toContainText("Amber");
  expect(await moments(page)).toContain(`Amber ${at(17, "18:00")}`);
  await toast(page, "Video moved").getByRole("button", { name: "Undo" }).click();
  await expect(cell(page, 8)).toContainText("Amber");
  expect(await moments(page)).toContain(`Amber ${at(8, "18:00")}`);
});

test("Space again takes the day's next video, Escape puts it back, and who leaves drops nothing", async ({
  page,
}) => {
  await openMonth(page);
  const before = await moments(page);
  await cell(page, 15).focus();
  await page.keyboard.press(" ");
  await expect(said(page, "Picked up Birch.")).toContainText("1 of 2; press Space again for the next.");
  await page.keyboard.press(" ");
  await expect(said(page, "Picked up Cedar.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(said(page, `Put back on ${nameOf(15)}.`)).toBeAttached();
  await expect(cell(page, 15)).toBeFocused();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await queueOf(page).getByLabel("Search the queue").focus();
  await cell(page, 16).focus();
  await page.keyboard.press(" ");
  await expect(said(page, `Nothing can be moved from ${nameOf(16)}.`)).toBeAttached();
  expect(await moments(page)).toEqual(before);
});

test("a video is dragged to another day", async ({ page }) => {
  await openMonth(page);
  await cell(page, 15).getByText("Cedar").dragTo(cell(page, 22));
  await expect(cell(page, 22)).toContainText("Cedar");
  await expect(cell(page, 15)).toContainText("Birch");
  expect(await moments(page)).toContain(`Cedar ${at(22, "20:15")}`);
});

test("a day that passed takes no video, in the product's words", async ({ page }) => {
  await openMonth(page);
  const before = await moments(page);
  await cell(page, 8).focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press(" ");
  await expect(toast(page, "Invalid Schedule Time")).toContainText("Cannot schedule videos for past dates.");
  await expect(said(page, "Not moved. Amber stays where it was.")).toBeAttached();
  expect(await moments(page)).toEqual(before);
});

test("what was posted stays on its day", async ({ page, context }) => {
  const { id } = await put(context, { title: "Amber", scheduledAt: at(8, "18:00") });
  await context.request.post(`/api/schedule/${id}/posted`, { data: { posted: true } });
  await page.goto(SCHEDULER);
  await showAs(page, "Month");
  await queueOf(page).getByRole("button", { name: "Next month" }).click();
  await cell(page, 8).focus();
  await page.keyboard.press(" ");
  await expect(said(page, `Nothing can be moved from ${nameOf(8)}.`)).toBeAttached();
});

test("the keys go through weeks and months, and one day is in the tab order", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-18T10:00:00Z");
  const now = "2026-11-18T10:00:00.000Z";
  await standIn(page, () => aQueue([scheduledVideo(1, { scheduledAt: now })], { now }));
  await page.goto(SCHEDULER);
  await showAs(page, "Week");
  const day = (name: string) => grid(page).getByRole("gridcell", { name });
  await expect(day("Wednesday, November 18, 2026")).toHaveAttribute("aria-current", "date");
  await day("Wednesday, November 18, 2026").focus();
  for (const [key, name] of [
    ["Home", "Monday, November 16, 2026"],
    ["ArrowLeft", "Sunday, November 15, 2026"],
    ["ArrowDown", "Sunday, November 22, 2026"],
    ["PageDown", "Tuesday, December 22, 2026"],
    ["End", "Sunday, December 27, 2026"],
    ["ArrowUp", "Sunday, December 20, 2026"],
    ["ArrowRight", "Monday, December 21, 2026"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
    await expect(grid(page).locator("[tabindex='0']")).toHaveCount(1);
  }
  await page.keyboard.press("Enter");
  await expect(said(page, "Nothing on Monday, December 21, 2026.")).toBeAttached();
  await queueOf(page).getByRole("button", { name: "Today" }).click();
  await expect(grid(page)).toHaveAccessibleName("Week of November 16, 2026");
});

// Clocks in Berlin go forward from 2:00 to 3:00 on March 28, 2027.
for (const { title, from, to, keys, sent, told } of [
  {
    title: "keeps its local time across a change of the clocks",
    from: "2027-03-26T17:00:00.000Z",
    to: "Monday, March 29, 2027",
    keys: ["ArrowRight", "ArrowRight", "ArrowRight"],
    sent: "2027-03-29T16:00:00.000Z",
    told: "Monday, March 29, 2027, 6:00 PM.",
  },
  {
    title: "goes to the moment after the change where its time is skipped, and says so",
    from: "2027-03-26T01:30:00.000Z",
    to: "Sunday, March 28, 2027",
    keys: ["ArrowRight", "ArrowRight"],
    sent: "2027-03-28T01:30:00.000Z",
    told: "2:30 AM is skipped that day.",
  },
]) {
  test(`a moved video ${title}`, async ({ page }) => {
    const now = "2027-03-24T08:00:00.000Z";
    await page.clock.setFixedTime(now);
    const local = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Berlin",
      dateStyle: "short",
      timeStyle: "short",
    });
    const standing = (scheduledAt: string) => {
      const [scheduledDate = "", scheduledTime = ""] = local.format(new Date(scheduledAt)).split(" ");
      return scheduledVideo(1, { scheduledAt, scheduledDate, scheduledTime, timeZone: "Europe/Berlin" });
    };
    await standIn(page, () => aQueue([standing(from)], { now }));
    const arrived: string[] = [];
    await page.route(putVideo.path.replace(":id", "*"), async (route) => {
      const { scheduledAt } = VideoDraft.parse(route.request().postDataJSON());
      arrived.push(scheduledAt);
      await route.fulfill({ json: { queueId: "queue-one", revision: 2, video: standing(scheduledAt) } });
    });
    await page.goto(SCHEDULER);
    await showAs(page, "Month");
    await grid(page).getByRole("gridcell", { name: "Friday, March 26, 2027" }).focus();
    for (const key of [" ", ...keys, " "]) await page.keyboard.press(key);
    await expect(grid(page).getByRole("gridcell", { name: to })).toContainText("Video number 1");
    expect(arrived).toEqual([sent]);
    await expect(toast(page, "Video moved")).toContainText(told);
  });
}

test("on a phone the days show dots, and a day opens", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMonth(page);
  expect(await axe(page)).toEqual([]);
  await cell(page, 15).click();
  await expect(page.getByRole("dialog", { name: nameOf(15) }).getByRole("article")).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await showAs(page, "List");
  await expect(rowOf(page, "Amber")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
