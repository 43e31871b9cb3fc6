import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askFreely, response } from "../support/assistant.ts";
import { askAbout, cards, sidewaysScroll } from "../support/ideas.ts";
import { installLanguageModel, type ModelBehaviour, type ModelLog } from "../support/language-model.ts";
import { SERVERS } from "../support/servers.ts";

const SECTION = "/dashboard?section=settings";
const part = (page: Page) => page.getByRole("region", { name: "On this device" });
const engine = (page: Page) => page.getByRole("region", { name: "Engine in use" });
const own = (page: Page) => engine(page).getByRole("radio", { name: "Your browser's model" });
const device = (page: Page, behaviour: ModelBehaviour = {}) =>
  page.addInitScript(installLanguageModel, behaviour);
const logOf = (page: Page): Promise<ModelLog> => page.evaluate(() => Reflect.get(window, "languageModelLog"));
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem("engine-choice"));

test.beforeEach(({ signIn }) => signIn());

test.describe("Settings", () => {
  test("says what a browser's model needs where there is none, and offers nothing to choose", async ({
    page,
    axe,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "LanguageModel"));
    await page.goto(SECTION);
    await expect(part(page)).toContainText("This browser has no model of its own that a site may use.");
    await expect(part(page)).toContainText("22 GB of free disk space");
    await expect(part(page).getByRole("button")).toHaveCount(0);
    await expect(own(page)).toBeDisabled();
    await expect(engine(page)).toContainText("Not in this browser");
    expect(await axe(page)).toEqual([]);
  });

  test("says where this computer can't run it", async ({ page }) => {
    await device(page, { availability: { en: "unavailable" } });
    await page.goto(SECTION);
    await expect(part(page)).toContainText("Your browser says that this computer can't run its model.");
    await expect(own(page)).toBeDisabled();
  });

  test("tells the size before the download, shows it as it runs, and then uses the model", async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await device(page, { availability: { en: "downloadable" }, download: [0.1, 0.42, 1] });
    await page.goto(SECTION);
    await expect(part(page)).toContainText("Chrome downloads about 4 GB, once");
    await expect(engine(page)).toContainText("Not downloaded");
    expect(await axe(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await part(page).getByRole("button", { name: "Download and use" }).click();
    await expect(part(page)).toContainText("The model is ready on this computer");
    await expect(part(page)).toContainText("turn off On-device AI");
    await expect(own(page)).toBeChecked();
    expect(await chosen(page)).toBe("on-device");
    expect(await axe(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test("a download can be cancelled and begun again", async ({ page, axe }) => {
    await device(page, { availability: { en: "downloadable" }, download: [0.42] });
    await page.goto(SECTION);
    await part(page).getByRole("button", { name: "Download and use" }).click();
    await expect(part(page)).toContainText("Downloading: 42%");
    await expect(part(page).getByRole("progressbar", { name: "Download of the model" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await part(page).getByRole("button", { name: "Cancel" }).click();
    await expect(part(page).getByRole("button", { name: "Download and use" })).toBeVisible();
    expect(await chosen(page)).toBeNull();
  });

  test("a download that fails says so, and one that Chrome has begun is followed", async ({ page }) => {
    await device(page, { availability: { en: "downloading" }, createFails: "NetworkError" });
    await page.goto(SECTION);
    await expect(part(page)).toContainText("Chrome is downloading it already.");
    await part(page).getByRole("button", { name: "Follow the download" }).click();
    await expect(part(page)).toContainText("The download didn't finish");
    await expect(part(page).getByRole("button", { name: "Follow the download" })).toBeEnabled();
  });

  test("the engine is chosen with the arrow keys, and a choice is kept", async ({ page }) => {
    await device(page);
    await page.goto(SECTION);
    await engine(page).getByRole("radio", { name: "Built-in engine" }).focus();
    await page.keyboard.press("ArrowUp");
    await expect(own(page)).toBeChecked();
    await page.reload();
    await expect(own(page)).toBeChecked();
    await engine(page).getByText("Built-in engine").click();
    expect(await chosen(page)).toBe("built-in");
  });

  test("a choice whose model is gone is seen as one, and can be changed", async ({ page, keep }) => {
    await keep({ "engine-choice": "on-device" });
    await device(page, { availability: { en: "downloadable" } });
    await page.goto(SECTION);
    await expect(own(page)).toBeChecked();
    await expect(engine(page)).toContainText("Your browser's modelNot downloaded");
    await expect(engine(page)).toContainText("Built-in engineIn use");
    await engine(page).getByRole("radio", { name: "Built-in engine" }).check();
    expect(await chosen(page)).toBe("built-in");
  });

  test("no other model may be asked, where the creator wishes that", async ({ page }) => {
    await device(page);
    await page.goto(SECTION);
    await part(page).getByLabel("Where it can't answer, ask no other model").check();
    await page.reload();
    await expect(part(page).getByLabel("Where it can't answer, ask no other model")).toBeChecked();
  });
});

test.describe("the browser's model", () => {
  test.use({ baseURL: SERVERS.model.url });
  test.beforeEach(({ keep }) => keep({ "engine-choice": "on-device" }));

  test("answers a question piece by piece, by its name, and nobody else hears of it", async ({ page }) => {
    await device(page, { writes: [["Light from the side. ", "Then the crumb."]] });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await askFreely(page, "How do I film bread?");
    await expect(response(page)).toContainText("Light from the side. Then the crumb.");
    await expect(page.getByText("Written by the model in your browser")).toBeVisible();
    expect(asked.filter((path) => path.startsWith("/api/ai"))).toEqual(["/api/ai/prompt", "/api/ai/finish"]);
    const { prompts, destroyed } = await logOf(page);
    expect(prompts[0]?.input).toContain("How do I film bread?");
    expect(destroyed).toBe(1);
  });

  test("writes ideas, kept to their form", async ({ page }) => {
    const idea = {
      title: "Rye in a cold kitchen",
      hook: "Your kitchen is 17 degrees.",
      cta: "Tell me yours.",
      format: "Tutorial",
      viralScore: 55,
      description: "One loaf, two thermometers.",
      targetAudience: "Winter bakers",
    };
    await device(page, { writes: [[JSON.stringify({ ideas: [idea] })]] });
    await askAbout(page, "rye bread");
    await expect(cards(page).first()).toContainText("Rye in a cold kitchen");
    await expect(page.getByText("Written by the model in your browser")).toBeVisible();
    expect((await logOf(page)).prompts.map(({ constrained }) => constrained)).toEqual([true]);
  });

  test("that fails is stood in for by the site's model, and the screen says so", async ({ page }) => {
    await device(page, { createFails: "OperationError" });
    await askAbout(page, `bread knives ${crypto.randomUUID()}`);
    await expect(cards(page).first()).toContainText("Model idea");
    await expect(
      page.getByText("Your browser's model failed. The model of this site answered instead."),
    ).toBeVisible();
    await expect(page.getByText("Written by double")).toBeVisible();
  });

  test("that doesn't know the language is stood in for, with a word", async ({ page }) => {
    await device(page, { availability: { pt: "unavailable" } });
    await askAbout(page, "pão caseiro sem fermento");
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText("doesn't know the language of this question")).toBeVisible();
  });
});
