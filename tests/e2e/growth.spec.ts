import { readFile } from "node:fs/promises";
import { expect, test } from "../support/app.ts";
import {
  channel,
  growth,
  GROWTH,
  importedDays,
  milestone,
  NOW,
  overviewOf,
  SIGNED_IN,
} from "../support/growth-screen.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { OVERVIEW } from "../support/partner.ts";

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.clock.setFixedTime(NOW);
});

test.describe("without a history", () => {
  test("the placeholder stands there with the ways to get one", async ({ page, axe }) => {
    await page.goto(GROWTH);
    await expect(page.getByRole("heading", { name: "AI growth forecasting coming soon..." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Import a YouTube Studio file" })).toHaveAttribute(
      "href",
      "/dashboard?section=analytics",
    );
    await expect(page.getByRole("link", { name: "Connect YouTube" })).toHaveAttribute("href", "/dashboard");
    await expect(growth.metric(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });

  test("the assistant's growth prediction is one click away", async ({ page }) => {
    await page.goto(GROWTH);
    await page.getByRole("link", { name: "Ask the AI Assistant about them" }).click();
    await expect(page.getByLabel("Task")).toHaveValue("growth_prediction");
  });

  test("it is found in the side panel and by search", async ({ page }) => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Growth Predictor", exact: true }).first().click();
    await expect(page).toHaveURL(/section=growth-predictor/u);
    await expect(page.getByRole("heading", { level: 1, name: "Growth Predictor" })).toBeFocused();
  });
});

test.describe("with an imported file", () => {
  test("subscribers are a change until today's number is typed, then a total with milestones", async ({
    page,
    keep,
  }) => {
    await keep(importedDays(channel(120)));
    await page.goto(GROWTH);
    await expect(growth.outlook(page)).toContainText(/\+1\d\d to \+2\d\d subscribers/u);
    await expect(growth.outlook(page)).toContainText("Type your subscribers today");
    await expect(growth.milestones(page)).toHaveCount(0);

    await growth.today(page).fill("640");
    await expect(growth.outlook(page)).toContainText("In 30 days, on Dec 21, 2026");
    await expect(growth.outlook(page)).toContainText(
      /(?:79|80)\d to 8[78]\d subscribersMost likely 8[34]\d/u,
    );
    await expect(growth.outlook(page)).toContainText("It starts from 640 on Nov 21, 2026.");
    await expect(milestone(page, "1,000")).toHaveText(
      /^About (?:Dec \d+, 2026|Jan \d+, 2027) to (?:Jan|Feb) \d+, 2027\. Most likely Jan \d+, 2027\.$/u,
    );
    await page.reload();
    await expect(growth.today(page)).toHaveValue("640");
    await expect(growth.milestones(page)).toBeVisible();
  });

  test("what isn't a number is said, and nothing is counted from it", async ({ page, keep }) => {
    await keep(importedDays(channel(60)));
    await page.goto(GROWTH);
    await growth.today(page).fill("<b>many</b>");
    await expect(growth.today(page)).toHaveAccessibleDescription(/Write a number such as 1,200 or 12K\./u);
    await expect(growth.milestones(page)).toHaveCount(0);
    await growth.today(page).fill("12.3K");
    await expect(growth.outlook(page)).toContainText("It starts from 12,300");
    await growth.goal(page).fill("soon");
    await expect(growth.goal(page)).toHaveAttribute("aria-invalid", "true");
  });

  test("milestones are reached, dated, or not within a year; and one's own number is among them", async ({
    page,
    keep,
  }) => {
    await keep(importedDays(channel(120)));
    await page.goto(GROWTH);
    await growth.today(page).fill("1200");
    await expect(milestone(page, "1,000")).toHaveText("Already reached.");
    await expect(milestone(page, "2,000")).toHaveText(
      /^About .+, 2027 to .+, 2027\. Most likely .+, 2027\.$/u,
    );
    await expect(milestone(page, "10,000")).toHaveText("Not within a year at this pace.");
    await growth.goal(page).fill("1,300");
    await expect(milestone(page, "1,300")).toHaveText(/^About (?:Nov|Dec) \d+, 2026 to Dec \d+, 2026\./u);
  });

  test("a channel that loses subscribers is told that a number won't be reached at this pace", async ({
    page,
    keep,
  }) => {
    await keep(importedDays(channel(120, { net: -9 })));
    await page.goto(GROWTH);
    await expect(growth.outlook(page)).toContainText(/-\d+ to -\d+ subscribers/u);
    await growth.today(page).fill("900");
    await expect(milestone(page, "1,000")).toHaveText("At this pace it won't be reached.");
    await expect(growth.outlook(page)).toContainText(/6[67]\d to 7[45]\d subscribersMost likely 7[01]\d/u);
  });

  test("views are forecast across the days to come, with the change of what a view is left out", async ({
    page,
    keep,
  }) => {
    await keep(importedDays(channel(120)));
    await page.goto(GROWTH);
    await growth.metric(page).selectOption("Views");
    await expect(growth.outlook(page)).toContainText("In 30 days, up to Dec 21, 2026");
    await expect(growth.outlook(page)).toContainText(/(?:9|10),\d{3} to (?:10|11),\d{3} views/u);
    await expect(growth.method(page)).toContainText("Each weekday keeps its own height");
    await expect(growth.method(page)).toContainText("Views from before Aug 28, 2026 are left out");
    await expect(growth.method(page)).toContainText("It has read 83 days and nothing else");
    await expect(page.getByText("90 days ahead need 90 days of history; you have 83.")).toBeVisible();
    await expect(growth.ahead(page).getByRole("option", { name: "90 days" })).toBeDisabled();
    await expect(growth.milestones(page)).toHaveCount(0);
    await page.reload();
    await expect(growth.metric(page)).toHaveValue("views");
  });

  test("how wrong it has been is said in numbers, and what it rests on", async ({ page, keep }) => {
    await keep(importedDays(channel(120)));
    await page.goto(GROWTH);
    await expect(growth.method(page)).toContainText(
      /Tried \d+ times on your own past, 30 days ahead, its total was off by (?:less than one subscriber|\d+ subscribers) in the middle case, (?:less than )?\d+% of what came\./u,
    );
    await expect(growth.method(page)).toContainText(/the range held \d+% of the time; it is made for 80%\./u);
    await growth.method(page).getByText("What the methods rest on").click();
    await expect(growth.method(page).getByRole("link", { name: /revision history/u })).toHaveAttribute(
      "href",
      "https://developers.google.com/youtube/v3/revision_history",
    );
    await expect(
      page.getByText("From the YouTube Studio file you imported, on Nov 20, 2026, 9:30"),
    ).toBeVisible();
  });

  test("the values stand in a table, and a file holds the same", async ({ page, keep }) => {
    await keep(importedDays(channel(60)));
    await page.goto(GROWTH);
    await growth.today(page).fill("640");
    await growth.outlook(page).getByText("Show as a table").click();
    const row = growth.outlook(page).getByRole("row", { name: /^Nov 21, 2026/u });
    await expect(row.getByRole("cell").first()).toHaveText("640");
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe("crescendo-growth-subscribers-2026-11-21.csv");
    const lines = (await readFile(await file.path(), "utf8")).replace("\uFEFF", "").split("\r\n");
    expect(lines[0]).toBe("date,kind,subscribers,low,high");
    expect(lines.find((line) => line.startsWith("2026-11-18"))).toMatch(/^2026-11-18,known,6\d\d,,$/u);
    expect(lines.at(-1)).toMatch(/^2026-12-21,forecast,8\d\d,\d+,\d+$/u);
  });

  for (const [what, days, title, sentence] of [
    [
      "27 days",
      channel(27),
      "Not enough history yet",
      "A forecast needs 28 days at least; yours has 27 days. A guess from less would say nothing.",
    ],
    [
      "days that are mostly missing of late",
      channel(120).filter((_, index) => index < 90 || index % 4 === 3),
      "Too many days are missing",
      "Of the last 28 days only 7 are known; 14 are needed.",
    ],
    [
      "days that ended in spring",
      channel(120, { last: "2026-05-01" }),
      "These numbers are too old",
      "They end on May 1, 2026, 204 days ago.",
    ],
  ] as const)
    test(`${what} give no forecast, and why is said`, async ({ page, keep }) => {
      await keep(importedDays(days));
      await page.goto(GROWTH);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(growth.outlook(page)).toHaveCount(0);
      await expect(growth.today(page)).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Import a YouTube Studio file" })).toBeVisible();
    });

  test("views that ended before YouTube's change say why they can't be forecast", async ({ page, keep }) => {
    await keep(importedDays(channel(120, { last: "2026-08-26" })));
    await page.goto(GROWTH);
    await growth.metric(page).selectOption("Views");
    await expect(page.getByRole("heading", { name: "Your history doesn't say that" })).toBeVisible();
    await expect(page.getByText("Views from before Aug 28, 2026 are left out")).toBeVisible();
    await growth.metric(page).selectOption("Subscribers");
    await expect(growth.outlook(page)).toBeVisible();
    await expect(page.getByText("Your numbers end on Aug 26, 2026, 87 days ago.")).toBeVisible();
  });

  test("the keyboard alone chooses, types and opens what it rests on", async ({ page, keep }) => {
    await keep(importedDays(channel(120)));
    await page.goto(GROWTH);
    await growth.metric(page).focus();
    await page.keyboard.press("Tab");
    await expect(growth.ahead(page)).toBeFocused();
    await page.keyboard.type("90");
    await expect(growth.outlook(page)).toContainText("In 90 days, on Feb 19, 2027");
    await page.keyboard.press("Tab");
    await page.keyboard.type("640");
    await expect(milestone(page, "1,000")).toContainText("Most likely");
  });

  for (const subscribers of ["640", "999999999999"])
    test(`on a phone nothing scrolls sideways, with ${subscribers} subscribers`, async ({ page, keep }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await keep(importedDays(channel(120)));
      await page.goto(GROWTH);
      await growth.today(page).fill(subscribers);
      await expect(growth.milestones(page)).toBeVisible();
      await growth.outlook(page).getByText("Show as a table").click();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

  for (const themes of [["light"], ["dark", "blue"], ["purple", "green", "sunset"]])
    test(`axe finds nothing, in ${themes.join(" and ")}`, async ({ page, keep, axe }) => {
      await keep(importedDays(channel(60)));
      await page.goto(GROWTH);
      await growth.today(page).fill("640");
      await growth.outlook(page).getByText("Show as a table").click();
      await growth.method(page).getByText("What the methods rest on").click();
      for (const theme of themes) {
        await page.evaluate((name) => {
          document.documentElement.className = name;
        }, theme);
        await page.waitForFunction(() =>
          document.getAnimations().every(({ playState }) => playState !== "running"),
        );
        expect(await axe(page, theme === "light" ? undefined : ["color-contrast"]), theme).toEqual([]);
      }
    });
});

test.describe("signed in with Google", () => {
  test("the days and the number of subscribers come from YouTube, as of when it was asked", async ({
    page,
    keep,
  }) => {
    await keep(SIGNED_IN);
    await page.route(OVERVIEW, (route) => route.fulfill({ json: overviewOf(channel(365)) }));
    await page.goto(GROWTH);
    await expect(growth.outlook(page)).toContainText("It starts from 640 on Nov 21, 2026.");
    await expect(growth.today(page)).toHaveCount(0);
    await expect(page.getByText(/^From YouTube, as of Nov 21, 2026, 10:00/u)).toBeVisible();
    await expect(milestone(page, "1,000")).toContainText("Most likely");
    await growth.ahead(page).selectOption("90 days");
    await expect(growth.outlook(page)).toContainText("In 90 days, on Feb 19, 2027");
  });

  test("what YouTube says goes before an imported file, and a large number is said to be rounded", async ({
    page,
    keep,
  }) => {
    await keep({ ...SIGNED_IN, ...importedDays(channel(40, { net: -9 })) });
    const said = overviewOf(channel(200), { channel: { subscriberCount: 12_300 } });
    await page.route(OVERVIEW, (route) => route.fulfill({ json: said }));
    await page.goto(GROWTH);
    await expect(growth.outlook(page)).toContainText("It starts from 12,300");
    await expect(growth.outlook(page)).toContainText("YouTube gives three digits of it.");
    await expect(growth.method(page)).toContainText("It has read 200 days");
  });

  test("a copy of an earlier day says that it is one", async ({ page, keep }) => {
    await keep(SIGNED_IN);
    const said = overviewOf(channel(200), { stale: true, asOf: "2026-11-19T10:00:00Z" });
    await page.route(OVERVIEW, (route) => route.fulfill({ json: said }));
    await page.goto(GROWTH);
    await expect(
      page.getByText("YouTube can't be asked right now, so this is the copy kept from then."),
    ).toBeVisible();
    await expect(growth.outlook(page)).toContainText("on Nov 19, 2026");
  });

  test("a channel whose subscribers are hidden asks for their number", async ({ page, keep }) => {
    await keep(SIGNED_IN);
    const said = overviewOf(channel(200), { channel: { subscriberCount: null } });
    await page.route(OVERVIEW, (route) => route.fulfill({ json: said }));
    await page.goto(GROWTH);
    await growth.today(page).fill("2,000");
    await expect(growth.outlook(page)).toContainText("It starts from 2,000");
  });

  test("while YouTube is asked that is said, late enough that a quick answer shows no flash of it", async ({
    page,
    keep,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await keep(SIGNED_IN);
    const waiting = Promise.withResolvers<void>();
    await page.route(OVERVIEW, async (route) => {
      await waiting.promise;
      await route.fulfill({ json: overviewOf(channel(200)) });
    });
    await page.goto(GROWTH);
    const loading = page.getByText("Loading YouTube data...");
    const delay = await loading.evaluate((node) => node.getAnimations()[0]?.effect?.getTiming().delay);
    expect(delay).toBe(250);
    waiting.resolve();
    await expect(growth.outlook(page)).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test("offline, the days come with the connection, and what is there stays", async ({ page, context }) => {
    await page.route(OVERVIEW, (route) => route.fulfill({ json: overviewOf(channel(200)) }));
    await page.goto(GROWTH);
    await expect(page.getByText("AI growth forecasting coming soon...")).toBeVisible();
    // The last that the page loads.
    await expect(page.getByRole("contentinfo")).toContainText("hasn't published an address");
    await context.setOffline(true);
    // As another tab does where the creator signs in.
    await page.evaluate((entries) => {
      for (const [key, newValue] of Object.entries(entries)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent("storage", { key, newValue }));
      }
    }, SIGNED_IN);
    await expect(page.getByText("Your channel's days come as soon as you are online again.")).toBeVisible();
    await context.setOffline(false);
    await expect(growth.outlook(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await expect(growth.outlook(page)).toBeVisible();
  });
});
