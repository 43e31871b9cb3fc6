import type { Page } from "@playwright/test";
import { ideaScore, ideaSignals } from "#shared/rules/ideas.ts";
import { expect, test } from "../support/app.ts";

const PUBLIC_PAGES = ["/auth", "/auth?mode=register", "/terms", "/privacy"];
const SIGNED_IN_PAGES = ["/youtube-analytics", "/ai-post-planner"];

test("the bar's links reach the sections of the front page from any page", async ({ page }) => {
  for (const name of ["Features", "Dashboard", "Pricing"]) {
    await page.goto("/terms");
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    const id = name.toLowerCase();
    await expect(page).toHaveURL(`/auth#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

test("an address with a section opens there, and its link leads back there", async ({ page }) => {
  await page.goto("/auth?mode=register#pricing");
  const heading = page.getByRole("heading", { name: "It's free" });
  await expect(heading).toBeInViewport();
  await page.getByLabel("Full name").scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(heading).toBeInViewport();
  await expect(page.getByLabel("Full name")).toBeVisible();
});

test("a new page begins at its top", async ({ page }) => {
  await page.goto("/auth#pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the skip link leads past the bar", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the toggle goes between light and dark and is kept", async ({ page }) => {
  await page.goto("/auth");
  const toggle = page.getByRole("button", { name: "Dark theme" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html")).toHaveClass("dark");
  await page.reload();
  await expect(page.locator("html")).toHaveClass("dark");
  expect(await page.evaluate(() => [localStorage["app-theme"], localStorage["theme"]])).toEqual([
    "dark",
    "dark",
  ]);
  await toggle.click();
  await expect(page.locator("html")).toHaveClass("light");
});

test("a stored theme is there before any of the app's own code", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("app-theme", "sunset"));
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass("sunset");
  await expect(page.locator("#root")).toBeEmpty();
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveClass("sunset");
});

test("an unknown address says so, is logged and leads home", async ({ page, signIn, expectConsoleError }) => {
  expectConsoleError("/no/such-page");
  await signIn();
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such-page"));
  await page.goto("/no/such-page");
  expect((await logged).type()).toBe("error");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("both legal pages name their date and lead back to the dashboard", async ({ page, signIn }) => {
  await signIn();
  for (const [path, title] of [
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Crescendo`);
    await expect(page.getByText("Last updated 22 November 2026")).toBeVisible();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the privacy page names every key the app has put into this browser", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard");
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Dark theme" }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain("app-theme");
  for (const key of keys) await expect(page.getByText(key, { exact: true })).toBeVisible();
});

test("a platform without data says so and leads to the dashboard", async ({ page, signIn }) => {
  await signIn();
  for (const platform of ["YouTube", "TikTok", "Instagram"]) {
    await page.goto(`/${platform.toLowerCase()}-analytics`);
    await expect(page.getByRole("heading", { level: 1, name: `${platform} analytics` })).toBeVisible();
    await expect(page.getByRole("heading", { name: `${platform} Data Not Found` })).toBeVisible();
    await expect(
      page.getByText(
        `It looks like you haven't connected your ${platform} account or the data could not be fetched.`,
        { exact: true },
      ),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
  }
});

test.describe("the footer", () => {
  test("says that no address is published, where none is", async ({ page }) => {
    await page.goto("/terms");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText("The owner of this site hasn't published an address.");
    await expect(footer).toContainText("© 2025 Crescendo");
    await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  });

  test("shows the owner's address without moving", async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/api/health", async (route) => {
      await held.promise;
      await route.fulfill({
        json: { status: "ok", engine: "built-in", version: "1", contact: "a@example.com" },
      });
    });
    await page.goto("/terms");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    const before = await footer.boundingBox();
    held.resolve();
    await expect(footer.getByRole("link", { name: "a@example.com" })).toHaveAttribute(
      "href",
      "mailto:a@example.com",
    );
    expect(await footer.boundingBox()).toEqual(before);
  });

  test("says so when the address can't be loaded", async ({ page, expectConsoleError }) => {
    expectConsoleError("Failed to load resource");
    await page.clock.install();
    await page.route("**/api/health", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/terms");
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    // Four tries, after 1, 2 and 4 seconds.
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(footer).toContainText("The contact address can't be loaded right now.", { timeout: 200 });
    }).toPass();
  });
});

test("the example's score and signals are those the product gives it", async ({ page }) => {
  await page.goto("/auth");
  const card = page.getByRole("figure", { name: "Example" });
  const signals = ideaSignals(
    {
      title: await card.getByRole("heading").innerText(),
      hook: await card.locator("blockquote").innerText(),
      description: await card.locator("blockquote + p").innerText(),
      targetAudience: await card.locator("dd").first().innerText(),
      cta: await card.locator("dd").last().innerText(),
      format: await card.getByText("Countdown list").innerText(),
    },
    { topic: "home espresso", platform: "YouTube Shorts" },
  );
  const kinds = { official: "Official", study: "Study", reported: "Reported", heuristic: "Rule of thumb" };
  await expect(card.getByText(`${ideaScore(signals)}% viral`, { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(
    signals.map(({ label, value, weight, source, advice }) => {
      const points = `${Math.round(value * weight)} of ${weight}`;
      return label + points + (value < 0.75 ? advice : "") + kinds[source.kind];
    }),
  );
});

for (const theme of ["light", "dark"]) {
  const choose = (page: Page) => page.addInitScript((name) => localStorage.setItem("app-theme", name), theme);

  for (const path of [...PUBLIC_PAGES, ...SIGNED_IN_PAGES])
    test(`axe finds nothing on ${path} in the ${theme} theme`, async ({ page, axe, signIn }) => {
      await choose(page);
      if (SIGNED_IN_PAGES.includes(path)) await signIn();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });

  test(`axe finds nothing on the sign-in form with its errors in the ${theme} theme`, async ({
    page,
    axe,
  }) => {
    await choose(page);
    await page.goto("/auth?mode=register");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Enter a password.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
}

test("axe finds nothing on the page for unknown addresses", async ({ page, axe, expectConsoleError }) => {
  expectConsoleError("/nowhere");
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test("every page has one heading of the first level and its landmarks", async ({ page, signIn }) => {
  await signIn();
  for (const path of [...PUBLIC_PAGES, ...SIGNED_IN_PAGES]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark), `${landmark} of ${path}`).toHaveCount(1);
    }
  }
});

test("nothing scrolls sideways on a phone, where the anchors are hidden", async ({ page, signIn }) => {
  await signIn();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...PUBLIC_PAGES, ...SIGNED_IN_PAGES]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Features" })).toBeHidden();
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
