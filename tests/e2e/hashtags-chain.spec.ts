import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  answerSignals,
  askForTags,
  expectTags,
  failure,
  generate,
  NO_SIGNALS,
  rows,
  tagsOn,
} from "../support/hashtags.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(async ({ page, signIn, expectConsoleError }) => {
  await signIn();
  await answerSignals(page, NO_SIGNALS);
  expectConsoleError("Failed to load resource");
});

const CALL = "**/api/ai/assist";

const OWN = "Made from your topic's own words. No AI answer went into them.";

/** The tasks asked for from now on, in order. */
function tasksAsked(page: Page): string[] {
  const tasks: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/assist")) tasks.push(request.postDataJSON().task);
  });
  return tasks;
}

test("the helper's list comes first, with the model's name, and nobody else is asked", async ({ page }) => {
  const tasks = tasksAsked(page);
  await askForTags(page, "carbon steel knives");
  await expect(rows(page)).toHaveCount(10);
  for (const tag of await tagsOn(page)) expect(tag).toMatch(/^#model\d+tag\d+$/u);
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(tasks).toEqual(["hashtags"]);
});

test("an untidy list is made tidy", async ({ page }) => {
  await askForTags(page, "hashtags-untidy");
  await expect.poll(() => tagsOn(page)).toEqual(["#slowbread", "#rye", "#wheat"]);
  await expect(page.getByRole("button", { name: "Copy the first 3 for TikTok" })).toBeVisible();
});

test("the same question is answered from what was kept, and Regenerate asks anew", async ({ page }) => {
  await askForTags(page, `paring knives ${crypto.randomUUID()}`);
  await expect(rows(page)).toHaveCount(10);
  const first = await tagsOn(page);
  await expect(page.getByText("From your topic, not live")).toBeVisible();
  // While any route stands, the browser asks for everything anew, and so is answered anew.
  await page.unroute("**/api/live-signals");
  await generate(page).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  expect(await tagsOn(page)).toEqual(first);
  await page.getByRole("button", { name: "Regenerate" }).click();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(await tagsOn(page)).not.toEqual(first);
});

test("where the helper holds no tags, a general request that demands JSON is next", async ({ page }) => {
  const tasks = tasksAsked(page);
  await askForTags(page, "hashtags-second bread");
  await expect.poll(() => tagsOn(page)).toEqual(["#second"]);
  expect(tasks).toEqual(["hashtags", "general"]);
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test("where the helper's call fails, the general request answers and nothing is said of it", async ({
  page,
}) => {
  const tasks = tasksAsked(page);
  await page.route(CALL, (route) => route.abort(), { times: 1 });
  await askForTags(page, "hashtags-recovers bread");
  await expect.poll(() => tagsOn(page)).toEqual(["#recovered"]);
  expect(tasks).toEqual(["hashtags", "general"]);
  await expect(failure(page)).toHaveCount(0);
});

test("where both answer in words, the tags in the text are taken and labelled as such", async ({ page }) => {
  await askForTags(page, "hashtags-text bread");
  await expect.poll(() => tagsOn(page)).toEqual(["#slowbread", "#rye_loaf"]);
  await expect(
    page.getByText("The AI wrote no list. These are the hashtags found in its text."),
  ).toBeVisible();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
});

test("the tags in the helper's text are taken where the general request's call fails", async ({ page }) => {
  await page.route(CALL, (route) =>
    route.request().postDataJSON().task === "general" ? route.abort() : route.continue(),
  );
  await askForTags(page, "hashtags-firsttext bread");
  await expect.poll(() => tagsOn(page)).toEqual(["#helperbread"]);
  await expect(failure(page)).toHaveCount(0);
});

test("where no answer holds a tag, the topic's own words make them, labelled as such", async ({ page }) => {
  const tasks = tasksAsked(page);
  await askForTags(page, "hashtags-chatty rye bread");
  await expect.poll(() => tagsOn(page)).toContain("#ryebread");
  expect(tasks).toEqual(["hashtags", "general"]);
  await expect(page.getByText(OWN)).toBeVisible();
  await expect(page.getByText("Written by")).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(OWN)).toBeVisible();
});

test("where nothing at all comes out, a toast says so and the screen stays", async ({ page }) => {
  await askForTags(page, "?!?!?!");
  await expect(page.getByText("AI returned no hashtags")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("?!?!?!");
  await expect(page.getByRole("heading", { name: "Your hashtags appear here" })).toBeVisible();
});

for (const [scenario, what] of [
  ["hashtags-busy", "busy"],
  ["hashtags-broken", "broken"],
] as const) {
  test(`a failing model is stood in for, which is said above the tags, and Regenerate asks it again: ${scenario}`, async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    const tasks = tasksAsked(page);
    await askForTags(page, `${scenario} rye bread`);
    await expectStandIn(page, what);
    await expectTags(page);
    for (const tag of await tagsOn(page)) expect(tag).not.toMatch(/^#model/u);
    expect((await tagsOn(page)).join(" ")).toContain("bread");
    expect(tasks).toEqual(["hashtags"]);
    await expect(page.getByText(OWN)).toHaveCount(0);
    await expect(page.getByLabel("Topic", { exact: true })).toHaveValue(`${scenario} rye bread`);
    expect(await axe(page)).toEqual([]);
    await expectNoSecrets();

    await sayInstead(page, CALL, scenario, "fresh");
    await page.getByRole("button", { name: "Regenerate" }).click();
    await expectModel(page);
    await expect(rows(page)).toHaveCount(10);
    for (const tag of await tagsOn(page)) expect(tag).toMatch(/^#model\d+tag\d+$/u);
    await expectNoSecrets();
  });
}

test("where every call fails, the red box says why above the topic's own tags, and Retry works", async ({
  page,
  context,
  axe,
}) => {
  const retry = failure(page).getByRole("button", { name: "Retry" });
  await page.route("**/api/ai/assist", (route) => route.abort());
  await askForTags(page, "rye bread");
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(failure(page)).toContainText(
    "Crescendo can't be reached right now. Check your connection and try again.",
  );
  await expect(page.getByText(OWN)).toBeVisible();
  expect(await tagsOn(page)).toContain("#ryebread");
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("rye bread");
  expect(await axe(page)).toEqual([]);
  for (const [answer, sentence] of [
    [{ status: 502, body: "<h1>Bad gateway of a proxy</h1>" }, "AI request failed: Bad Gateway"],
    [{ status: 200, body: "<h1>Please log in</h1>" }, "The server's answer couldn't be read."],
  ] as const) {
    await page.unroute("**/api/ai/assist");
    await page.route("**/api/ai/assist", (route) => route.fulfill(answer));
    await retry.click();
    await expect(failure(page)).toContainText(sentence);
    await expect(failure(page)).not.toContainText("proxy");
  }
  await page.unroute("**/api/ai/assist");
  await context.setOffline(true);
  await retry.click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await retry.click();
  await expect(rows(page)).toHaveCount(10);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByText(OWN)).toHaveCount(0);
});

test("where every call fails for a topic without words, the red box and the toast say so", async ({
  page,
}) => {
  await page.route("**/api/ai/assist", (route) => route.abort());
  await askForTags(page, "!!!");
  await expect(failure(page)).toContainText("Crescendo can't be reached right now.");
  await expect(page.getByText("AI returned no hashtags")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test("Cancel ends a slow answer at once, asks nobody else and keeps the form", async ({ page }) => {
  const tasks = tasksAsked(page);
  await askForTags(page, "hashtags-slow bread");
  await expect(page.getByText("Thinking...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Your hashtags appear here" })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await page.getByLabel("Topic", { exact: true }).fill("quick bread");
  await generate(page).click();
  await expect(rows(page)).toHaveCount(10);
  expect(tasks).toEqual(["hashtags", "hashtags"]);
});

for (const scenario of ["hashtags-hostile", "hashtags-flood"]) {
  test(`the tags of a hostile model are text and nothing else (${scenario})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await askForTags(page, `${scenario} ${"W".repeat(200)}`);
    await expect(rows(page).first()).toBeVisible();
    for (const tag of await tagsOn(page)) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]{1,50}$/u);
    await expect(page.locator("main :is(img, script, style, b, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}
