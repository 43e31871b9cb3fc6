import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/app.ts";

const SECTION = "/dashboard?section=settings";
const KEY = "sk-mine-0123456789abcdef";
const REPLY = { reply: "ready", engine: "own-key", model: "mistral-small-latest", cached: false };

const part = (page: Page) => page.getByRole("region", { name: "Your own key" });
const stored = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem("own-key"), localStorage.getItem("own-key")]);

/** Answers all that may ask a model, and writes down what was sent. */
async function answerAll(page: Page, json: unknown = REPLY): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route("**/api/ai/assist", async (route) => {
    sent.push(route.request());
    await route.fulfill({ json });
  });
  return sent;
}

async function use(page: Page, { stays = false } = {}): Promise<void> {
  await part(page).getByLabel("Provider").selectOption("Mistral");
  await part(page).getByLabel("Key", { exact: true }).fill(KEY);
  if (stays) await part(page).getByLabel("Keep it in this browser").check();
  await part(page).getByRole("button", { name: "Use and test" }).click();
}

test.beforeEach(({ signIn }) => signIn());

test("a key is tried at once, goes along with every question of this tab, and is removed", async ({
  page,
  axe,
}) => {
  const sent = await answerAll(page);
  await page.goto(SECTION);
  expect(await axe(page)).toEqual([]);
  await use(page);
  await expect(part(page)).toContainText("It works: mistral-small-latest answered.");
  await expect(part(page)).toContainText("Mistral, mistral-small-latest");
  await expect(part(page)).toContainText("until this tab closes");
  const ofSite = page.getByRole("region", { name: "Engine in use" });
  await expect(ofSite.getByRole("radio", { name: "Mistral, mistral-small-latest" })).toBeChecked();
  await expect(ofSite).toContainText("Mistral, mistral-small-latestIn use");
  expect(await axe(page)).toEqual([]);
  expect(await sent[0]?.allHeaders()).toMatchObject({
    "x-own-provider": "mistral",
    "x-own-model": "mistral-small-latest",
    "x-own-key": KEY,
  });
  expect(sent[0]?.postData()).not.toContain(KEY);
  expect(await stored(page)).toEqual([expect.stringContaining(KEY), null]);

  await page.reload();
  await part(page).getByRole("button", { name: "Test" }).click();
  await expect(part(page)).toContainText("It works");
  expect((await sent[1]?.allHeaders())?.["x-own-key"]).toBe(KEY);
  await expect(page.locator("body")).not.toContainText(KEY);

  await part(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Your key is removed")).toBeVisible();
  await expect(part(page).getByLabel("Key", { exact: true })).toHaveValue("");
  expect(await stored(page)).toEqual([null, null]);
  await expect(ofSite).toContainText("Built-in engineIn use");
});

test("what doesn't work says why, and the key stays to be tried again", async ({ page }) => {
  await answerAll(page, {
    ...REPLY,
    engine: "built-in",
    notice: { code: "ai_key_rejected", message: "Mistral refused your key. Check it in Settings." },
  });
  await page.goto(SECTION);
  await use(page);
  await expect(part(page)).toContainText("Your key doesn't work yet");
  await expect(part(page)).toContainText("Mistral refused your key.");
  await expect(part(page).getByRole("button", { name: "Test" })).toBeEnabled();
});

test("where the creator wants the built-in engine alone, neither key nor question goes to a model", async ({
  page,
}) => {
  const sent = await answerAll(page);
  await page.goto(SECTION);
  await use(page);
  await expect(part(page)).toContainText("It works");
  const ofSite = page.getByRole("region", { name: "Engine in use" });
  await ofSite.getByRole("radio", { name: "Built-in engine" }).check();
  await expect(ofSite).toContainText("Built-in engineIn use");
  await page.reload();
  await expect(ofSite.getByRole("radio", { name: "Built-in engine" })).toBeChecked();
  // The key can be tried all the same.
  await part(page).getByRole("button", { name: "Test" }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(await sent[1]?.allHeaders()).toMatchObject({ "x-own-key": KEY });
  await page.getByRole("link", { name: "AI Assistant", exact: true }).click();
  await page.getByRole("textbox").first().fill("What do I film first?");
  await page.getByRole("button", { name: "Ask AI" }).click();
  await expect.poll(() => sent.length).toBe(3);
  const headers = await sent[2]?.allHeaders();
  expect(headers).toMatchObject({ "x-engine": "built-in" });
  expect(headers).not.toHaveProperty("x-own-key");
});

test("a test can be cancelled", async ({ page }) => {
  await page.route("**/api/ai/assist", () => undefined);
  await page.goto(SECTION);
  await use(page);
  await expect(part(page)).toContainText("Asking mistral-small-latest");
  await part(page).getByRole("button", { name: "Cancel the test" }).click();
  await expect(part(page).getByRole("button", { name: "Test" })).toBeVisible();
  await expect(part(page)).not.toContainText("doesn't work");
});

test("what isn't a key or a model's name is said at its field, and what was typed stays", async ({
  page,
}) => {
  await page.goto(SECTION);
  await part(page).getByLabel("Key", { exact: true }).fill("short");
  await part(page).getByRole("button", { name: "Use and test" }).click();
  await expect(part(page)).toContainText("A key is 8 to 400 characters without spaces.");
  await expect(part(page).getByLabel("Key", { exact: true })).toHaveValue("short");
  await part(page).getByLabel("Key", { exact: true }).fill(KEY);
  await part(page).getByLabel("Model").fill("two words");
  await part(page).getByRole("button", { name: "Use and test" }).click();
  await expect(part(page)).toContainText("A model's name is up to 100");
  expect(await stored(page)).toEqual([null, null]);
});

test("a key that stays is in no export, and goes with everything else", async ({ page }) => {
  await answerAll(page);
  await page.goto(SECTION);
  await use(page, { stays: true });
  await expect(part(page)).toContainText("kept in this browser");
  expect(await stored(page)).toEqual([null, expect.stringContaining(KEY)]);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).not.toContain(KEY);

  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await stored(page)).toEqual([null, null]);
});

test("an answer says that it is by the creator's own key", async ({ page }) => {
  await answerAll(page, { ...REPLY, reply: "Film the first slice." });
  await page.goto(SECTION);
  await use(page);
  await page.getByRole("link", { name: "AI Assistant", exact: true }).click();
  await page.route("**/api/ai/assist", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `event: done\ndata: ${JSON.stringify({ ...REPLY, reply: "Film the first slice." })}\n\n`,
    }),
  );
  await page.getByRole("textbox").first().fill("What do I film first?");
  await page.getByRole("button", { name: "Ask AI" }).click();
  await expect(page.getByText("Written by mistral-small-latest, by your own key")).toBeVisible();
});
