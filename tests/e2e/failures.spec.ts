import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, ideasIn, savedIdea } from "../support/ideas.ts";

/** The code of Saved Ideas, which is a file of its own. */
const SAVED_IDEAS = "**/assets/saved-ideas-section-*.js";

const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });

test.beforeEach(({ signIn }) => signIn());

test("a section whose code can't be had leaves the rest of the page alone", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  expectConsoleError("Failed to fetch dynamically imported module");
  await page.route(SAVED_IDEAS, (route) => route.abort());
  await page.goto("/dashboard?section=settings");
  await sections(page).getByRole("link", { name: "Saved Ideas" }).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(failure).toContainText("What you saved is still in this browser.");
  await expect(page).toHaveTitle("Unexpected Application Error! · Crescendo");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();

  await sections(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await sections(page).getByRole("link", { name: "Saved Ideas" }).click();
  await page.unroute(SAVED_IDEAS);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Video Ideas" })).toBeVisible();
});

test("a section that throws while it draws leaves the rest of the page alone", async ({
  page,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError("this section is broken");
  await page.route(SAVED_IDEAS, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export function SavedIdeasSection() { throw new Error('this section is broken') }",
    }),
  );
  await page.goto("/dashboard?section=saved-ideas");
  await expect(
    page.getByRole("main").getByRole("heading", { name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("a search box whose code can't be had takes nothing else with it", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  expectConsoleError("Failed to fetch dynamically imported module");
  await page.route("**/assets/search-*.js", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu of Ada Example" })).toBeVisible();
});

test("a contact address whose code can't be had takes nothing else with it", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  expectConsoleError("Failed to fetch dynamically imported module");
  await page.route("**/assets/contact-*.js", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByRole("contentinfo")).toContainText("The contact address can't be loaded right now.");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("offline, a banner says so until the connection is back", async ({
  page,
  context,
  expectConsoleError,
}) => {
  // Of what was still on its way, such as the tab's icon.
  expectConsoleError("Failed to load resource");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
  // The last code the page loads.
  await expect(page.getByRole("contentinfo")).toContainText(/Contact:|published an address/u);
  await context.setOffline(true);
  const banner = page.getByText("You're offline. Saved work is here; new answers need a connection.");
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test("offline, an answer that can't be had says so until the connection is back", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.goto("/dashboard?section=ai-assistant");
  await page.getByLabel("Your question").fill("How do I write a hook?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Ask AI" }).click();
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("You're offline. Try again when you're connected.");
  await context.setOffline(false);
  await expect(page.getByText(/You're offline/u)).toHaveCount(0);
  await expect(failure).toContainText("You're back online. Try again.");
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByLabel("Your question")).toHaveValue("How do I write a hook?");
});

test("offline before any toast, ideas can be saved and deleted, and toasts come back with the connection", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askAbout(page, "offline bread");
  await expect(cards(page)).toHaveCount(5);
  await context.setOffline(true);
  const save = cards(page)
    .first()
    .getByRole("button", { name: /^Saved?$/u });
  const refused = page.waitForEvent("requestfailed");
  await save.click();
  await refused;
  await expect(save).toHaveText("Saved");
  expect(await ideasIn(page)).toHaveLength(1);

  await context.setOffline(false);
  await save.click();
  await expect(save).toHaveText("Save");
  await expect(page.getByText("Idea deleted")).toBeVisible();
});

test("offline before any toast, a save that failed is still told", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askAbout(page, "offline bread");
  await expect(cards(page)).toHaveCount(5);
  await context.setOffline(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const told = page.waitForEvent("dialog");
  const saving = cards(page).first().getByRole("button", { name: "Save" }).click();
  const dialog = await told;
  expect(dialog.message()).toContain("This browser has no room left for Crescendo.");
  await dialog.accept();
  await saving;
  await expect(cards(page).first().getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("toasts are called Notifications, stand at the bottom right and are reached with Alt+T", async ({
  page,
  keep,
}) => {
  await keep(asStored([savedIdea({ title: "Bread" })]));
  await page.goto("/dashboard?section=saved-ideas");
  await cards(page, "Bread").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const notifications = page.getByRole("region", { name: "Notifications" });
  const toast = notifications.getByRole("listitem");
  await expect(toast).toContainText("Idea deleted");
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      const size = page.viewportSize();
      return box !== null && size !== null && box.x > size.width / 2 && box.y > size.height / 2;
    })
    .toBe(true);

  await page.keyboard.press("Alt+t");
  await expect(notifications.getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cards(page, "Bread")).toBeVisible();
});
