import { expect, test } from "../support/app.ts";
import { askAbout, cards, ideasIn, sidewaysScroll, titles } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(({ signIn }) => signIn());

test("a model's ideas carry its name and its own score, beside the open signals", async ({ page }) => {
  const expectNoSecrets = listenForSecrets(page);
  await askAbout(page, "carbon steel knives");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  const card = cards(page).first();
  const score = card.getByRole("button", { name: "87% viral" });
  await score.click();
  const own = /came with the idea, without reasons\. By Crescendo's open signals it comes to (\d+)%/u;
  await expect(card).toContainText(own);
  const rows = await card.getByText(/^\d+ of \d+$/u).allInnerTexts();
  const sum = rows.reduce((total, row) => total + Number(row.split(" ")[0]), 0);
  expect(own.exec(await card.innerText())?.[1]).toBe(String(sum));
  await expectNoSecrets();
});

test("the same question is answered from what was kept, and Regenerate all asks anew", async ({ page }) => {
  const topic = `paring knives ${crypto.randomUUID()}`;
  await askAbout(page, topic);
  await expect(cards(page)).toHaveCount(5);
  const first = await titles(page).allInnerTexts();
  await expect(page.getByText("kept from an earlier time")).toHaveCount(0);

  await page.getByRole("button", { name: "Generate Ideas" }).click();
  await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
  await expect(titles(page)).toHaveText(first);

  await page.getByRole("button", { name: "Regenerate all" }).click();
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await expect(titles(page)).not.toHaveText(first);
});

test("one idea is replaced by another of the model's, the others stay", async ({ page }) => {
  await askAbout(page, "bread knives");
  await expect(cards(page)).toHaveCount(5);
  const before = await titles(page).allInnerTexts();
  await cards(page).last().getByRole("button", { name: "Regenerate" }).click();
  await expect(titles(page).last()).not.toHaveText(before.at(-1) ?? "");
  expect((await titles(page).allInnerTexts()).slice(0, -1)).toEqual(before.slice(0, -1));
});

test("an idea the model wrote twice is shown once", async ({ page }) => {
  await askAbout(page, "twins");
  await expect(cards(page)).toHaveCount(2);
});

test("ideas of a hostile model are text and nothing else, wherever they are shown", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const expectInert = async () => {
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expect(page.locator("main :is(img, script, style, marquee, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
  };
  await askAbout(page, "hostile");
  await expect(cards(page)).toHaveCount(1);
  const title = await titles(page).innerText();
  expect(title).toContain(`‹img src=x onerror="document.title='owned'"›`);
  await expect(page.getByRole("blockquote")).toContainText(`<script>document.title = "owned"</script>`);
  await cards(page).getByRole("button", { name: "87% viral" }).click();
  await expectInert();

  await cards(page).getByRole("button", { name: "Save" }).click();
  await page.goto("/dashboard?section=saved-ideas");
  await page.reload();
  await expect(titles(page)).toHaveText(title);
  await expect(page.getByText("${constructor} {{7*7}}")).toBeVisible();
  await expectInert();
  await cards(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(title);
  await expectInert();

  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Latest saved ideas" })).toContainText(title);
  await expectInert();
  await page.getByRole("combobox", { name: "Search" }).fill("onerror");
  await expect(page.getByRole("option", { name: title })).toBeVisible();
  await expectInert();
});

test("Improve with AI takes over the model's better idea in place", async ({ page }) => {
  await askAbout(page, "fillet knives");
  await cards(page).nth(1).getByRole("button", { name: "Save" }).click();
  const [before] = await ideasIn(page);
  await page.goto("/dashboard?section=saved-ideas");
  await cards(page).getByRole("button", { name: "Improve with AI" }).click();
  await expect(titles(page)).toHaveText("Improved by the model");
  await expect(page.getByText("Idea improved")).toBeVisible();
  const [after] = await ideasIn(page);
  expect(after).toMatchObject({
    title: "Improved by the model",
    id: before?.id,
    savedAt: before?.savedAt,
    topic: "fillet knives",
  });
});
