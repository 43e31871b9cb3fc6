import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
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
import { YEAR, longDate } from "../support/videos.ts";

test.use({ timezoneId: "America/New_York", locale: "en-US" });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openScheduler(page);
  await fillIn(page);
  await field(page, "Tags").fill("rye, bread");
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
});

const edit = (page: Page) =>
  page.getByRole("article", { name: "Rye bread in one bowl" }).getByRole("button", { name: "Edit" });
const save = (page: Page) => form(page).getByRole("button", { name: "Save changes" });

test("a scheduled video comes back into the form, and its file is known without its bytes", async ({
  page,
}) => {
  await page.reload();
  await edit(page).click();
  await expect(page.getByRole("heading", { name: "Edit Rye bread in one bowl" })).toBeFocused();
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
  await expect(field(page, "Tags")).toHaveValue("rye, bread");
  await expect(field(page, "Date")).toHaveValue(`${YEAR}-06-01`);
  await expect(field(page, "Time")).toHaveValue("18:30");
  await expect(form(page)).toContainText(CLIP.name);
  await field(page, "Title").fill("Rye bread, in two bowls");
  await field(page, "Time").fill("19:00");
  await save(page).click();
  await expect(toast(page, "Changes saved")).toContainText(`${longDate(`${YEAR}-06-01`)} at 7:00 PM`);
  const videos = await scheduled(page);
  expect(videos).toHaveLength(1);
  expect(videos[0]).toMatchObject({
    title: "Rye bread, in two bowls",
    scheduledAt: `${YEAR}-06-01T23:00:00.000Z`,
    file: { name: CLIP.name },
  });
  await expect(form(page)).toHaveAccessibleName("New video");
});

test("what was typed for a new video waits while another is edited, and Cancel changes nothing", async ({
  page,
}) => {
  await field(page, "Title").fill("The next one");
  await edit(page).click();
  await field(page, "Title").fill("Never mind");
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Title")).toHaveValue("The next one");
  await edit(page).click();
  await expect(field(page, "Title")).toHaveValue("Rye bread in one bowl");
});

test("an edit that was begun survives a reload", async ({ page }) => {
  await edit(page).click();
  await field(page, "Title").fill("Half an idea");
  await page.reload();
  await edit(page).click();
  await expect(field(page, "Title")).toHaveValue("Half an idea");
});
