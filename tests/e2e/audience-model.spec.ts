import { expect, test } from "../support/app.ts";
import { askForInsights, audience } from "../support/audience.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(({ signIn }) => signIn());

test("a model's report carries its name, and its last one is kept", async ({ page }) => {
  const expectNoSecrets = listenForSecrets(page);
  const niche = `bread ${crypto.randomUUID()}`;
  await askForInsights(page, niche);
  await expect(audience.report(page)).toContainText("Bakers with one oven.");
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await audience.submit(page).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  await expectNoSecrets();
});

for (const [niche, failure] of [
  ["audience-busy", "busy"],
  ["audience-broken", "broken"],
  ["audience-key", "bad key"],
] as const) {
  test(`a failing model is stood in for, which is said under the report, until Ask again: ${niche}`, async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askForInsights(page, `${niche} bread`, "Rye: 5 views");
    await expectStandIn(page, failure);
    await expect(audience.report(page)).toContainText(/bread/iu);
    await expect(audience.niche(page)).toHaveValue(`${niche} bread`);
    await expect(audience.data(page)).toHaveValue("Rye: 5 views");
    expect(await axe(page)).toEqual([]);

    await sayInstead(page, "**/api/ai/assist", niche, "sharp");
    await page.getByRole("button", { name: "Ask again" }).click();
    await expectModel(page);
    await expect(audience.report(page)).toContainText("Bakers with one oven.");
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
  await askForInsights(page, "bread", "Rye: 5 views");
  await expect(audience.failure(page)).toContainText("AI processing failed");
  await expect(audience.failure(page)).toContainText("Crescendo can't be reached right now.");
  await expect(audience.niche(page)).toHaveValue("bread");
  await expect(audience.data(page)).toHaveValue("Rye: 5 views");
  expect(await axe(page)).toEqual([]);
  await page.route("**/api/ai/assist", (route) => route.fulfill({ status: 502, body: "<h1>proxy</h1>" }), {
    times: 1,
  });
  await audience.failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(audience.failure(page)).toContainText("AI request failed: Bad Gateway");
  await expect(audience.failure(page)).not.toContainText("proxy");
  await audience.failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(audience.report(page)).toContainText("Bakers with one oven.");
  await expect(audience.failure(page)).toHaveCount(0);
});

test("a report that breaks off stays on the screen, with the reason", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askForInsights(page, "audience-cut bread");
  await expect(audience.failure(page)).toContainText("AI processing failed");
  await expect(audience.report(page)).toContainText("Who watches");
  await expect(audience.report(page)).toContainText("This answer ends here: it was stopped or broke off.");
});

test("Cancel ends a slow report at once and keeps the form", async ({ page }) => {
  await askForInsights(page, "audience-slow bread");
  await expect(page.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(audience.submit(page)).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Your report appears here" })).toBeVisible();
  await expect(audience.niche(page)).toHaveValue("audience-slow bread");
  await expect(audience.failure(page)).toHaveCount(0);
});

test("a hostile model's report is text and nothing else, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForInsights(page, "audience-hostile bread");
  const report = audience.report(page);
  const expectInert = async () => {
    await expect(report.getByText("Below the table.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
    await expect(report.getByText(`<script>document.title='owned'</script>`)).toBeVisible();
    await expect(page.locator("main :is(img, script, style, iframe, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  };
  await expectInert();
  await page.reload();
  await expectInert();
});
