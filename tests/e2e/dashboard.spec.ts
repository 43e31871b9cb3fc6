import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { asStored, ideasIn, savedIdea, sidewaysScroll } from "../support/ideas.ts";

const SECTIONS = [
  { id: "dashboard", label: "Dashboard", heading: "Dashboard" },
  { id: "ai-ideas", label: "AI Video Ideas", heading: "AI Video Ideas" },
  { id: "saved-ideas", label: "Saved Ideas", heading: "Saved Video Ideas" },
  { id: "settings", label: "Settings", heading: "Settings" },
];

const panel = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** A box's place and size, once it is on the page. */
async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the page");
  return box;
}

test.beforeEach(({ signIn }) => signIn());

test("every page behind the sign-in leads to it while nobody is signed in", async ({ page }) => {
  await page.goto("/dashboard");
  await page.evaluate(() => localStorage.removeItem("user"));
  for (const path of ["/", "/dashboard?section=settings", "/ai-post-planner", "/tiktok-analytics"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
  }
});

test("home and /dashboard are the same screen", async ({ page }) => {
  for (const path of ["/", "/dashboard"]) {
    await page.goto(path);
    await expect(heading(page, "Dashboard")).toBeVisible();
    await expect(panel(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
});

test("the side panel's choice is in the address, names the tab and takes the focus", async ({ page }) => {
  await page.goto("/dashboard");
  for (const { id, label, heading: name } of SECTIONS.toReversed()) {
    await panel(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/dashboard?section=${id}`);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Crescendo`);
    await expect(panel(page).locator("[aria-current=page]")).toHaveText(label);
  }
});

test("reload and back keep to the section, and an unknown one is the overview", async ({ page }) => {
  await page.goto("/dashboard?section=saved-ideas");
  await panel(page).getByRole("link", { name: "Settings" }).click();
  await expect(heading(page, "Settings")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Settings")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Saved Video Ideas")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "Settings")).toBeVisible();
  await page.goto("/dashboard?section=no-such-thing");
  await expect(heading(page, "Dashboard")).toBeVisible();
});

test("the panel is 260 px wide, shrinks to icons that keep their names, and stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/dashboard");
  const frame = page.getByRole("navigation", { name: "Sections" }).locator("../..");
  expect((await boxOf(frame)).width).toBe(260);
  await page.getByRole("button", { name: "Show icons only" }).click();
  await expect.poll(async () => (await boxOf(frame)).width).toBeLessThan(100);
  await page.reload();
  expect((await boxOf(frame)).width).toBeLessThan(100);
  for (const { label } of SECTIONS) {
    await expect(panel(page).getByRole("link", { name: label, exact: true })).toBeVisible();
  }
  await panel(page).getByRole("link", { name: "Settings" }).click();
  await expect(heading(page, "Settings")).toBeVisible();
  await page.getByRole("button", { name: "Widen the panel" }).click();
  await expect.poll(async () => (await boxOf(frame)).width).toBe(260);
});

test("below 1024 px the panel lies over the page until a choice, Escape or a click beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto("/dashboard");
  const opener = page.getByRole("button", { name: "Open the sections" });
  const drawer = page.getByRole("dialog", { name: "Sections" });
  await expect(heading(page, "Dashboard")).toBeVisible();
  await expect(panel(page)).toBeHidden();

  await opener.click();
  expect(await boxOf(drawer)).toMatchObject({ x: 0, y: 0, width: 260, height: 800 });
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.click(700, 400);
  await expect(drawer).toBeHidden();

  await opener.click();
  await drawer.getByRole("link", { name: "Settings" }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page, "Settings")).toBeFocused();

  await opener.click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(panel(page)).toBeVisible();
});

test("the top bar is 70 px high and stays at the top", async ({ page, keep }) => {
  await keep(asStored(Array.from({ length: 6 }, () => savedIdea())));
  await page.goto("/dashboard?section=saved-ideas");
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await boxOf(page.getByRole("banner"))).toMatchObject({ y: 0, height: 70 });
});

test("the logo stands in the top bar at every width and leads home", async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashboard?section=settings");
    const logo = page.getByRole("banner").getByRole("link", { name: "Crescendo, to the dashboard" });
    await expect(logo).toBeInViewport({ ratio: 1 });
    await expect(logo.locator("svg")).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await logo.click();
    await expect(heading(page, "Dashboard")).toBeVisible();
  }
});

test("the skip link leads past the bar and the panel", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the avatar menu", () => {
  const opener = (page: Page) => page.getByRole("button", { name: "Account menu of Ada Example" });

  test("says who is signed in, leads to Settings and Terms, and closes on Escape", async ({ page }) => {
    await page.goto("/dashboard");
    const menu = page.getByRole("navigation", { name: "Account" });
    await opener(page).click();
    await expect(page.getByText("ada@example.com")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await menu.getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings")).toBeVisible();
    await expect(menu).toBeHidden();
    await opener(page).click();
    await menu.getByRole("link", { name: "Terms of Service" }).click();
    await expect(page).toHaveURL("/terms");
  });

  test.describe("under a mouse", () => {
    const menu = (page: Page) => page.getByRole("navigation", { name: "Account" });

    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.goto("/dashboard");
      await expect(heading(page, "Dashboard")).toBeVisible();
      await page.clock.pauseAt(60_000);
    });

    test("opens after 100 ms, stays on the way into it and closes behind it", async ({ page }) => {
      await opener(page).hover();
      await page.clock.runFor(99);
      await expect(menu(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(menu(page)).toBeVisible();
      // Between the button and the menu there is a gap.
      const { x, y, height } = await boxOf(opener(page));
      await page.mouse.move(x + 10, y + height + 3);
      await page.clock.runFor(150);
      await menu(page).getByRole("link", { name: "Settings" }).hover();
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeVisible();
      await page.mouse.move(200, 600);
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeHidden();
    });

    test("doesn't open for a mouse that only passes", async ({ page }) => {
      await opener(page).hover();
      await page.clock.runFor(50);
      await page.mouse.move(200, 600);
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeHidden();
    });

    test("a click keeps it open until Escape, and the next closes it", async ({ page }) => {
      await opener(page).hover();
      await page.clock.runFor(100);
      await expect(menu(page)).toBeVisible();
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await page.mouse.move(200, 600);
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await opener(page).click();
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeVisible();
      await opener(page).click();
      await page.clock.runFor(1000);
      await expect(menu(page)).toBeHidden();
    });
  });

  test("logs out, keeps the saved ideas, and back doesn't undo it", async ({ page, keep }) => {
    const idea = savedIdea();
    await keep(asStored([idea]));
    await page.goto("/dashboard");
    await opener(page).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText("You're logged out")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    expect(await ideasIn(page)).toEqual([idea]);
    await page.goBack();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });

  test("logging out in one tab ends the other's visit too", async ({ page, context }) => {
    await page.goto("/dashboard");
    const other = await context.newPage();
    await other.goto("/dashboard?section=settings");
    await expect(heading(other, "Settings")).toBeVisible();
    await opener(page).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/auth");
  });
});

test("tooltips open after 700 ms, and at once within 300 ms of another", async ({ page, keep }) => {
  await keep({ "panel-collapsed": "yes" });
  await page.goto("/dashboard");
  const link = (name: string) => panel(page).getByRole("link", { name, exact: true });
  const tipOf = (name: string) => link(name).locator("span").last();
  /** The page's own clock of tips: how long it has to run, or, with `end`, that it has run out. */
  const clock = (how: "hold" | "end") =>
    page.evaluate((what) => {
      const [running] = document.documentElement.getAnimations();
      const delay = running?.effect?.getTiming().delay;
      if (what === "end") running?.finish();
      else running?.pause();
      return delay;
    }, how);

  const opacityOf = (name: string) => tipOf(name).evaluate((tip) => getComputedStyle(tip).opacity);

  await link("Settings").hover();
  expect(await clock("hold")).toBe(700);
  await expect(tipOf("Settings")).toBeVisible();
  expect(await opacityOf("Settings")).toBe("0");
  await clock("end");
  await expect(tipOf("Settings")).toHaveCSS("opacity", "1");
  await page.mouse.move(700, 400);
  await expect(tipOf("Settings")).toBeHidden();
  expect(await clock("hold")).toBe(300);
  await link("Monetization Tips").hover();
  await expect(tipOf("Monetization Tips")).toBeVisible();
  expect(await opacityOf("Monetization Tips")).toBe("1");
  await page.mouse.move(700, 400);
  await clock("end");
  await link("Settings").hover();
  await expect(tipOf("Settings")).toBeVisible();
  expect(await opacityOf("Settings")).toBe("0");
});
