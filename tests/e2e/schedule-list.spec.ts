import { SCHEDULE_LIMITS } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import {
  aQueue,
  inHours,
  put,
  queueOf,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  showAs,
  standIn,
  titlesIn,
  toast,
  videosOf,
} from "../support/schedule-screen.ts";
import { iso, YEAR, longDate } from "../support/videos.ts";

test.beforeEach(({ signIn }) => signIn());

const group = (page: import("@playwright/test").Page, name: string) =>
  queueOf(page).getByRole("region", { name, exact: true });

test("an empty queue says what belongs there, and exports nothing", async ({ page, axe }) => {
  await page.goto(SCHEDULER);
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Calendar file" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "CSV", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Import CSV" })).toBeEnabled();
  expect(await axe(page)).toEqual([]);
});

test("a button leads past the form to the queue, and says how many wait there", async ({ page, context }) => {
  await page.goto(SCHEDULER);
  const toQueue = page.getByRole("button", { name: /^Queue|to publish now$/u });
  await expect(toQueue).toHaveText("Queue");
  await put(context, { title: "Amber" });
  await expect(toQueue).toHaveText("Queue: 1");
  const heading = queueOf(page).getByRole("heading", { name: "Scheduled videos" });
  await expect(heading).not.toBeInViewport();
  await toQueue.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test("videos stand by what they wait for, each with its status, moment and time left", async ({
  page,
  axe,
}) => {
  const now = Date.UTC(2026, 10, 21, 10);
  await page.clock.setFixedTime(now);
  const at = (minutes: number) => iso(now + minutes * 60_000);
  const videos = [
    scheduledVideo(1, {
      title: "Posted first",
      status: "posted",
      scheduledAt: at(-3000),
      postedAt: at(-2900),
    }),
    scheduledVideo(2, {
      title: "Posted last",
      status: "posted",
      scheduledAt: at(-2000),
      postedAt: at(-1900),
    }),
    scheduledVideo(3, { title: "Due", status: "due", scheduledAt: at(-12) }),
    scheduledVideo(4, { title: "Today", scheduledAt: at(192) }),
    scheduledVideo(5, {
      title: "Later",
      scheduledAt: at(60 * 51),
      validation: { errors: [], warnings: ["No thumbnail yet: most viewers see it before the title."] },
    }),
  ];
  await standIn(page, () => aQueue(videos, { now: iso(now) }));
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveText(["Due", "Today", "Later", "Posted last", "Posted first"]);
  await expect(page.getByRole("button", { name: "1 to publish now" })).toBeVisible();
  await expect(group(page, "Time to publish").getByRole("article")).toContainText("12 min ago");
  await expect(rowOf(page, "Today")).toContainText("Scheduled");
  await expect(rowOf(page, "Today")).toContainText("Sat, Nov 21, 1:12 PM");
  await expect(rowOf(page, "Today")).toContainText("in 3 h 12 min");
  await expect(rowOf(page, "Later")).toContainText("in 2 d 3 h");
  await expect(rowOf(page, "Later")).toContainText("No thumbnail yet");
  await expect(group(page, "Posted").getByText("Posted", { exact: true })).toHaveCount(2);
  expect(await axe(page)).toEqual([]);

  await page.clock.setFixedTime(now + 60_000);
  await expect(rowOf(page, "Today")).toContainText("in 3 h 11 min");
});

test("time left follows the server's clock where this one is wrong", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  const now = "2026-11-21T12:00:00Z";
  const video = scheduledVideo(1, { scheduledAt: "2026-11-21T13:30:00Z" });
  await standIn(page, () => aQueue([video], { now }));
  await page.goto(SCHEDULER);
  await expect(rowOf(page, video.title)).toContainText("in 1 h 30 min");
});

test.describe("in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("a video of another zone shows its own time and the creator's", async ({ page }) => {
    const video = scheduledVideo(1, {
      scheduledAt: "2099-12-01T23:30:00Z",
      scheduledDate: "2099-12-01",
      scheduledTime: "18:30",
      timeZone: "America/New_York",
    });
    await standIn(page, () => aQueue([video]));
    await page.goto(SCHEDULER);
    await expect(rowOf(page, video.title)).toContainText("Tue, Dec 1, 6:30 PM in America/New York");
    await expect(rowOf(page, video.title)).toContainText("Wed, Dec 2, 12:30 AM on your clock");
  });
});

test("a deleted video is gone with the product's words, and Undo brings it back as it was", async ({
  page,
  context,
}) => {
  const video = await put(context, { title: "Watch repair" });
  await page.goto(SCHEDULER);
  await rowOf(page, "Watch repair").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(toast(page, "Video Removed")).toContainText("The scheduled video has been removed.");
  await expect(titlesIn(page)).toHaveCount(0);
  await expect(queueOf(page).getByRole("heading", { name: "Scheduled videos" })).toBeFocused();
  expect(await videosOf(context)).toEqual([]);
  await toast(page, "Video Removed").getByRole("button", { name: "Undo" }).click();
  await expect(titlesIn(page)).toHaveText(["Watch repair"]);
  expect(await videosOf(context)).toMatchObject([
    { id: video.id, createdAt: video.createdAt, scheduledAt: video.scheduledAt },
  ]);
});

test("a video is marked as posted, and that is taken back", async ({ page, context }) => {
  await put(context, { title: "Watch repair" });
  await page.goto(SCHEDULER);
  const row = rowOf(page, "Watch repair");
  await row.getByRole("button", { name: "Mark as posted" }).click();
  await expect(row).toContainText("Posted");
  expect(await videosOf(context)).toMatchObject([{ status: "posted" }]);
  await toast(page, "Marked as posted").getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Scheduled");
  await row.getByRole("button", { name: "Mark as posted" }).click();
  await row.getByRole("button", { name: "Not posted after all" }).click();
  await expect(row.getByRole("button", { name: "Mark as posted" })).toBeVisible();
  expect(await videosOf(context)).toMatchObject([{ status: "scheduled", postedAt: null }]);
});

test("a copy goes to the next free day at the same time, and Undo removes it", async ({ page, context }) => {
  await put(context, { title: "Watch repair", scheduledAt: `${YEAR}-11-20T17:00:00.000Z` });
  await put(context, { title: "The day after", scheduledAt: `${YEAR}-11-21T09:00:00.000Z` });
  await page.goto(SCHEDULER);
  await rowOf(page, "Watch repair").getByRole("button", { name: "Duplicate" }).click();
  await expect(toast(page, "Video duplicated")).toContainText(longDate(`${YEAR}-11-22`));
  await expect(rowOf(page, "Watch repair")).toHaveCount(2);
  const [first, , copy] = await videosOf(context);
  expect(copy).toMatchObject({ title: "Watch repair", scheduledAt: `${YEAR}-11-22T17:00:00.000Z` });
  expect(copy?.id).not.toBe(first?.id);
  await toast(page, "Video duplicated").getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "Watch repair")).toHaveCount(1);
});

test("words and a status find videos, and what isn't there says so", async ({ page, context }) => {
  await put(context, { title: "Café clocks", tags: ["brass"] });
  const { id } = await put(context, { title: "Watch repair", tags: ["steel"], scheduledAt: inHours(30) });
  await context.request.post(`/api/schedule/${id}/posted`, { data: { posted: true } });
  await page.goto(SCHEDULER);
  const search = queueOf(page).getByLabel("Search the queue");
  await search.fill("cafe BRASS");
  await expect(titlesIn(page)).toHaveText(["Café clocks"]);
  await expect(queueOf(page).getByText("1 of 2 videos")).toBeVisible();
  await queueOf(page).getByLabel("Status").selectOption("Posted");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await search.fill("");
  await expect(titlesIn(page)).toHaveText(["Watch repair"]);
  await queueOf(page).getByLabel("Status").selectOption("All");
  await expect(titlesIn(page)).toHaveCount(2);
});

test("a full queue of 1,000 says so, and is shown 50 at a time", async ({ page }) => {
  const videos = Array.from({ length: SCHEDULE_LIMITS.videos }, (_, index) => scheduledVideo(index + 1));
  await standIn(page, () => aQueue(videos));
  await page.goto(SCHEDULER);
  await expect(queueOf(page).getByText("The queue is full: it holds 1,000 videos.")).toBeVisible();
  await expect(titlesIn(page)).toHaveCount(50);
  await queueOf(page).getByRole("button", { name: "Show 50 more" }).click();
  await expect(titlesIn(page)).toHaveCount(100);
  await expect(queueOf(page).getByText("900 not shown yet")).toBeVisible();
  await queueOf(page).getByLabel("Search the queue").fill("number 1000");
  await expect(titlesIn(page)).toHaveText(["Video number 1000"]);
  await queueOf(page).getByLabel("Search the queue").fill("");
  await showAs(page, "Month");
  await expect(queueOf(page).getByRole("grid")).toBeVisible();
});

for (const { button, failed, method, path } of [
  { button: "Delete", failed: "Not removed", method: "DELETE", path: "**/api/schedule/*" },
  { button: "Mark as posted", failed: "Not changed", method: "POST", path: "**/api/schedule/*/posted" },
  { button: "Duplicate", failed: "Not duplicated", method: "PUT", path: "**/api/schedule/*" },
]) {
  test(`where "${button}" fails nothing changes, the reason is told, and Retry does it`, async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError("net::ERR_FAILED");
    await put(context, { title: "Watch repair" });
    await page.goto(SCHEDULER);
    const before = await videosOf(context);
    await page.route(path, (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    );
    await rowOf(page, "Watch repair").getByRole("button", { name: button }).click();
    await expect(toast(page, failed)).toContainText("Crescendo can't be reached right now.");
    await expect(rowOf(page, "Watch repair")).toHaveCount(1);
    expect(await videosOf(context)).toEqual(before);
    await page.unroute(path);
    await toast(page, failed).getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => videosOf(context)).not.toEqual(before);
  });
}

test("hostile words stay words and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = `<img src=x onerror="alert(1)">\u202Egnp.exe ${"W".repeat(70)}`;
  const name = `${"long".repeat(60)}.mp4`;
  const videos = [
    scheduledVideo(1, {
      title,
      status: "due",
      file: { name, size: 1, type: "video/mp4" },
      validation: { errors: [], warnings: ["x".repeat(300)] },
    }),
    scheduledVideo(2, { title: "شرح إصلاح الساعات" }),
  ];
  await standIn(page, () => aQueue(videos));
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveText([title, "شرح إصلاح الساعات"]);
  await expect(queueOf(page).locator("img")).toHaveCount(0);
  for (const view of ["List", "Week", "Month"] as const) {
    await showAs(page, view);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, view).toBe(0);
  }
});

test("the view that was chosen and the list outlive a reload", async ({ page }) => {
  const wire = await standIn(page, () => aQueue([scheduledVideo(1)]));
  await page.goto(SCHEDULER);
  await showAs(page, "Week");
  await expect(queueOf(page).getByRole("grid")).toBeVisible();
  // The server says nothing this time.
  wire.onOpen = () => {};
  await page.reload();
  await expect(queueOf(page).getByRole("grid")).toBeVisible();
  await expect(queueOf(page).getByText("1 video", { exact: true })).toBeVisible();
});
