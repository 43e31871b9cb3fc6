import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";

const PASSWORD = "canary-password-4711";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const storedUser = async (page: Page): Promise<unknown> => JSON.parse((await stored(page, "user")) ?? "null");

async function logIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");
}

async function typeNewAccount(page: Page) {
  await page.getByLabel("Full name").fill("Mira Novak");
  await page.getByLabel("Username").fill("mira");
  await page.getByLabel("Email").fill("mira@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
}

test("without a stored user every page of the app is the sign-in page", async ({ page }) => {
  for (const path of ["/", "/dashboard", "/ai-post-planner", "/youtube-analytics"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  }
});

test("login waits a second, stores the demo record, says welcome back and goes home", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto("/auth");
  await page.clock.pauseAt(60_000);
  await page.getByLabel("Email").fill("mira@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Please wait..." })).toBeDisabled();

  await page.clock.runFor(999);
  expect(await storedUser(page)).toBeNull();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  expect(await storedUser(page)).toEqual({
    id: "1",
    email: "mira@example.com",
    full_name: "Demo User",
    username: "demouser",
  });
});

test("creating an account stores the names and says so", async ({ page }) => {
  await page.goto("/auth?mode=register");
  await typeNewAccount(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Account created!")).toBeVisible();
  expect(await storedUser(page)).toEqual({
    id: "1",
    email: "mira@example.com",
    full_name: "Mira Novak",
    username: "mira",
  });
});

test("the password is stored nowhere and sent nowhere", async ({ page, context }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/auth?mode=register");
  await typeNewAccount(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(kept).toContain("mira@example.com");
  expect(kept + JSON.stringify(await context.cookies())).not.toContain(PASSWORD);
  expect(sent.join("\n")).not.toContain(PASSWORD);
  expect(sent.join("\n")).not.toContain("mira@example.com");
});

test("each missing field says what it needs, and the first takes the focus", async ({ page }) => {
  await page.goto("/auth?mode=register");
  await page.getByLabel("Username").fill("mira");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("Enter your full name.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your e-mail address.");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Enter a password.");
  await expect(page.getByLabel("Username")).not.toHaveAttribute("aria-invalid");

  await page.getByLabel("Full name").fill("Mira Novak");
  await expect(page.getByText("Enter your full name.")).toHaveCount(0);
  await page.getByLabel("Email").fill("  ");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Enter your e-mail address.");
  expect(await storedUser(page)).toBeNull();
});

test("nothing more is asked of an e-mail address than to be there, and a phone shows its keys", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toHaveAttribute("inputmode", "email");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  expect(await page.getByLabel("Email").evaluate((input) => input.matches(":valid"))).toBe(false);
  await page.getByLabel("Email").fill("me");
  expect(await page.getByLabel("Email").evaluate((input) => input.matches(":valid"))).toBe(true);
  await logIn(page, "me");
  expect(await storedUser(page)).toMatchObject({ email: "me" });
});

test("changing the form changes the address, adds no step back and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/terms");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("mira@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByText("Create Account", { exact: true }).click();
  await expect(page).toHaveURL("/auth?mode=register");
  await page.getByLabel("Full name").fill("Mira Novak");
  await page.getByRole("radio", { name: "Create Account" }).press("ArrowLeft");
  await expect(page).toHaveURL("/auth?mode=login");
  await expect(page.getByLabel("Full name")).toHaveCount(0);
  await page.getByRole("radio", { name: "Login" }).press("ArrowRight");

  await expect(page.getByLabel("Full name")).toHaveValue("Mira Novak");
  await expect(page.getByLabel("Email")).toHaveValue("mira@example.com");
  await expect(page.getByLabel("Password")).toHaveValue(PASSWORD);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("Get Started opens the registration form and brings it into view again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/auth");
  for (const _ of [1, 2]) {
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/auth?mode=register");
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expect(page.getByLabel("Full name")).toBeInViewport();
    await page.getByRole("heading", { name: "It's free" }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel("Full name")).not.toBeInViewport();
  }
});

test("Remember me offers the address next time, until it is unticked", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Remember me").check();
  await logIn(page, "mira@example.com");
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toHaveValue("mira@example.com");
  await expect(page.getByLabel("Remember me")).toBeChecked();

  await page.getByLabel("Remember me").uncheck();
  await logIn(page, "mira@example.com");
  expect(await stored(page, "remembered-email")).toBeNull();
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("Forgot password leads nowhere and says why", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("status")).toContainText("Accounts live only in this browser");
  await expect(page).toHaveURL("/auth");
});

test("who is signed in finds the way to the dashboard and keeps their name on signing in again", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/auth");
  await expect(page.getByText("You're signed in as Ada Example.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open dashboard" })).toHaveAttribute("href", "/dashboard");
  await logIn(page, "ADA@example.com");
  expect(await storedUser(page)).toMatchObject({ email: "ADA@example.com", full_name: "Ada Example" });

  await page.goto("/auth");
  await logIn(page, "someone@example.com");
  expect(await storedUser(page)).toMatchObject({ full_name: "Demo User", username: "demouser" });
});

test("a browser without room says so and signs nobody in", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill("mira@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("This browser has no room left for Crescendo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(page).toHaveURL("/auth");
});
