import type { Page } from "@playwright/test";
import { SCHEDULE_HORIZON } from "#shared/rules/schedule/check.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  CLIP,
  field,
  fillIn,
  form,
  openScheduler,
  scheduled,
  submit,
  toast,
} from "../support/schedule-form.ts";
import { YEAR, longDate, sundayOf } from "../support/videos.ts";

test.use({ timezoneId: "America/New_York", locale: "en-US" });

test.beforeEach(({ signIn }) => signIn());

test("a creator schedules a video with all that belongs to it, and the form is empty again", async ({
  page,
}) => {
  await openScheduler(page);
  await fillIn(page);
  await field(page, "Description").fill("One bowl, one oven.");
  await field(page, "Tags").fill(" rye bread, ,baking,");
  await field(page, "Privacy").selectOption("Unlisted");
  await field(page, "Category").selectOption("Howto & Style");
  await field(page, "Language").selectOption("German");
  await field(page, "Audience").selectOption("Made for kids");
  await field(page, "Auto-transcribe").check();
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toContainText(`${longDate(`${YEAR}-06-01`)} at 6:30 PM`);
  const [video] = await scheduled(page);
  expect(video).toMatchObject({
    title: "Rye bread in one bowl",
    description: "One bowl, one oven.",
    tags: ["rye bread", "baking"],
    file: { name: CLIP.name, size: CLIP.buffer.length, type: "video/webm" },
    thumbnail: { name: "crumb.png" },
    scheduledAt: `${YEAR}-06-01T22:30:00.000Z`,
    timeZone: "America/New_York",
    scheduledDate: `${YEAR}-06-01`,
    scheduledTime: "18:30",
    privacyStatus: "unlisted",
    categoryId: "26",
    language: "de",
    autoTranscribe: true,
    audience: "made_for_kids",
    status: "scheduled",
  });
  for (const label of ["Title", "Description", "Tags", "Date", "Time"])
    await expect(field(page, label)).toHaveValue("");
  await expect(field(page, "Privacy")).toHaveValue("scheduled");
  await expect(field(page, "Category")).toHaveValue("22");
  await expect(field(page, "Audience")).toHaveValue("not_made_for_kids");
  await expect(field(page, "Auto-transcribe")).not.toBeChecked();
  await expect(page.getByLabel("Preview of the video")).toBeHidden();
});

test.describe("what keeps a video from being scheduled is said, and its field has the focus", () => {
  const missing: [string, (page: Page) => Promise<unknown>][] = [
    ["Title", (page) => field(page, "Title").fill("  ")],
    ["Video file", (page) => page.getByRole("button", { name: "Remove video file" }).click()],
    ["Date", (page) => field(page, "Date").fill("")],
    ["Time", (page) => field(page, "Time").fill("")],
  ];
  for (const [label, spoil] of missing)
    test(`without ${label}`, async ({ page }) => {
      await openScheduler(page);
      await fillIn(page);
      await spoil(page);
      await submit(page).click();
      await expect(toast(page, "Missing Information")).toContainText(
        "Please fill in all required fields and upload a video file.",
      );
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(1);
    });

  test("one after the other, in the order of the rules", async ({ page }) => {
    await openScheduler(page);
    await fillIn(page, { title: "t".repeat(101), date: "2020-01-01" });
    // The input is capped; whoever lifts that is told.
    await field(page, "Description").evaluate((input) => input.removeAttribute("maxlength"));
    await field(page, "Description").fill("d".repeat(5001));
    await field(page, "Tags").fill(Array.from({ length: 501 }, (_, tag) => tag).join(","));

    await submit(page).click();
    await expect(toast(page, "Title Too Long")).toContainText("Title must be 100 characters or less.");
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveAccessibleDescription("1 character too many.");
    await field(page, "Title").fill("t".repeat(100));

    await submit(page).click();
    await expect(toast(page, "Description Too Long")).toContainText(
      "Description must be 5000 characters or less.",
    );
    await expect(field(page, "Description")).toBeFocused();
    await field(page, "Description").fill("d".repeat(5000));

    await submit(page).click();
    await expect(toast(page, "Too Many Tags")).toContainText("Maximum 500 tags allowed.");
    await expect(field(page, "Tags")).toBeFocused();
    await field(page, "Tags").fill(Array.from({ length: 500 }, (_, tag) => tag).join(","));

    await submit(page).click();
    await expect(toast(page, "Invalid Schedule Time")).toContainText(
      "Cannot schedule videos for past dates.",
    );
    await expect(field(page, "Date")).toBeFocused();
    await field(page, "Date").fill(`${YEAR}-06-01`);

    await submit(page).click();
    await expect(toast(page, "Video Scheduled")).toBeVisible();
    const [video] = await scheduled(page);
    expect([video?.title.length, video?.description.length, video?.tags.length]).toEqual([100, 5000, 500]);
  });

  test("also a tag that is longer than any", async ({ page }) => {
    await openScheduler(page);
    await fillIn(page);
    await field(page, "Tags").fill("t".repeat(501));
    await submit(page).click();
    await expect(toast(page, "Tag Too Long")).toContainText("A tag can be at most 500 characters.");
    await expect(field(page, "Tags")).toBeFocused();
  });
});

test("invisible characters that are pasted become spaces, and the lines of a description stay", async ({
  page,
}) => {
  await openScheduler(page);
  await fillIn(page, { title: "Rye\u0000bread\u0007" });
  await field(page, "Description").fill("One\u001bbowl.\n\tOne oven.");
  await field(page, "Tags").fill("rye\u0000bread,\nbaking");
  await expect(field(page, "Title")).toHaveValue("Rye bread ");
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  expect(await scheduled(page)).toMatchObject([
    { title: "Rye bread", description: "One bowl.\n\tOne oven.", tags: ["rye bread", "baking"] },
  ]);
});

test("too many tags together, and a moment more than two years ahead, are said at their fields", async ({
  page,
}) => {
  await openScheduler(page);
  await fillIn(page);
  await field(page, "Tags").fill(Array.from({ length: 41 }, () => "t".repeat(250)).join(","));
  await submit(page).click();
  const sentence = "Tags can have at most 10,000 characters together. These have 10,250.";
  await expect(toast(page, "Tags Too Long")).toContainText(sentence);
  await expect(form(page).getByText(sentence)).toBeVisible();
  await field(page, "Tags").fill("rye");
  const max = (await field(page, "Date").getAttribute("max")) ?? "";
  expect(Date.parse(max) - Date.now()).toBeLessThanOrEqual(SCHEDULE_HORIZON);
  await field(page, "Date").fill(`${YEAR + 3}-06-01`);
  await submit(page).click();
  await expect(toast(page, "Invalid Schedule Time")).toContainText("at most two years ahead.");
  await expect(field(page, "Date")).toBeFocused();
  await expect(form(page).getByText("Videos can be scheduled at most two years ahead.")).toBeVisible();
  expect(await scheduled(page)).toEqual([]);
});

test("a description takes no more than 5,000 characters from a keyboard", async ({ page }) => {
  await openScheduler(page);
  await field(page, "Description").fill("d".repeat(4999));
  await field(page, "Description").press("End");
  await page.keyboard.type("xyz");
  await expect(field(page, "Description")).toHaveValue(`${"d".repeat(4999)}x`);
  await expect(form(page)).toContainText("5,000 of 5,000 characters");
});

test("what was typed survives a reload, and the form asks for the file again", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  await field(page, "Tags").fill("rye, bread");
  await field(page, "Language").selectOption("French");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  await expect(field(page, "Tags")).toHaveValue("rye, bread");
  await expect(field(page, "Date")).toHaveValue(`${YEAR}-06-01`);
  await expect(field(page, "Time")).toHaveValue("18:30");
  await expect(field(page, "Language")).toHaveValue("fr");
  await expect(form(page).getByText("Choose the file again")).toHaveCount(2);
  await expect(form(page)).toContainText(`${CLIP.name} was chosen before this page was loaded again.`);

  await submit(page).click();
  await expect(toast(page, "Missing Information")).toBeVisible();
  await field(page, "Video file").setInputFiles(CLIP);
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  expect((await scheduled(page))[0]).toMatchObject({ language: "fr", thumbnail: null });
});

test("a form that was cleared comes back with Undo, its file too", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  await form(page).getByRole("button", { name: "Clear form" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await toast(page, "Form cleared").getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  await expect(form(page)).toContainText(CLIP.name);
});

test("a title and a day arrive with the address, and a title that stood there comes back", async ({
  page,
}) => {
  await page.goto(`/dashboard?section=video-scheduler&title=Rye%20from%20a%20plan&date=${YEAR}-06-02`);
  await form(page).waitFor();
  await expect(field(page, "Title")).toHaveValue("Rye from a plan");
  await expect(field(page, "Date")).toHaveValue(`${YEAR}-06-02`);
  await expect(page).toHaveURL(/\?section=video-scheduler$/u);
  await page.goto("/dashboard?section=video-scheduler&title=Another&date=tomorrow");
  await form(page).waitFor();
  await expect(field(page, "Title")).toHaveValue("Another");
  await expect(field(page, "Date")).toHaveValue(`${YEAR}-06-02`);
  await toast(page, "Title replaced").getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Title")).toHaveValue("Rye from a plan");
});

test("the keyboard alone schedules a video", async ({ page }) => {
  await openScheduler(page);
  const picking = page.waitForEvent("filechooser");
  await field(page, "Video file").focus();
  await page.keyboard.press("Enter");
  await (await picking).setFiles(CLIP);
  await field(page, "Title").focus();
  await page.keyboard.type("Rye by keyboard");
  await field(page, "Date").focus();
  await page.keyboard.type(`0601${YEAR}`);
  await field(page, "Time").focus();
  await page.keyboard.type("0630PM");
  await field(page, "Title").focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Video Scheduled")).toContainText(`${longDate(`${YEAR}-06-01`)} at 6:30 PM`);
});

test("axe finds nothing, empty, at fault and filled in, and nothing scrolls sideways", async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScheduler(page);
  expect(await axe(page)).toEqual([]);
  await submit(page).click();
  await expect(field(page, "Video file")).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await fillIn(page, { title: "W".repeat(300), date: sundayOf(11, 1), time: "01:30" });
  await field(page, "Tags").fill("T".repeat(600));
  await form(page).getByText("Best time to post").click();
  expect(await axe(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
