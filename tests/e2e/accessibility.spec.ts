import type { Page } from "@playwright/test";
import { type Axe, expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, savedIdea } from "../support/ideas.ts";

const SECTIONS = ["dashboard", "ai-ideas", "saved-ideas", "youtube-analytics", "settings"];

/** Shows a theme without a reload, as another tab's choice would, until every colour has arrived. */
async function show(page: Page, theme: string) {
  await page.evaluate((name) => {
    document.documentElement.className = name;
  }, theme);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

/** What axe finds on the page as it stands, in each of the themes; they differ in nothing but colours. */
async function findings(page: Page, axe: Axe, themes = ["dark"]) {
  await show(page, "light");
  const found = await axe(page);
  for (const theme of themes) {
    await show(page, theme);
    found.push(...(await axe(page, ["color-contrast"])));
  }
  return found;
}

test.beforeEach(({ signIn }) => signIn());

for (const [state, ideas] of [
  ["empty", []],
  [
    "full",
    [savedIdea({ platform: "TikTok" }), savedIdea({ title: "日本語の料理" }), savedIdea(), savedIdea()],
  ],
] as const) {
  for (const section of SECTIONS)
    test(`axe finds nothing in ${section}, ${state}, light and dark`, async ({ page, keep, axe }) => {
      await keep(asStored(ideas));
      await page.goto(`/dashboard?section=${section}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
      await expect(page.getByText("Asking the server...")).toHaveCount(0);
      expect(await findings(page, axe), section).toEqual([]);
    });
}

for (const themes of [["dark"], ["blue", "purple"], ["green", "sunset"]])
  test(`axe finds nothing on ideas with an open score, in ${themes.join(" and ")}`, async ({ page, axe }) => {
    await askAbout(page, "street food");
    await cards(page)
      .first()
      .getByRole("button", { name: /% viral$/u })
      .click();
    await cards(page).first().getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Idea saved")).toBeVisible();
    expect(await findings(page, axe, themes)).toEqual([]);
  });

test("axe finds nothing while an answer is awaited, and on a failure", async ({
  page,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.abort();
  });
  await askAbout(page, "street food");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
  held.resolve();
  await expect(page.getByText("AI processing failed")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing in the question before a delete", async ({ page, keep, axe }) => {
  await keep(asStored([savedIdea(), savedIdea()]));
  await page.goto("/dashboard?section=saved-ideas");
  await cards(page).first().getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing in the avatar menu and the search list", async ({ page, keep, axe }) => {
  await keep(asStored([savedIdea(), savedIdea()]));
  await page.goto("/dashboard?section=saved-ideas");
  await page.getByRole("button", { name: "Account menu of Ada Example" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(await findings(page, axe), "the avatar menu").toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Search" }).fill("bread");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await findings(page, axe), "the search list").toEqual([]);
});

test("axe finds nothing in the question before an import", async ({ page, axe }) => {
  await page.goto("/dashboard?section=settings");
  await page.getByLabel("A file with exported data").setInputFiles({
    name: "file.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({ app: "crescendo", version: 1, exportedAt: "", data: { savedIdeas: [{}] } }),
    ),
  });
  await expect(page.getByRole("dialog", { name: "Import this file?" })).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing on a phone, nor with the sections open", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/dashboard?section=settings");
  await expect(page.getByText("Built-in engine")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
  await page.getByRole("button", { name: "Open the sections" }).click();
  await expect(page.getByRole("dialog", { name: "Sections" })).toBeVisible();
  expect(await findings(page, axe), "the sections over the page").toEqual([]);
});

test("axe finds nothing with icons alone", async ({ page, axe }) => {
  await page.goto("/dashboard?section=settings");
  await page.getByRole("button", { name: "Show icons only" }).click();
  await expect(page.getByRole("button", { name: "Widen the panel" })).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing on notes about what can't be read", async ({ page, keep, axe }) => {
  await keep({ "saved-ideas": "[{" });
  await page.goto("/dashboard?section=saved-ideas");
  await expect(page.getByRole("button", { name: "Download them as they are" })).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});
