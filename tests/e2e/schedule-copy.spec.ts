import { readFile } from "node:fs/promises";
import { restoreVideos, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import {
  aQueue,
  asCopy,
  inHours,
  put,
  queueOf,
  refusal,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  standIn,
  titlesIn,
  toast,
  videosOf,
} from "../support/schedule-screen.ts";
import { fill } from "../support/storage.ts";
import { iso } from "../support/videos.ts";

const SETTINGS = "/dashboard?section=settings";
const RESTORE = `**${restoreVideos.path}`;
const FAR = iso(Date.now() + 3 * 366 * 24 * 3_600_000);

test.beforeEach(({ signIn }) => signIn());

test("a queue that was lost after its last tab closed is back when its creator is, ids, edits and all", async ({
  page,
  context,
}) => {
  await page.goto(SCHEDULER);
  const first = await put(context, { title: "First" });
  const second = await put(context, { title: "Second", scheduledAt: inHours(30) });
  await put(context, { title: "First, edited", scheduledAt: first.scheduledAt }, first.id);
  await expect(titlesIn(page)).toHaveText(["First, edited", "Second"]);
  await page.close();
  // Another cookie is another queue: the one before is as good as lost.
  await context.clearCookies();
  expect(await videosOf(context)).toEqual([]);

  const tab = await context.newPage();
  await tab.goto(SCHEDULER);
  await expect(toast(tab, "Your queue is back")).toBeVisible();
  await expect(titlesIn(tab)).toHaveText(["First, edited", "Second"]);
  expect((await videosOf(context)).map(({ id, title }) => [id, title])).toEqual([
    [first.id, "First, edited"],
    [second.id, "Second"],
  ]);
});

test("what was deleted before a loss stays deleted, and what the new queue knows wins", async ({
  page,
  keep,
}) => {
  const [one, two] = [scheduledVideo(1), scheduledVideo(2)];
  await keep(asCopy(aQueue([one, two], { queueId: "lost" })));
  let held = aQueue([{ ...one, title: "As the server has it" }]);
  await standIn(page, () => held);
  await page.route(RESTORE, (route) => {
    expect(route.request().postDataJSON()).toEqual({ reason: "lost", videos: [two] });
    held = aQueue([...held.videos, two]);
    return route.fulfill({ json: { queueId: held.queueId, revision: 2, restored: [two.id] } });
  });
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveText(["As the server has it", two.title]);
  await expect(queueOf(page).getByText("put 1 video back")).toBeVisible();
});

test("many videos come back in batches", async ({ page, keep }) => {
  const videos = Array.from({ length: 120 }, (_, index) => scheduledVideo(index + 1));
  await keep(asCopy(aQueue(videos, { queueId: "lost" })));
  let back: ScheduledVideo[] = [];
  const sizes: number[] = [];
  await standIn(page, () => aQueue(back));
  await page.route(RESTORE, (route) => {
    const batch = restoreVideos.body.parse(route.request().postDataJSON()).videos;
    sizes.push(batch.length);
    back = [...back, ...batch];
    const restored = batch.map(({ id }) => id);
    return route.fulfill({ json: { queueId: "queue-one", revision: back.length, restored } });
  });
  await page.goto(SCHEDULER);
  await expect(queueOf(page).getByText("put 120 videos back")).toBeVisible();
  expect(sizes.reduce((sum, size) => sum + size)).toBe(120);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
});

for (const [what, video, code, reason] of [
  ["the queue is full", scheduledVideo(1), "queue_full", "The queue is full: it holds 1,000 videos."],
  ["no queue can begin today", scheduledVideo(1), "too_many_queues", "No new queue can begin today."],
  ["it is too far ahead", scheduledVideo(1, { scheduledAt: FAR }), undefined, "at most two years ahead."],
] as const)
  test(`a video that can't come back as ${what} stays, is named with the reason, and goes into the CSV`, async ({
    page,
    keep,
    expectConsoleError,
    axe,
  }) => {
    expectConsoleError("Failed to load resource");
    await keep(asCopy(aQueue([video], { queueId: "lost" })));
    await standIn(page, () => aQueue([]));
    let asked = 0;
    await page.route(RESTORE, (route) => {
      asked += 1;
      return route.fulfill(
        code === undefined
          ? { json: { queueId: "queue-one", revision: 0, restored: [] } }
          : refusal(code, reason),
      );
    });
    await page.goto(SCHEDULER);
    const note = queueOf(page).getByRole("status").filter({ hasText: "couldn't be put back" });
    await expect(note).toContainText(reason);
    await expect(rowOf(page, video.title)).toContainText("Only in this browser");
    expect(await axe(page)).toEqual([]);
    const before = asked;
    await note.getByRole("button", { name: "Put it back" }).click();
    await expect.poll(() => asked).toBe(before + 1);

    const arrived = page.waitForEvent("download");
    await queueOf(page).getByRole("button", { name: "CSV", exact: true }).click();
    expect(await readFile(await (await arrived).path(), "utf8")).toContain(video.title);

    await note.getByRole("button", { name: "Discard" }).click();
    await expect(titlesIn(page)).toHaveCount(0);
    await toast(page, "Videos discarded").getByRole("button", { name: "Undo" }).click();
    await expect(titlesIn(page)).toHaveText([video.title]);
  });

test("one video that the server can't take keeps no other from coming back", async ({
  page,
  keep,
  expectConsoleError,
}) => {
  expectConsoleError("400");
  const videos = [1, 2, 3, 4, 5].map((number) => scheduledVideo(number));
  await keep(asCopy(aQueue(videos, { queueId: "lost" })));
  let back: ScheduledVideo[] = [];
  await standIn(page, () => aQueue(back));
  await page.route(RESTORE, (route) => {
    const batch = restoreVideos.body.parse(route.request().postDataJSON()).videos;
    if (batch.some(({ title }) => title === "Video number 3"))
      return route.fulfill(refusal("bad_request", "videos.2.timeZone: must be a time zone"));
    back = [...back, ...batch];
    const restored = batch.map(({ id }) => id);
    return route.fulfill({ json: { queueId: "queue-one", revision: back.length, restored } });
  });
  await page.goto(SCHEDULER);
  const note = queueOf(page).getByRole("status").filter({ hasText: "couldn't be put back" });
  await expect(note).toContainText("1 video in this browser isn't on the server");
  await expect(note).not.toContainText("timeZone");
  await expect(titlesIn(page)).toHaveCount(5);
  expect(back).toHaveLength(4);
});

test("a browser with no room says so once, and the queue works on", async ({ page, context }) => {
  await page.goto(SCHEDULER);
  await put(context, { title: "Kept" });
  await expect(titlesIn(page)).toHaveText(["Kept"]);
  await fill(page);
  for (const number of [1, 2]) {
    await put(context, { title: `Not kept ${number}`, description: "x".repeat(4000) });
    await expect(rowOf(page, `Not kept ${number}`)).toBeVisible();
  }
  await expect(toast(page, "No room for a copy of your queue")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("schedule-queue"))).not.toContain("Not kept");
  await rowOf(page, "Not kept 2").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, "Not kept 2")).toHaveCount(0);
});

test("a copy that can't be read breaks nothing, and goes into the export", async ({ page, keep }) => {
  const text = JSON.stringify({
    version: 1,
    queueId: "q",
    revision: 1,
    videos: [{ status: "due" }],
    lost: 7,
  });
  await keep({ "schedule-queue": text });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.goto(SCHEDULER);
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  await page.goto(SETTINGS);
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const file = JSON.parse(await readFile(await (await arrived).path(), "utf8"));
  expect(file.data.unreadable).toContain(text);
});

test("an export holds the queue, and another browser that imports it has it in its own", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto(SCHEDULER);
  const video = await put(context, { title: "Watch repair" });
  await expect(titlesIn(page)).toHaveText(["Watch repair"]);
  await page.goto(SETTINGS);
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const buffer = await readFile(await (await arrived).path());
  expect(JSON.parse(buffer.toString()).data.scheduledVideos).toEqual([video]);

  const other = await browser.newContext({ baseURL });
  const tab = await other.newPage();
  await tab.addInitScript(() => localStorage.setItem("user", '{"id":"1","email":"x@example.com"}'));
  await tab.goto(SETTINGS);
  await tab
    .getByLabel("A file with exported data")
    .setInputFiles({ name: "file.json", mimeType: "application/json", buffer });
  const asked = tab.getByRole("dialog", { name: "Import this file?" });
  await expect(asked).toContainText("1 scheduled video.");
  await asked.getByRole("button", { name: "Merge" }).click();
  await expect(tab.getByText("Data imported")).toBeVisible();
  await tab.goto(SCHEDULER);
  await expect(titlesIn(tab)).toHaveText(["Watch repair"]);
  await expect(queueOf(tab).getByText("1 video of the file you imported is in your queue.")).toBeVisible();
  expect((await videosOf(other)).map(({ id }) => id)).toEqual([video.id]);
  await other.close();
});

test("Merge doesn't bring back what was deleted since, but offers to", async ({ page, keep }) => {
  const [here, gone] = [scheduledVideo(1), scheduledVideo(2)];
  await keep(asCopy(aQueue([here])));
  let held = aQueue([here]);
  await standIn(page, () => held);
  await page.route(RESTORE, (route) => {
    const { reason } = restoreVideos.body.parse(route.request().postDataJSON());
    const restored = reason === "undo" ? [gone.id] : [];
    if (reason === "undo") held = aQueue([here, gone]);
    return route.fulfill({ json: { queueId: held.queueId, revision: held.revision, restored } });
  });
  await page.goto(SETTINGS);
  const data = { scheduledVideos: [here, gone] };
  const file = { app: "crescendo", version: 1, exportedAt: iso(Date.now()), data };
  await page.getByLabel("A file with exported data").setInputFiles({
    name: "file.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const asked = page.getByRole("dialog", { name: "Import this file?" });
  await expect(asked).toContainText("2 scheduled videos, 1 of them already here.");
  await asked.getByRole("button", { name: "Merge" }).click();
  await page.goto(SCHEDULER);
  const note = queueOf(page).getByRole("status").filter({ hasText: "couldn't be put back" });
  await expect(note).toContainText("It was deleted from the queue since");
  await note.getByRole("button", { name: "Put it back" }).click();
  await expect(note).toHaveCount(0);
  await expect(titlesIn(page)).toHaveText([here.title, gone.title]);
});

test("Delete everything takes the copy along, and nothing comes back", async ({ page, context }) => {
  await page.goto(SCHEDULER);
  await put(context, { title: "Soon forgotten" });
  await expect(titlesIn(page)).toHaveText(["Soon forgotten"]);
  await page.goto(SETTINGS);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => localStorage.getItem("schedule-queue"))).toBeNull();
  expect(await videosOf(context)).toEqual([]);
});
