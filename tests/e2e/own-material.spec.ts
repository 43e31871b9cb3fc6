import type { Page, Request } from "@playwright/test";
import * as z from "zod/mini";
import { OwnMaterial } from "#shared/contracts/own-material.ts";
import { expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, savedIdea, sidewaysScroll } from "../support/ideas.ts";
import { askForPlan, PLAN_CALL, planHeading } from "../support/planner.ts";
import { commentsBox } from "../support/replies.ts";
import { askForScript, box } from "../support/scripts.ts";
import { video } from "../support/video-analytics.ts";

const ASSIST = "**/api/ai/assist";
const IDEAS_SECTION = "/dashboard?section=ai-ideas";

const Sent = z.object({ input: z.looseObject({ channel: z.optional(OwnMaterial) }) });
const channelIn = (request: Request) => Sent.parse(request.postDataJSON()).input.channel;

const line = (page: Page) => page.getByRole("checkbox", { name: /^Use my channel/u });

const TUNNEL = video({ title: "Why my soy candles tunnel", views: 12_000, publishedAt: "2026-10-03" });
/** Two videos and a saved idea. */
const KEPT = {
  youtube_videos: JSON.stringify({
    version: 1,
    items: [video({ title: "A weekend in Rome", views: 90_000 }), TUNNEL],
  }),
  ...asStored([savedIdea({ title: "Candle jars from the flea market" })]),
};
const SENT = {
  videos: [
    { title: TUNNEL.title, views: 12_000, published: "2026-10-03" },
    { title: "A weekend in Rome", views: 90_000, published: "2026-10-03" },
  ],
  savedIdeas: ["Candle jars from the flea market"],
};

test.beforeEach(({ signIn }) => signIn());

test("where this browser has nothing of the creator's own, nothing is shown or sent", async ({ page }) => {
  const sent = page.waitForRequest(ASSIST);
  await askAbout(page, "candle making");
  expect((await sent).postDataJSON()).not.toHaveProperty("input.channel");
  await expect(cards(page).first()).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test("videos and saved ideas go along, and an idea says which video it goes on from", async ({
  page,
  keep,
}) => {
  await keep(KEPT);
  await page.goto(IDEAS_SECTION);
  await expect(line(page)).toBeChecked();
  await expect(page.getByLabel("Use my channel: 2 videos, 1 saved idea", { exact: true })).toBeVisible();
  const sent = page.waitForRequest(ASSIST);
  await askAbout(page, "candle making");
  expect(channelIn(await sent)).toEqual(SENT);
  const own = cards(page).filter({ hasText: `Your video “${TUNNEL.title}” has 12,000 views` });
  await own.getByText("Rests on").click();
  await expect(own.getByRole("listitem").filter({ hasText: "(Your video)" })).toHaveText(
    `“${TUNNEL.title}”, 12,000 views (Your video)`,
  );
});

test("comments pasted in the Reply Assistant go along, too", async ({ page }) => {
  await page.goto("/dashboard?section=reply-assistant");
  await commentsBox(page).fill("Which candle wick fits a wide jar?\nlove this");
  await page.goto(IDEAS_SECTION);
  await expect(page.getByLabel("Use my channel: 2 pasted comments", { exact: true })).toBeChecked();
  const sent = page.waitForRequest(ASSIST);
  await askAbout(page, "candle making");
  expect(channelIn(await sent)).toEqual({ comments: ["Which candle wick fits a wide jar?", "love this"] });
  await expect(cards(page, "Which candle wick fits a wide jar?")).toBeVisible();
});

test("the switch is one for all forms, and remembered", async ({ page, keep }) => {
  await keep(KEPT);
  await page.goto(IDEAS_SECTION);
  await line(page).uncheck();
  await expect(page.getByText("Nothing of your channel goes along.")).toBeVisible();
  const ideas = page.waitForRequest(ASSIST);
  await askAbout(page, "candle making");
  expect(channelIn(await ideas)).toBeUndefined();

  const script = page.waitForRequest(ASSIST);
  await askForScript(page, "candle making");
  expect(channelIn(await script)).toBeUndefined();
  await expect(box(page)).toBeVisible();
  await expect(line(page)).not.toBeChecked();
  await line(page).check();
  const again = page.waitForRequest(ASSIST);
  await askForScript(page, "candle making");
  expect(channelIn(await again)).toEqual(SENT);
  await expect(box(page)).toHaveValue(new RegExp(`your video “${TUNNEL.title}”`, "u"));
});

test("the assistant sends it with the tasks that use it, as long as it is on", async ({ page, keep }) => {
  await keep(KEPT);
  await page.goto("/dashboard?section=ai-assistant&task=caption");
  await expect(page.getByLabel("What the post is about")).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  for (const [task, field] of [
    ["video_idea", "What the video is about"],
    ["daily_briefing", "Your niche"],
    ["content_calendar", "Your niche"],
  ] as const) {
    await page.goto(`/dashboard?section=ai-assistant&task=${task}`);
    await expect(line(page)).toBeChecked();
    await page.getByLabel(field).fill("candle making");
    const sent = page.waitForRequest(ASSIST);
    await page.getByRole("button", { name: "Ask AI" }).click();
    expect(channelIn(await sent)).toEqual(SENT);
    await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
  }
  await line(page).uncheck();
  const again = page.waitForRequest(ASSIST);
  await page.getByRole("button", { name: "Ask again" }).click();
  expect(channelIn(await again)).toBeUndefined();
});

test("a plan is asked for with it and kept without", async ({ page, keep }) => {
  await keep(KEPT);
  const sent = page.waitForRequest(PLAN_CALL);
  await askForPlan(page, { niche: "DIY & Crafts" });
  expect((await sent).postDataJSON()).toHaveProperty("channel.videos");
  await planHeading(page).waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem("draft:planner-plan") ?? "");
  await expect.poll(kept).toContain("DIY & Crafts");
  expect(await kept()).not.toContain('"channel"');
});

for (const [screen, address] of [
  ["ideas", IDEAS_SECTION],
  ["scripts", "/dashboard?section=script-writer"],
  ["assistant", "/dashboard?section=ai-assistant&task=video_idea"],
  ["planner", "/ai-post-planner"],
] as const)
  test(`the switch fits and can be read at 390 px, ${screen}`, async ({ page, keep, axe }, info) => {
    await keep(KEPT);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => {
        document.documentElement.className = name;
      }, theme);
      await expect(line(page)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${theme}.png`), fullPage: true });
    }
  });
