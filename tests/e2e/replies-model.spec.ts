import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { askForReplies, comment, commentsBox, options, suggest } from "../support/replies.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, MODEL_FAILURES, notice, sayInstead } from "../support/stand-in.ts";

const CALL = "**/api/ai/assist";

const failure = (page: Page) => page.getByRole("main").getByRole("alert");

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(({ signIn }) => signIn());

test("a model's replies carry its name; what it wasn't shown is marked as the product's own", async ({
  page,
}) => {
  const expectNoSecrets = listenForSecrets(page);
  await askForReplies(page, "Love it", "I want to end my life", "Why?");
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  for (const number of [1, 3]) {
    await expect(options(comment(page, number))).toHaveText([
      /^Copy: Model reply \d+ is short\.$/u,
      /asks back\?$/u,
    ]);
    await expect(comment(page, number)).not.toContainText("From Crescendo's built-in engine");
  }
  await expect(options(comment(page, 2))).toHaveCount(1);
  await expect(comment(page, 2)).toContainText("From Crescendo's built-in engine, not from the model.");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Viewers want more of the same.");
  await expect(summary).toContainText("Answer the first question.");
  await expect(summary.getByRole("definition")).toHaveText(["34%", "33%", "33%"]);
  await expectNoSecrets();
});

test("the same comments are answered from what was kept, and Suggest again asks anew", async ({ page }) => {
  await askForReplies(page, `Love it ${crypto.randomUUID()}`);
  await expect(options(page)).toHaveCount(2);
  const first = await options(page).allInnerTexts();
  await suggest(page).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  expect(await options(page).allInnerTexts()).toEqual(first);
  await page.getByRole("button", { name: "Suggest again" }).click();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(await options(page).allInnerTexts()).not.toEqual(first);
});

test("a model that writes prose has it shown as the single option for each comment", async ({
  page,
  axe,
}) => {
  await askForReplies(page, "replies-prose", "Love it", "Why?");
  for (const number of [1, 2, 3])
    await expect(options(comment(page, number))).toHaveText([
      "Copy: Just thank them all, warmly and by name.",
    ]);
  await expect(page.getByText("No summary returned.")).toBeVisible();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(options(page)).toHaveCount(3);
});

test("200 KB of prose for each of 50 comments stay in their boxes, and are copied whole", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 800 });
  await askForReplies(page, "replies-huge", ...Array.from({ length: 49 }, (_, index) => `Nice ${index}`));
  await expect(options(page)).toHaveCount(50);
  await expect(options(page).first()).toContainText("Endless prose.");
  const box = await options(page).first().boundingBox();
  expect(box?.height).toBeLessThanOrEqual(240);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await options(page).first().click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(async () => (await navigator.clipboard.readText()).length);
  expect(copied).toBeGreaterThan(199_000);
  await expect(options(page).first()).toContainText(
    `Cut here. Copying takes all ${copied.toLocaleString("en")} characters.`,
  );
});

test("a hostile model's options are text and nothing else, and what can't be used is left out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForReplies(page, "replies-hostile and love it", "Love it", "Why?");
  await expect(options(comment(page, 1))).toHaveCount(2);
  await expect(options(comment(page, 1)).first()).toContainText(
    `<img src=x onerror="document.title='owned'">`,
  );
  await expect(options(comment(page, 1)).last()).toHaveText(
    "Copy: desrever si siht <style>*{display:none}</style>",
  );
  await expect(options(comment(page, 2))).toHaveText([/^Copy: Endless words (?:words ?)+…$/u]);
  await expect(comment(page, 3)).toContainText("From Crescendo's built-in engine, not from the model.");
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByRole("definition")).toHaveText(["67%", "33%", "0%"]);
  await expect(page.getByText("Nobody asked.")).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expect(page.locator("main :is(img, script, style, iframe, a[href^='javascript'])")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
});

test("a model over its limit is stood in for, which is said above the replies, until Suggest again", async ({
  page,
  axe,
}) => {
  const expectNoSecrets = listenForSecrets(page);
  await askForReplies(page, "replies-busy", "Love it");
  await expectStandIn(page, "busy");
  await expect(options(comment(page, 2)).first()).toBeVisible();
  await expect(options(page).filter({ hasText: "Model reply" })).toHaveCount(0);
  await expect(commentsBox(page)).toHaveValue("replies-busy\nLove it");
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expectStandIn(page, "busy");
  await expectNoSecrets();

  await sayInstead(page, CALL, "replies-busy", "Nice");
  await page.getByRole("button", { name: "Suggest again" }).click();
  await expectModel(page);
  await expect(options(page).filter({ hasText: "Model reply" })).toHaveCount(4);
  await expectNoSecrets();
});

test("other options of another engine say so at their comment", async ({ page }) => {
  await askForReplies(page, "Love this loaf", "Nice crust");
  await expectModel(page);
  await sayInstead(page, CALL, "Nice crust", "replies-busy");
  await comment(page, 2).getByRole("button", { name: "Other options" }).click();
  await expect(notice(comment(page, 2))).toContainText(MODEL_FAILURES.busy);
  await expect(comment(page, 2)).toContainText("From Crescendo's built-in engine, not from the model.");
  await expect(options(comment(page, 2)).filter({ hasText: "Model reply" })).toHaveCount(0);
  await expect(notice(page)).toHaveCount(1);
  await expect(options(comment(page, 1))).toHaveText([/Model reply/u, /Model reply/u]);

  await page.unroute(CALL);
  await comment(page, 2).getByRole("button", { name: "Other options" }).click();
  await expectModel(page);
  await expect(options(comment(page, 2))).toHaveText([/Model reply/u, /Model reply/u]);
});

test("Cancel ends a slow answer at once and keeps the comments", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  await askForReplies(page, "replies-slow");
  await expect(page.getByRole("main").getByText("Writing replies...").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Writing replies..." })).toBeDisabled();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(suggest(page)).toBeEnabled();
  await expect(page.getByText("Replies appear here")).toBeVisible();
  await expect(commentsBox(page)).toHaveValue("replies-slow");
  await expect(failure(page)).toHaveCount(0);
});

test("other options that can't be had leave the ones there were, and can be retried", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askForReplies(page, "Love it", "Nice one");
  await expect(options(page)).toHaveCount(4);
  const before = await options(page).allInnerTexts();
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await comment(page, 2).getByRole("button", { name: "Other options" }).click();
  await expect(comment(page, 2).getByRole("alert")).toContainText(
    "Crescendo can't be reached right now. Check your connection and try again.",
  );
  expect(await options(page).allInnerTexts()).toEqual(before);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect.poll(async () => (await options(page).allInnerTexts()).slice(2)).not.toEqual(before.slice(2));
  expect((await options(page).allInnerTexts()).slice(0, 2)).toEqual(before.slice(0, 2));
});

test("answers that aren't the server's own, and being offline, say so in red, keep the comments, and Retry works", async ({
  page,
  context,
  expectConsoleError,
  axe,
}) => {
  expectConsoleError("Failed to load resource");
  for (const [answer, sentence] of [
    [{ status: 502, body: "<h1>Bad gateway of a proxy</h1>" }, "AI request failed: Bad Gateway"],
    [{ status: 200, body: "<h1>Please log in</h1>" }, "The server's answer couldn't be read."],
  ] as const) {
    await page.route("**/api/ai/assist", (route) => route.fulfill(answer), { times: 1 });
    await askForReplies(page, "Love it");
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText(sentence);
    await expect(failure(page)).not.toContainText("proxy");
    await expect(commentsBox(page)).toHaveValue("Love it");
  }
  expect(await axe(page)).toEqual([]);
  await context.setOffline(true);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(options(page)).toHaveCount(2);
  await expect(failure(page)).toHaveCount(0);
});
