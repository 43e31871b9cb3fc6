import { expect, test } from "../support/app.ts";
import { askAbout, cards, ideasIn, nextIdeas } from "../support/ideas.ts";

test.beforeEach(({ signIn }) => signIn());

test("Copy puts the whole idea on the clipboard, with a toast and a tick for two seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  const answer = nextIdeas(page);
  await askAbout(page, "street food");
  const [idea] = await answer;
  const copy = cards(page).first().getByRole("button", { name: "Copy" });
  await expect(copy).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  const tick = copy.locator(".lucide-check");
  await expect(tick).toBeVisible();
  await page.clock.runFor(1999);
  await expect(tick).toBeVisible();
  await page.clock.runFor(1);
  await expect(tick).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [idea?.title, idea?.hook, idea?.cta, idea?.format, idea?.targetAudience])
    expect(text).toContain(part);
});

test("a browser that forbids copying says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await askAbout(page, "street food");
  await cards(page).first().getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Couldn't copy")).toBeVisible();
});

test("Save turns to Saved and back", async ({ page }) => {
  await askAbout(page, "bread");
  const save = cards(page)
    .first()
    .getByRole("button", { name: /^Saved?$/u });
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(save).toHaveText("Saved");
  await expect(save).toHaveAttribute("aria-pressed", "true");
  expect(await ideasIn(page)).toHaveLength(1);
  await page.reload();
  await expect(save).toHaveText("Saved");
  await save.click();
  await expect(save).toHaveText("Save");
  expect(await ideasIn(page)).toHaveLength(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(save).toHaveText("Saved");
});
