import type { Page } from "@playwright/test";
import { putVideo, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { field, form, openScheduler } from "../support/schedule-form.ts";
import {
  aQueue,
  inHours,
  put,
  queueOf,
  refusal,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  showAs,
  standIn,
  titlesIn,
  toast,
  videosOf,
} from "../support/schedule-screen.ts";

test.beforeEach(({ signIn }) => signIn());

const edit = (page: Page, title: string) => rowOf(page, title).getByRole("button", { name: "Edit" }).click();
const save = (page: Page) => form(page).getByRole("button", { name: "Save changes" }).click();
const conflict = (page: Page) => form(page).getByRole("region", { name: /^This video was /u });
const difference = (page: Page, label: string) =>
  conflict(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(label, { exact: true }) });

/** A scheduled video in two tabs, with its form open in both. */
async function inTwoTabs(page: Page): Promise<[ScheduledVideo, Page, Page]> {
  await openScheduler(page);
  const video = await put(page.context(), { title: "Rye bread", description: "One bowl." });
  await edit(page, "Rye bread");
  const other = await page.context().newPage();
  await openScheduler(other);
  await edit(other, "Rye bread");
  return [video, page, other];
}

test("an edit in another tab is said at once with both versions side by side, and nothing typed is lost", async ({
  page,
  axe,
}) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Rye bread, by me");
  await field(mine, "Tags").fill("mine");
  await field(theirs, "Title").fill("Rye bread, by them");
  await field(theirs, "Description").fill("Two bowls.");
  await save(theirs);

  await expect(conflict(mine)).toContainText("This video was changed in another tab");
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by me");
  await expect(difference(mine, "Title")).toContainText("Changed in both");
  await expect(difference(mine, "Title")).toContainText("Rye bread, by them");
  await expect(difference(mine, "Title")).toContainText("Rye bread, by me");
  await expect(difference(mine, "Description")).toContainText("New in theirs");
  await expect(difference(mine, "Tags")).toContainText("New in mine");
  await expect(conflict(mine).getByRole("listitem")).toHaveCount(3);
  expect(await axe(mine)).toEqual([]);
  await mine.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(mine)).toBeLessThanOrEqual(0);
  await mine.bringToFront();
  await toast(mine, "Changed in another tab").getByRole("button", { name: "Compare" }).click();
  await expect(conflict(mine)).toBeFocused();
});

test("Keep mine saves over the other tab's version, which the other tab sees", async ({ page }) => {
  const [{ id }, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Rye bread, by me");
  await field(theirs, "Title").fill("Rye bread, by them");
  await save(theirs);
  const sent = mine.waitForRequest((request) => request.method() === "PUT");
  await conflict(mine).getByRole("button", { name: "Keep mine" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ title: "Rye bread, by me", revision: 2 });
  await expect(toast(mine, "Changes saved")).toBeVisible();
  await expect(rowOf(theirs, "Rye bread, by me")).toBeVisible();
  expect(await videosOf(page.context())).toMatchObject([{ id, title: "Rye bread, by me" }]);
});

test("Take theirs fills the form with the other tab's version, and Undo brings back what was typed", async ({
  page,
}) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Rye bread, by me");
  await field(theirs, "Title").fill("Rye bread, by them");
  await save(theirs);
  await conflict(mine).getByRole("button", { name: "Take theirs" }).click();
  await expect(conflict(mine)).toHaveCount(0);
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by them");
  await toast(mine, "Their version is in the form").getByRole("button", { name: "Undo" }).click();
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by me");
  await expect(conflict(mine)).toBeVisible();
});

test("single fields are taken by keyboard, and a form that says what the queue says has no conflict", async ({
  page,
}) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Rye bread, by me");
  await field(theirs, "Title").fill("Rye bread, by them");
  await field(theirs, "Description").fill("Two bowls.");
  await save(theirs);
  await conflict(mine).getByRole("button", { name: "Use theirs: Description" }).press("Enter");
  await expect(field(mine, "Description")).toHaveValue("Two bowls.");
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by me");
  await conflict(mine).getByRole("button", { name: "Use theirs: Title" }).press("Enter");
  await expect(conflict(mine)).toHaveCount(0);
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by them");
});

test("a form in which nothing was typed follows the other tab", async ({ page }) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await field(theirs, "Title").fill("Rye bread, by them");
  await save(theirs);
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by them");
  await expect(toast(mine, "Changed in another tab")).toBeVisible();
  await expect(conflict(mine)).toHaveCount(0);
});

test("what was typed waits across a reload for the version that came meanwhile", async ({ page }) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Rye bread, by me");
  await field(theirs, "Title").fill("Rye bread, by them");
  await save(theirs);
  await expect(conflict(mine)).toBeVisible();
  await mine.reload();
  await edit(mine, "Rye bread, by them");
  await expect(field(mine, "Title")).toHaveValue("Rye bread, by me");
  await expect(conflict(mine)).toBeVisible();
});

test("a video deleted in another tab is scheduled as a new one with all that was typed", async ({ page }) => {
  const [{ id }, mine, theirs] = await inTwoTabs(page);
  await field(mine, "Title").fill("Kept after all");
  await rowOf(theirs, "Rye bread").getByRole("button", { name: "Delete" }).click();
  await expect(conflict(mine)).toContainText("This video was deleted in another tab");
  await expect(field(mine, "Title")).toHaveValue("Kept after all");
  await conflict(mine).getByRole("button", { name: "Schedule it as a new video" }).click();
  await expect(toast(mine, "Video Scheduled")).toBeVisible();
  for (const tab of [mine, theirs]) await expect(rowOf(tab, "Kept after all")).toBeVisible();
  const [video] = await videosOf(page.context());
  expect(video).toMatchObject({ title: "Kept after all", description: "One bowl." });
  expect(video?.id).not.toBe(id);
  await expect(form(mine)).toHaveAccessibleName("New video");
});

test("a video deleted in another tab is let go by Discard", async ({ page }) => {
  const [, mine, theirs] = await inTwoTabs(page);
  await rowOf(theirs, "Rye bread").getByRole("button", { name: "Delete" }).click();
  await conflict(mine).getByRole("button", { name: "Discard" }).click();
  await expect(form(mine)).toHaveAccessibleName("New video");
  expect(await videosOf(page.context())).toEqual([]);
});

test("a video deleted in the list below its form says so there", async ({ page }) => {
  await openScheduler(page);
  await put(page.context(), { title: "Rye bread" });
  await edit(page, "Rye bread");
  await rowOf(page, "Rye bread").getByRole("button", { name: "Delete" }).click();
  await expect(conflict(page)).toContainText("This video was deleted in the list below");
});

test.describe("where this tab hasn't heard of it yet", () => {
  const one = scheduledVideo(1, { title: "Rye bread" });
  const PUT = `**${putVideo.path.replace(":id", "*-*")}`;

  test("a save that comes second shows both versions, and has the focus there", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("409");
    let held = aQueue([one]);
    await standIn(page, () => held);
    await page.route("**/api/schedule/validate", (route) =>
      route.fulfill({ json: { errors: [], warnings: [] } }),
    );
    const revisions: unknown[] = [];
    await page.route(PUT, (route) => {
      const { revision, ...draft } = putVideo.body.parse(route.request().postDataJSON());
      revisions.push(revision);
      const now = { ...one, title: "By them", revision: 2 };
      if (revision === 1) {
        held = aQueue([now], { revision: 2 });
        return route.fulfill(refusal("video_changed", "This video was changed meanwhile."));
      }
      held = aQueue([{ ...now, ...draft, revision: 3 }], { revision: 3 });
      return route.fulfill({ json: { queueId: "queue-one", revision: 3, video: held.videos[0] } });
    });
    await page.goto(SCHEDULER);
    await edit(page, "Rye bread");
    await field(page, "Title").fill("By me");
    await save(page);
    await expect(conflict(page)).toBeFocused();
    await expect(difference(page, "Title")).toContainText("By them");
    await expect(field(page, "Title")).toHaveValue("By me");
    await expect(toast(page, "Scheduling Failed")).toHaveCount(0);
    await conflict(page).getByRole("button", { name: "Keep mine" }).click();
    await expect(toast(page, "Changes saved")).toBeVisible();
    await expect(titlesIn(page)).toHaveText(["By me"]);
    expect(revisions).toEqual([1, 2]);
  });

  test("a save of a deleted video offers to schedule it as a new one, under a new id", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("409");
    let held = aQueue([one]);
    await standIn(page, () => held);
    await page.route("**/api/schedule/validate", (route) =>
      route.fulfill({ json: { errors: [], warnings: [] } }),
    );
    await page.route(PUT, (route) => {
      const { revision, ...draft } = putVideo.body.parse(route.request().postDataJSON());
      const id = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
      if (id === one.id) {
        held = aQueue([], { revision: 2 });
        return route.fulfill(refusal("video_removed", "This video was deleted meanwhile."));
      }
      expect(revision).toBe(0);
      held = aQueue([{ ...one, ...draft, id }], { revision: 3 });
      return route.fulfill({ json: { queueId: "queue-one", revision: 3, video: held.videos[0] } });
    });
    await page.goto(SCHEDULER);
    await edit(page, "Rye bread");
    await field(page, "Title").fill("By me");
    await save(page);
    await expect(conflict(page)).toBeFocused();
    await expect(conflict(page)).toContainText("This video was deleted in another tab");
    await conflict(page).getByRole("button", { name: "Schedule it as a new video" }).click();
    await expect(titlesIn(page)).toHaveText(["By me"]);
  });

  for (const [code, sentence] of [
    ["video_changed", "It was changed in another tab. Now it is “By them”"],
    ["video_removed", "It was deleted in another tab."],
  ] as const)
    test(`a move that meets ${code} says how it is now, and the list shows it`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError("409");
      const video = scheduledVideo(1, { title: "Rye bread", scheduledAt: inHours(26) });
      const beside = scheduledVideo(2);
      let held = aQueue([beside, video]);
      await standIn(page, () => held);
      await page.route(PUT, (route) => {
        expect(route.request().postDataJSON()).toMatchObject({ revision: 1 });
        const now = code === "video_changed" ? [{ ...video, title: "By them", revision: 2 }] : [];
        held = aQueue([beside, ...now], { revision: 3 });
        return route.fulfill(refusal(code, "Meanwhile."));
      });
      await page.goto(SCHEDULER);
      await showAs(page, "Month");
      const day = queueOf(page).locator(`[data-date="${video.scheduledDate}"]`);
      await day.focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      await expect(toast(page, "Not moved")).toContainText(sentence);
      await expect(queueOf(page).getByText(/^Not moved\. Rye bread stays/u)).toBeAttached();
      await expect(day.getByText("By them")).toHaveCount(code === "video_changed" ? 1 : 0);
    });
});

// Against the real server, which refuses what a sleeping tab sends.
test("a tab that slept neither overwrites what another saved nor brings back what it deleted", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/409|WebSocket/u);
  await openScheduler(page);
  const changed = await put(context, { title: "To be changed" });
  const deleted = await put(context, { title: "To be deleted", scheduledAt: inHours(30) });
  await expect(titlesIn(page)).toHaveCount(2);
  await page.routeWebSocket("**/api/schedule/live", (socket) => void socket.close());
  await page.reload();
  const server = context.request;
  const path = (id: string) => putVideo.path.replace(":id", id);
  for (const [video, title] of [
    [changed, "By them"],
    [deleted, undefined],
  ] as const) {
    await edit(page, video.title);
    await field(page, "Title").fill("By me");
    if (title === undefined) await server.delete(path(video.id));
    else await put(context, { ...video, title }, video.id);
    await save(page);
    await expect(conflict(page)).toBeFocused();
    await form(page).getByRole("button", { name: "Cancel" }).click();
  }
  expect((await videosOf(context)).map(({ title }) => title)).toEqual(["By them"]);
});
