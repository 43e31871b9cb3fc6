import type { Page } from "@playwright/test";
import type { UsageToday } from "#shared/contracts/usage.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { SERVERS } from "../support/servers.ts";
import { amounts, usageToday } from "../support/usage.ts";

const SECTION = "/dashboard?section=settings";
const USAGE = "**/api/ai/usage";
const DAY = 86_400_000;

const engine = (page: Page) => page.getByRole("region", { name: "Engine in use" });

const today = (more: Partial<UsageToday> = {}): UsageToday =>
  usageToday(new Date((Math.floor(Date.now() / DAY) + 1) * DAY).toISOString(), more);

/** A site that Cloudflare's models answer on, and what it says of its use. */
async function answer(page: Page, usage: UsageToday) {
  const health = {
    status: "ok",
    engine: "workers-ai",
    model: "@cf/qwen/qwen3-30b-a3b-fp8",
    version: "1.0.0",
  };
  await page.route("**/api/health", (route) => route.fulfill({ json: health }));
  await page.route(USAGE, (route) => route.fulfill({ json: { today: usage } }));
}

test.beforeEach(({ signIn }) => signIn());

test("Settings says what is used today, what of it is the creator's, and when it is back", async ({
  page,
  axe,
}) => {
  await answer(page, today());
  await page.goto(SECTION);
  await expect(engine(page)).toContainText(
    "Today: 2,310 of 10,000 neurons used. Your share: 120 of 2,500, about 56 more answers.",
  );
  await expect(engine(page)).toContainText(/Back at 00:00 UTC, \d+ (?:hour|minute)s? from now\./u);
  await expect(engine(page)).toContainText("Neurons are how Cloudflare measures its models' work.");
  const bar = engine(page).getByRole("progressbar", { name: "Your share of today" });
  await expect(bar).toHaveAttribute("value", "120");
  await expect(bar).toHaveAttribute("max", "2500");
  for (const theme of ["light", "dark", "blue", "purple", "green", "sunset"]) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    expect(await axe(page, theme === "light" ? undefined : ["color-contrast"]), theme).toEqual([]);
  }
});

test("a share that is used up says so, and who answers until when", async ({ page, axe }) => {
  await answer(page, today({ share: amounts([2500, 2500], [60, 500]), answersLeft: 0 }));
  await page.goto(SECTION);
  await expect(engine(page).getByRole("status")).toContainText(
    /You have used your share for today\. The built-in engine answers in its place\. Back at 00:00 UTC/u,
  );
  await expect(engine(page)).not.toContainText("more answer");
  expect(await axe(page)).toEqual([]);
});

test("while it is counted Settings says so; where it can't be, Retry asks again, and the rest is there", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.clock.install();
  await answer(page, today());
  await page.route(USAGE, (route) => route.abort());
  await page.goto(SECTION);
  await expect(engine(page)).toContainText("Counting what is used today...");
  await expect(engine(page)).toContainText("qwen3-30b-a3b-fp8 on Cloudflare");
  // Four tries, after 1, 2 and 4 seconds.
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(engine(page)).toContainText("What is used today can't be read", { timeout: 200 });
  }).toPass();
  await page.unroute(USAGE);
  await page.route(USAGE, (route) => route.fulfill({ json: { today: today() } }));
  const retry = engine(page).getByRole("button", { name: "Retry" });
  await retry.focus();
  await page.keyboard.press("Enter");
  await expect(engine(page)).toContainText("Your share: 120 of 2,500");
});

test("nothing is counted, nor asked, where the built-in engine answers", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/usage")) asked.push(request.url());
  });
  await page.goto(SECTION);
  await expect(engine(page)).toContainText("Built-in engine");
  await expect(engine(page).getByRole("progressbar")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("nothing scrolls sideways with the longest of sentences", async ({ page }) => {
    await answer(
      page,
      today({
        unit: "tokens",
        site: amounts([123_456_789_012, 999_999_999_999], [55, 2000]),
        network: amounts([499_999_999_998, 499_999_999_999], [3, 1000]),
        share: amounts([120, 249_999_999_999], [3, 500]),
      }),
    );
    await page.goto(SECTION);
    await expect(engine(page)).toContainText("Your network, which shares: 499,999,999,998");
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("an answer shows in what is used, and a kept one doesn't", async ({ page }) => {
    await page.goto(SECTION);
    await expect(engine(page)).toContainText(/Your share: 0 of 1,250,000/u);
    const ask = async () => {
      const data = { task: "general", input: "assistant-allowance: what do I film first?" };
      return (await page.request.post("/api/ai/assist", { data })).json();
    };
    expect(await ask()).toMatchObject({ engine: "openai", cached: false });
    await page.reload();
    // So short an answer that the calls would end before the tokens.
    const used = "Today: 1 of 2,000 calls used. Your share: 1 of 500, about 499 more answers.";
    await expect(engine(page)).toContainText(used);
    expect(await ask()).toMatchObject({ cached: true });
    await page.reload();
    await expect(engine(page)).toContainText(used);
  });
});
