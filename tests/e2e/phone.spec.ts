import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, savedIdea, sidewaysScroll } from "../support/ideas.ts";

const SECTIONS = ["dashboard", "ai-ideas", "saved-ideas", "settings"];
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(3);

const long = () =>
  savedIdea({
    title: LONG,
    hook: LONG,
    cta: LONG,
    format: LONG.slice(0, 120),
    description: LONG.repeat(10),
    targetAudience: LONG,
    topic: LONG,
    platform: "YouTube long-form",
  });

/** Sideways scroll of every section, by name; all zero if all is well. */
async function sidewaysOf(page: Page) {
  const scrolls: Record<string, number> = {};
  for (const section of SECTIONS) {
    await page.goto(`/dashboard?section=${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Asking the server...")).toHaveCount(0);
    scrolls[section] = Math.max(0, await sidewaysScroll(page));
  }
  return scrolls;
}

test.use({ viewport: { width: 390, height: 800 } });

test("no section scrolls sideways while it is empty", async ({ page, signIn }) => {
  await signIn();
  expect(await sidewaysOf(page)).toEqual({ dashboard: 0, "ai-ideas": 0, "saved-ideas": 0, settings: 0 });
});

test("no section scrolls sideways with words longer than the screen", async ({ page, keep }) => {
  await keep({
    ...asStored([long(), long(), savedIdea()]),
    user: JSON.stringify({ id: "1", email: `${LONG}@example.com`, full_name: LONG, username: "ada" }),
  });
  expect(await sidewaysOf(page)).toEqual({ dashboard: 0, "ai-ideas": 0, "saved-ideas": 0, settings: 0 });
  await page.getByRole("button", { name: /^Account menu/u }).click();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await page.goto("/dashboard?section=saved-ideas");
  for (const card of await cards(page).all()) await card.getByRole("button", { name: /% viral$/u }).click();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await cards(page).first().getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("fresh ideas about an endless word don't scroll sideways", async ({ page, signIn }) => {
  await signIn();
  await askAbout(page, LONG);
  await expect(cards(page)).toHaveCount(5);
  for (const card of await cards(page).all()) await card.getByRole("button", { name: /% viral$/u }).click();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole("combobox", { name: "Search" }).fill(LONG);
  await expect(page.getByRole("listbox")).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test("the journey can be made on a phone, from the sections over the page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Cooking for one" }).click();
  await cards(page).first().getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Open the sections" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Saved Ideas" }).click();
  await expect(cards(page)).toHaveCount(1);
});
