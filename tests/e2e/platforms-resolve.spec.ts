import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { connect, connectedIn, tile } from "../support/platform-screens.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";

/** Links asked through the whole site: the doubles answer by the word of a name (upstream-double/names.ts). */
const newName = (word: string, separator = "-") => `${word}${separator}${crypto.randomUUID().slice(0, 6)}`;
const youtube = (word: string) => `https://www.youtube.com/@${newName(word)}`;
const tiktok = (word: string) => `https://www.tiktok.com/@${newName(word, ".")}`;

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Answers for the platforms' own pictures, and says which hosts were asked for one. */
async function withPictures(page: Page): Promise<Set<string>> {
  const hosts = new Set<string>();
  await page.route(/^https:/u, (route) => {
    hosts.add(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: "image/gif", body: PIXEL });
  });
  return hosts;
}

/** The sentence that a tile shows after a failure. */
async function expectFailure(page: Page, name: string, sentence: string): Promise<void> {
  const alert = tile(page, name).getByRole("alert");
  await expect(alert).toHaveText(`Failed to fetch ${name} data${sentence}Retry`);
  await expect(tile(page, name)).toContainText("Not connected");
  expect(await connectedIn(page)).toBeNull();
}

test.beforeEach(({ signIn }) => signIn());

test.describe("with the Data API", () => {
  test.use({ baseURL: SERVERS.live.url });

  test("a channel's own words, numbers and pictures come to its page, and no key to the browser", async ({
    page,
    axe,
  }) => {
    const hosts = await withPictures(page);
    const expectNoSecrets = listenForSecrets(page);
    const name = newName("healthy");
    await connect(page, "YouTube", `https://youtu.be/${name.slice(0, 11)}`);
    await expect(page).toHaveURL("/youtube-analytics");
    await expect(page.getByRole("heading", { level: 2, name: /^The healthy/u })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByText("12,300", { exact: true })).toBeVisible();
    await expect(main.getByText("87", { exact: true })).toBeVisible();
    await expect(
      main.getByRole("link", { name: /^https:\/\/www\.youtube\.com\/watch/u }).first(),
    ).toBeVisible();
    await expect.poll(() => [...hosts].toSorted()).toEqual(["i.ytimg.com", "yt3.ggpht.com"]);
    expect(await axe(page)).toEqual([]);
    await expectNoSecrets();
  });

  test("hidden subscribers are N/A, and never zero", async ({ page }) => {
    await withPictures(page);
    await connect(page, "YouTube", youtube("hidden"));
    const stats = page.getByRole("region", { name: "Social Stats", exact: true });
    await expect(stats).toContainText("N/A");
    await expect(stats).toContainText("87");
    await expect(stats.getByText("0", { exact: true })).toHaveCount(0);
  });

  for (const [word, sentence] of [
    ["quota-gone", "This site has asked YouTube as often as it may today. Try again tomorrow."],
    ["badkey-gone", "YouTube doesn't accept this site's key. Its owner has to mend that."],
    ["missing", "The profile might be private or the link invalid."],
  ] as const) {
    test(`a refusal says what it means: ${word}`, async ({ page, expectConsoleError }) => {
      expectConsoleError("Failed to load resource");
      const expectNoSecrets = listenForSecrets(page);
      await connect(page, "YouTube", youtube(word));
      await expectFailure(page, "YouTube", `Failed to fetch YouTube profile data. ${sentence}`);
      await expectNoSecrets();
    });
  }
});

test.describe("with public pages alone", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("a channel is found by its page and its feed", async ({ page }) => {
    await withPictures(page);
    await connect(page, "YouTube", youtube("パン"));
    await expect(page.getByRole("heading", { level: 2, name: /^The パン/u })).toBeVisible();
    await expect(page.getByRole("main").getByText("12,300", { exact: true })).toBeVisible();
  });

  test("a TikTok profile comes with its exact count and its newest video", async ({ page, axe }) => {
    const hosts = await withPictures(page);
    const link = tiktok("healthy");
    await connect(page, "TikTok", link);
    await expect(page).toHaveURL("/tiktok-analytics");
    const main = page.getByRole("main");
    await expect(main.getByText("10,963", { exact: true })).toBeVisible();
    await expect(
      main.getByRole("link", { name: new RegExp(`^${link}/video/7500000000000000002`, "u") }).first(),
    ).toBeVisible();
    await expect.poll(() => [...hosts]).toEqual(["p16-sign.tiktokcdn-us.com"]);
    expect(await axe(page)).toEqual([]);
  });

  for (const [name, link, sentence] of [
    ["YouTube", youtube("consent"), "YouTube couldn't be read just now. Try again in a moment."],
    ["YouTube", youtube("terminated"), "The profile might be private or the link invalid."],
    [
      "YouTube",
      `https://youtu.be/${newName("private").slice(0, 11)}`,
      "The video is private or can't be embedded. Use a link to the channel instead.",
    ],
    ["TikTok", tiktok("missing"), "The profile might be private or the link invalid."],
    ["TikTok", tiktok("private"), "The account is private. Make it public, then try again."],
    ["TikTok", tiktok("nothing"), "TikTok couldn't be read just now. Try again in a moment."],
  ] as const) {
    test(`${name} says why it can't be fetched: ${sentence} (${link.replace(/-.*|\.\w{6}$/u, "")})`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError("Failed to load resource");
      const expectNoSecrets = listenForSecrets(page);
      await connect(page, name, link);
      await expectFailure(page, name, `Failed to fetch ${name} profile data. ${sentence}`);
      await expectNoSecrets();
    });
  }

  for (const [name, link] of [
    ["YouTube", youtube("hostile")],
    ["TikTok", tiktok("hostile")],
  ] as const) {
    test(`${name}'s hostile words stay text and inside 390 px`, async ({ page, axe }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await withPictures(page);
      await connect(page, name, link);
      await expect(page.getByRole("main").getByText("<img src=x onerror=").first()).toBeVisible();
      await expect(page).not.toHaveTitle(/owned/u);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
    });
  }
});

test("where no platform can be reached, it says so", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  await connect(page, "YouTube", youtube("healthy"));
  const sentence = "YouTube couldn't be read just now. Try again in a moment.";
  await expectFailure(page, "YouTube", `Failed to fetch YouTube profile data. ${sentence}`);
});
