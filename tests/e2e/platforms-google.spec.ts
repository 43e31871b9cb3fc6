import { readGoogle } from "#shared/contracts/google.ts";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { errorBody } from "#shared/errors.ts";
import { expect, test } from "../support/app.ts";
import { accountAtGoogle, goToGoogle, signInAs, tokensIn } from "../support/google-sign-in.ts";
import {
  connectedIn,
  dialog,
  eventsHeard,
  listenForEvents,
  RESOLVE_YOUTUBE,
  tile,
  youtubeAnswer,
} from "../support/platform-screens.ts";
import { asConnected, profile } from "../support/profiles.ts";
import { SERVERS } from "../support/servers.ts";

const GOOGLE = `**${readGoogle.path}`;
const OVERVIEW = `**${youtubeOverview.path}`;
const MARK = { youtube_tokens: JSON.stringify({ scopes: [], expiresAt: null }) };

test.beforeEach(({ signIn }) => signIn());

test("where the site has no Google project, nothing offers it", async ({ page }) => {
  const asked = page.waitForResponse(GOOGLE);
  await page.goto("/dashboard?connect=youtube");
  expect(await (await asked).json()).toMatchObject({ available: false, connected: false });
  await expect(dialog(page, "YouTube").getByLabel("Link")).toBeVisible();
  await expect(page.getByText("Sign in with Google")).toHaveCount(0);
});

test.describe("with a Google project", () => {
  test.use({ baseURL: SERVERS.live.url });

  test("signing in brings the channel, and the browser keeps no token", async ({ page, axe }) => {
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
    await page.goto("/dashboard?connect=youtube");
    await expect(dialog(page, "YouTube").getByRole("link", { name: "Sign in with Google" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await goToGoogle(page);
    const asked = page.waitForRequest(RESOLVE_YOUTUBE);
    await page.getByRole("link", { name: "Allow", exact: true }).click();
    await expect(page).toHaveURL("/youtube-analytics");
    expect((await asked).postDataJSON()).toEqual({
      url: "https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa",
    });
    await expect(page.getByText("YouTube data fetched successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
    await expect(page.getByText("Sign in with Google")).toHaveCount(0);
    expect(await tokensIn(page)).toEqual({
      scopes: [
        "https://www.googleapis.com/auth/youtube.readonly",
        "https://www.googleapis.com/auth/yt-analytics.readonly",
      ],
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/u),
    });
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
    expect(kept).not.toMatch(/ya29|1\/\/0/u);
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(tile(page, "YouTube").getByText("Connected", { exact: true })).toBeVisible();
  });

  test("where the public page can't be read, the profile is what the account says", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ status: 502, json: {} }));
    await signInAs(page, "channel");
    await expect(page.getByRole("heading", { level: 2, name: "Sourdough Sundays" })).toBeVisible();
    await expect(page.getByText("842", { exact: true })).toBeVisible();
    await expect(page.getByText("87", { exact: true })).toBeVisible();
    expect(await connectedIn(page)).toMatchObject({
      youtube: { channelId: "UCaaaaaaaaaaaaaaaaaaaaaa", source: "api" },
    });
  });

  for (const [choice, sentence] of [
    ["Cancel", "You didn't allow Crescendo to read your channel, so nothing is connected."],
    ["Allow a part of it", "Both boxes on Google's page have to stay ticked"],
    ["Use an account without a channel", "That Google account has no YouTube channel."],
    ["Allow, and then fail", "Google couldn't complete the sign-in."],
  ] as const) {
    test(`“${choice}” comes back to the dashboard, says why, and connects nothing`, async ({ page, axe }) => {
      await goToGoogle(page);
      await page.getByRole("link", { name: choice, exact: true }).click();
      await expect(tile(page, "YouTube").getByRole("alert")).toContainText(sentence);
      await expect(page).toHaveURL("/dashboard");
      await expect(tile(page, "YouTube")).toContainText("Not connected");
      expect(await tokensIn(page)).toBeNull();
      expect(await axe(page)).toEqual([]);
      await page.reload();
      await expect(tile(page, "YouTube")).toContainText("Not connected");
      await expect(tile(page, "YouTube").getByRole("alert")).toHaveCount(0);
    });
  }

  test("a sign-in that took too long says so; an outcome nobody knows says nothing", async ({ page }) => {
    await page.goto("/dashboard?google=expired");
    await expect(tile(page, "YouTube").getByRole("alert")).toContainText("That sign-in took too long");
    await page.goto("/dashboard?google=%3Cb%3E");
    await expect(page).toHaveURL("/dashboard");
    await expect(tile(page, "YouTube").getByRole("button")).toBeVisible();
    await expect(tile(page, "YouTube").getByRole("alert")).toHaveCount(0);
  });

  test("signed in, but the account's numbers can't be read: the page says why, and Retry asks again", async ({
    page,
    expectConsoleError,
    axe,
  }) => {
    expectConsoleError("Failed to load resource");
    const sentence = "That Google account has no YouTube channel any more.";
    await page.route(OVERVIEW, (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: sentence, message: sentence, code: "no_channel", requestId: "1" },
      }),
    );
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
    await signInAs(page, "channel");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText(sentence);
    await expect(page.getByRole("heading", { name: "YouTube Data Not Found" })).toBeVisible();
    await expect(
      page.getByRole("region", { name: /Notifications/u }).getByText("Failed to fetch YouTube data"),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.unroute(OVERVIEW);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
  });

  test("Disconnect asks first, ends what was allowed at Google, and forgets the channel", async ({
    page,
    axe,
  }) => {
    const name = "channel~disconnect";
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
    await signInAs(page, name);
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
    await listenForEvents(page);
    const question = page.getByRole("dialog", { name: "Disconnect YouTube?" });
    await page.getByRole("button", { name: "Disconnect" }).click();
    await expect(question).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await accountAtGoogle(name)).toMatchObject({ revocations: 0 });

    await page.getByRole("button", { name: "Disconnect" }).click();
    await question.getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("YouTube disconnected")).toBeVisible();
    await expect(page.getByRole("heading", { name: "YouTube Data Not Found" })).toBeVisible();
    expect(await accountAtGoogle(name)).toMatchObject({ revocations: 1, access: [] });
    expect(await tokensIn(page)).toBeNull();
    expect(await connectedIn(page)).toBeNull();
    expect(await eventsHeard(page)).toEqual(["platformConnected"]);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  });

  test("where Google can't be told of a Disconnect, the creator hears where to end it", async ({
    page,
    axe,
  }) => {
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
    await signInAs(page, "revoke-down~listed");
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "YouTube disconnected" });
    await expect(toast).toContainText("still lists Crescendo");
    await expect(toast).toContainText("myaccount.google.com/connections");
    await page
      .context()
      .route("https://myaccount.google.com/**", (route) => route.fulfill({ body: "Google" }));
    const opened = page.context().waitForEvent("page");
    await toast.getByRole("button", { name: "Open Google" }).click();
    expect((await opened).url()).toBe("https://myaccount.google.com/connections");
    expect(await axe(page)).toEqual([]);
  });

  test("where Disconnect can't be had, nothing is forgotten and it says so", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
    await signInAs(page, "channel");
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
    await page.route(GOOGLE, (route) =>
      route.request().method() === "DELETE" ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("YouTube is still connected")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Bread with Ada" })).toBeVisible();
    expect(await tokensIn(page)).not.toBeNull();
  });

  test("a connection that Google has ended leads back to Connect", async ({ page, expectConsoleError }) => {
    expectConsoleError("Failed to load resource");
    await signInAs(page, "brief revoked~reconnect");
    await expect(page.getByText("YouTube has to be connected again")).toBeVisible();
    await expect(page.getByRole("heading", { name: "YouTube Data Not Found" })).toBeVisible();
    expect(await tokensIn(page)).toBeNull();
    expect(await connectedIn(page)).toBeNull();
    await page.getByRole("button", { name: "Connect" }).click();
    await expect(dialog(page, "YouTube").getByRole("link", { name: "Sign in with Google" })).toBeVisible();
  });

  test("whichever screen hears that the connection has ended, it leads back to Connect", async ({
    page,
    keep,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await keep(MARK);
    const body = errorBody("google_reconnect", "Google no longer lets Crescendo read your channel.", "1");
    await page.route(OVERVIEW, (route) => route.fulfill({ status: 401, json: body }));
    await page.goto("/dashboard?section=monetization");
    await expect(page.getByText("YouTube has to be connected again")).toHaveCount(1);
    await expect(page.getByText("Google no longer lets Crescendo read your channel.")).toBeVisible();
    await expect(page.getByText("Not connected. Fill in your numbers below.")).toBeVisible();
    expect(await tokensIn(page)).toBeNull();
    await page.getByRole("button", { name: "Connect" }).click();
    await expect(dialog(page, "YouTube").getByLabel("Link")).toBeVisible();
  });

  test("a mark the server doesn't know goes from the browser", async ({ page, keep }) => {
    await keep(MARK);
    await page.goto("/dashboard");
    await expect.poll(() => tokensIn(page)).toBeNull();
    await expect(tile(page, "YouTube")).toContainText("Not connected");
  });

  test("a channel connected by its link is offered the sign-in on its page", async ({ page, keep, axe }) => {
    await keep(asConnected({ youtube: profile() }));
    await page.goto("/youtube-analytics");
    await expect(page.getByRole("link", { name: "Sign in with Google" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.goto("/tiktok-analytics");
    await expect(page.getByRole("heading", { name: "TikTok Data Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in with Google" })).toHaveCount(0);
  });
});
