import type { Page } from "@playwright/test";
import { spendAllowance } from "../support/allowance.ts";
import { expect, test } from "../support/app.ts";
import { askAbout, cards, titles } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, MODEL_FAILURES, notice, sayInstead } from "../support/stand-in.ts";

const CALL = "**/api/ai/assist";

const failure = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) => failure(page).getByRole("button", { name: "Retry" });

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  await signIn();
  expectConsoleError("Failed to load resource");
});

for (const topic of ["busy", "broken", "bad key", "no credit"] as const) {
  test(`a model that is ${topic} is stood in for, which is said above the ideas, until it is well`, async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askAbout(page, `${topic} knives`);
    await expectStandIn(page, topic);
    await expect(cards(page)).toHaveCount(5);
    await expect(page.getByLabel("Topic")).toHaveValue(`${topic} knives`);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await expectStandIn(page, topic);
    await expectNoSecrets();

    await sayInstead(page, CALL, topic, "sharp");
    await page.getByRole("button", { name: "Regenerate all" }).click();
    await expectModel(page);
    await expect(titles(page).first()).toContainText("Model idea");
    await expect(cards(page)).toHaveCount(5);
    await expectNoSecrets();
  });
}

test("one idea that is replaced while the model is busy says so on its card, and the others stay", async ({
  page,
}) => {
  await askAbout(page, "oyster knives");
  await expectModel(page);
  const before = await titles(page).allInnerTexts();
  await sayInstead(page, CALL, "oyster", "busy");
  await cards(page).last().getByRole("button", { name: "Regenerate" }).click();
  for (const _ of ["as it came", "after a reload"]) {
    await expect(notice(cards(page).last())).toContainText(MODEL_FAILURES.busy);
    await expect(cards(page).last()).toContainText("Written by Crescendo's built-in engine");
    await expect(notice(page)).toHaveCount(1);
    await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
    expect((await titles(page).allInnerTexts()).slice(0, -1)).toEqual(before.slice(0, -1));
    await page.reload();
  }
});

test("what a chatty model wrote in place of ideas can be read", async ({ page, axe }) => {
  await askAbout(page, "chatty knives");
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(failure(page)).toContainText(
    "The AI answered in plain text where a structured answer was needed. Try again.",
  );
  await expect(page.getByText("Start with the knife.")).toBeHidden();
  await failure(page).getByText("Read what the AI wrote").click();
  await expect(page.getByText("Start with the knife.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test("a failed Regenerate leaves the ideas and can be retried", async ({ page }) => {
  await askAbout(page, "boning knives");
  await expect(cards(page)).toHaveCount(5);
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await cards(page).first().getByRole("button", { name: "Regenerate" }).click();
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(cards(page)).toHaveCount(5);
  const before = await cards(page).first().getByRole("heading").innerText();
  await retry(page).click();
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(before);
  await expect(failure(page)).toHaveCount(0);
});

test("a Regenerate that brings nothing new says so", async ({ page }) => {
  const first = page.waitForResponse("**/api/ai/assist");
  await askAbout(page, "cheese knives");
  const answer: unknown = await (await first).json();
  await expect(cards(page)).toHaveCount(5);
  await page.route("**/api/ai/assist", (route) => route.fulfill({ json: answer }));
  await cards(page).first().getByRole("button", { name: "Regenerate" }).click();
  await expect(failure(page)).toContainText("The AI had nothing but ideas you already see. Try again.");
  await expect(cards(page)).toHaveCount(5);
});

test("Cancel ends a slow answer at once and keeps the form", async ({ page }) => {
  await askAbout(page, "slow knives");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Thinking...");
  await expect(page.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(page.getByRole("button", { name: "Generate Ideas" })).toBeEnabled();
  await expect(page.getByText("Your ideas appear here")).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("slow knives");
  await expect(failure(page)).toHaveCount(0);

  await page.getByLabel("Topic").fill("quick knives");
  await page.getByRole("button", { name: "Generate Ideas" }).click();
  await expect(cards(page)).toHaveCount(5);
});

test("a long wait is explained, and leaving the section ends it", async ({ page }) => {
  await page.clock.install();
  await askAbout(page, "slow knives");
  const working = page.getByRole("main").getByRole("status");
  await expect(working).toHaveText("Thinking...");
  await page.clock.fastForward(8000);
  await expect(working).toContainText("Still working. A model can take up to 30 seconds.");
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await dropped;
});

test("a server that can't be reached, and being offline, say so in red, keep the form, and Retry works", async ({
  page,
  context,
  axe,
}) => {
  await page.route("**/api/ai/assist", (route) => route.abort());
  await askAbout(page, "knives");
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(failure(page)).toContainText(
    "Crescendo can't be reached right now. Check your connection and try again.",
  );
  await expect(page.getByLabel("Topic")).toHaveValue("knives");
  await expect(page.getByText("Your ideas appear here")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.unroute("**/api/ai/assist");
  await context.setOffline(true);
  await retry(page).click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await retry(page).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(failure(page)).toHaveCount(0);
});

test("answers that aren't the server's own end in a sentence too", async ({ page }) => {
  const answers = [
    [{ status: 502, body: "<h1>Bad gateway of a proxy</h1>" }, "AI request failed: Bad Gateway"],
    [{ status: 200, body: "<h1>Please log in</h1>" }, "The server's answer couldn't be read."],
    [{ status: 200, json: { reply: 4 } }, "The server's answer couldn't be read."],
  ] as const;
  for (const [answer, sentence] of answers) {
    await page.route("**/api/ai/assist", (route) => route.fulfill(answer), { times: 1 });
    await askAbout(page, "knives");
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText(sentence);
    await expect(failure(page)).not.toContainText("proxy");
  }
});

test("more than 60 questions in a minute are too many, and the form says when to come back", async ({
  page,
  baseURL,
}) => {
  await page.goto("/dashboard?section=ai-ideas");
  expect(await spendAllowance(page, baseURL)).toBeGreaterThan(60);
  await page.getByLabel("Topic").fill("knives");
  await page.getByRole("button", { name: "Generate Ideas" }).click();
  await expect(failure(page)).toContainText("That was a lot at once. Wait a minute, then try again.");
  await expect(page.getByLabel("Topic")).toHaveValue("knives");
});
