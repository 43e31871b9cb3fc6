import { ERROR_STATUS, type ErrorCode, errorBody } from "#shared/errors.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  connect,
  connectedIn,
  dialog,
  FETCHED,
  RESOLVE_TIKTOK,
  RESOLVE_YOUTUBE,
  submitLink,
  tiktokAnswer,
  tile,
  youtubeAnswer,
} from "../support/platform-screens.ts";
import { asConnected, profile } from "../support/profiles.ts";
import { fill } from "../support/storage.ts";

const refusal = (code: ErrorCode, sentence: string) => ({
  status: ERROR_STATUS[code],
  json: errorBody(code, sentence, "1"),
});

test.beforeEach(({ signIn, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  return signIn();
});

for (const { name, call, link, answer } of FETCHED) {
  const fallback = `Failed to fetch ${name} profile data.`;
  for (const [what, failure, sentence] of [
    [
      "a profile nobody knows",
      refusal("profile_not_found", "There is no such profile."),
      "There is no such profile.",
    ],
    [
      "an error without a message",
      { status: 502, json: { error: "The platform is away." } },
      "The platform is away.",
    ],
    [
      "a message without an error",
      { status: 502, json: { message: "Come back later." } },
      "Come back later.",
    ],
    ["an error in an answer that is fine", { status: 200, json: { error: "Private." } }, "Private."],
    ["a failure without words", { status: 500, json: {} }, fallback],
    ["a blank error", { status: 500, json: { error: " ", message: "" } }, fallback],
    ["a proxy's page", { status: 502, body: "<h1>Bad gateway</h1>" }, fallback],
    [
      "an answer that is no profile",
      { status: 200, json: { title: 7 } },
      `${fallback} The profile might be private or the link invalid.`,
    ],
    [
      "an empty answer",
      { status: 200, body: "" },
      `${fallback} The profile might be private or the link invalid.`,
    ],
  ] as const) {
    test(`${name}, ${what}: inline and as a toast, and Retry with the same link works`, async ({
      page,
      axe,
    }) => {
      await page.route(call, (route) => route.fulfill(failure));
      await connect(page, name, link);
      const alert = tile(page, name).getByRole("alert");
      await expect(alert).toHaveText(`Failed to fetch ${name} data${sentence}Retry`);
      await expect(
        page.getByRole("region", { name: /Notifications/u }).getByText(`Failed to fetch ${name} data`),
      ).toBeVisible();
      await expect(page).toHaveURL("/dashboard");
      await expect(tile(page, name)).toContainText("Not connected");
      expect(await connectedIn(page)).toBeNull();
      expect(await axe(page)).toEqual([]);

      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ json: answer }));
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText(`${name} data fetched successfully!`)).toBeVisible();
    });
  }

  test(`${name} can't be reached: it says so, the link is kept, and a better link goes through`, async ({
    page,
  }) => {
    await page.route(call, (route) => route.abort());
    await connect(page, name, `${link}typo`);
    const alert = tile(page, name).getByRole("alert");
    await expect(alert).toContainText("Crescendo can't be reached right now.");
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: answer }));
    await tile(page, name).getByRole("button", { name: "Connect" }).click();
    await expect(dialog(page, name).getByLabel("Link")).toHaveValue(`${link}typo`);
    await dialog(page, name).getByLabel("Link").fill(link);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name} data fetched successfully!`)).toBeVisible();
  });

  test(`${name} offline says so`, async ({ page, context }) => {
    await page.goto("/dashboard");
    await tile(page, name).getByRole("button").click();
    await context.setOffline(true);
    await dialog(page, name).getByLabel("Link").fill(link);
    await page.keyboard.press("Enter");
    await expect(tile(page, name).getByRole("alert")).toContainText(
      "You're offline. Try again when you're connected.",
    );
  });
}

test("Instagram, a link that names no profile: inline and as a toast", async ({ page }) => {
  await connect(page, "Instagram", "https://www.instagram.com/p/C0ffee/");
  await expect(tile(page, "Instagram").getByRole("alert")).toHaveText(
    "Failed to fetch Instagram dataFailed to fetch Instagram profile data. The link might be invalid: it names no profile.Retry",
  );
  await expect(page.getByText("Failed to fetch Instagram data", { exact: true })).toHaveCount(2);
  expect(await connectedIn(page)).toBeNull();
});

test("a failed change of link keeps the profile that was there", async ({ page, keep }) => {
  const kept = { tiktok: profile({ username: "adabakes" }) };
  await keep(asConnected(kept));
  await page.route(RESOLVE_TIKTOK, (route) =>
    route.fulfill(refusal("platform_timeout", "TikTok took too long.")),
  );
  await connect(page, "TikTok", "https://www.tiktok.com/@another");
  await expect(tile(page, "TikTok").getByRole("alert")).toContainText("TikTok took too long.");
  await expect(tile(page, "TikTok").getByText("@adabakes")).toBeVisible();
  expect(await connectedIn(page)).toEqual(kept);
});

test("a failed Refresh keeps the profile and can be tried again", async ({ page, keep, axe }) => {
  await keep(asConnected({ youtube: profile() }));
  await page.route(RESOLVE_YOUTUBE, (route) =>
    route.fulfill(refusal("platform_unavailable", "YouTube doesn't answer.")),
  );
  await page.goto("/youtube-analytics");
  await page.getByRole("button", { name: "Refresh" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("Failed to fetch YouTube dataYouTube doesn't answer.Retry");
  await expect(page.getByRole("heading", { name: "Bread with Ada" })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.unroute(RESOLVE_YOUTUBE);
  await page.route(RESOLVE_YOUTUBE, (route) =>
    route.fulfill({ json: youtubeAnswer({ subscriberCount: 20_000 }) }),
  );
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("20,000", { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("an old copy is no fresh success: the toast and the page say of when it is", async ({ page, axe }) => {
  await page.route(RESOLVE_TIKTOK, (route) =>
    route.fulfill({ json: tiktokAnswer({ stale: true, asOf: "2026-11-02T09:00:00.000Z" }) }),
  );
  await connect(page, "TikTok", "https://www.tiktok.com/@adabakes");
  const sentence = /TikTok couldn't be asked just now\. This is the last copy, of Nov 2, 2026/u;
  await expect(page.getByRole("region", { name: /Notifications/u }).getByText(sentence)).toBeVisible();
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(tile(page, "TikTok")).toContainText("1.2M followers as of Nov 2, 2026");
});

test("where the browser has no room, nothing pretends to be connected", async ({ page }) => {
  await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
  await page.goto("/dashboard");
  await fill(page);
  await submitLink(page, "YouTube", "https://www.youtube.com/@breadwithada");
  await expect(tile(page, "YouTube").getByRole("alert")).toContainText(
    "This browser has no room left for Crescendo.",
  );
  await expect(tile(page, "YouTube")).toContainText("Not connected");
  await expect(page).toHaveURL("/dashboard");
});

test.describe("hostile profiles", () => {
  const HTML = `<img src=x onerror="document.title='owned'">`;
  const LONG = "Donaudampfschifffahrtsgesellschaft".repeat(7);
  const HOSTILE = [HTML, LONG, `\u202E${HTML}`, "‏مخبز آدا‏", "👩‍🍳".repeat(120), "${user}"];
  test.use({ viewport: { width: 390, height: 800 } });

  for (const [index, name] of HOSTILE.entries()) {
    test(`stay text and inside 390 px, number ${index + 1}`, async ({ page, axe }) => {
      await page.route(RESOLVE_TIKTOK, (route) =>
        route.fulfill({ json: tiktokAnswer({ username: name, bio: name.repeat(20) }) }),
      );
      await connect(page, "TikTok", "https://www.tiktok.com/@adabakes");
      await expect(page.getByRole("heading", { level: 2, name: `@${name}` })).toBeVisible();
      await expect(page.getByRole("main").locator("img")).toHaveCount(0);
      await expect(page).not.toHaveTitle(/owned/u);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await expect(tile(page, "TikTok")).toContainText(`@${name}`);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }

  test("a link that isn't https is refused whole", async ({ page }) => {
    const json = {
      ...tiktokAnswer(),
      mostRecentPost: { link: "javascript:alert(1)", title: null, thumbnail: null, publishedAt: null },
    };
    await page.route(RESOLVE_TIKTOK, (route) => route.fulfill({ json }));
    await connect(page, "TikTok", "https://www.tiktok.com/@adabakes");
    await expect(tile(page, "TikTok").getByRole("alert")).toContainText(
      "Failed to fetch TikTok profile data.",
    );
    expect(await connectedIn(page)).toBeNull();
  });
});

test("what fetches a profile can't be loaded: its tile says so, keeps the link, and tries again", async ({
  page,
}) => {
  const code = "**/assets/fetch-profile-*.js";
  await page.route(RESOLVE_TIKTOK, (route) => route.fulfill({ json: tiktokAnswer() }));
  await page.route(code, (route) => route.abort());
  await connect(page, "TikTok", "https://www.tiktok.com/@adabakes");
  const told = tile(page, "TikTok").getByRole("alert");
  await expect(told).toContainText("Failed to fetch TikTok data");
  await expect(told).toContainText("Check your connection and try again.");
  expect(await connectedIn(page)).toBeNull();
  await page.unroute(code);
  await told.getByRole("button").click();
  await expect(page).toHaveURL("/tiktok-analytics");
});
