import { evenDays } from "#shared/rules/planner/days.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  askForPlan,
  cell,
  generate,
  grid,
  niche,
  openPlan,
  PLAN_CALL,
  planAnswer,
  planHeading,
  plansIn,
  postingDays,
} from "../support/planner.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(({ signIn }) => signIn());

test("a model's plan carries its name, its own days, and its figure as its own", async ({ page }) => {
  const expectNoSecrets = listenForSecrets(page);
  await askForPlan(page, { niche: "Pets & Animals" });
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(await postingDays(page)).toEqual([2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27, 30]);
  const growth = page.getByRole("region", { name: "Expected Growth" });
  await expect(growth).toContainText("+6–11%");
  await expect(growth).toContainText("The estimate of double");
  await growth.getByText("What this rests on").click();
  await expect(growth).toContainText("Crescendo can't check it");
  await expect(growth).toContainText("I assumed a channel with regular viewers.");
  await expect(growth).toContainText("not correlated with the time between uploads");
  await cell(page, 2).click();
  await expect(page.getByRole("dialog").getByLabel("Best time")).toHaveValue("19:30");
  await expect(page.getByRole("dialog")).toContainText(
    "No study that Crescendo has checked speaks for this time.",
  );
  await expectNoSecrets();
});

test("the same choices are answered from what was kept, and Make another asks anew", async ({ page }) => {
  await askForPlan(page, { niche: "Sports & Athletics", length: "2+ hours" });
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  const first = await cell(page, 2).textContent();
  await page.getByRole("button", { name: "← Back" }).click();
  await generate(page).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  expect(await cell(page, 2).textContent()).toBe(first);
  await page.getByRole("button", { name: "Make another" }).click();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  expect(await cell(page, 2).textContent()).not.toBe(first);
});

test("a plan that breaks the rules is mended, and days the product filled say so", async ({ page }) => {
  await askForPlan(page, { posts: "2", niche: "Real Estate" });
  await expect(planHeading(page)).toBeVisible();
  expect(await postingDays(page)).toEqual([2, 3, 8, 9, 15, 18, 22, 25, 29]);
  await cell(page, 8).click();
  await expect(page.getByRole("dialog")).toContainText(
    "From Crescendo's built-in engine, not from the model.",
  );
  await page.keyboard.press("Escape");
  await cell(page, 3).click();
  await expect(page.getByRole("dialog")).not.toContainText("built-in engine");
});

test("a model's repetitive titles are flagged", async ({ page }) => {
  await askForPlan(page, { posts: "1", niche: "Product Reviews" });
  await expect(page.getByText("Days 1, 8, and 15 have nearly the same title.")).toBeVisible();
});

test("a model over its limit is stood in for, which is said above the plan, until Make another", async ({
  page,
  axe,
}) => {
  const expectNoSecrets = listenForSecrets(page);
  await askForPlan(page, { niche: "Crypto & Blockchain" });
  await expectStandIn(page, "busy");
  await expect(cell(page, 1)).toContainText("Post");
  await expect(page.getByText("Generation Failed")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText("Plan saved")).toBeVisible();
  await page.getByLabel("Start date").fill("2026-11-30");
  await expect.poll(async () => (await plansIn(page))[0]?.start).toBe("2026-11-30");
  // A limit of that minute isn't kept with the plan.
  expect((await plansIn(page))[0]).not.toHaveProperty("notice");
  await expectNoSecrets();

  await sayInstead(page, PLAN_CALL, "Crypto & Blockchain", "Pets & Animals");
  await page.getByRole("button", { name: "Make another" }).click();
  await expectModel(page);
  await expect(cell(page, 2)).toContainText("Model amber");
  await expectNoSecrets();
});

for (const [what, chosen, sentence] of [
  [
    "that writes prose",
    "News & Commentary",
    "The AI answered in plain text where a structured answer was needed. Try again.",
  ],
  [
    "that writes 200 KB of half a plan",
    "Travel & Adventure",
    "The AI answered in plain text where a structured answer was needed. Try again.",
  ],
] as const) {
  test(`a model ${what} is a toast with the server's sentence, on the form`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await askForPlan(page, { niche: chosen });
    await expect(page.getByText("Generation Failed")).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(niche(page)).toHaveValue(chosen);
    await expect(grid(page)).toHaveCount(0);
  });
}

test("a hostile model's plan is text and nothing else, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForPlan(page, { posts: "1", niche: "Comedy & Entertainment" });
  await expect(planHeading(page)).toBeVisible();
  const growth = page.getByRole("region", { name: "Expected Growth" });
  await expect(growth).toContainText("+5%");
  await growth.getByText("What this rests on").click();
  await expect(growth).toContainText("<script>document.title='owned'</script>");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await cell(page, 1).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue(/^‹img src=x onerror=/u);
  await expect(dialog.getByLabel("Best time")).toHaveValue("20:00");
  await expect(dialog).toContainText("<style>*{display:none}</style>");
  await expect(dialog).not.toContainText("\u202E");
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expect(page.locator("main :is(img, script, style, marquee, a[href^='javascript'])")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
});

test("Cancel ends a slow plan at once, and a failed other plan leaves the one there was", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askForPlan(page, { niche: "History & Culture" });
  await expect(page.getByRole("main").getByRole("status").getByText("Generating Plan...")).toBeVisible();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(generate(page)).toBeEnabled();
  await expect(niche(page)).toHaveValue("History & Culture");
  await expect(page.getByText("Generation Failed")).toHaveCount(0);

  const answer = planAnswer(evenDays(1));
  await openPlan(page, answer);
  await page.route("**/api/post-plan", (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Make another" }).click();
  await expect(page.getByText("Generation Failed")).toBeVisible();
  await expect(cell(page, 1)).toContainText("About amber");
});
