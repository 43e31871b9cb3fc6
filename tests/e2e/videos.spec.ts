import type { Page } from "@playwright/test";
import { VIDEO_MEASURES } from "#shared/rules/video-analytics.ts";
import { expect, test } from "../support/app.ts";
import { listText } from "../support/assistant.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  analytics,
  answerAsYoutube,
  channelDay,
  failAsYoutube,
  GOOGLE_MARK,
  offerGoogle,
  SECTION,
  video,
} from "../support/video-analytics.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const RYE = video({
  videoId: "aBcDeFgHiJk",
  title: "Rye bread without a machine",
  views: 1_234_567,
  watchTime: 7_407_402,
  likes: 45_600,
  comments: 950,
  subscribersGained: 1200,
  rpm: 4.256,
  publishedAt: "2026-10-03T17:00:00Z",
  duration: 754,
});
const BAGELS = video({
  title: "Bagels: the crème of breads",
  views: 900,
  watchTime: null,
  likes: 0,
  comments: null,
  subscribersGained: -3,
  rpm: null,
  publishedAt: null,
  duration: null,
});
const PITA = video({ title: "Pita", views: 3000, watchTime: 120_000, publishedAt: "2025-01-31" });
const VIDEOS = [RYE, PITA, BAGELS];

/** Opens the section as a creator whose YouTube numbers are these. */
async function open(page: Page, videos = VIDEOS, ...days: Parameters<typeof channelDay>[]) {
  await answerAsYoutube(
    page,
    { videos },
    days.map((day) => channelDay(...day)),
  );
  await page.goto(SECTION);
  await expect(analytics.titles(page)).not.toHaveCount(0);
}

/** Lets the time of the tries after the first pass at once, until the screen has given up. */
async function giveUp(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await analytics.failure(page).count()).toBe(1);
  }).toPass();
}

test.beforeEach(({ signIn }) => signIn());

test.describe("before there are numbers", () => {
  const SENTENCE =
    "No video analytics available yet. Connect your YouTube account to see detailed video performance.";

  test("the screen says so, how to import, and where to connect", async ({ page, axe }) => {
    await offerGoogle(page, false);
    await page.goto(SECTION);
    await expect(page.getByRole("heading", { name: SENTENCE, exact: true })).toBeVisible();
    await expect(page.getByText("This site has no sign-in with Google")).toBeVisible();
    await expect(page.getByRole("region", { name: "Import from YouTube Studio" })).toContainText(
      "“Table data.csv” holds your videos",
    );
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Import CSV" }).click();
    expect((await chooser).isMultiple()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "Connect YouTube" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("a site with Google offers to sign in there", async ({ page }) => {
    await offerGoogle(page, true);
    await page.goto(SECTION);
    await expect(page.getByRole("heading", { name: SENTENCE })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in with Google" })).toHaveAttribute(
      "href",
      "/api/google/connect",
    );
  });

  test("a channel whose videos YouTube hasn't counted yet is told so", async ({ page, keep }) => {
    await keep(GOOGLE_MARK);
    await offerGoogle(page, true);
    await answerAsYoutube(page, { videos: [] });
    await page.goto(SECTION);
    await expect(page.getByText("No video has numbers yet")).toBeVisible();
  });
});

test.describe("YouTube's own numbers", () => {
  test.use({ viewport: WIDE });
  test.beforeEach(({ keep }) => keep(GOOGLE_MARK));

  test("are listed with their source, with K and M, watch time in minutes, and N/A for what isn't known", async ({
    page,
    axe,
  }) => {
    await open(page);
    await expect(page.getByText("From YouTube, Oct 24, 2026 to Nov 20, 2026, as of")).toBeVisible();
    await expect(analytics.titles(page)).toHaveText(VIDEOS.map(({ title }) => title));
    expect(await analytics.column(page, "Views")).toEqual(["1.2M", "3K", "900"]);
    expect(await analytics.column(page, "Watch time (minutes)")).toEqual(["123.5K", "2K", "N/A"]);
    expect(await analytics.column(page, "Likes")).toEqual(["45.6K", "50", "0"]);
    expect(await analytics.column(page, "Comments")).toEqual(["950", "10", "N/A"]);
    expect(await analytics.column(page, "Subscribers gained")).toEqual(["+1.2K", "+5", "-3"]);
    expect(await analytics.column(page, "RPM")).toEqual(["$4.26", "$2.50", "N/A"]);
    await expect(analytics.rows(page).first()).toContainText("12:34");
    await expect(analytics.totals(page)).toContainText(
      "Videos3Views1.2MWatch time (minutes)125.5Kof 2 videos",
    );
    expect(await axe(page)).toEqual([]);
  });

  test("one video is shown in full beside the list, against the median", async ({ page }) => {
    await open(page);
    const panel = analytics.panel(page);
    await expect(panel).toContainText("Rye bread without a machine");
    await expect(panel).toContainText("Views1,234,567412× your median");
    await expect(panel).toContainText("Watch time (minutes)123,457");
    await expect(panel).toContainText("Average view0:06");
    await expect(panel).toContainText("Engagement3.8%");
    await expect(panel.getByRole("link", { name: "Open on YouTube" })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=aBcDeFgHiJk",
    );
    await analytics.titles(page).last().click();
    await expect(panel).toContainText("Bagels: the crème of breads");
    await expect(panel).toContainText("Views90030% of your median");
    await expect(panel).toContainText("Average viewN/A");
    await expect(panel).toContainText("EngagementN/A");
    await expect(panel.getByRole("button", { name: "Next video" })).toBeDisabled();
    await panel.getByRole("button", { name: "Previous video" }).click();
    await expect(panel).toContainText("Pita");
    await panel.getByRole("link", { name: "Tune the title" }).click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Pita");
  });

  test("every column sorts, the other way at a second press, and keeps focus", async ({ page }) => {
    await open(page);
    const names = {
      views: "Views",
      watchTime: "Watch time (minutes)",
      likes: "Likes",
      comments: "Comments",
      subscribersGained: "Subscribers gained",
      rpm: "RPM",
    };
    for (const measure of VIDEO_MEASURES.toReversed()) {
      const known = VIDEOS.filter((one) => one[measure] !== null).toSorted(
        (a, b) => Number(b[measure]) - Number(a[measure]),
      );
      const unknown = VIDEOS.filter((one) => one[measure] === null);
      await analytics.sort(page, names[measure]).click();
      await expect(analytics.titles(page)).toHaveText([...known, ...unknown].map(({ title }) => title));
      await page.keyboard.press("Enter");
      await expect(analytics.titles(page)).toHaveText(
        [...known.toReversed(), ...unknown].map(({ title }) => title),
      );
      await expect(analytics.table(page).locator("th[aria-sort=ascending]")).toHaveCount(1);
      await expect(analytics.sort(page, names[measure])).toBeFocused();
    }
    await analytics.sort(page, "Title").click();
    await expect(analytics.titles(page)).toHaveText([BAGELS.title, PITA.title, RYE.title]);
    await page.getByLabel("Sort by", { exact: true }).selectOption("Publish date");
    await expect(analytics.titles(page)).toHaveText([RYE.title, PITA.title, BAGELS.title]);
    await page.getByRole("button", { name: "Highest first; show lowest first" }).click();
    await expect(analytics.titles(page)).toHaveText([PITA.title, RYE.title, BAGELS.title]);
  });

  test("the filter, the order and the chosen video survive a reload", async ({ page }) => {
    await open(page);
    await analytics.filter(page).fill("CREME bagels");
    await expect(analytics.titles(page)).toHaveText([BAGELS.title]);
    await expect(page.getByText("1 of 3 videos")).toBeVisible();
    await analytics.titles(page).click();
    await analytics.sort(page, "Likes").click();
    await page.reload();
    await expect(analytics.filter(page)).toHaveValue("CREME bagels");
    await expect(page.getByLabel("Sort by", { exact: true })).toHaveValue("likes");
    await expect(analytics.panel(page)).toContainText(BAGELS.title);
    await analytics.filter(page).fill("croissant");
    await expect(page.getByText("Nothing matches")).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  });

  test("arrow keys, Home and End go through the titles, and Enter opens one", async ({ page }) => {
    await open(page);
    await analytics.titles(page).first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(analytics.titles(page).nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(analytics.panel(page)).toContainText(BAGELS.title);
    await expect(analytics.titles(page).nth(2)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await expect(analytics.titles(page).first()).toBeFocused();
  });

  test("a picture that can't be loaded leaves no hole", async ({ page, expectConsoleError }) => {
    expectConsoleError("Failed to load resource");
    const [good, bad] = ["https://i.ytimg.com/vi/good/mq.jpg", "https://i.ytimg.com/vi/bad/mq.jpg"];
    await page.route(good, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.route(bad, (route) => route.abort());
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, [video({ thumbnail: good }), video({ thumbnail: bad })]);
    await expect(analytics.rows(page).first().locator("img")).toBeVisible();
    await expect(analytics.rows(page).last().locator("img")).toHaveCount(0);
  });

  test("five thousand videos are shown fifty at a time, and found by their titles", async ({ page }) => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      video({ title: `Loaf no ${index}`, views: index }),
    );
    await open(page, many);
    await expect(analytics.rows(page)).toHaveCount(50);
    await page.getByRole("button", { name: "Show 50 more of 4,950" }).click();
    await expect(analytics.rows(page)).toHaveCount(100);
    await analytics.filter(page).fill("no 4321");
    await expect(analytics.titles(page)).toHaveText(["Loaf no 4321"]);
    await expect(page.getByText("1 of 5,000 videos")).toBeVisible();
  });

  test("the channel is drawn day by day, with its table, and a missing day isn't known", async ({
    page,
    axe,
  }) => {
    await open(
      page,
      VIDEOS,
      ["2026-11-17", { views: 1000, subscribersGained: 1, subscribersLost: 4 }],
      ["2026-11-18", { views: 2500 }],
      ["2026-11-20", { views: 0 }],
    );
    const days = analytics.days(page);
    await expect(days).toContainText("Views, 4 days3.5Kknown of 3 days");
    await days.getByText("Show as a table").click();
    const rows = days.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveText(["Nov 17, 20261K", "Nov 18, 20262.5K", "Nov 19, 2026N/A", "Nov 20, 20260"]);
    await days.getByLabel("Show", { exact: true }).selectOption("Subscribers gained less lost");
    await expect(rows).toHaveText(["Nov 17, 2026-3", "Nov 18, 20262", "Nov 19, 2026N/A", "Nov 20, 20262"]);
    await expect(days.getByLabel("Show", { exact: true }).locator("option")).toHaveText([
      "Views",
      "Watch time (minutes)",
      "Subscribers gained less lost",
    ]);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await expect(days.getByLabel("Show", { exact: true })).toHaveValue("subscribers");
  });

  test("a copy of an earlier day says that it is one", async ({ page }) => {
    await answerAsYoutube(page, { videos: VIDEOS, stale: true });
    await page.goto(SECTION);
    await expect(page.getByText("YouTube can't be asked now, so this is an earlier copy")).toBeVisible();
  });

  test("a wait is told, and no empty state flashes before the numbers", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await answerAsYoutube(page, { videos: VIDEOS });
    await page.route("**/api/youtube-videos", async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto(SECTION);
    await expect(page.getByText("Reading your numbers from YouTube…")).toBeVisible();
    await expect(page.getByText("No video analytics available yet.")).toHaveCount(0);
    held.resolve();
    await expect(analytics.titles(page)).toHaveCount(3);
    await expect(page.getByText("Reading your numbers from YouTube…")).toHaveCount(0);
  });
});

test.describe("when YouTube can't be asked", () => {
  test.beforeEach(({ keep, expectConsoleError }) => {
    expectConsoleError("Failed to load resource");
    return keep(GOOGLE_MARK);
  });

  test("the server's sentence and Retry stand above what a file gave", async ({ page, keep }) => {
    const sentence = "YouTube answers with errors right now. Try again in a few minutes.";
    await keep({ youtube_videos: listText([PITA]) });
    await page.clock.install();
    await failAsYoutube(page, 502, "platform_unavailable", sentence);
    await page.goto(SECTION);
    await giveUp(page);
    await expect(analytics.failure(page)).toHaveText(`Failed to fetch YouTube data${sentence}Retry`);
    await expect(analytics.titles(page)).toHaveText([PITA.title]);
    await answerAsYoutube(page, { videos: VIDEOS });
    await analytics.failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(analytics.titles(page)).toHaveCount(3);
    await expect(analytics.failure(page)).toHaveCount(0);
  });

  test("an answer that isn't the server's own isn't shown", async ({ page }) => {
    await offerGoogle(page, true);
    await page.clock.install();
    await page.route(/\/api\/youtube-(?:videos|overview)/u, (route) =>
      route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    );
    await page.goto(SECTION);
    await giveUp(page);
    await expect(analytics.failure(page)).toHaveText(
      "Failed to fetch YouTube dataThe answer couldn't be read. Try again in a moment.Retry",
    );
    await expect(page.getByText("No video analytics available yet.")).toBeVisible();
  });

  test("where Google has to be asked for leave again, the way there is offered instead", async ({ page }) => {
    await offerGoogle(page, true);
    const sentence = "Google ended the connection. Connect again to see your channel's numbers.";
    await failAsYoutube(page, 401, "google_reconnect", sentence);
    await page.goto(SECTION);
    await expect(analytics.failure(page)).toContainText(sentence);
    await expect(analytics.failure(page).getByRole("link", { name: "Sign in with Google" })).toBeVisible();
    await expect(analytics.failure(page).getByRole("button", { name: "Retry" })).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ keep }) => keep(GOOGLE_MARK));

  test("a video's details open in a dialog, which gives focus back", async ({ page, axe }) => {
    await open(page);
    await expect(analytics.table(page).getByRole("columnheader")).toHaveText(["Title", "Views"]);
    await analytics.titles(page).nth(1).click();
    await expect(analytics.dialog(page)).toContainText("Pita");
    await analytics.dialog(page).getByRole("button", { name: "Next video" }).click();
    await expect(analytics.dialog(page)).toContainText(BAGELS.title);
    await expect(analytics.dialog(page).getByRole("button", { name: "Previous video" })).toBeEnabled();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(analytics.dialog(page)).toBeHidden();
    await expect(analytics.titles(page).nth(1)).toBeFocused();
    await page.getByLabel("Sort by", { exact: true }).selectOption("RPM");
    await expect(analytics.table(page).getByRole("columnheader")).toHaveText(["Title", "RPM"]);
  });

  test("hostile titles stay words and break nothing", async ({ page, axe }) => {
    const titles = [
      "<script>alert(1)</script><img src=x onerror=alert(1)>",
      `\u202Egnp.exe ${"W".repeat(400)}`,
      "[click](javascript:alert(1)) עברית العربية 日本語 ${title} 🎸",
    ];
    await open(
      page,
      titles.map((title, index) => video({ title, videoId: "javascript:alert(1)", views: 9 - index })),
      ["2026-11-20", { views: 9_007_199_254_740_991 }],
    );
    await expect(analytics.titles(page)).toHaveText(titles);
    await expect(page.getByRole("main").locator("script, a[href^=javascript]")).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await analytics.titles(page).nth(1).click();
    const dialog = analytics.dialog(page);
    expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await expect(dialog.getByRole("link", { name: "Open on YouTube" })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
});
