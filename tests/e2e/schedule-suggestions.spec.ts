import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { CLIP, field, fillIn, form, openScheduler, toast } from "../support/schedule-form.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(({ signIn }) => signIn());

const CALL = "**/api/ai/assist";

const suggest = (page: Page) => form(page).getByRole("button", { name: "Suggest with AI" });
const part = (page: Page, name: string) => form(page).getByRole("region", { name, exact: true });
const failure = (page: Page) => form(page).getByRole("alert");

async function suggestFor(page: Page, title: string): Promise<void> {
  await openScheduler(page);
  await field(page, "Title").fill(title);
  await suggest(page).click();
}

test("one click uses a suggestion, and Undo brings back what stood there", async ({ page }) => {
  await openScheduler(page);
  await field(page, "Title").fill("My sourdough bread");
  await field(page, "Description").fill("The dough sat in the fridge for 14 hours before I baked it.");
  await suggest(page).click();
  await expect(form(page)).toContainText("Written by Crescendo's built-in engine");
  const title = await part(page, "Suggested title").getByRole("paragraph").innerText();
  expect(title.toLowerCase()).toContain("sourdough");
  await page.getByRole("button", { name: "Use title" }).click();
  await expect(field(page, "Title")).toHaveValue(title);
  await expect(page.getByRole("button", { name: "In use title" })).toBeDisabled();
  await toast(page, "Title replaced").getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Title")).toHaveValue("My sourdough bread");

  await page.getByRole("button", { name: "Use description" }).click();
  await expect(field(page, "Description")).toHaveValue(
    await part(page, "Suggested description").getByRole("paragraph").innerText(),
  );
  await page.getByRole("button", { name: "Use tags" }).click();
  const tags = await part(page, "Suggested tags").getByRole("listitem").allInnerTexts();
  await expect(field(page, "Tags")).toHaveValue(tags.join(", "));
  await page.getByRole("button", { name: "Copy thumbnail advice" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await part(page, "Thumbnail advice").getByRole("paragraph").innerText(),
  );
  await page.reload();
  await expect(part(page, "Suggested title")).toContainText(title);
});

test("a file's name is enough to go by, and a camera's isn't", async ({ page }) => {
  await openScheduler(page);
  await expect(suggest(page)).toBeDisabled();
  await field(page, "Video file").setInputFiles({ ...CLIP, name: "IMG_2034.webm" });
  await expect(suggest(page)).toBeDisabled();
  await field(page, "Video file").setInputFiles(CLIP);
  await suggest(page).click();
  await expect(part(page, "Suggested title")).toContainText(/rye bread/iu);
});

test("suggestions belong to one video, and are gone with it", async ({ page }) => {
  await suggestFor(page, "How I bake sourdough bread");
  await expect(part(page, "Suggested title")).toBeVisible();
  await form(page).getByRole("button", { name: "Clear form" }).click();
  await expect(part(page, "Suggested title")).toBeHidden();
});

test("a quick answer shows no flash of waiting", async ({ page }) => {
  await openScheduler(page);
  await fillIn(page);
  // It fades in after a quarter of a second: until then it is there and can't be seen.
  await page.route("**/api/ai/assist", () => {});
  await suggest(page).click();
  const waiting = form(page).getByText("Thinking...").locator("..").locator("..");
  await expect(waiting).toHaveCSS("animation-delay", "0.25s");
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("its suggestions carry its name", async ({ page }) => {
    const expectNoSecrets = listenForSecrets(page);
    await suggestFor(page, "Rye bread in one bowl");
    await expect(form(page)).toContainText("Written by double");
    await expect(part(page, "Suggested title")).toContainText(/Model title \d+: rye bread/u);
    await expect(part(page, "Thumbnail advice")).toContainText("Show the crumb, close.");
    await form(page).getByRole("button", { name: "Suggest again" }).click();
    await expectNoSecrets();
  });

  for (const [words, what] of [
    ["schedule-busy", "busy"],
    ["schedule-broken", "broken"],
    ["schedule-bad-key", "bad key"],
    ["schedule-no-credit", "no credit"],
  ] as const)
    test(`the built-in engine suggests in its place, and says so above, until Suggest again: ${words}`, async ({
      page,
      axe,
    }) => {
      const expectNoSecrets = listenForSecrets(page);
      await suggestFor(page, `${words} rye bread`);
      await expectStandIn(page, what);
      await expect(part(page, "Suggested title")).toContainText(/rye bread/iu);
      await expect(field(page, "Title")).toHaveValue(`${words} rye bread`);
      expect(await axe(page)).toEqual([]);
      await expectNoSecrets();

      await sayInstead(page, CALL, words, "Slow");
      await form(page).getByRole("button", { name: "Suggest again" }).click();
      await expectModel(page);
      await expect(part(page, "Suggested title")).toContainText(/Model title \d+/u);
      await expectNoSecrets();
    });

  test("a server that can't be reached says so in red, keeps what was typed, and Retry works", async ({
    page,
    axe,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await suggestFor(page, "Rye bread out of reach");
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText("Crescendo can't be reached right now.");
    await expect(field(page, "Title")).toHaveValue("Rye bread out of reach");
    expect(await axe(page)).toEqual([]);
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expectModel(page);
  });

  test("an answer in prose can be read, and is no suggestion", async ({ page }) => {
    await suggestFor(page, "schedule-chatty");
    await expect(failure(page)).toContainText("AI processing failed");
    await failure(page).getByText("Read what the AI wrote").click();
    await expect(failure(page)).toContainText("Say rye first, and film the crumb.");
  });

  test("waiting can be cancelled", async ({ page }) => {
    await suggestFor(page, "schedule-slow");
    await expect(form(page).getByText("Thinking...")).toBeVisible();
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(suggest(page)).toBeEnabled();
    await expect(failure(page)).toBeHidden();
  });

  test("what a hostile model writes is text, within the limits, and breaks nothing at 390 px", async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await suggestFor(page, "schedule-hostile");
    await expect(part(page, "Suggested title")).toContainText("‹img src=x onerror=");
    for (const name of ["title", "description", "tags"])
      await page.getByRole("button", { name: `Use ${name}` }).click();
    expect((await field(page, "Title").inputValue()).length).toBeLessThanOrEqual(100);
    expect((await field(page, "Description").inputValue()).length).toBeLessThanOrEqual(5000);
    await expect(form(page)).not.toContainText("evil.example");
    await expect(page).not.toHaveTitle("owned");
    await expect(form(page).locator("img, script, style, a")).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
  });
});
