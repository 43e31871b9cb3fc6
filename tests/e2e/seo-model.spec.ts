import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SOURDOUGH } from "../support/seo.ts";
import { card, field, generate, openSeo, report } from "../support/seo-screen.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

const failure = (page: Page) => page.getByRole("main").getByRole("alert");
const prose = (page: Page) => page.getByRole("article", { name: "SEO report" });

const CALL = "**/api/ai/seo-optimizer";
const FALLBACK = "**/api/ai/assist";

async function askAbout(page: Page, title: string): Promise<void> {
  await openSeo(page, { ...SOURDOUGH, title });
  await generate(page).click();
}

test.beforeEach(({ signIn }) => signIn());

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("its proposals carry its name, and the analysis stays Crescendo's own", async ({ page }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askAbout(page, "Rye bread in a tiny kitchen");
    await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
    await expect(card(page, "Better titles")).toContainText(/Model title \d+: rye bread/u);
    await expect(card(page, "Better description")).toContainText("9:05 Baking");
    await expect(card(page, "What people type on YouTube")).toContainText(/rye bread for beginners/iu);
    await expect(page.getByRole("region", { name: "Analysis" })).toContainText("of 100");
    await expectNoSecrets();
  });

  test("the same text is answered from what was kept, and Ask again asks anew", async ({ page }) => {
    await askAbout(page, `Rye bread ${crypto.randomUUID().slice(0, 8)}`);
    const first = card(page, "Better titles").getByText(/^Model title/u);
    await expect(first).toBeVisible();
    const title = await first.innerText();
    await generate(page).click();
    await expect(page.getByText("Written by double, kept from an earlier time you asked")).toBeVisible();
    await expect(first).toHaveText(title);
    await page.getByRole("button", { name: "Ask again" }).click();
    await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
    await expect(first).not.toHaveText(title);
  });

  test("proposals of a hostile model are text within the limits, and nothing else", async ({ page, axe }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await askAbout(page, "seo-hostile rye");
    await expect(card(page, "Better titles").getByRole("listitem")).toHaveCount(3);
    await expect(card(page, "Better titles")).toContainText(
      `‹img src=x onerror="document.title='owned'"› loaf`,
    );
    await expect(report(page)).not.toContainText("evil.example");
    await expect(report(page)).not.toContainText("\u202E");
    await page.getByRole("button", { name: "Use description" }).click();
    await expect(field(page, "Description")).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "Use tags" }).click();
    await expect(field(page, "Tags")).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: "Use title 1" }).click();
    await expect(field(page, "Title")).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("main :is(img, script, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
  });

  test("Cancel ends a slow report at once and keeps the form", async ({ page }) => {
    await askAbout(page, "seo-slow rye");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Thinking...");
    await expect(page.getByRole("button", { name: "Thinking..." })).toBeDisabled();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const dropped = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Cancel" }).click();
    await dropped;
    await expect(generate(page)).toBeEnabled();
    await expect(failure(page)).toHaveCount(0);
    await expect(field(page, "Title")).toHaveValue("seo-slow rye");
    await expect(page.getByRole("heading", { name: "Your report appears here" })).toBeVisible();
    expect(asked.filter((url) => url.includes("/api/ai/"))).toEqual([]);
  });
});

test.describe("where a model fails", () => {
  test.use({ baseURL: SERVERS.model.url });

  for (const [words, what] of [
    ["seo-busy", "busy"],
    ["seo-broken", "broken"],
    ["seo-bad-key", "bad key"],
    ["seo-no-credit", "no credit"],
  ] as const)
    test(`the built-in engine proposes, which is said above the report, until Ask again: ${words}`, async ({
      page,
      axe,
    }) => {
      const expectNoSecrets = listenForSecrets(page);
      await askAbout(page, `${words} rye`);
      await expectStandIn(page, what);
      await expect(card(page, "Better titles").getByRole("listitem").first()).toBeVisible();
      await expect(field(page, "Title")).toHaveValue(`${words} rye`);
      await expect(field(page, "Description")).toHaveValue(SOURDOUGH.description);
      expect(await axe(page)).toEqual([]);
      await expectNoSecrets();

      await sayInstead(page, CALL, words, "sharp");
      await page.getByRole("button", { name: "Ask again" }).click();
      await expectModel(page);
      await expect(card(page, "Better titles")).toContainText("Model title");
      await expectNoSecrets();
    });
});

test.describe("where the SEO call fails", () => {
  test.use({ baseURL: SERVERS.model.url });

  test.beforeEach(({ expectConsoleError }) => expectConsoleError("Failed to load resource"));

  test("it falls back to the assist call, whose report is read as Markdown, and kept", async ({
    page,
    axe,
  }) => {
    await askAbout(page, "seo-falls-back rye");
    await expect(prose(page).getByRole("heading", { name: "What to change" })).toBeVisible();
    await expect(prose(page).getByRole("listitem")).toHaveText(
      "Say rye first. Nobody searches for a kitchen.",
    );
    await expect(prose(page)).toContainText(
      "The full report couldn't be had just now, so this one is in plain text.",
    );
    await expect(prose(page).getByText("Written by double", { exact: true })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await expect(prose(page).getByRole("heading", { name: "What to change" })).toBeVisible();
  });

  test("a chatty model is asked for prose instead", async ({ page }) => {
    await askAbout(page, "seo-chatty rye");
    await expect(prose(page)).toContainText("Say rye first.");
  });

  test("a hostile report in prose is text and nothing else", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await askAbout(page, "seo-hostile-prose rye");
    await expect(prose(page)).toContainText("a link");
    await expect(page.locator("main :is(img, script, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test("and the model fails at the assist call, too, the built-in engine's report says why", async ({
    page,
  }) => {
    await askAbout(page, "seo-worn-out rye");
    await expect(prose(page).getByRole("heading", { name: "Better titles" })).toBeVisible();
    await expectStandIn(page, "busy");
  });
});

test.describe("without a model", () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError("Failed to load resource"));

  test("the fallback is a whole report of the built-in engine", async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
    await askAbout(page, SOURDOUGH.title);
    for (const part of ["Needs work", "Good", "Better titles", "Description", "Tags"])
      await expect(prose(page).getByRole("heading", { name: part, exact: true })).toBeVisible();
    await expect(
      prose(page).getByText("Written by Crescendo's built-in engine", { exact: true }),
    ).toBeVisible();
  });

  test("answers of neither call that are the server's own end in a sentence", async ({ page }) => {
    const answers = [
      [{ status: 502, body: "<h1>Bad gateway of a proxy</h1>" }, "AI request failed: Bad Gateway"],
      [{ status: 200, body: "<h1>Please log in</h1>" }, "The server's answer couldn't be read."],
      [{ status: 200, json: { reply: 4, report: "" } }, "The server's answer couldn't be read."],
    ] as const;
    await openSeo(page, SOURDOUGH);
    for (const [answer, sentence] of answers) {
      await page.route(CALL, (route) => route.fulfill(answer), { times: 1 });
      await page.route(FALLBACK, (route) => route.fulfill(answer), { times: 1 });
      await generate(page).click();
      await expect(failure(page)).toContainText("AI processing failed");
      await expect(failure(page)).toContainText(sentence);
      await expect(failure(page)).not.toContainText("proxy");
    }
  });

  test("a server out of reach, and being offline, say so; the analysis goes on", async ({
    page,
    context,
  }) => {
    await page.route(CALL, (route) => route.abort());
    await page.route(FALLBACK, (route) => route.abort());
    await askAbout(page, SOURDOUGH.title);
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText(
      "Crescendo can't be reached right now. Check your connection and try again.",
    );
    await expect(field(page, "Title")).toHaveValue(SOURDOUGH.title);
    await expect(field(page, "Description")).toHaveValue(SOURDOUGH.description);
    await page.unroute(CALL);
    await page.unroute(FALLBACK);
    await context.setOffline(true);
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
    await field(page, "Title").fill("A < B");
    await expect(page.getByRole("region", { name: "Analysis" })).toContainText(
      "YouTube refuses < and > in titles.",
    );
    await context.setOffline(false);
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(card(page, "Better titles")).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
});

test.describe("with live public sources", () => {
  test.use({ baseURL: SERVERS.live.url });

  test("what people type comes with its source and time, and becomes tags", async ({ page }) => {
    await askAbout(page, SOURDOUGH.title);
    const keywords = card(page, "What people type on YouTube");
    await expect(keywords).toContainText(/YouTube search suggestions after “sourdough bread”, read .*\d{4}/u);
    await expect(keywords.getByRole("listitem").first()).toHaveText("sourdough bread for beginners");
    await expect(card(page, "Better tags").getByText("sourdough bread for beginners")).toBeVisible();
  });

  for (const weather of ["404", "malformed", "huge"])
    test(`a source that is ${weather} costs the keywords alone`, async ({ page }) => {
      await openSeo(page, { ...SOURDOUGH, title: `weather-${weather}`, tags: [] });
      await generate(page).click();
      await expect(card(page, "What people type on YouTube")).toContainText("couldn't be reached just now");
      await expect(card(page, "Better titles").getByRole("listitem").first()).toBeVisible();
    });
});
