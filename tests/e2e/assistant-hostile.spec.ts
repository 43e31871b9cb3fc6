import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { answersIn, askFreely, listText, response, savedAnswer, SECTION } from "../support/assistant.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { SERVERS } from "../support/servers.ts";

const FORBIDDEN =
  "main :is(img, script, style, iframe, marquee, object, embed, form form, a[href^='javascript' i], a[href^='data' i], a[href=''])";

/** Nothing of an answer ran, called out, or made the page wider than a phone. */
async function expectInert(page: Page) {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expect(page.locator(FORBIDDEN)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
}

test.use({ baseURL: SERVERS.model.url, viewport: { width: 390, height: 800 } });

test.beforeEach(({ signIn }) => signIn());

test("a hostile model's Markdown is text and nothing else, live, saved and after a reload", async ({
  page,
  axe,
}) => {
  const called: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("example.com")) called.push(request.url());
  });
  await askFreely(page, `assistant-hostile ${crypto.randomUUID()}`);
  await expect(response(page)).toContainText("Written by double");
  const answer = response(page).getByRole("article");
  await expect(answer.getByText("a link")).toBeVisible();
  await expect(answer.getByRole("link")).toHaveText(["fine"]);
  await expect(answer.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect(answer.getByText("a picture")).toBeVisible();
  await expect(answer.getByText("☑")).toBeVisible();
  await expect(answer.getByRole("group", { name: "Table" })).toHaveCount(2);
  await expect(answer.getByText("column 29")).toBeAttached();
  await expectInert(page);
  expect(await axe(page)).toEqual([]);

  await answer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  await page.reload();
  await expect(answer.getByText("a picture")).toBeVisible();
  await page.locator("main summary").first().click();
  await expect(page.getByText("a picture")).toHaveCount(2);
  await expectInert(page);
  expect(called).toEqual([]);
});

test("a wide table scrolls in its own frame, and by the keyboard", async ({ page }) => {
  await askFreely(page, `assistant-hostile ${crypto.randomUUID()}`);
  await expect(response(page)).toContainText("Written by double");
  const table = response(page).getByRole("group", { name: "Table" }).first();
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("an answer of 200 KB is shown whole, saved and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await askFreely(page, `assistant-huge ${crypto.randomUUID()}`);
  await expect(response(page)).toContainText("Written by double");
  await response(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(200_000);
  await response(page).getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await answersIn(page))[0]?.text.length).toBeGreaterThan(200_000);
  await expectInert(page);
});

test("an answer nested deeper than can be drawn is read as it was written", async ({ page }) => {
  await askFreely(page, `assistant-deep ${crypto.randomUUID()}`);
  await expect(response(page)).toContainText("Written by double");
  await expect(response(page)).toContainText("> down here");
  await expectInert(page);
});

test("hostile titles and authors of saved answers are text", async ({ page, keep }) => {
  const title = `<img src=x onerror="document.title='owned'"> ${"W".repeat(400)} \u202Edesrever`;
  const hostile = savedAnswer({
    title,
    writtenBy: `<script>document.title='owned'</script>${"w".repeat(300)}`,
  });
  await keep({ "saved-answers": listText([hostile]) });
  await page.goto(SECTION);
  const row = page.getByRole("article", { name: title.slice(0, 40) });
  await expect(row).toContainText("<img src=x");
  await expectInert(page);
  await row.locator("summary").click();
  await expect(row.getByRole("button", { name: "Delete" })).toBeVisible();
  await expectInert(page);
});
