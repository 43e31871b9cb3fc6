import { expect, test } from "../support/app.ts";
import { video } from "../support/analysis.ts";
import {
  answerGoogle,
  asImported,
  BY_LINK,
  cancel,
  cookingChannel,
  googleAnswers,
  NICHE_CALL,
  openAnalysis,
  OVERVIEW_CALL,
  own,
  part,
  progress,
  risingDays,
  run,
  runButton,
  sample,
  SIGNED_IN,
} from "../support/analysis-screen.ts";
import { sidewaysScroll } from "../support/ideas.ts";

test.use({ timezoneId: "Europe/Berlin", locale: "en-US" });

test.beforeEach(({ signIn }) => signIn());

test("without a channel the demo data comes after three seconds, and says that it is sample data", async ({
  page,
  axe,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/youtube|niche/u.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Your analysis appears here" })).toBeVisible();
  await expect(page.getByText("you will see sample data, labelled as such")).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await runButton(page).click();
  await page.clock.runFor(2900);
  await expect(progress(page)).toHaveAttribute("value", "66");
  await expect(page.getByRole("status").getByText("Analyzing your channel...")).toBeVisible();
  await expect(runButton(page)).toBeDisabled();
  await expect(page.getByText("Analysis Complete")).toHaveCount(0);
  await page.clock.resume();
  expect(await axe(page)).toEqual([]);
  await page.clock.fastForward(200);

  await expect(page.getByText("Analysis Complete", { exact: true })).toBeVisible();
  await expect(sample(page).getByText("Sample data", { exact: true })).toBeVisible();
  await expect(sample(page)).toContainText(
    "None of this is about your channel: every number and title below",
  );
  await expect(part(page, "Best niche")).toContainText("Tech & Gadgets82% confidence");
  await expect(part(page, "Average views")).toContainText("12.4KMedian 8.1K");
  await expect(part(page, "Average engagement")).toContainText("5.8%");
  await expect(part(page, "Audience demographics").getByRole("term")).toHaveCount(11);
  for (const [name, items] of [
    ["Recommendations", 2],
    ["Growth opportunities", 2],
    ["Top performing content", 3],
  ] as const)
    await expect(part(page, name).getByRole("listitem")).toHaveCount(items);
  await expect(part(page, "Best posting times").getByRole("term")).toHaveText([
    "Tuesday",
    "Evening, 18:00 to 24:00",
  ]);
  await expect(sample(page).getByRole("button")).toHaveCount(0);
  await expect(progress(page)).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  expect(calls).toEqual([]);

  await page.reload();
  await expect(sample(page)).toContainText("None of this is about your channel");
  await expect(sample(page).getByRole("link", { name: "Connect YouTube" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expect(sample(page).getByRole("link", { name: "Import a YouTube Studio file" })).toHaveAttribute(
    "href",
    "/dashboard?section=analytics",
  );
});

test("imported numbers are read on the same dashboard, each part with what it rests on", async ({
  page,
  keep,
  axe,
}) => {
  await keep(asImported(cookingChannel(), risingDays()));
  await openAnalysis(page);
  await expect(
    page.getByText(/^It will read 40 videos from your YouTube Studio file Table data\.csv/u),
  ).toBeVisible();
  await run(page);

  await expect(own(page)).toContainText(
    "40 videos from your YouTube Studio file Table data.csv, imported Nov 20, 2026, 4:00 PM. " +
      "90 days from your YouTube Studio file Chart data.csv, imported Nov 20, 2026, 4:00 PM.",
  );
  await expect(page.getByText("Sample data")).toHaveCount(0);
  await expect(part(page, "Best niche")).toContainText("Cooking & Recipes");
  await expect(part(page, "Best niche")).toContainText(/of 40 titles have words of Cooking & Recipes/u);
  await expect(part(page, "Average views")).toContainText("40 videos. One hit pulls an average up");
  await expect(part(page, "Average engagement")).toContainText("5.0%");
  await expect(part(page, "Best posting times").getByRole("term")).toHaveText(["Tuesday"]);
  await expect(part(page, "Best posting times")).toContainText("The true difference is likely smaller");
  await expect(part(page, "Audience demographics")).toContainText("N/A");
  await expect(part(page, "Audience demographics")).toContainText("say nothing about who watches");
  await expect(part(page, "Trend")).toContainText("Rising");
  await expect(part(page, "Trend")).toContainText("Views a day800");
  await expect(part(page, "Top performing content").getByRole("listitem")).toHaveCount(5);
  await expect(part(page, "Wins the most subscribers").getByRole("listitem")).toHaveCount(5);
  await expect(part(page, "Topics in your titles").getByRole("row", { name: "bread" })).toContainText("10");
  await expect(part(page, "Recommendations")).toContainText(
    "Publish the next four videos on a Tuesday and compare.",
  );
  await expect(part(page, "Growth opportunities")).toContainText("Views are rising.");
  await expect(own(page).getByText("Written by Crescendo's built-in engine")).toBeVisible();
  await own(page).getByText("What this rests on").click();
  await expect(own(page)).toContainText("Pure noise gets something named in at most 1 analysis of 25.");
  expect(await axe(page)).toEqual([]);
});

test("an analysis is the same after a reload, and when it is run again", async ({ page, keep }) => {
  await keep(asImported(cookingChannel(), risingDays()));
  await openAnalysis(page);
  await run(page);
  await own(page).waitFor();
  const first = await own(page).innerText();
  await page.reload();
  await expect(own(page)).toBeVisible();
  expect(await own(page).innerText()).toBe(first);
  await run(page);
  await expect(page.getByText("Analysis Complete", { exact: true })).toBeVisible();
  expect(await own(page).innerText()).toBe(first);
});

test("an analysis is copied as Markdown and saved among the answers", async ({ page, keep, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [first = video(), ...others] = cookingChannel();
  await keep(asImported([{ ...first, title: "*Best* [pan](x) <b>ever</b>", views: 900_000 }, ...others]));
  await openAnalysis(page);
  await run(page);
  await own(page).getByRole("button", { name: "Copy analysis" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# AI Analysis\n\n40 videos from your YouTube Studio file/u);
  expect(text).toContain(String.raw`- \*Best\* \[pan]\(x) \<b>ever\</b>: 900,000 views`);
  expect(text).toContain("## Recommendations");
  expect(text).toContain("## Trend\n\nN/A\n\nThere are no views day by day in these numbers.");

  await own(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  await page.goto("/dashboard?section=ai-assistant");
  await expect(page.getByText("AI analysis of your channel")).toBeVisible();
});

test("a channel connected with Google is read from YouTube, as of when it was", async ({
  page,
  keep,
  axe,
}) => {
  await keep(SIGNED_IN);
  const { videos, overview } = googleAnswers(cookingChannel(), risingDays());
  await answerGoogle(page, { json: videos }, { json: overview });
  await openAnalysis(page);
  await expect(page.getByText(/^It will read 40 videos over the last 28 days from YouTube/u)).toBeVisible();
  await run(page);
  await expect(own(page)).toContainText(
    "40 videos over the last 28 days from YouTube, as of Nov 21, 2026, 11:00 AM. 90 days from YouTube, as of Nov 21, 2026, 11:00 AM.",
  );
  await expect(part(page, "Best posting times").getByRole("term")).toHaveText(["Tuesday"]);
  expect(await axe(page)).toEqual([]);
});

test("a copy of an earlier day says so", async ({ page, keep }) => {
  await keep(SIGNED_IN);
  const { videos, overview } = googleAnswers(cookingChannel(), []);
  await answerGoogle(page, { json: { ...videos, stale: true } }, { json: overview });
  await openAnalysis(page);
  await run(page);
  await expect(own(page)).toContainText("YouTube can't be asked right now, so this is the last copy.");
});

test("a channel known by its link gives an average of all time, and N/A for what takes more", async ({
  page,
  keep,
}) => {
  await keep(BY_LINK);
  const { overview } = googleAnswers([], []);
  await page.route(OVERVIEW_CALL, (route) => route.fulfill({ json: { ...overview, source: "link" } }));
  await openAnalysis(page);
  await run(page);
  await expect(own(page)).toContainText(
    "What your channel's page shows to everybody, as of Nov 21, 2026, 11:00 AM.",
  );
  await expect(part(page, "Average views")).toContainText("2.3K");
  await expect(part(page, "Average views")).toContainText("by its 40 public videos");
  for (const name of [
    "Best niche",
    "Average engagement",
    "Best posting times",
    "Trend",
    "Top performing content",
  ])
    await expect(part(page, name)).toContainText("N/A");
  await expect(page.getByText("Sample data")).toHaveCount(0);
});

test("Cancel stops it and leaves what was there", async ({ page, keep }) => {
  await keep(asImported(cookingChannel()));
  await openAnalysis(page);
  await runButton(page).click();
  await cancel(page).click();
  await page.clock.fastForward(10_000);
  await expect(runButton(page)).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Your analysis appears here" })).toBeVisible();

  await run(page);
  await own(page).waitFor();
  const before = await own(page).innerText();
  await runButton(page).click();
  await expect(own(page)).toBeVisible();
  await cancel(page).click();
  await page.clock.fastForward(10_000);
  await expect(progress(page)).toHaveCount(0);
  expect(await own(page).innerText()).toBe(before);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("numbers that came after the sample, or changed, are told of until it is run again", async ({
  page,
}) => {
  await openAnalysis(page);
  await run(page);
  await expect(sample(page)).toBeVisible();
  const put = (count: number) =>
    page.evaluate(
      (entries) => {
        for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      },
      asImported(cookingChannel().slice(0, count)),
    );
  await put(30);
  await page.reload();
  await expect(page.getByText("There are numbers of your own now.")).toBeVisible();
  await expect(sample(page)).toBeVisible();
  await run(page);
  await expect(own(page)).toContainText("30 videos");
  await expect(page.getByText("There are numbers of your own now.")).toHaveCount(0);
  await put(20);
  await page.reload();
  await expect(page.getByText("Your numbers have changed since.")).toBeVisible();
});

test("the whole way can be gone by keyboard", async ({ page }) => {
  await openAnalysis(page);
  await runButton(page).focus();
  await page.keyboard.press("Enter");
  await cancel(page).focus();
  await page.keyboard.press("Enter");
  await expect(progress(page)).toHaveCount(0);
  await runButton(page).focus();
  await page.keyboard.press("Space");
  await progress(page).waitFor();
  await page.clock.fastForward(3000);
  await expect(sample(page)).toBeVisible();
  await sample(page).getByRole("link", { name: "Import a YouTube Studio file" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/section=analytics/u);
});

test("it is found in the side panel and by search", async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "AI Analysis" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Analysis" })).toBeVisible();
  await expect(page).toHaveTitle("AI Analysis · Crescendo");
});

for (const [what, keys] of [
  ["the sample", {}],
  ["own numbers", asImported(cookingChannel(), risingDays())],
] as const)
  test(`axe finds nothing on ${what} in any of the six themes`, async ({ page, keep, axe }) => {
    await keep(keys);
    await openAnalysis(page);
    await run(page);
    await page.getByRole("article").waitFor();
    for (const theme of ["light", "dark", "blue", "purple", "green", "sunset"]) {
      await page.evaluate((name) => {
        document.documentElement.className = name;
      }, theme);
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== "running"),
      );
      expect(await axe(page, ["color-contrast"]), theme).toEqual([]);
    }
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const HOSTILE = [
    `<img src=x onerror="document.title='owned'">`,
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(8),
    "\u202Eright to left\u202E \u05E2\u05D1\u05E8\u05D9\u05EA",
    "javascript:alert(1) [x](javascript:alert(1))",
    "😀".repeat(240),
    "",
  ];

  test("titles of any kind stay text and don't scroll sideways", async ({ page, keep }) => {
    const videos = HOSTILE.map((title, index) =>
      video({ title, views: 10 ** (7 - index), subscribersGained: 100, videoId: `v${index}` }),
    );
    await keep(asImported(videos));
    await openAnalysis(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await run(page);
    const content = part(page, "Top performing content");
    await expect(content.getByRole("listitem")).toHaveCount(5);
    await expect(content).toContainText("<img src=x");
    await expect(page.locator("article img, article a[href^='javascript']")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await own(page).getByText("What this rests on").click();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test("the sample doesn't scroll sideways", async ({ page }) => {
    await openAnalysis(page);
    await run(page);
    await sample(page).waitFor();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test("titles are sent only when the analysis is run, and no more than 200 of them", async ({
  page,
  keep,
}) => {
  const videos = Array.from({ length: 300 }, (_, index) =>
    video({ videoId: `v${index}`, title: `Pasta ${index} ${"x".repeat(300)}`, views: index }),
  );
  await keep(asImported(videos));
  await openAnalysis(page);
  const sent = page.waitForRequest(NICHE_CALL);
  await run(page);
  const { titles } = (await sent).postDataJSON();
  expect(titles).toHaveLength(200);
  expect(titles[0]).toHaveLength(150);
  await expect(part(page, "Best niche")).toContainText("200 of 200 titles have words of Cooking & Recipes.");
});
