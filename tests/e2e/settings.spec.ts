import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { SERVERS } from "../support/servers.ts";

const SECTION = "/dashboard?section=settings";
const THEMES = {
  Light: "light",
  Dark: "dark",
  "Ocean Blue": "blue",
  "Purple Haze": "purple",
  "Nature Green": "green",
  "Sunset Orange": "sunset",
};

const root = (page: Page) => page.locator("html");
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("app-theme"), localStorage.getItem("theme")]);

test.beforeEach(({ signIn }) => signIn());

test("each of the six themes applies, is kept, and the bar's light or dark follows", async ({ page }) => {
  await page.goto(SECTION);
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  for (const [name, theme] of Object.entries(THEMES).toReversed()) {
    const before = await root(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole("radio", { name })).toBeChecked();
    await expect(root(page)).toHaveClass(theme);
    expect(await kept(page)).toEqual([theme, theme === "dark" ? "dark" : "light"]);
    await expect
      .poll(() => root(page).evaluate((element) => getComputedStyle(element).backgroundColor))
      .not.toBe(before);
  }
  await page.getByText("Nature Green").click();
  await page.reload();
  await expect(root(page)).toHaveClass("green");
  await expect(page.getByRole("radio", { name: "Nature Green" })).toBeChecked();
});

test("themes are chosen with the arrow keys too", async ({ page }) => {
  await page.goto(SECTION);
  await page.getByRole("radio", { name: "Light" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(root(page)).toHaveClass("dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeFocused();
});

test("a theme follows into the other tab, which shows it as chosen", async ({ page, context }) => {
  await page.goto(SECTION);
  const other = await context.newPage();
  await other.goto(SECTION);
  await expect(other.getByRole("radio", { name: "Light" })).toBeChecked();
  for (const [name, theme] of [
    ["Purple Haze", "purple"],
    ["Ocean Blue", "blue"],
  ] as const) {
    await page.getByText(name).click();
    await expect(root(other)).toHaveClass(theme);
    await expect(other.getByRole("radio", { name })).toBeChecked();
  }
});

test("the bar's own record counts where no theme was chosen", async ({ page, keep }) => {
  await keep({ theme: "dark" });
  await page.goto(SECTION);
  await expect(root(page)).toHaveClass("dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("the toggle of the public pages counts any other theme as light", async ({ page, keep }) => {
  await keep({ "app-theme": "sunset" });
  await page.goto("/terms");
  const toggle = page.getByRole("button", { name: "Dark theme" });
  await expect(root(page)).toHaveClass("sunset");
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  expect(await kept(page)).toEqual(["dark", "dark"]);
  await toggle.click();
  expect(await kept(page)).toEqual(["light", "light"]);
});

test("no other theme flashes: the page has no body before its theme", async ({ page, keep }) => {
  await keep({ "app-theme": "dark" });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body !== null) seen.push(document.documentElement.className);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(SECTION);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const seen: unknown = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(new Set(Array.isArray(seen) ? seen : [])).toEqual(new Set(["dark"]));
});

test("what isn't there yet says so", async ({ page }) => {
  await page.goto(SECTION);
  for (const name of ["Notifications", "Account", "Privacy"]) {
    await expect(page.getByRole("region", { name }).getByText("Coming soon")).toBeVisible();
  }
});

test.describe("the engine in use", () => {
  const engine = (page: Page) => page.getByRole("region", { name: "Engine in use" });

  test("is the built-in one where nothing is configured", async ({ page }) => {
    await page.goto(SECTION);
    await expect(engine(page)).toContainText("Built-in engineIn use");
    await expect(engine(page)).toContainText("at no cost and with no account");
  });

  test("is unknown while the server doesn't answer, and Retry asks again", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.clock.install();
    await page.route("**/api/health", (route) => route.abort());
    await page.goto(SECTION);
    await expect(engine(page)).toContainText("Asking the server...");
    // Four tries, after 1, 2 and 4 seconds.
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(engine(page)).toContainText("The server doesn't answer", { timeout: 200 });
    }).toPass();
    await page.unroute("**/api/health");
    await engine(page).getByRole("button", { name: "Retry" }).click();
    await expect(engine(page)).toContainText("Built-in engine");
  });

  test("is Cloudflare's, by its model's name", async ({ page }) => {
    const model = "@cf/qwen/qwen3-30b-a3b-fp8";
    const health = { status: "ok", engine: "workers-ai", model, version: "1.0.0" };
    await page.route("**/api/health", (route) => route.fulfill({ json: health }));
    await page.goto(SECTION);
    await expect(engine(page)).toContainText("qwen3-30b-a3b-fp8 on CloudflareIn use");
    await expect(engine(page)).toContainText("sent to a model that Cloudflare runs");
  });

  test.describe("with a model", () => {
    test.use({ baseURL: SERVERS.model.url });

    test("is the model, by its name", async ({ page }) => {
      await page.goto(SECTION);
      await expect(engine(page)).toContainText("doubleIn use");
      await expect(engine(page)).toContainText("sent to the model the owner of this site connected");
    });
  });
});
