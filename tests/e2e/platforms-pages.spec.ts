import type { Page } from "@playwright/test";
import type { Platform } from "#shared/contracts/platforms.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  connectedIn,
  dialog,
  eventsHeard,
  listenForEvents,
  RESOLVE_YOUTUBE,
  youtubeAnswer,
} from "../support/platform-screens.ts";
import { asConnected, profile } from "../support/profiles.ts";

const NAMES = { youtube: "YouTube", tiktok: "TikTok", instagram: "Instagram" } as const;
const PLACES: readonly (readonly [Platform, string])[] = (
  ["youtube", "tiktok", "instagram"] as const
).flatMap((platform) => [
  [platform, `/${platform}-analytics`] as const,
  [platform, `/dashboard?section=${platform}-analytics`] as const,
]);
/** 43 characters, of which 40 are shown. */
const POST = "https://www.youtube.com/watch?v=abcdefghijk";

/** The rows of a card: name and value. */
async function rows(page: Page, card: string): Promise<Record<string, string>> {
  const region = page.getByRole("region", { name: card, exact: true });
  await expect(region).toBeVisible();
  const pairs = await region.locator("dt").evaluateAll((terms) =>
    terms.map((term) => {
      const values: string[] = [];
      for (let next = term.nextElementSibling; next?.tagName === "DD"; next = next.nextElementSibling)
        values.push(next.textContent ?? "");
      return [term.textContent ?? "", values.join(" | ")] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

test.beforeEach(({ signIn }) => signIn());

for (const [platform, path] of PLACES) {
  const name = NAMES[platform];
  const isYoutube = platform === "youtube";
  const isInstagram = platform === "instagram";
  const shownLink = platform === "tiktok" ? POST : `${POST.slice(0, 40)}…`;
  const link = `${shownLink} (opens in a new tab)`;

  test(`${path} shows every row of the profile, N/A where nothing is known`, async ({ page, keep, axe }) => {
    await keep(
      asConnected({
        [platform]: profile({ mostRecentPostLink: POST, source: isInstagram ? "sample" : "page" }),
      }),
    );
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: `${name} Analytics` })).toBeVisible();
    const shown = platform === "tiktok" ? "@Bread with Ada" : "Bread with Ada";
    await expect(page.getByRole("heading", { level: 2, name: shown, exact: true })).toBeVisible();
    expect(await rows(page, "Basic Profile Information")).toEqual({
      Username: shown,
      Nickname: "N/A",
      "Profile ID": "N/A",
      "Direct link to the most recent post": link,
      Verified: "N/A",
    });
    const stats = await rows(page, "Social Stats");
    expect(Object.entries(stats), "in the order of spec §2").toEqual([
      [isYoutube ? "Subscribers" : "Followers", "12,345"],
      ["Following", "N/A"],
      ["Likes", "N/A"],
      [isInstagram ? "Posts" : "Videos", "87"],
      ["Engagement rate", "N/A | (Likes + Comments + Shares) ÷ Views"],
    ]);
    const recent = isInstagram ? "Recent Posts Information" : "Video Information (Recent Posts)";
    expect(await rows(page, recent)).toEqual({
      [isInstagram ? "Post ID" : "Video ID"]: "N/A",
      "Public link": link,
      Caption: "One loaf, one bowl.",
      Views: "N/A",
      Likes: "N/A",
      Comments: "N/A",
      Shares: "N/A",
      "Upload time": "N/A",
      Length: "N/A",
      ...(platform === "tiktok" && { Sound: "original sound - N/A" }),
    });
    const links = page.getByRole("main").getByRole("link", { name: shownLink });
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute("href", POST);
    await expect(links.first()).toHaveAttribute("rel", "noopener noreferrer");
    await expect(page.getByText("Sample data", { exact: true })).toHaveCount(isInstagram ? 1 : 0);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  test(`${path} without a profile says so in its own words`, async ({ page, axe }) => {
    await page.goto(path);
    if (path.startsWith("/dashboard")) {
      await expect(page.getByRole("heading", { name: `No ${name} Data Available` })).toBeVisible();
      await expect(
        page.getByText(`Connect your ${name} account to view analytics.`, { exact: true }),
      ).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("link", { name: `Connect ${name}` }).click();
      await expect(dialog(page, name)).toBeVisible();
      await expect(dialog(page, name).getByLabel("Link")).toBeFocused();
    } else {
      await expect(page.getByRole("heading", { name: `${name} Data Not Found` })).toBeVisible();
      await expect(
        page.getByText(
          `It looks like you haven't connected your ${name} account or the data could not be fetched.`,
          { exact: true },
        ),
      ).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await page.getByRole("link", { name: "Go to Dashboard" }).click();
      await expect(page).toHaveURL("/dashboard");
    }
  });
}

test("what a platform hides is N/A, never zero, and a real zero is 0", async ({ page, keep }) => {
  await keep(
    asConnected({
      youtube: profile({ followerCount: null, totalPosts: 0, bio: null, mostRecentPostLink: null }),
    }),
  );
  await page.goto("/youtube-analytics");
  expect(await rows(page, "Social Stats")).toMatchObject({ Subscribers: "N/A", Videos: "0" });
  expect(await rows(page, "Basic Profile Information")).toMatchObject({
    "Direct link to the most recent post": "N/A",
  });
  expect(await rows(page, "Video Information (Recent Posts)")).toMatchObject({ Caption: "N/A" });
});

test("where the numbers come from, of when they are and whether they are rounded is said", async ({
  page,
  keep,
}) => {
  await keep(
    asConnected({
      youtube: profile({ source: "api", approximate: true }),
      tiktok: profile({ source: "page" }),
      instagram: profile({ source: "sample" }),
    }),
  );
  await page.goto("/youtube-analytics");
  await expect(
    page.getByText(/^From YouTube, as of Nov 21, 2026.*YouTube rounds its counts\.$/u),
  ).toBeVisible();
  await page.goto("/tiktok-analytics");
  await expect(page.getByText(/^From the public pages of TikTok, as of [^.]+\.$/u)).toBeVisible();
  await page.goto("/instagram-analytics");
  await expect(page.getByText(/^Everything here but the name is made up/u)).toBeVisible();
});

test("pictures that can't be loaded leave a letter and a note, not a broken image", async ({
  page,
  keep,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.route(/ytimg|ggpht/u, (route) => route.fulfill({ status: 403 }));
  await keep(
    asConnected({
      youtube: profile({
        username: "ödön bakes",
        profilePicture: "https://yt3.ggpht.com/gone",
        mostRecentPostThumbnail: "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg",
      }),
    }),
  );
  await page.goto("/youtube-analytics");
  await expect(page.getByText("The thumbnail can't be shown right now.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Profile" }).getByText("ö", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
});

test("Refresh asks again with the kept link, without leaving the page", async ({ page, keep }) => {
  await keep(asConnected({ youtube: profile({ link: "https://youtu.be/abcdefghijk" }) }));
  const held = Promise.withResolvers<void>();
  await page.route(RESOLVE_YOUTUBE, async (route) => {
    await held.promise;
    await route.fulfill({ json: youtubeAnswer({ subscriberCount: 1_000_001 }) });
  });
  await page.goto("/dashboard?section=youtube-analytics");
  await listenForEvents(page);
  const asked = page.waitForRequest(RESOLVE_YOUTUBE);
  await page.getByRole("button", { name: "Refresh" }).click();
  expect((await asked).postDataJSON()).toEqual({ url: "https://youtu.be/abcdefghijk" });
  await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
  await expect(page.getByText("12,345", { exact: true })).toBeVisible();
  held.resolve();
  await expect(page.getByText("1,000,001", { exact: true })).toBeVisible();
  await expect(page.getByText("YouTube data fetched successfully!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard?section=youtube-analytics");
  expect(await eventsHeard(page)).toEqual(["metricsUpdated", "youtubeDataFetched"]);
});

test("Disconnect on the page leaves what stands there without a profile, and Undo brings it back", async ({
  page,
  keep,
}) => {
  await keep(asConnected({ tiktok: profile() }));
  await page.goto("/tiktok-analytics");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("heading", { name: "TikTok Data Not Found" })).toBeVisible();
  expect(await connectedIn(page)).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "@Bread with Ada" })).toBeVisible();
});

test("a profile with the fields of the specification alone is shown, and offers to be connected again", async ({
  page,
  keep,
  axe,
}) => {
  const { username, profilePicture, followerCount, bio, totalPosts } = profile();
  const kept = { username, profilePicture, followerCount, bio, totalPosts };
  await keep(asConnected({ tiktok: { ...kept, mostRecentPostThumbnail: null, mostRecentPostLink: POST } }));
  await page.goto("/tiktok-analytics");
  await expect(page.getByRole("heading", { name: "@Bread with Ada" })).toBeVisible();
  await expect(page.getByText("12,345", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved in this browser, it isn't known when\./u)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Connect again" }).click();
  await expect(dialog(page, "TikTok")).toBeVisible();
  expect(await connectedIn(page)).toMatchObject({
    tiktok: { username: "Bread with Ada", mostRecentPostLink: POST },
  });
});

test("a profile that can't be read costs the others nothing", async ({ page, keep }) => {
  await keep(asConnected({ youtube: { username: 7 }, tiktok: profile() }));
  await page.goto("/youtube-analytics");
  await expect(page.getByRole("heading", { name: "YouTube Data Not Found" })).toBeVisible();
  await page.goto("/tiktok-analytics");
  await expect(page.getByRole("heading", { name: "@Bread with Ada" })).toBeVisible();
});

test("the sections stand in the side panel and in search", async ({ page }) => {
  await page.goto("/dashboard");
  for (const name of ["YouTube Analytics", "TikTok Analytics", "Instagram Analytics"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Search" }).fill("subscribers");
  await expect(page.getByRole("option", { name: "YouTube Analytics" })).toBeVisible();
});
