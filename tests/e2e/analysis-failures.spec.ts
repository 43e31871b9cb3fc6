import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  answerGoogle,
  asImported,
  BY_LINK,
  cookingChannel,
  failure,
  googleAnswers,
  NICHE_CALL,
  openAnalysis,
  OVERVIEW_CALL,
  own,
  part,
  risingDays,
  run,
  runButton,
  sample,
  SIGNED_IN,
  VIDEOS_CALL,
} from "../support/analysis-screen.ts";

test.use({ timezoneId: "Europe/Berlin", locale: "en-US" });

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  await signIn();
  expectConsoleError("Failed to load resource");
});

const GOOD = googleAnswers(cookingChannel(), risingDays());
const toast = (page: Page) => page.getByRole("region", { name: /^Notifications/u }).getByRole("listitem");

/** Runs it on a clock that stands still but for the tries after the first, until it has given up. */
async function runInVain(page: Page): Promise<void> {
  await runButton(page).waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await runButton(page).click();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await failure(page).count()).toBe(1);
  }).toPass({ intervals: [100] });
}

const refusal = (code: string, message: string) => ({
  success: false,
  error: message,
  message,
  code,
  requestId: "1",
});

for (const [what, videos, overview, sentence] of [
  [
    "the videos can't be had",
    { status: 502, json: refusal("platform_unavailable", "YouTube isn't answering right now.") },
    { json: GOOD.overview },
    "YouTube isn't answering right now.",
  ],
  [
    "the overview can't be had",
    { json: GOOD.videos },
    { status: 500, json: {} },
    "Failed to fetch YouTube data",
  ],
  [
    "the overview is no overview",
    { json: GOOD.videos },
    { status: 200, body: "<h1>Please log in</h1>" },
    "Failed to parse API response",
  ],
  [
    "the videos are no videos",
    { json: { videos: "all of them" } },
    { json: GOOD.overview },
    "The server's answer couldn't be read. Reload the page and try again.",
  ],
] as const) {
  test(`where ${what} the analysis fails, says why, and Retry works`, async ({ page, keep, axe }) => {
    await keep(SIGNED_IN);
    await answerGoogle(page, videos, overview);
    await openAnalysis(page);
    await runInVain(page);
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await toast(page).allTextContents()).toEqual([
        "Analysis FailedFailed to analyze your channel. Please try again.",
      ]);
    }).toPass();
    await page.clock.resume();
    await expect(failure(page)).toHaveText(
      `Analysis FailedFailed to analyze your channel. Please try again.${sentence}Retry`,
    );
    await expect(page.getByText("Sample data")).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await page.unroute(VIDEOS_CALL);
    await page.unroute(OVERVIEW_CALL);
    await answerGoogle(page, { json: GOOD.videos }, { json: GOOD.overview });
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await page.clock.runFor(4000);
    await expect(own(page)).toContainText("40 videos over the last 28 days from YouTube");
    await expect(failure(page)).toHaveCount(0);
  });
}

test("where YouTube gives no numbers at all the analysis fails, and Retry asks anew", async ({
  page,
  keep,
}) => {
  await keep(SIGNED_IN);
  await answerGoogle(page, { json: { ...GOOD.videos, videos: [] } }, { json: { source: "google" } });
  await openAnalysis(page);
  await run(page);
  await expect(failure(page)).toContainText(
    "YouTube gave no numbers for your channel yet. A YouTube Studio file holds what this needs, too.",
  );
  await expect(page.getByText("Sample data")).toHaveCount(0);
  await page.unroute(VIDEOS_CALL);
  await page.unroute(OVERVIEW_CALL);
  await answerGoogle(page, { json: GOOD.videos }, { json: GOOD.overview });
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await page.clock.runFor(4000);
  await expect(own(page)).toContainText("40 videos over the last 28 days from YouTube");
});

test("what was analysed before stays where the next one fails", async ({ page, keep }) => {
  await keep(SIGNED_IN);
  await answerGoogle(page, { json: GOOD.videos }, { json: GOOD.overview });
  await openAnalysis(page);
  await run(page);
  await own(page).waitFor();
  const before = await own(page).innerText();
  await page.unroute(VIDEOS_CALL);
  await page.route(VIDEOS_CALL, (route) =>
    route.fulfill({ status: 401, json: refusal("google_reconnect", "Connect with Google again.") }),
  );
  await page.reload();
  await runInVain(page);
  await expect(failure(page)).toContainText("The connection to your channel has ended. Connect it again.");
  expect(await own(page).innerText()).toBe(before);
});

test("being offline says so, shows no sample for a connected channel, and Retry works once online", async ({
  page,
  context,
}) => {
  await answerGoogle(page, { json: GOOD.videos }, { json: GOOD.overview });
  await page.clock.install();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "AI Analysis" }).click();
  await runButton(page).waitFor();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("button", { name: "Connect Instagram" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("hasn't published an address");
  await context.setOffline(true);
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, SIGNED_IN);
  await page.getByRole("link", { name: "AI Analysis" }).click();
  await run(page);
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await expect(sample(page)).toHaveCount(0);
  await context.setOffline(false);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await page.clock.runFor(4000);
  await expect(own(page)).toContainText("40 videos over the last 28 days from YouTube");
});

test("a file that was imported is read where YouTube fails, and that is said", async ({ page, keep }) => {
  await keep({ ...SIGNED_IN, ...asImported(cookingChannel()) });
  const answer = { status: 502, json: refusal("platform_unavailable", "YouTube isn't answering right now.") };
  await answerGoogle(page, answer, answer);
  await openAnalysis(page);
  await runButton(page).click();
  await expect(async () => {
    await page.clock.runFor(4000);
    expect(await own(page).count()).toBe(1);
  }).toPass({ intervals: [100] });
  await expect(own(page)).toContainText("40 videos from your YouTube Studio file Table data.csv");
  await expect(own(page)).toContainText("YouTube couldn't be asked: YouTube isn't answering right now.");
});

test("a channel known by its link of which nothing is public fails and says what helps", async ({
  page,
  keep,
}) => {
  await keep(BY_LINK);
  await page.route(OVERVIEW_CALL, (route) => route.fulfill({ json: { source: "link" } }));
  await openAnalysis(page);
  await run(page);
  await expect(failure(page)).toContainText("YouTube gave no numbers for your channel yet.");
});

for (const [what, answer] of [
  ["fails", { status: 500, json: {} }],
  ["answers with something else", { json: { niches: "cooking" } }],
  ["is over its limit", { status: 429, json: refusal("rate_limited", "That was a lot at once.") }],
] as const)
  test(`where the niche's look-up ${what} the niche is N/A and the rest is there`, async ({ page, keep }) => {
    await keep(asImported(cookingChannel()));
    await page.route(NICHE_CALL, (route) => route.fulfill(answer));
    await openAnalysis(page);
    await run(page);
    await expect(part(page, "Best niche")).toContainText(
      "N/AThe niches couldn't be looked up just now. Run the analysis again to try once more.",
    );
    await expect(part(page, "Best posting times").getByRole("term")).toHaveText(["Tuesday"]);
    await expect(failure(page)).toHaveCount(0);
  });

test("numbers and analyses that can't be read are as if there were none", async ({ page, keep }) => {
  await keep({ youtube_videos: "{broken", "channel-days": "[]", "videos-file": "7", youtube_tokens: "[1]" });
  await page.addInitScript(() => sessionStorage.setItem("draft:analysis", '{"sample":true}'));
  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Your analysis appears here" })).toBeVisible();
  await run(page);
  await expect(sample(page)).toBeVisible();
});
