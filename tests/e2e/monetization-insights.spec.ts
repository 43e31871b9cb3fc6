import { expect, test } from "../support/app.ts";
import { nextRequest } from "../support/assistant.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { askForInsights, insights, money, SECTION } from "../support/monetization.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.beforeEach(({ signIn }) => signIn());

test("the built-in engine says how to earn with a niche, and the answer outlives a reload", async ({
  page,
  axe,
}) => {
  await askForInsights(page, "mechanical watches");
  await expect(insights.answer(page)).toContainText("Income from mechanical watches");
  await expect(insights.answer(page)).toContainText("Routes to try, in this order");
  await expect(page.getByText("Written by Crescendo's built-in engine")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await expect(insights.niche(page)).toHaveValue("mechanical watches");
  await expect(insights.answer(page)).toContainText("Income from mechanical watches");
});

test("nothing is asked without a niche", async ({ page }) => {
  await page.goto(SECTION);
  await expect(insights.submit(page)).toBeDisabled();
  await insights.niche(page).fill("   ");
  await expect(insights.submit(page)).toBeDisabled();
});

test("every field and the country above are sent along, and the screen says which", async ({ page }) => {
  await page.goto(SECTION);
  await expect(page.getByText("No country is sent along: none is known yet.")).toBeVisible();
  await money.country(page).selectOption("Germany");
  await expect(page.getByText("Sent along: Germany, the country above.")).toBeVisible();
  await insights.niche(page).fill("watches");
  await page.getByLabel("Platform").selectOption("YouTube Shorts");
  await page.getByLabel("Audience size").fill("2,400");
  await insights.question(page).fill("Is it too early to ask for sponsors?");
  const sent = nextRequest(page);
  await insights.niche(page).press("Enter");
  expect(await sent).toMatchObject({
    task: "monetize",
    input: {
      niche: "watches",
      platform: "YouTube Shorts",
      audienceSize: "2,400",
      country: "Germany",
      question: "Is it too early to ask for sponsors?",
    },
  });
  await expect(insights.answer(page)).toContainText("Your question");
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("its answer carries its name, and its last one is kept", async ({ page }) => {
    const expectNoSecrets = listenForSecrets(page);
    const niche = `bread ${crypto.randomUUID()}`;
    await askForInsights(page, niche);
    await expect(insights.answer(page)).toContainText("Teach one loaf to ten neighbours.");
    await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
    await insights.submit(page).click();
    await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
    await expectNoSecrets();
  });

  for (const [niche, failure] of [
    ["monetization-busy", "busy"],
    ["monetization-broken", "broken"],
    ["monetization-key", "bad key"],
  ] as const) {
    test(`a failing model is stood in for, which is said under the answer, until Ask again: ${niche}`, async ({
      page,
      axe,
    }) => {
      const expectNoSecrets = listenForSecrets(page);
      await askForInsights(page, `${niche} bread`);
      await expectStandIn(page, failure);
      await expect(insights.answer(page)).toContainText("Routes to try, in this order");
      await expect(insights.niche(page)).toHaveValue(`${niche} bread`);
      expect(await axe(page)).toEqual([]);

      await sayInstead(page, "**/api/ai/assist", niche, "rye");
      await page.getByRole("button", { name: "Ask again" }).click();
      await expectModel(page);
      await expect(insights.answer(page)).toContainText("Teach one loaf to ten neighbours.");
      await expectNoSecrets();
    });
  }

  test("a server that can't be reached, and one that isn't ours, say so in red, keep the form, and Retry works", async ({
    page,
    expectConsoleError,
    axe,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
    await askForInsights(page, "bread");
    await expect(insights.failure(page)).toContainText("AI processing failed");
    await expect(insights.failure(page)).toContainText("Crescendo can't be reached right now.");
    await expect(insights.niche(page)).toHaveValue("bread");
    expect(await axe(page)).toEqual([]);
    await page.route("**/api/ai/assist", (route) => route.fulfill({ status: 502, body: "<h1>proxy</h1>" }), {
      times: 1,
    });
    await insights.failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(insights.failure(page)).toContainText("AI request failed: Bad Gateway");
    await expect(insights.failure(page)).not.toContainText("proxy");
    await insights.failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(insights.answer(page)).toContainText("Teach one loaf to ten neighbours.");
    await expect(insights.failure(page)).toHaveCount(0);
  });

  test("an answer that breaks off stays on the screen, with the reason", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await askForInsights(page, "monetization-cut bread");
    await expect(insights.failure(page)).toContainText("AI processing failed");
    await expect(insights.answer(page)).toContainText("Income from bread");
    await expect(insights.answer(page)).toContainText("This answer ends here: it was stopped or broke off.");
  });

  test("Cancel ends a slow answer at once and keeps the form", async ({ page }) => {
    await askForInsights(page, "monetization-slow bread");
    await expect(page.getByRole("button", { name: "Thinking..." })).toBeDisabled();
    const dropped = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Cancel" }).click();
    await dropped;
    await expect(insights.submit(page)).toBeEnabled();
    await expect(insights.niche(page)).toHaveValue("monetization-slow bread");
    await expect(insights.failure(page)).toHaveCount(0);
  });

  test("a hostile model's answer is text and nothing else, on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await askForInsights(page, "monetization-hostile bread");
    const answer = insights.answer(page);
    const expectInert = async () => {
      await expect(answer.getByText("Below the table.", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
      await expect(answer.getByText(`<script>document.title='owned'</script>`)).toBeVisible();
      await expect(page.locator("main :is(img, script, style, iframe, a[href^='javascript'])")).toHaveCount(
        0,
      );
      await expect(page).not.toHaveTitle(/owned/u);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    };
    await expectInert();
    await page.reload();
    await expectInert();
  });
});
