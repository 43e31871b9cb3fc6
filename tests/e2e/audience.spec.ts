import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askForInsights, audience, SECTION } from "../support/audience.ts";
import { sidewaysScroll } from "../support/ideas.ts";

const PARTS = ["Who watches", "What they want", "When they watch", "What to make next", "What to test"];

const TABLE = [
  "Video title,Published,Views,Likes",
  "Rye bread without a machine,2026-10-03 18:00,12345,900",
  "Baguette mistakes,2026-10-10 17:30,4300,190",
  "My new oven,2026-10-17 18:10,1200,40",
  "Total,,17845,1130",
].join("\n");
const COMMENTS = "What flour do you use?\nPlease make a video about rye. Mail me: ada@example.com";

test.beforeEach(({ signIn }) => signIn());

test("a creator pastes numbers and comments, sees what was understood and gets a report that counts them", async ({
  page,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Audience Insights" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audience Insights" })).toBeFocused();
  await expect(audience.submit(page)).toBeDisabled();
  await audience.niche(page).fill("sourdough baking");
  await audience.data(page).fill(`${TABLE}\n\n${COMMENTS}\n123`);
  const understood = audience.form(page).getByRole("status");
  await expect(understood).toContainText("3 videos with views, likes and publish dates. 2 comments.");
  await expect(understood).toContainText("1 line not understood.");
  await expect(understood).toContainText("123");
  await audience.submit(page).click();

  const report = audience.report(page);
  await expect(report.getByRole("heading", { level: 3 })).toHaveText(PARTS);
  await expect(report).toContainText("Counted in what you pasted: 3 videos and 2 comments.");
  await expect(report).toContainText("your best with 12,345 views, 2.9 times your median of 4,300.");
  await expect(report).toContainText("1 of your 2 comments holds a question:");
  await expect(report).toContainText("“Please make a video about rye. Mail me: [e-mail]”");
  await expect(report).not.toContainText("ada@example.com");
  await expect(report.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();
});

test("a niche alone gives general knowledge, and says that it knows no channel", async ({ page }) => {
  await page.goto(SECTION);
  await expect(page.getByRole("heading", { name: "Your report appears here" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Examples of what can be pasted" })).toBeVisible();
  await audience.niche(page).fill("Gaming & Esports");
  await audience.niche(page).press("Enter");
  const report = audience.report(page);
  await expect(report.getByRole("heading", { level: 3 })).toHaveText(PARTS);
  await expect(report).toContainText("Nothing here is about your channel");
  await expect(report).not.toContainText("From your data");
  await expect(page.getByRole("heading", { name: "Your report appears here" })).toHaveCount(0);
});

test("the niches the product knows are suggested, any other can be typed", async ({ page }) => {
  await page.goto(SECTION);
  const list = await audience.niche(page).getAttribute("list");
  const options = page.locator(`datalist[id="${list}"] option`);
  await expect(options.filter({ hasText: "Gaming & Esports" })).toHaveCount(1);
  await askForInsights(page, "competitive ferret grooming");
  await expect(audience.report(page)).toContainText("competitive ferret grooming");
});

test("what was typed and the report outlive a reload", async ({ page }) => {
  await askForInsights(page, "sourdough baking", TABLE);
  const report = audience.report(page);
  await expect(report.getByRole("heading", { name: "What to test" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
  const text = await report.textContent();
  await page.reload();
  await expect(report).toHaveText(text ?? "");
  await expect(audience.niche(page)).toHaveValue("sourdough baking");
  await expect(audience.data(page)).toHaveValue(TABLE);
});

test("Ask again writes another report of the same numbers", async ({ page }) => {
  await askForInsights(page, "sourdough baking", TABLE);
  const report = audience.report(page);
  await expect(report.getByRole("heading", { name: "What to test" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
  const before = (await report.textContent()) ?? "";
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect(report).not.toHaveText(before);
  await expect(report).toContainText("your best with 12,345 views");
});

test("a report can be saved, copied and downloaded as Markdown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime("2026-11-21T10:00:00");
  await askForInsights(page, "sourdough baking", TABLE);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe("crescendo-audience-2026-11-21.md");
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(/(?<=^## ).*$/gmu)).toEqual(PARTS);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("saved-answers"))).toContain(
    "Audience Insights: sourdough baking",
  );
});

test("the whole form works from the keyboard", async ({ page }) => {
  await page.goto(SECTION);
  await audience.niche(page).focus();
  await page.keyboard.type("bread");
  await page.keyboard.press("Tab");
  await expect(audience.data(page)).toBeFocused();
  await page.keyboard.type("Rye: 1,200 views");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(audience.submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(audience.report(page)).toContainText("From your data (1 video)");
});

test("a wait begins unseen, so that a quick answer shows no flash of it", async ({ page }) => {
  await page.goto(SECTION);
  await audience.niche(page).fill("sourdough baking");
  const begun = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const wait = document.querySelector(
            "[aria-label='Audience report'] [role='status']",
          )?.parentElement;
          if (wait) resolve(getComputedStyle(wait).opacity);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue();
  });
  await audience.submit(page).click();
  expect(await begun).toBe("0");
  held.resolve();
  await expect(audience.report(page)).toContainText("What to test");
  await expect(page.getByText("Thinking...")).toHaveCount(0);
});

for (const [state, arrange] of [
  ["empty", async () => undefined],
  ["too long", (page: Page) => audience.data(page).fill("Rye bread\n".repeat(700))],
  [
    "answered",
    async (page: Page) => {
      await audience.niche(page).fill("bread");
      await audience.data(page).fill(`${TABLE}\n\n${COMMENTS}\n123`);
      await audience.submit(page).click();
      await expect(page.getByRole("button", { name: "Ask again" })).toBeVisible();
    },
  ],
] as const) {
  test(`axe finds nothing, ${state}, light and dark`, async ({ page, axe }) => {
    await page.goto(SECTION);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
    await arrange(page);
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.className = "dark";
    });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    expect(await axe(page, ["color-contrast"])).toEqual([]);
  });
}

test("nothing scrolls sideways on a phone, whatever was typed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const long = "Donaudampfschifffahrtsgesellschaft".repeat(3);
  await page.goto(SECTION);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await askForInsights(
    page,
    long,
    `title,views\n${long},100\n${long}${long},50\n\n${"W".repeat(300)}?\n1,2,${"3".repeat(300)}`,
  );
  await expect(audience.report(page)).toContainText("What to test");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
