import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { connect, connectedIn, tile } from "../support/platform-screens.ts";
import { SERVERS } from "../support/servers.ts";

test.use({ baseURL: SERVERS.live.url });

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  // No picture comes from anywhere in a test.
  await page.route(/ytimg|ggpht|googleusercontent|tiktokcdn/u, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

test("a YouTube link, from the tile to YouTube and back to the page", async ({ page }) => {
  await connect(page, "YouTube", "youtube.com/@healthy-screen");
  await expect(page).toHaveURL("/youtube-analytics");
  await expect(page.getByRole("heading", { level: 2, name: "The healthy-screen channel" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Social Stats" })).toContainText(
    "Subscribers12,300FollowingN/ALikesN/AVideos87",
  );
  await expect(page.getByText(/^From YouTube, as of .*YouTube rounds its counts\.$/u)).toBeVisible();
  await expect(page.getByRole("region", { name: "Profile" }).getByText("Bread, slowly.")).toBeVisible();
  expect(await connectedIn(page)).toMatchObject({
    youtube: { channelId: expect.stringMatching(/^UC/u), source: "api", stale: false },
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("YouTube data fetched successfully!").first()).toBeVisible();
});

test("a hidden count of subscribers is N/A on the tile and on the page", async ({ page }) => {
  await connect(page, "YouTube", "https://www.youtube.com/@hidden-screen");
  await expect(page.getByRole("region", { name: "Social Stats" })).toContainText("SubscribersN/A");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(tile(page, "YouTube")).toContainText("N/A subscribers");
});

test("a TikTok link, from the tile to TikTok and back to the page", async ({ page }) => {
  await connect(page, "TikTok", "https://www.tiktok.com/@bread.screen?lang=en");
  await expect(page).toHaveURL("/tiktok-analytics");
  await expect(page.getByRole("heading", { level: 2, name: "@bread.screen" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Social Stats" })).toContainText(
    "Followers10,963FollowingN/ALikesN/AVideos48",
  );
  await expect(page.getByText(/^From the public pages of TikTok, as of /u)).toBeVisible();
});

for (const [name, link] of [
  ["YouTube", "https://www.youtube.com/@missing-screen"],
  ["TikTok", "https://www.tiktok.com/@missing.screen"],
] as const) {
  test(`a profile ${name} doesn't know is told on the tile`, async ({ page, expectConsoleError }) => {
    expectConsoleError("Failed to load resource");
    await connect(page, name, link);
    await expect(tile(page, name).getByRole("alert")).toContainText(
      `Failed to fetch ${name} profile data. The profile might be private or the link invalid.`,
    );
    await expect(page.getByText(`Failed to fetch ${name} data`, { exact: true })).toHaveCount(2);
    expect(await connectedIn(page)).toBeNull();
  });

  test(`a link that only looks like one of ${name} is refused by the server`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await connect(page, name, `https://evil.example/${new URL(link).host}/@ada`);
    await expect(tile(page, name).getByRole("alert")).toContainText(`Invalid ${name} link.`);
    expect(await connectedIn(page)).toBeNull();
  });
}

test("a hostile channel is text, and stays inside 390 px", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await connect(page, "YouTube", "https://www.youtube.com/@hostile-screen");
  await expect(page.getByRole("heading", { level: 2, name: "hostile-screen <img src=x" })).toBeVisible();
  await expect(page).not.toHaveTitle(/owned/u);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});
