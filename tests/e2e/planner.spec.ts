import { PLAN_NICHES, VIDEO_LENGTH_NAMES } from "#shared/rules/planner.ts";
import { WEEKDAYS } from "#shared/rules/weekdays.ts";
import { evenDays } from "#shared/rules/planner/days.ts";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import {
  askForPlan,
  back,
  cell,
  fillIn,
  generate,
  grid,
  nextPlan,
  niche,
  openPlan,
  PLAN_CALL,
  PLANNER,
  planAnswer,
  planHeading,
  plansIn,
  postingDays,
  postsPerWeek,
  videoLength,
} from "../support/planner.ts";

test.beforeEach(({ signIn }) => signIn());

test("a creator chooses three things and gets a plan of 30 days, then goes back", async ({ page }) => {
  await page.goto(PLANNER);
  await expect(page.getByRole("heading", { name: "AI Post Planner" })).toBeVisible();
  await expect(
    page.getByText("Let AI create your perfect 30-day content strategy with predicted engagement metrics"),
  ).toBeVisible();
  await expect(page.getByText("Get your optimized 30-day posting schedule")).toBeVisible();
  await expect(postsPerWeek(page)).toHaveValue("3");
  await expect(postsPerWeek(page)).toHaveAttribute("min", "1");
  await expect(postsPerWeek(page)).toHaveAttribute("max", "7");
  await expect(videoLength(page).getByRole("option")).toHaveText([
    "Select video length",
    ...VIDEO_LENGTH_NAMES,
  ]);
  await expect(niche(page).getByRole("option")).toHaveText(["Select your niche", ...PLAN_NICHES]);

  await fillIn(page, { posts: "4", length: "10 minutes", niche: "Finance & Investing" });
  const answer = nextPlan(page);
  await generate(page).click();
  const plan = await answer;
  await expect(planHeading(page)).toBeFocused();
  await expect(page.getByText("Success! 🎉")).toBeVisible();
  await expect(page.getByText("Your optimized 30-day plan is ready. Expected growth: +9–17%")).toBeVisible();
  await expect(page.getByText("4 posts per week · 10 minutes · Finance & Investing")).toBeVisible();
  await expect(page.getByText("Expected Growth", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Expected Growth" })).toContainText("+9–17%");
  await expect(page.getByText("Follow this plan exactly to reach +9–17% growth in 30 days.")).toBeVisible();
  await expect(page.getByText("Posting Day", { exact: true })).toBeVisible();
  await expect(page.getByText("Rest Day", { exact: true })).toBeVisible();
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();

  await expect(grid(page).getByRole("columnheader")).toHaveText(
    WEEKDAYS.map((name) => new RegExp(name, "u")),
  );
  await expect(grid(page).getByRole("gridcell")).toHaveCount(30);
  const firstRow = grid(page).getByRole("row").nth(1).getByRole("gridcell");
  await expect(firstRow).toHaveCount(7);
  await expect(firstRow.first()).toHaveAccessibleName(/^Day 1 Post at 20:00 /u);
  expect(await postingDays(page)).toEqual(evenDays(4));
  for (const post of plan.days) await expect(cell(page, post.day)).toContainText(post.title);
  await expect(cell(page, 3)).toHaveAccessibleName("Day 3 Nothing planned");

  await back(page).click();
  await expect(page.getByRole("heading", { name: "AI Post Planner" })).toBeFocused();
  await expect(grid(page)).toHaveCount(0);
  await expect(postsPerWeek(page)).toHaveValue("4");
  await expect(videoLength(page)).toHaveValue("10 minutes");
  await expect(niche(page)).toHaveValue("Finance & Investing");
  await page.reload();
  await expect(generate(page)).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
});

for (const width of [390, 768, 1440]) {
  test(`the plan covers the whole screen at ${width} px and scrolls by itself`, async ({ page, axe }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPlan(page, planAnswer([1, 8, 15, 22]));
    await expect(planHeading(page)).toBeFocused();
    const uncovered = await page.evaluate(() => {
      const view = document.querySelector("h1")?.closest("main > div, [data-full-screen]");
      const step = 20;
      const points: string[] = [];
      for (let x = 1; x < innerWidth; x += step)
        for (let y = 1; y < innerHeight; y += step) {
          const hit = document.elementFromPoint(x, y);
          const isToast = hit?.closest("[data-sonner-toaster]") ?? null;
          if (isToast === null && !(view?.contains(hit) ?? false)) points.push(`${x},${y} ${hit?.tagName}`);
        }
      return points;
    });
    expect(uncovered).toEqual([]);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Sections" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Skip to content" })).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);

    const end = page.getByText("Follow this plan exactly");
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 20_000);
    await expect(end).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "AI Post Planner" })).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("from the plan Tab reaches nothing of the frame it covers", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await expect(planHeading(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(back(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("[data-frame] :focus, [data-frame]:focus")).toHaveCount(0);
});

test("Escape closes what lies on top first: a held post, the opened day, then the plan", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await cell(page, 1).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(planHeading(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(planHeading(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(generate(page)).toBeVisible();
});

test("the browser's Back closes the plan and keeps to the form, and a plan that isn't saved comes back", async ({
  page,
}) => {
  await page.goto("/dashboard?section=settings");
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await page.goBack();
  await expect(page).toHaveURL(PLANNER);
  await expect(page.getByRole("heading", { name: "AI Post Planner" })).toBeFocused();
  await expect(niche(page)).toHaveValue("Cooking & Recipes");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(planHeading(page)).toBeVisible();
  expect(await postingDays(page)).toEqual([1, 8, 15, 22]);
  await back(page).click();
  await expect(generate(page)).toBeVisible();
});

test("the dashboard's section is the same planner, with the quick plan beside it", async ({ page }) => {
  await page.goto("/dashboard?section=planner");
  await fillIn(page, { niche: "Pets & Animals" });
  await generate(page).click();
  await expect(grid(page)).toBeVisible();
  await back(page).click();
  await page.getByRole("link", { name: "Quick weekly plan" }).click();
  await expect(page.getByRole("region", { name: /quick/iu })).toBeAttached();
  await expect(niche(page)).toHaveCount(0);
  await page.goBack();
  await expect(niche(page)).toHaveValue("Pets & Animals");
});

for (const [what, length, chosen] of [
  ["a niche", "1 minute", ""],
  ["a length", "", "Real Estate"],
  ["both", "", ""],
] as const) {
  test(`without ${what} a toast asks for it and nothing is sent`, async ({ page }) => {
    let sent = 0;
    page.on("request", (request) => (sent += Number(request.url().includes("/api/post-plan"))));
    await page.goto(PLANNER);
    await videoLength(page).selectOption(length);
    await niche(page).selectOption(chosen);
    await generate(page).click();
    await expect(page.getByText("Missing Information")).toBeVisible();
    await expect(page.getByText("Please select a niche and video length.")).toBeVisible();
    await expect(generate(page)).toBeEnabled();
    expect(sent).toBe(0);
  });
}

test("the number's attributes keep it from 1 to 7, and what isn't a number is refused by the server", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.url().includes("/api/post-plan"))));
  await page.goto(PLANNER);
  for (const outside of ["0", "8", "2.5"]) {
    await fillIn(page, { posts: outside });
    await generate(page).click();
    expect(await postsPerWeek(page).evaluate((input) => input.matches(":invalid"))).toBe(true);
  }
  expect(sent).toBe(0);
  await postsPerWeek(page).fill("");
  await generate(page).click();
  await expect(page.getByText("Generation Failed")).toBeVisible();
  await expect(
    page.getByText("Posts per week must be a whole number from 1 to 7.", { exact: true }),
  ).toBeVisible();
  expect(sent).toBe(1);
});

test("while it runs the button says so, with a spinner, and Cancel ends it", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(PLAN_CALL, async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await askForPlan(page);
  const button = page.getByRole("button", { name: "Generating Plan..." });
  await expect(button).toBeDisabled();
  const spinner = button.locator("svg");
  // Turned by one animation, and faded in late by the other: a quick answer shows no flash of it.
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationName)).toBe("spin, appear");
  expect(await spinner.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0s, 0.25s");
  await expect(page.getByRole("status").getByText("Generating Plan...")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(generate(page)).toBeEnabled();
  await expect(niche(page)).toHaveValue("Cooking & Recipes");
  held.resolve();
  await expect(page.getByText("Generation Failed")).toHaveCount(0);
});

for (const [what, answer, sentence] of [
  [
    "the server's error text",
    { status: 502, json: { error: "The planner is on holiday." } },
    "The planner is on holiday.",
  ],
  ["its fallback where the server gives none", { status: 500, json: {} }, "Failed to generate plan"],
  [
    "its fallback for a proxy's page",
    { status: 502, body: "<h1>Bad gateway</h1>" },
    "Failed to generate plan",
  ],
  [
    "its fallback for an error without words",
    { status: 500, json: { error: " " } },
    "Failed to generate plan",
  ],
  [
    "its fallback for a page in place of a plan",
    { status: 200, body: "<h1>Log in</h1>" },
    "Failed to generate plan",
  ],
] as const) {
  test(`a failure shows ${what}, stays on the form, and can be retried`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await page.route(PLAN_CALL, (route) => route.fulfill(answer), { times: 1 });
    await askForPlan(page, { posts: "2" });
    await expect(page.getByText("Generation Failed")).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText("Bad gateway")).toHaveCount(0);
    await expect(postsPerWeek(page)).toHaveValue("2");
    await expect(generate(page)).toBeEnabled();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(grid(page)).toBeVisible();
  });
}

test("a thrown error shows its message, and “Please try again.” where it has none", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.route(PLAN_CALL, (route) => route.abort(), { times: 1 });
  await askForPlan(page);
  await expect(
    page.getByText("Crescendo can't be reached right now. Check your connection and try again."),
  ).toBeVisible();
  await context.setOffline(true);
  await generate(page).click();
  await expect(page.getByText("You're offline. Try again when you're connected.")).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => {
    Response.prototype.text = () => Promise.reject(new Error(""));
  });
  await generate(page).click();
  await expect(page.getByText("Please try again.", { exact: true })).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
});

test("a plan survives another section and a reload, to the last change", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await page.getByLabel("Start date").fill("2026-12-07");
  await cell(page, 8).click();
  await page.getByLabel("Title", { exact: true }).fill("Mine now");
  await page.getByLabel("Best time").fill("06:45");
  await page.keyboard.press("Escape");
  await cell(page, 8).click();
  await page.getByRole("dialog").getByRole("link", { name: "Schedule" }).click();
  await page.getByRole("link", { name: "Post Planner", exact: true }).click();
  for (const _ of ["another section", "a reload"]) {
    await expect(planHeading(page)).toBeVisible();
    await expect(page.getByLabel("Start date")).toHaveValue("2026-12-07");
    await expect(cell(page, 8)).toHaveAccessibleName("Day 8 Mon Dec 14 Post at 06:45 Mine now");
    await page.reload();
  }
});

test("what the figure rests on opens, and says what YouTube says", async ({ page }) => {
  await askForPlan(page);
  const growth = page.getByRole("region", { name: "Expected Growth" });
  await expect(growth).toContainText("Planning estimate, not a forecast");
  await expect(growth.getByText("13 posts in 30 days")).toBeHidden();
  await growth.getByText("What this rests on").press("Enter");
  await expect(growth.getByText("13 posts in 30 days, each counted as 0.5 to 1%.")).toBeVisible();
  await expect(growth.getByText("not correlated with the time between uploads")).toBeVisible();
  await expect(growth.getByRole("link", { name: "YouTube Help, answer 141805" })).toHaveAttribute(
    "href",
    "https://support.google.com/youtube/answer/141805",
  );
});

test("Make another brings another plan for the same choices", async ({ page }) => {
  await askForPlan(page, { niche: "Gaming & Esports" });
  await expect(grid(page)).toBeVisible();
  const before = await grid(page).textContent();
  const answer = nextPlan(page);
  await page.getByRole("button", { name: "Make another" }).click();
  const plan = await answer;
  await expect(cell(page, 1)).toContainText(plan.days[0]?.title ?? "no post");
  expect(await grid(page).textContent()).not.toBe(before);
  await expect(page.getByText("3 posts per week · 1 minute · Gaming & Esports")).toBeVisible();
});

test("plans are kept beside each other: opened, renamed, changed, deleted and brought back", async ({
  page,
}) => {
  await page.goto(PLANNER);
  await expect(page.getByText("No saved plans yet.")).toBeVisible();
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText("Plan saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("Start date").fill("2026-12-07");
  await back(page).click();
  await openPlan(page, planAnswer([2, 9, 16, 23]));
  await page.getByRole("button", { name: "Save plan" }).click();
  await back(page).click();

  const rows = page.getByRole("region", { name: "Saved plans" }).getByRole("article");
  await expect(rows).toHaveCount(2);
  expect((await plansIn(page)).map(({ start, plan }) => [start, plan.postingDays[0]])).toEqual([
    ["", 2],
    ["2026-12-07", 1],
  ]);
  await rows
    .last()
    .getByRole("button", { name: /^Rename/u })
    .click();
  await page.getByRole("textbox", { name: "Name" }).fill("  December  ");
  await page.keyboard.press("Enter");
  const december = page.getByRole("article", { name: "December" });
  await expect(december).toContainText("3 posts per week · 1 minute · Cooking & Recipes. 4 posts, +2–4%.");
  await december.getByRole("button", { name: /^Delete/u }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveAccessibleName("December");

  await page.reload();
  await december.getByRole("button", { name: "Open: December" }).click();
  await expect(planHeading(page)).toBeFocused();
  await expect(page.getByLabel("Start date")).toHaveValue("2026-12-07");
  expect(await postingDays(page)).toEqual([1, 8, 15, 22]);
});

test("a stored plan that can't be read is kept apart, never thrown away", async ({ page, keep }) => {
  await keep({ plans: JSON.stringify({ version: 1, items: [{ name: "half" }] }) });
  await page.goto(PLANNER);
  await expect(page.getByText("Some plans stored in this browser can't be read.")).toBeVisible();
});

test("axe finds nothing in the light: form, plan, similar titles", async ({ page, axe }) => {
  await page.goto(PLANNER);
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
  expect(await axe(page), "form").toEqual([]);
  await openPlan(page, planAnswer([1, 8, 15, 22], [{ title: "Same same" }, { title: "Same same 2" }]));
  await page.getByLabel("Start date").fill("2026-12-09");
  await page.getByText("What this rests on").click();
  expect(await axe(page), "plan").toEqual([]);
});

test("axe finds nothing in the dark: plan, opened day, saved plan", async ({ page, axe, keep }) => {
  await keep({ "app-theme": "dark" });
  await page.goto(PLANNER);
  await openPlan(page, planAnswer([1, 8, 15, 22], [{ title: "Same same" }, { title: "Same same 2" }]));
  await page.getByRole("button", { name: "Save plan" }).click();
  await expect(grid(page)).toBeVisible();
  expect(await axe(page), "plan").toEqual([]);
  await cell(page, 1).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await axe(page), "day").toEqual([]);
  await page.keyboard.press("Escape");
  await back(page).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await axe(page), "saved").toEqual([]);
});

test("on a phone nothing scrolls sideways, and the posts stand in order under the calendar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPlan(page, planAnswer([1, 2, 3, 8], [{ title: "W".repeat(100) }, { title: "Second one" }]));
  await page.getByLabel("Start date").fill("2026-12-09");
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const list = page.getByRole("region", { name: "Posts in order" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await list.getByRole("button", { name: "Second one" }).click();
  await expect(page.getByRole("dialog", { name: "Day 2, Thursday, December 10" })).toBeVisible();
  await page.keyboard.press("Escape");
  await cell(page, 1).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
