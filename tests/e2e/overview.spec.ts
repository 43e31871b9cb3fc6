import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { asStored, cards, ideasIn, savedIdea } from "../support/ideas.ts";
import {
  aQueue,
  asCopy,
  inHours,
  put,
  queueOf,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  standIn,
  toast,
  videosOf,
} from "../support/schedule-screen.ts";

/** The paths the page calls from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  return calls;
}

test.beforeEach(({ signIn }) => signIn());

test("the quick box and the starters lead straight to fresh ideas", async ({ page }) => {
  await page.goto("/dashboard");
  const quick = page.getByRole("region", { name: "Quick ideas" });
  await expect(quick.getByRole("button", { name: "Get ideas" })).toBeDisabled();
  await quick.getByLabel("Topic").fill("   ");
  await expect(quick.getByRole("button", { name: "Get ideas" })).toBeDisabled();
  await quick.getByLabel("Topic").fill("rooftop beekeeping");
  await quick.getByLabel("Topic").press("Enter");
  await expect(page.getByLabel("Topic")).toHaveValue("rooftop beekeeping");
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL("/dashboard?section=ai-ideas");

  await page.goto("/dashboard");
  await quick.getByRole("button", { name: "Learning guitar after 40" }).click();
  await expect(page.getByLabel("Topic")).toHaveValue("Learning guitar after 40");
  await expect(cards(page)).toHaveCount(5);
  await expect(cards(page).first()).toContainText(/guitar/iu);
});

test("a quick topic isn't mixed with the niche of the last one", async ({ page }) => {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Niche").selectOption("Gaming & Esports");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  const asked = page.waitForRequest("**/api/ai/assist");
  await page.getByRole("button", { name: "Cooking for one" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ input: { topic: "Cooking for one", niche: "" } });
  await expect(page.getByLabel("Niche")).toHaveValue("");
});

test("a reload or a way back to quick ideas asks for nothing again", async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Cooking for one" }).click();
  await expect(cards(page)).toHaveCount(5);
  const calls = callsOf(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goForward();
  await expect(cards(page)).toHaveCount(5);
  expect(calls).toEqual([]);
});

test("an address with a topic fills the form and asks for nothing", async ({ page }) => {
  const calls = callsOf(page);
  await page.goto("/dashboard?section=ai-ideas&topic=rooftop%20beekeeping");
  await expect(page.getByLabel("Topic")).toHaveValue("rooftop beekeeping");
  await expect(page).toHaveURL("/dashboard?section=ai-ideas");
  await expect(page.getByText("Your ideas appear here")).toBeVisible();
  expect(calls).toEqual([]);

  await page.goto(`/dashboard?section=ai-ideas&topic=${"long ".repeat(200)}`);
  await expect(page.getByLabel("Topic")).toHaveValue("long ".repeat(100));
});

test("the overview greets by name and time of day", async ({ page }) => {
  for (const [hour, greeting] of [
    ["03", "Still up"],
    ["09", "Good morning"],
    ["15", "Good afternoon"],
    ["21", "Good evening"],
  ] as const) {
    await page.clock.setFixedTime(`2026-11-21T${hour}:00:00`);
    await page.goto("/dashboard");
    await expect(page.getByText(`${greeting}, Ada Example.`)).toBeVisible();
  }
});

test("without saved ideas the overview says how they come", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Saved so far" })).toContainText("0video ideas");
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All saved ideas" })).toHaveCount(0);
});

test("the overview counts the ideas, names the strongest and shows the latest three", async ({
  page,
  keep,
}) => {
  const [first, second, third, fourth] = [
    savedIdea({ viralScore: 91.6, title: "The strong one" }),
    savedIdea(),
    savedIdea(),
    savedIdea(),
  ];
  await keep(asStored([fourth, third, second, first]));
  await page.goto("/dashboard");
  const soFar = page.getByRole("region", { name: "Saved so far" });
  await expect(soFar).toContainText("4video ideas");
  await expect(soFar).toContainText("Strongest: 92% viral, The strong one");
  const latest = page.getByRole("region", { name: "Latest saved ideas" });
  await expect(latest.getByRole("listitem")).toContainText([fourth.title, third.title, second.title]);
  await latest.getByRole("link", { name: "All saved ideas" }).click();
  await expect(cards(page)).toHaveCount(4);
  await page.goBack();

  await soFar.getByRole("link", { name: "The strong one" }).click();
  await expect(cards(page, "The strong one")).toBeInViewport();
});

test("the overview follows another tab", async ({ page, context, keep }) => {
  await keep(asStored([savedIdea(), savedIdea()]));
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Saved so far" })).toContainText("2video ideas");
  const other = await context.newPage();
  await other.goto("/dashboard?section=saved-ideas");
  await cards(other).first().getByRole("button", { name: "Delete" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("region", { name: "Saved so far" })).toContainText("1video idea");
  expect(await ideasIn(page)).toHaveLength(1);
});

test("the next video stands on the dashboard once there is a queue, and goes with it", async ({
  page,
  context,
  axe,
}) => {
  const next = page.getByRole("region", { name: "Next video" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  await expect(next).toHaveCount(0);

  await page.goto(SCHEDULER);
  await put(context, { title: "The later one", scheduledAt: inHours(72) });
  const { id } = await put(context, { title: "The first one", scheduledAt: inHours(51) });
  await expect(rowOf(page, "The first one")).toBeVisible();
  await page.goto("/dashboard");
  await expect(next).toContainText("Scheduled");
  await expect(next).toContainText(/in 2 d [23] h/u);
  await expect(next).toContainText("The first one");
  expect(await axe(page)).toEqual([]);

  await next.getByRole("link", { name: "Open the scheduler" }).click();
  await rowOf(page, "The first one").getByRole("button", { name: "Mark as posted" }).click();
  await page.goBack();
  await expect(next).toContainText("The later one");
  expect((await videosOf(context)).map((video) => video.id)).toContain(id);
});

test("a due video comes before what comes next, and others are counted", async ({ page, keep }) => {
  const due = (number: number) => scheduledVideo(number, { status: "due", scheduledAt: inHours(-number) });
  const queue = aQueue([due(3), due(2), due(1), scheduledVideo(4)]);
  await keep(asCopy(queue));
  await standIn(page, () => queue);
  await page.goto("/dashboard");
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next).toContainText("Time to publish");
  await expect(next).toContainText("Video number 3");
  await expect(next).toContainText("2 others wait for you");
});

test("the copy of a queue that can't be read stands there and says so, and an empty queue leaves nothing", async ({
  page,
  keep,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.clock.install();
  const queue = aQueue([scheduledVideo(1)]);
  await keep(asCopy(queue));
  await page.route("**/api/schedule", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/dashboard");
  const next = page.getByRole("region", { name: "Next video" });
  // Between the tries it waits 1, 2 and 4 seconds.
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(next).toContainText("Your queue can't be read right now.", { timeout: 100 });
  }).toPass();
  await expect(next).toContainText("Video number 1");
  await expect(next.getByRole("link", { name: "Open the scheduler" })).toBeVisible();
  await page.unroute("**/api/schedule");
  await page.route("**/api/schedule", (route) => route.fulfill({ json: aQueue([], { revision: 2 }) }));
  await page.clock.runFor(60_000);
  await expect(next).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("schedule-queue"))).toContain('"videos":[]');
});

test("what an earlier version left behind leads to the next video, and goes", async ({ page, keep }) => {
  await keep({ "has-queue": "yes" });
  await standIn(page, () => aQueue([scheduledVideo(1)]));
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Next video" })).toContainText("Video number 1");
  expect(await page.evaluate(() => localStorage.getItem("has-queue"))).toBeNull();
});

test("a queue that the server lost is put back when only the dashboard is open, and its creator is told", async ({
  page,
  context,
  keep,
}) => {
  const kept = [scheduledVideo(1), scheduledVideo(2, { scheduledAt: inHours(-2) })];
  await keep(asCopy(aQueue(kept, { queueId: "of another life" })));
  await page.goto("/dashboard");
  await expect(toast(page, "Your queue is back")).toContainText(
    "The server lost your queue. This browser had kept a copy and put 2 videos back.",
  );
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next).toContainText("Time to publish");
  await expect(next).toContainText("Video number 2");
  expect((await videosOf(context)).map(({ id, status }) => [id, status])).toEqual([
    [kept[1]?.id, "due"],
    [kept[0]?.id, "scheduled"],
  ]);
  await page.goto(SCHEDULER);
  await expect(queueOf(page).getByText("The server lost your queue.")).toBeVisible();
  await expect(toast(page, "Your queue is back")).toHaveCount(0);
});
