import { expect, test } from "../support/app.ts";
import {
  card,
  connect,
  connectedIn,
  dialog,
  eventsHeard,
  FETCHED,
  listenForEvents,
  RESOLVE_TIKTOK,
  RESOLVE_YOUTUBE,
  submitLink,
  tiktokAnswer,
  tile,
  youtubeAnswer,
} from "../support/platform-screens.ts";
import { asConnected, profile } from "../support/profiles.ts";

const FAULTS = {
  YouTube: "Invalid YouTube link. Please ensure it's a valid channel or video link.",
  TikTok: "Invalid TikTok link. Please ensure it contains tiktok.com/@.",
  Instagram: "Invalid Instagram link. Please ensure it contains instagram.com/.",
};

test.beforeEach(({ signIn }) => signIn());

test("three tiles say Not connected, each with its own Connect", async ({ page, axe }) => {
  await page.goto("/dashboard");
  await expect(card(page).getByRole("listitem")).toHaveCount(3);
  for (const name of ["YouTube", "TikTok", "Instagram"]) {
    await expect(tile(page, name)).toContainText("Not connected");
    await expect(tile(page, name).getByRole("button")).toHaveText("Connect");
    await expect(tile(page, name).getByRole("button", { name: `Connect ${name}` })).toBeVisible();
  }
  expect(await axe(page)).toEqual([]);
});

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`a link that isn't one of ${name} is told in the dialog, which stays, and nothing is asked`, async ({
    page,
    axe,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/resolve") && asked.push(request.url()));
    await page.goto("/dashboard");
    await tile(page, name).getByRole("button").click();
    const link = dialog(page, name).getByLabel("Link");
    await expect(link).toBeFocused();
    for (const wrong of ["", "   ", "my channel", "https://example.com/@ada"]) {
      await link.fill(wrong);
      await expect(dialog(page, name).getByText(fault)).toHaveCount(0);
      await dialog(page, name).getByRole("button", { name: "Submit" }).click();
      await expect(dialog(page, name).getByText(fault, { exact: true })).toBeVisible();
      await expect(link).toBeFocused();
      await expect(link).toHaveAccessibleDescription(new RegExp(fault.slice(0, 20), "u"));
      await expect(link).toHaveValue(wrong);
    }
    expect(await axe(page)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await connectedIn(page)).toBeNull();

    await page.keyboard.press("Escape");
    await expect(dialog(page, name)).toBeHidden();
    await tile(page, name).getByRole("button").click();
    await expect(dialog(page, name).getByText(fault)).toHaveCount(0);
    await expect(link).toHaveValue("https://example.com/@ada");
  });
}

for (const { platform, name, call, link, body, answer, kept, path } of FETCHED) {
  test(`${name}: the link is checked, the dialog closes, Loading, then its page with a toast`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await held.promise;
      await route.fulfill({ json: answer });
    });
    await page.goto("/dashboard");
    await listenForEvents(page);
    const asked = page.waitForRequest(call);
    await submitLink(page, name, `  ${link} `);
    await expect(dialog(page, name)).toBeHidden();
    expect((await asked).postDataJSON()).toEqual(body);
    await expect(tile(page, name).getByRole("button", { name: "Loading..." })).toBeDisabled();
    await expect(tile(page, name)).toContainText("Not connected");
    expect(await connectedIn(page)).toBeNull();

    held.resolve();
    await expect(page.getByText(`${name} data fetched successfully!`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: `${name} Analytics` })).toBeFocused();
    expect(await connectedIn(page)).toEqual({ [platform]: kept });
    expect(await eventsHeard(page)).toEqual(
      platform === "youtube" ? ["platformConnected", "youtubeDataFetched"] : ["platformConnected"],
    );
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(tile(page, name).getByText("Connected", { exact: true })).toBeVisible();
  });

  test(`${name}: Cancel while it loads changes nothing, and the link is still there after a reload`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("net::ERR_ABORTED");
    await page.route(call, () => undefined);
    await connect(page, name, link);
    await tile(page, name).getByRole("button", { name: "Cancel" }).click();
    await expect(
      tile(page, name).getByRole("button", { name: `Connect ${name}`, exact: true }),
    ).toBeVisible();
    await expect(tile(page, name).getByRole("alert")).toHaveCount(0);
    await expect(page.getByText(`Failed to fetch ${name} data`)).toHaveCount(0);
    await page.reload();
    await tile(page, name).getByRole("button").click();
    await expect(dialog(page, name).getByLabel("Link")).toHaveValue(link);
    expect(await connectedIn(page)).toBeNull();
  });
}

test("Instagram takes a second, asks nobody, warns in the console and is marked as sample data", async ({
  page,
  expectConsoleError,
  axe,
}) => {
  expectConsoleError("Instagram isn't asked: this profile is sample data.");
  await page.clock.install({ time: "2026-11-21T10:00:00Z" });
  const warned = page.waitForEvent("console", (message) => message.text().startsWith("Instagram isn't"));
  const asked: string[] = [];
  await page.goto("/dashboard");
  page.on(
    "request",
    (request) => /instagram\.com|\/api\/(?!health)/u.test(request.url()) && asked.push(request.url()),
  );
  await expect(tile(page, "Instagram").getByRole("button")).toBeVisible();
  await page.clock.pauseAt("2026-11-21T10:30:00Z");
  await submitLink(page, "Instagram", "https://www.instagram.com/Ada.Bakes/?hl=en");
  await page.clock.runFor(50);
  await expect(tile(page, "Instagram").getByRole("button", { name: "Loading..." })).toBeVisible();
  await page.clock.runFor(850);
  await expect(tile(page, "Instagram")).toContainText("Not connected");
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL("/instagram-analytics");
  await expect(page.getByText("Instagram data fetched successfully!", { exact: true })).toBeVisible();
  expect((await warned).type()).toBe("warning");
  expect(asked).toEqual([]);
  expect(await connectedIn(page)).toMatchObject({
    instagram: { username: "ada.bakes", followerCount: 24_680, totalPosts: 300, source: "sample" },
  });
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  await expect(page.getByText("24,680", { exact: true })).toBeVisible();
  await expect(page.getByText("300", { exact: true })).toBeVisible();
  const pictures = page.getByRole("main").locator("img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(tile(page, "Instagram")).toContainText("24.7K followers");
  await expect(tile(page, "Instagram").getByText("Sample data", { exact: true })).toBeVisible();
});

test("connected, YouTube's button leads to its page and the others reopen the dialog", async ({
  page,
  keep,
  axe,
}) => {
  await keep(
    asConnected({
      youtube: profile({ followerCount: 1_540_000 }),
      tiktok: profile({ username: "adabakes", link: "https://www.tiktok.com/@adabakes", followerCount: 999 }),
      instagram: profile({ source: "sample", link: "https://www.instagram.com/ada" }),
    }),
  );
  await page.goto("/dashboard");
  await expect(card(page).getByText("Connected", { exact: true })).toHaveCount(3);
  await expect(tile(page, "YouTube")).toContainText("1.5M subscribers");
  await expect(tile(page, "TikTok")).toContainText("@adabakes");
  await expect(tile(page, "TikTok")).toContainText("999 followers");
  expect(await axe(page)).toEqual([]);
  for (const [name, link] of [
    ["TikTok", "https://www.tiktok.com/@adabakes"],
    ["Instagram", "https://www.instagram.com/ada"],
  ] as const) {
    await tile(page, name).getByRole("button", { name: "Change link" }).click();
    await expect(dialog(page, name).getByLabel("Link")).toHaveValue(link);
    await page.keyboard.press("Escape");
    await tile(page, name).getByRole("link", { name: "View analytics" }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}-analytics`);
    await page.goBack();
  }
  await tile(page, "YouTube").getByRole("link", { name: "View analytics" }).click();
  await expect(page).toHaveURL("/youtube-analytics");
});

test("Disconnect forgets one profile, Undo brings it back, and the last one takes the key along", async ({
  page,
  keep,
}) => {
  const [youtube, tiktok] = [profile(), profile({ username: "adabakes" })];
  await keep(asConnected({ youtube, tiktok }));
  await page.goto("/dashboard");
  await listenForEvents(page);
  await tile(page, "TikTok").getByRole("button", { name: "Disconnect TikTok" }).click();
  await expect(tile(page, "TikTok")).toContainText("Not connected");
  await expect(page.getByText("TikTok disconnected")).toBeVisible();
  expect(await connectedIn(page)).toEqual({ youtube });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile(page, "TikTok").getByText("Connected", { exact: true })).toBeVisible();
  expect(await connectedIn(page)).toEqual({ youtube, tiktok });
  expect(await eventsHeard(page)).toEqual(["platformConnected", "platformConnected"]);

  await tile(page, "TikTok").getByRole("button", { name: "Disconnect TikTok" }).click();
  await tile(page, "YouTube").getByRole("button", { name: "Disconnect YouTube" }).click();
  await expect(card(page).getByText("Not connected")).toHaveCount(3);
  expect(await page.evaluate(() => localStorage.getItem("connected_platforms"))).toBeNull();
});

test("Undo doesn't put an old profile over one that was connected since", async ({ page, keep }) => {
  await keep(asConnected({ tiktok: profile({ username: "old" }) }));
  await page.route(RESOLVE_TIKTOK, (route) => route.fulfill({ json: tiktokAnswer() }));
  await page.goto("/dashboard");
  await tile(page, "TikTok").getByRole("button", { name: "Disconnect TikTok" }).click();
  await submitLink(page, "TikTok", "https://www.tiktok.com/@adabakes");
  await expect(page).toHaveURL("/tiktok-analytics");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "@adabakes" })).toBeVisible();
  expect(await connectedIn(page)).toMatchObject({ tiktok: { username: "adabakes" } });
});

test("everything can be done from the keyboard", async ({ page }) => {
  await page.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
  await page.goto("/dashboard");
  const button = tile(page, "YouTube").getByRole("button", { name: "Connect YouTube" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("nonsense");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("youtube.com/@breadwithada");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/youtube-analytics");
  await expect(page.getByRole("heading", { name: "Bread with Ada" })).toBeVisible();
});

test("two tabs agree on what is connected, and neither undoes the other", async ({ page, context }) => {
  await context.route(RESOLVE_YOUTUBE, (route) => route.fulfill({ json: youtubeAnswer() }));
  await context.route(RESOLVE_TIKTOK, (route) => route.fulfill({ json: tiktokAnswer() }));
  await page.goto("/dashboard");
  const other = await context.newPage();
  await connect(other, "YouTube", "https://youtu.be/abcdefghijk");
  await expect(other).toHaveURL("/youtube-analytics");
  await expect(tile(page, "YouTube").getByText("Connected", { exact: true })).toBeVisible();
  await submitLink(page, "TikTok", "tiktok.com/@adabakes");
  await expect(page).toHaveURL("/tiktok-analytics");
  expect(await connectedIn(other)).toMatchObject({
    youtube: { username: "Bread with Ada" },
    tiktok: { username: "adabakes" },
  });
  await other.getByRole("button", { name: "Disconnect" }).click();
  await expect(other.getByRole("heading", { name: "YouTube Data Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(tile(page, "YouTube")).toContainText("Not connected");
  await expect(tile(page, "TikTok").getByText("Connected", { exact: true })).toBeVisible();
});

test("an address opens a platform's dialog once", async ({ page }) => {
  await page.goto("/dashboard?connect=tiktok");
  await expect(dialog(page, "TikTok")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(tile(page, "TikTok").getByRole("button")).toBeVisible();
  await expect(dialog(page, "TikTok")).toBeHidden();
});
