import type { BrowserContext, Page } from "@playwright/test";
import { LIVE_CLOSE, LIVE_LIMITS, restoreVideos } from "#shared/contracts/schedule.ts";
import { expect, test } from "../support/app.ts";
import {
  aQueue,
  inHours,
  put,
  queueOf,
  rowOf,
  scheduledVideo,
  SCHEDULER,
  RealWire,
  sending,
  standIn,
  titlesIn,
  toast,
  videosOf,
  Wire,
} from "../support/schedule-screen.ts";
import { iso } from "../support/videos.ts";

test.beforeEach(({ signIn }) => signIn());

const soon = () => iso(Date.now() + 2000);

/** Another tab of the same browser, signed in as the first is. */
async function anotherTab(context: BrowserContext, page: Page): Promise<Page> {
  await page.waitForFunction(() => localStorage.getItem("user") !== null);
  const tab = await context.newPage();
  await tab.goto(SCHEDULER);
  await expect(queueOf(tab)).toBeVisible();
  return tab;
}

test("a video scheduled two seconds ahead becomes due in two tabs without a reload, and is told once in each", async ({
  page,
  context,
}) => {
  await page.goto(SCHEDULER);
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  const other = await anotherTab(context, page);
  await put(context, { title: "Watch repair", scheduledAt: soon() });
  for (const tab of [page, other]) await expect(rowOf(tab, "Watch repair")).toContainText("Scheduled");
  for (const tab of [page, other]) {
    await expect(rowOf(tab, "Watch repair")).toContainText("Time to publish");
    await expect(toast(tab, "Watch repair")).toHaveCount(1);
  }
  await page.reload();
  await expect(rowOf(page, "Watch repair")).toContainText("Time to publish");
  await rowOf(page, "Watch repair").getByRole("button", { name: "Mark as posted" }).click();
  // The toast of the click comes after any that the reload could have brought.
  await expect(toast(page, "Marked as posted")).toBeVisible();
  await expect(toast(page, "Time to publish")).toHaveCount(0);
  await expect(rowOf(other, "Watch repair")).toContainText("Posted");
});

test("a delete and its undo show in the other tab", async ({ page, context }) => {
  await page.goto(SCHEDULER);
  const other = await anotherTab(context, page);
  const { id } = await put(context, { title: "Watch repair" });
  await expect(rowOf(other, "Watch repair")).toBeVisible();
  await rowOf(page, "Watch repair").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(other, "Watch repair")).toHaveCount(0);
  await toast(page, "Video Removed").getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(other, "Watch repair")).toBeVisible();
  await expect(rowOf(page, "Watch repair")).toBeVisible();
  expect(await videosOf(context)).toMatchObject([{ id, status: "scheduled" }]);
});

test("a lost connection shows, reconnects and catches up", async ({ page, context, expectConsoleError }) => {
  expectConsoleError("net::ERR_FAILED");
  const wire = await new RealWire().attach(page);
  await page.goto(SCHEDULER);
  await put(context, { title: "Before the cut" });
  await expect(rowOf(page, "Before the cut")).toBeVisible();
  await page.clock.install();
  // What is cut stays cut, also for the calls that stand in.
  await page.route("**/api/schedule", (route) => route.abort());
  await wire.block();
  await put(context, { title: "While it was cut" });
  await page.clock.fastForward(2000);
  await expect(queueOf(page).getByText("The connection is lost. Reconnecting;")).toBeVisible();
  await expect(rowOf(page, "Before the cut")).toBeVisible();
  await expect(rowOf(page, "While it was cut")).toHaveCount(0);
  wire.connect();
  await page.clock.fastForward(30_000);
  await expect(rowOf(page, "While it was cut")).toBeVisible();
  await expect(queueOf(page).getByText("The connection is lost.")).toHaveCount(0);
});

test("the connection comes back by hand, and when the network does", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("net::ERR_FAILED");
  const wire = await new RealWire().attach(page);
  await page.goto(SCHEDULER);
  await put(context, { title: "Before the cut" });
  await expect(rowOf(page, "Before the cut")).toBeVisible();
  await page.clock.install();
  for (const comeBack of [
    () => page.getByRole("button", { name: "Reconnect now" }).click(),
    () => page.evaluate(() => dispatchEvent(new Event("online"))),
  ]) {
    await page.route("**/api/schedule", (route) => route.abort());
    await wire.block();
    await page.clock.runFor(1600);
    await expect(page.getByRole("button", { name: "Reconnect now" })).toBeVisible();
    wire.connect();
    await page.unroute("**/api/schedule");
    await comeBack();
    await expect(page.getByRole("button", { name: "Reconnect now" })).toHaveCount(0);
  }
});

test("a connection that falls silent is given up and made anew", async ({ page }) => {
  await page.clock.install();
  const silent = aQueue([scheduledVideo(1, { title: "From the silent one" })]);
  const wire = await new Wire((socket) => {
    socket.onMessage(() => {});
    socket.send(JSON.stringify({ type: "queue", queue: silent }));
  }).attach(page);
  await page.goto(SCHEDULER);
  await expect(rowOf(page, "From the silent one")).toBeVisible();
  wire.onOpen = sending(() => aQueue([scheduledVideo(1, { title: "From the new one" })], { revision: 2 }));
  await page.clock.runFor(25_000);
  expect(wire.sockets).toHaveLength(1);
  await page.clock.runFor(12_000);
  await expect(rowOf(page, "From the new one")).toBeVisible();
  expect(wire.sockets).toHaveLength(2);
});

test("a connection whose pings are answered stays", async ({ page }) => {
  await page.clock.install();
  const wire = await standIn(page, () => aQueue([scheduledVideo(1)]));
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.runFor(26_000);
    // The answer arrives in its own time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(wire.sockets).toHaveLength(1);
});

test("where WebSockets don't work at all the queue is read every 15 seconds", async ({ page, context }) => {
  await page.clock.install();
  await new Wire((socket) => void socket.close()).attach(page);
  await page.goto(SCHEDULER);
  await page.clock.runFor(3000);
  await expect(queueOf(page).getByText("this list is read every 15 seconds")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  await put(context, { title: "Read by a poll" });
  await page.clock.runFor(15_000);
  await expect(rowOf(page, "Read by a poll")).toBeVisible();
  await rowOf(page, "Read by a poll").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
});

test("a tab too many doesn't fight for its place, and reads the queue every 15 seconds", async ({ page }) => {
  await page.clock.install();
  const wire = await new Wire((socket) => void socket.close({ code: LIVE_CLOSE.tooMany })).attach(page);
  await page.goto(SCHEDULER);
  await expect(queueOf(page).getByText("this list is read every 15 seconds")).toBeVisible();
  await page.clock.runFor(60_000);
  expect(wire.sockets).toHaveLength(1);
});

test("a server that can't be reached at all says so, with a way to try again", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("net::ERR_FAILED");
  await page.clock.install();
  const wire = await new Wire((socket) => void socket.close()).attach(page);
  await page.route("**/api/schedule", (route) => route.abort());
  await page.goto(SCHEDULER);
  await page.clock.runFor(3000);
  await expect(page.getByRole("alert")).toContainText("Your queue can't be read right now");
  await expect(page.getByRole("alert")).toContainText("Crescendo can't be reached right now.");
  wire.onOpen = sending(() => aQueue([scheduledVideo(1)]));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(titlesIn(page)).toHaveText(["Video number 1"]);
});

test("what is out of step is read anew", async ({ page }) => {
  const one = scheduledVideo(1);
  let held = aQueue([one]);
  const wire = await standIn(page, () => held);
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  const whole = aQueue([one, scheduledVideo(2), scheduledVideo(3)]);
  held = whole;
  wire.tell({
    type: "changed",
    queueId: whole.queueId,
    revision: 3,
    now: whole.now,
    videos: [scheduledVideo(3)],
    removed: [],
  });
  await expect(titlesIn(page)).toHaveCount(3);
});

test("what the server loses is put back with its ids by two tabs at once, once, and told once", async ({
  page,
  context,
}) => {
  const wires = [await new RealWire().attach(page)];
  await page.goto(SCHEDULER);
  const kept = [
    await put(context, { title: "First of the lost", scheduledAt: inHours(20) }),
    await put(context, { title: "Second of the lost", scheduledAt: inHours(30) }),
  ];
  await expect(titlesIn(page)).toHaveText(["First of the lost", "Second of the lost"]);
  const other = await context.newPage();
  wires.push(await new RealWire().attach(other));
  await other.goto(SCHEDULER);
  await expect(titlesIn(other)).toHaveText(["First of the lost", "Second of the lost"]);

  // Another cookie is another queue: the one before is as good as lost.
  await context.clearCookies();
  expect(await videosOf(context)).toEqual([]);
  await Promise.all(wires.map((wire) => wire.block()));
  for (const wire of wires) wire.connect();
  const tells = async (tab: Page) => {
    await toast(tab, "Your queue is back").waitFor();
    return tab;
  };
  const teller = await Promise.any([page, other].map(tells));
  for (const tab of [page, other]) {
    await expect(
      queueOf(tab).getByText(/The server lost your queue\. .* put 2 videos back\./u),
    ).toBeVisible();
    await expect(titlesIn(tab)).toHaveText(["First of the lost", "Second of the lost"]);
  }
  await expect(toast(teller === page ? other : page, "Your queue is back")).toHaveCount(0);
  expect((await videosOf(context)).map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
  await queueOf(page).getByRole("button", { name: "OK" }).click();
  for (const tab of [page, other])
    await expect(queueOf(tab).getByText("The server lost your queue.")).toHaveCount(0);
});

test("what can't be put back yet stays, also across a reload, and comes back by hand", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("500");
  const one = scheduledVideo(1);
  let held = aQueue([one]);
  const wire = await standIn(page, () => held);
  const restore = `**${restoreVideos.path}`;
  await page.route(restore, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  held = aQueue([], { queueId: "queue-two" });
  wire.tell({ type: "queue", queue: held });
  const note = "1 video in this browser isn't on the server and couldn't be put back yet.";
  await expect(queueOf(page).getByText(note)).toBeVisible();
  await page.reload();
  await expect(queueOf(page).getByText(note)).toBeVisible();
  await expect(rowOf(page, one.title)).toContainText("Only in this browser");

  await page.route(restore, (route) => {
    expect(route.request().postDataJSON()).toEqual({ reason: "lost", videos: [one] });
    held = aQueue([one], { queueId: "queue-two" });
    return route.fulfill({ json: { queueId: "queue-two", revision: 1, restored: [one.id] } });
  });
  await queueOf(page).getByRole("button", { name: "Put it back" }).click();
  await expect(queueOf(page).getByText("This browser had kept a copy and put 1 video back.")).toBeVisible();
  await expect(rowOf(page, one.title)).toContainText("Scheduled");
});

test("what is too large to be told, or comes too fast, is looked up after a ping", async ({ page }) => {
  const one = scheduledVideo(1);
  let held = aQueue([one]);
  const heard: string[] = [];
  const wire = await new Wire((socket) => {
    socket.onMessage((message) => {
      heard.push(String(message));
      socket.send("pong");
    });
    socket.send(JSON.stringify({ type: "queue", queue: held }));
  }).attach(page);
  await page.route("**/api/schedule", (route) => {
    heard.push("a reading");
    return route.fulfill({ json: held });
  });
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  heard.length = 0;
  held = aQueue([one, scheduledVideo(2)]);
  wire.tell({ type: "look", queueId: held.queueId, revision: held.revision });
  await expect(titlesIn(page)).toHaveCount(2);
  expect(heard.toSorted()).toEqual(["a reading", "ping"]);
});

test("a tab says what it took in before the server's patience ends", async ({ page }) => {
  let held = aQueue([scheduledVideo(1)]);
  let pings = 0;
  const wire = await new Wire((socket) => {
    socket.onMessage((message) => {
      if (message === "ping") pings += 1;
      socket.send("pong");
    });
    socket.send(JSON.stringify({ type: "queue", queue: held }));
  }).attach(page);
  await page.route("**/api/schedule", (route) => route.fulfill({ json: held }));
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveCount(1);
  for (let change = 0; change < 10; change += 1) {
    const videos = [1, 2, 3, 4].map((number) =>
      scheduledVideo(number, { title: `Change ${change} of ${number}`, description: "x".repeat(5000) }),
    );
    held = aQueue(videos, { revision: held.revision + 1 });
    const { queueId, revision, now } = held;
    wire.tell({ type: "changed", queueId, revision, now, videos, removed: [] });
  }
  await expect(rowOf(page, "Change 9 of 1")).toBeVisible();
  // Over 200 KB came in, and a ping was due after each half of the credit.
  await expect.poll(() => pings).toBeGreaterThanOrEqual(Math.floor(200_000 / LIVE_LIMITS.credit) * 2);
});

test("a server that ends each connection is asked less and less often", async ({ page }) => {
  await page.clock.install();
  const wire = await new Wire((socket) => {
    socket.send(JSON.stringify({ type: "queue", queue: aQueue([]) }));
    void socket.close({ code: LIVE_CLOSE.unexpected });
  }).attach(page);
  await page.route("**/api/schedule", (route) => route.fulfill({ json: aQueue([]) }));
  await page.goto(SCHEDULER);
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(wire.sockets.length).toBeGreaterThan(2);
  expect(wire.sockets.length).toBeLessThan(10);
});

test("a long queue is read page by page, and anew where it changes between two pages", async ({ page }) => {
  const videos = [1, 2, 3].map((number) => scheduledVideo(number));
  const asked: string[] = [];
  let revision = 3;
  await new Wire((socket) => {
    socket.onMessage(() => socket.send("pong"));
    socket.send(JSON.stringify({ type: "look", queueId: "queue-one", revision }));
  }).attach(page);
  await page.route(/\/api\/schedule(\?.*)?$/u, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("from") ?? 0);
    asked.push(`${from} at ${revision}`);
    const next = from < 2 ? from + 1 : undefined;
    const json = aQueue(videos.slice(from, from + 1), { revision, next });
    if (asked.length === 1) revision = 4;
    return route.fulfill({ json });
  });
  await page.goto(SCHEDULER);
  await expect(titlesIn(page)).toHaveText(videos.map(({ title }) => title));
  expect(asked.slice(0, 5)).toEqual(["0 at 3", "1 at 4", "0 at 4", "1 at 4", "2 at 4"]);
});

test("a queue that never stands still while it is read says so", async ({ page }) => {
  let revision = 0;
  await new Wire((socket) => void socket.close()).attach(page);
  await page.route(/\/api\/schedule(\?.*)?$/u, (route) => {
    revision += 1;
    return route.fulfill({ json: aQueue([scheduledVideo(1)], { revision, next: 1 }) });
  });
  await page.goto(SCHEDULER);
  await expect(page.getByRole("alert")).toContainText(
    "Your queue kept changing while it was read. Try again in a moment.",
  );
});

test("what a creator deletes in Settings is not put back by a tab that still shows it", async ({
  page,
  context,
}) => {
  await page.goto(SCHEDULER);
  await put(context, { title: "Soon forgotten" });
  await expect(rowOf(page, "Soon forgotten")).toBeVisible();
  const deleted = await context.request.delete("/api/workspace");
  expect(deleted.status()).toBe(200);
  await expect(queueOf(page).getByText("Everything was deleted in another tab")).toBeVisible();
  await expect(titlesIn(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is scheduled yet" })).toBeVisible();
  expect(await videosOf(context)).toEqual([]);
});

test("a due video is one browser notification for all tabs, once the creator allows it", async ({
  page,
  context,
}) => {
  // Chromium shows none without a desktop, so what is asked of it is written down.
  await context.addInitScript(() => {
    class Recorded extends EventTarget {
      static get permission() {
        return localStorage.getItem("test-permission") ?? "default";
      }
      static async requestPermission() {
        localStorage.setItem("test-permission", "granted");
        return "granted";
      }
      constructor(title: string, options: NotificationOptions) {
        super();
        const shown = localStorage.getItem("test-shown") ?? "";
        localStorage.setItem("test-shown", `${shown}${title}: ${options.body}\n`);
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: Recorded });
  });
  await page.goto(SCHEDULER);
  await page.getByRole("button", { name: "Notify me when a video is due" }).click();
  await expect(page.getByText("This browser tells you when a video is due")).toBeVisible();
  const other = await anotherTab(context, page);
  await put(context, { title: "Watch repair", scheduledAt: soon() });
  for (const tab of [page, other]) await expect(toast(tab, "Watch repair")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("test-shown")))
    .toBe("Time to publish: Watch repair\n");
  await page.reload();
  await expect(rowOf(page, "Watch repair")).toContainText("Time to publish");
  expect(await page.evaluate(() => localStorage.getItem("test-shown"))).toBe(
    "Time to publish: Watch repair\n",
  );
});
