import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { field, fillIn, form, openScheduler, scheduled, submit, toast } from "../support/schedule-form.ts";
import { YEAR } from "../support/videos.ts";

test.beforeEach(({ signIn }) => signIn());

const VALIDATION = "**/api/schedule/validate";
const failure = (page: Page) => form(page).getByRole("alert");

test("what the server's own validation finds is said like any other fault", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  await page.route(VALIDATION, (route) =>
    route.fulfill({ json: { errors: ["Cannot schedule videos for past dates."], warnings: [] } }),
  );
  await submit(page).click();
  await expect(toast(page, "Invalid Schedule Time")).toContainText("Cannot schedule videos for past dates.");
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  expect(await scheduled(page)).toEqual([]);
});

test("a failed validation keeps everything, and Retry schedules it", async ({ page, expectConsoleError }) => {
  expectConsoleError("502");
  await openScheduler(page);
  await fillIn(page);
  await page.route(VALIDATION, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }), {
    times: 1,
  });
  await submit(page).click();
  await expect(toast(page, "Scheduling Failed")).toContainText(
    "Failed to validate and schedule video. Please try again.",
  );
  await expect(failure(page)).toContainText("Scheduling Failed");
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  await expect(page.getByLabel("Preview of the video")).toBeVisible();
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  await expect(failure(page)).toBeHidden();
  expect(await scheduled(page)).toHaveLength(1);
});

test("a full queue says so, and keeps everything", async ({ page, expectConsoleError }) => {
  expectConsoleError("409");
  await openScheduler(page);
  await fillIn(page);
  const message = "Your queue is full: it holds 1,000 videos.";
  await page.route("**/api/schedule/*-*", (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, error: message, message, code: "queue_full", requestId: "1" },
    }),
  );
  await submit(page).click();
  await expect(failure(page)).toContainText(message);
  await expect(field(page, "Date")).toHaveValue(`${YEAR}-06-01`);
  await form(page).getByRole("button", { name: "Clear form" }).click();
  await expect(failure(page)).toBeHidden();
});

test("offline, nothing is lost and the box says why", async ({ page, context, expectConsoleError }) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|WebSocket/u);
  await openScheduler(page);
  await fillIn(page, { time: "" });
  // Toasts load with the first of them, which needs the network once.
  await submit(page).click();
  await expect(toast(page, "Missing Information")).toBeVisible();
  await field(page, "Time").fill("18:30");
  await context.setOffline(true);
  await submit(page).click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
});

test("scheduling shows progress, and can be cancelled without losing anything", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  await page.route(VALIDATION, () => {});
  await submit(page).click();
  await expect(form(page).getByRole("button", { name: "Validating..." })).toBeDisabled();
  await expect(form(page).getByText("Validating the video...")).toBeVisible();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(submit(page)).toBeEnabled();
  await expect(failure(page)).toBeHidden();
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  await page.unroute(VALIDATION);
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
});

test("a save that was cancelled after it arrived makes no second video", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  const arrived = Promise.withResolvers<void>();
  await page.route("**/api/schedule/*-*", async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await submit(page).click();
  await arrived.promise;
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page)).toContainText("This video is in the queue already.");
  await page.unroute("**/api/schedule/*-*");
  await field(page, "Title").fill("Rye bread, again");
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  expect((await scheduled(page)).map(({ title }) => title)).toEqual(["Rye bread, again"]);
});
