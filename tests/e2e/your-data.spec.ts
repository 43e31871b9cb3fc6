import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, KEPT_MARK, test } from "../support/app.ts";
import { answersIn, exchange, listText, memoryIn, savedAnswer } from "../support/assistant.ts";
import { askAbout, asStored, cards, ideasIn, savedIdea } from "../support/ideas.ts";
import { plansIn, savedPlan } from "../support/planner.ts";
import { connectedIn } from "../support/platform-screens.ts";
import { asConnected, profile } from "../support/profiles.ts";
import { channelDay, storedIn, video } from "../support/video-analytics.ts";

const SECTION = "/dashboard?section=settings";

interface File {
  readonly app?: string;
  readonly version?: number;
  readonly exportedAt?: string;
  readonly data?: unknown;
}

/** Chooses a file for Import. */
function choose(page: Page, content: string | Buffer) {
  const buffer = Buffer.from(content);
  return page
    .getByLabel("A file with exported data")
    .setInputFiles({ name: "file.json", mimeType: "application/json", buffer });
}

function fileWith(savedIdeas: unknown[], rest: File = {}): string {
  return JSON.stringify({
    app: "crescendo",
    version: 1,
    exportedAt: "2026-11-20T12:00:00.000Z",
    data: {
      user: { id: "1", email: "grace@example.com", full_name: "Grace", username: "grace" },
      theme: "green",
      savedIdeas,
    },
    ...rest,
  });
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Import this file?" });

test.beforeEach(({ signIn }) => signIn());

test("Export everything holds all that the browser keeps, and reads back on another machine", async ({
  page,
  keep,
  browser,
  baseURL,
}) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  const ideas = [savedIdea({ title: "日本語 🎸" }), savedIdea({ platform: "TikTok" })];
  const answers = [savedAnswer(), savedAnswer({ title: "日本語 🎸" })].toReversed();
  const memory = [exchange(), exchange({ userId: "2" })];
  const plans = [savedPlan({ name: "日本語 🎸", start: "2026-12-07" })];
  const videos = [video({ title: "日本語 🎸" }), video({ views: null, subscribersGained: -3 })];
  const days = [channelDay("2026-11-19", { views: 0 }), channelDay("2026-11-20")];
  const videosFile = { name: "Table data.csv", importedAt: "2026-11-20T10:00:00.000Z" };
  const daysFile = { name: "Totals.csv", importedAt: "2026-11-21T09:00:00.000Z" };
  await keep({
    ...asStored(ideas),
    "saved-answers": listText(answers),
    plans: listText(plans),
    "money-numbers": JSON.stringify({ subscribers: "640" }),
    ...asConnected({ tiktok: profile() }),
    youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }),
    "ai-memory": listText(memory),
    "use-memory": "yes",
    "use-channel": "no",
    youtube_videos: listText(videos),
    "channel-days": listText(days),
    "videos-file": JSON.stringify(videosFile),
    "days-file": JSON.stringify(daysFile),
    "app-theme": "purple",
    "panel-collapsed": "yes",
    "remembered-email": "ada@example.com",
  });
  await page.goto(SECTION);
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toBe("crescendo-data-2026-11-21.json");
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text)).toEqual({
    app: "crescendo",
    version: 1,
    exportedAt: "2026-11-21T10:00:00.000Z",
    data: {
      user: { id: "1", email: "ada@example.com", full_name: "Ada Example", username: "ada" },
      rememberedEmail: "ada@example.com",
      theme: "purple",
      panelCollapsed: "yes",
      moneyNumbers: { subscribers: "640" },
      connectedPlatforms: { tiktok: profile() },
      memorySwitch: "yes",
      channelSwitch: "no",
      videosFile,
      daysFile,
      savedIdeas: ideas,
      savedAnswers: answers,
      plans,
      aiMemory: memory,
      youtubeVideos: videos,
      channelDays: days,
      scheduledVideos: [],
      unreadable: [],
    },
  });

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem("user", '{"id":"1","email":"x@example.com"}');
  });
  await other.goto(SECTION);
  await choose(other, text);
  await expect(dialog(other)).toContainText(
    "It holds 2 saved ideas; 2 saved answers; 1 saved plan; 2 remembered answers; 2 imported videos; 2 imported days.",
  );
  await dialog(other).getByRole("button", { name: "Replace" }).click();
  await expect(other.getByText("Data imported")).toBeVisible();
  await expect(other.getByRole("button", { name: "Account menu of Ada Example" })).toBeVisible();
  await expect(other.locator("html")).toHaveClass("purple");
  await expect(other.getByRole("button", { name: "Widen the panel" })).toBeVisible();
  expect(await ideasIn(other)).toEqual(ideas);
  expect(await answersIn(other)).toEqual(answers);
  expect(await plansIn(other)).toEqual(plans);
  expect(await memoryIn(other)).toEqual(memory);
  expect(await connectedIn(other)).toEqual({ tiktok: profile() });
  expect(await storedIn(other)).toEqual({ videos, days, videosFile, daysFile });
  expect(await other.evaluate(() => localStorage.getItem("use-memory"))).toBe("yes");
  expect(await other.evaluate(() => localStorage.getItem("use-channel"))).toBe("no");
  await context.close();
});

test("answers and memory are merged without doubling, and Undo takes them back", async ({ page, keep }) => {
  const [older, mine, theirs] = [savedAnswer(), savedAnswer(), savedAnswer()];
  const [said, heard] = [exchange(), exchange()];
  await keep({ "saved-answers": listText([mine]), "ai-memory": listText([heard]) });
  await page.goto(SECTION);
  const data = { savedAnswers: [theirs, older, mine, { title: "half" }], aiMemory: [said, heard, {}] };
  await choose(page, fileWith([], { data }));
  await expect(dialog(page)).toContainText(
    "It holds 0 saved ideas; 3 saved answers, 1 of them already here; 2 remembered answers, 1 of them already here.",
  );
  await expect(dialog(page)).toContainText(
    "1 saved answer and 1 remembered answer in the file can't be read and would be left out.",
  );
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("Data imported")).toBeVisible();
  expect(await answersIn(page)).toEqual([theirs, mine, older]);
  expect(await memoryIn(page)).toEqual([said, heard]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => answersIn(page)).toEqual([mine]);
  await expect.poll(() => memoryIn(page)).toEqual([heard]);
});

test("Merge adds the profiles of platforms that aren't connected here, and Undo takes them back", async ({
  page,
  keep,
}) => {
  const [mine, theirs] = [profile({ username: "mine" }), profile({ username: "theirs" })];
  await keep(asConnected({ youtube: mine }));
  await page.goto(SECTION);
  const connectedPlatforms = { youtube: theirs, tiktok: theirs, instagram: { username: 7 } };
  await choose(page, fileWith([], { data: { connectedPlatforms } }));
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect.poll(() => connectedIn(page)).toEqual({ youtube: mine, tiktok: theirs });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => connectedIn(page)).toEqual({ youtube: mine });
});

test("imported videos and days are merged without doubling, with the file they came from", async ({
  page,
}) => {
  const [mine, theirs] = [video({ views: 10 }), video({ views: 20 })];
  const days = [channelDay("2026-11-19"), channelDay("2026-11-20")];
  const videosFile = { name: "Table data.csv", importedAt: "2026-11-20T10:00:00.000Z" };
  await page.goto(SECTION);
  const data = { youtubeVideos: [mine, theirs, { videoId: "" }], channelDays: days.toReversed(), videosFile };
  await choose(page, fileWith([], { data }));
  await expect(dialog(page)).toContainText("2 imported videos; 2 imported days.");
  await expect(dialog(page)).toContainText("1 imported video in the file can't be read");
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("Data imported")).toBeVisible();
  expect(await storedIn(page)).toEqual({ videos: [theirs, mine], days, videosFile, daysFile: null });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedIn(page)).toEqual({ videos: [], days: [], videosFile: null, daysFile: null });
});

test("memory that comes in a file is bounded as it is here", async ({ page }) => {
  const long = Array.from({ length: 5 }, () => exchange({ reply: "r".repeat(3900) }));
  await page.goto(SECTION);
  await choose(page, fileWith([], { data: { aiMemory: long } }));
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect.poll(() => memoryIn(page)).toEqual(long.slice(-3));
});

test("where there is no room for a later list, none of the file is taken over", async ({ page, keep }) => {
  const mine = savedIdea();
  await keep({ ...asStored([mine]), "app-theme": "dark" });
  await page.goto(SECTION);
  const huge = savedAnswer({ text: "x".repeat(6 * 1024 * 1024) });
  const theirs = savedIdea();
  await choose(page, fileWith([], { data: { savedIdeas: [theirs], savedAnswers: [huge], theme: "green" } }));
  await dialog(page).getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("Import stopped")).toBeVisible();
  expect(await ideasIn(page)).toEqual([mine]);
  expect(await answersIn(page)).toEqual([]);
  await expect(page.locator("html")).toHaveClass("dark");
});

test("what isn't an export is refused with the reason, and nothing changes", async ({ page, keep }) => {
  const idea = savedIdea();
  await keep(asStored([idea]));
  await page.goto(SECTION);
  const refusals = [
    ["not json at all", "This file isn't a Crescendo export."],
    ["", "This file isn't a Crescendo export."],
    ['{"hello":"world"}', "This file isn't a Crescendo export."],
    [fileWith([], { app: "other" }), "This file isn't a Crescendo export."],
    [fileWith([], { version: 2 }), "This file was made by a newer Crescendo."],
    [fileWith([], { data: { savedIdeas: "none" } }), "This Crescendo export is damaged and can't be read."],
    [Buffer.alloc(20 * 1024 * 1024 + 1, "x"), "This file is over 20 MB, more than Crescendo ever exports."],
  ] as const;
  const problem = page.getByRole("main").getByRole("alert");
  for (const [content, sentence] of refusals) {
    await choose(page, content);
    await expect(problem).toContainText(sentence);
  }
  await expect(dialog(page)).toHaveCount(0);
  expect(await ideasIn(page)).toEqual([idea]);
  await choose(page, fileWith([]));
  await expect(dialog(page)).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test("the dialog says what a file holds, and Cancel takes nothing over", async ({ page, keep }) => {
  const [mine, theirs] = [savedIdea(), savedIdea()];
  await keep(asStored([mine]));
  await page.goto(SECTION);
  await choose(page, fileWith([mine, theirs, { title: "half an idea" }]));
  await expect(dialog(page)).toContainText("It holds 2 saved ideas, 1 of them already here.");
  await expect(dialog(page)).toContainText("Exported on Nov 20, 2026");
  await expect(dialog(page)).toContainText("1 saved idea in the file can't be read and would be left out.");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await ideasIn(page)).toEqual([mine]);

  await choose(page, fileWith([], { exportedAt: "yesterday" }));
  await expect(dialog(page)).toContainText("Exported at an unknown time. It holds 0 saved ideas.");
});

test("Merge adds what isn't here, newest first, without doubling, and Undo takes it back", async ({
  page,
  keep,
}) => {
  const [oldest, mine, theirs] = [savedIdea(), savedIdea(), savedIdea()];
  await keep({ ...asStored([mine]), "app-theme": "dark" });
  await page.goto(SECTION);
  const file = fileWith([oldest, { ...mine, title: "An older copy of mine" }, theirs]);
  const merge = async () => {
    await choose(page, file);
    await dialog(page).getByRole("button", { name: "Merge" }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await merge();
  expect(await ideasIn(page)).toEqual([theirs, mine, oldest]);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.getByRole("button", { name: "Account menu of Ada Example" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => ideasIn(page)).toEqual([mine]);
  await merge();
  await merge();
  expect(await ideasIn(page)).toEqual([theirs, mine, oldest]);
});

test("Replace makes all as it is in the file, and Undo brings back what was beside what came since", async ({
  page,
  context,
  keep,
}) => {
  const [mine, theirs] = [savedIdea(), savedIdea()];
  await keep({ ...asStored([mine]), "app-theme": "dark" });
  await page.goto(SECTION);
  await choose(page, fileWith([theirs]));
  await dialog(page).getByRole("button", { name: "Replace" }).click();
  await expect(page.getByRole("button", { name: "Account menu of Grace" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass("green");
  expect(await ideasIn(page)).toEqual([theirs]);
  const other = await context.newPage();
  await askAbout(other, "bread");
  await cards(other).first().getByRole("button", { name: "Save" }).click();
  await expect.poll(() => ideasIn(page)).toHaveLength(2);
  const [since] = await ideasIn(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Account menu of Ada Example" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass("dark");
  expect(await ideasIn(page)).toEqual([since, mine]);
});

test("Delete everything asks first, then clears every key, the drafts and the cookie, and signs out", async ({
  page,
  context,
  keep,
}) => {
  await keep({
    ...asStored([savedIdea()]),
    "saved-ideas.unreadable-1": "[",
    "saved-answers": listText([savedAnswer()]),
    "ai-memory": listText([exchange()]),
    "money-numbers": JSON.stringify({ subscribers: "640" }),
    youtube_videos: listText([video()]),
    "videos-file": JSON.stringify({ name: "Table data.csv", importedAt: "2026-11-20T10:00:00.000Z" }),
    "use-memory": "yes",
    "app-theme": "dark",
    theme: "dark",
    "panel-collapsed": "yes",
    "remembered-email": "ada@example.com",
    userId: "7",
  });
  await askAbout(page, "bread");
  await expect(cards(page)).toHaveCount(5);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "workspace", httpOnly: true, sameSite: "Lax" });
  await page.getByRole("link", { name: "Settings", exact: true }).click();

  const button = page.getByRole("button", { name: "Delete everything" });
  await button.click();
  const asked = page.getByRole("dialog", { name: "Delete everything?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  expect(await ideasIn(page)).toHaveLength(1);

  await button.click();
  const forgotten = page.waitForResponse("**/api/workspace");
  await asked.getByRole("button", { name: "Delete everything" }).click();
  expect((await forgotten).request().method()).toBe("DELETE");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("Everything is deleted")).toBeVisible();
  await expect(page.locator("html")).toHaveClass("light");
  const left = await page.evaluate(
    (mark) => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((key) => !key.startsWith(mark)),
    ],
    KEPT_MARK,
  );
  expect(left).toEqual([]);
  expect((await context.cookies()).map(({ value }) => value)).not.toContain(cookie?.value);
});

test("Delete everything without a server deletes what is here and says what it couldn't", async ({
  page,
  keep,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await keep(asStored([savedIdea()]));
  await page.route("**/api/workspace", (route) => route.abort());
  await page.goto(SECTION);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText("so it still knows this browser by its cookie")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
