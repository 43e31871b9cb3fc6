import type { Page } from "@playwright/test";
import { SeoReport } from "#shared/contracts/seo.ts";
import { expect, test } from "../support/app.ts";
import { SOURDOUGH } from "../support/seo.ts";
import { card, field, fillIn, generate, nextReport, openSeo, report } from "../support/seo-screen.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(({ signIn }) => signIn());

const analysis = (page: Page) => page.getByRole("region", { name: "Analysis" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The points the analysis gives, of all checks. */
async function pointsOf(page: Page): Promise<number[][]> {
  const rows = await analysis(page)
    .getByText(/^\d+ of \d+$/u)
    .allTextContents();
  return rows.map((row) => row.split(" of ").map(Number));
}

test("a creator fills in a video's text, reads the report and takes over its proposals", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "SEO Optimizer" }).click();
  await expect(page.getByRole("heading", { name: "Your report appears here" })).toBeVisible();
  await fillIn(page, SOURDOUGH);
  const answer = nextReport(page);
  await field(page, "Title").press("Enter");
  const { titles, description, tags, hashtags } = await answer;

  await expect(card(page, "Better titles").getByRole("listitem")).toHaveCount(titles.length);
  for (const [index, title] of titles.entries())
    await expect(card(page, "Better titles").getByRole("listitem").nth(index)).toContainText(title);
  await expect(card(page, "Better description").getByRole("paragraph")).toHaveText(description);
  await expect(card(page, "Better tags").getByRole("listitem")).toHaveText(tags);
  await expect(card(page, "Better tags")).toContainText(hashtags.join(" "));
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Use title 1" }).click();
  await expect(field(page, "Title")).toHaveValue(titles[0] ?? "");
  await expect(page.getByRole("button", { name: "Use title 1" })).toBeDisabled();
  await page.getByRole("button", { name: "Use description" }).click();
  await expect(field(page, "Description")).toHaveValue(description);
  await page.getByRole("button", { name: "Use tags" }).click();
  await expect(field(page, "Tags")).toHaveValue(tags.join(", "));
});

test("where nothing is known the report asks, and titles are made of what is answered", async ({ page }) => {
  await openSeo(page);
  await fillIn(page, { title: "Zinc bath for my enamel signs", description: "", niche: "", tags: [] });
  await generate(page).click();
  const questions = page.getByRole("form", { name: "Questions for you" });
  await expect(questions.getByRole("textbox")).toHaveCount(3);
  await questions.getByRole("textbox").first().fill("Zinc held for three.");
  await page.reload();
  await expect(questions.getByRole("textbox").first()).toHaveValue("Zinc held for three.");

  await questions.getByRole("textbox").nth(1).fill("The rust came back after one winter.");
  await questions.getByRole("button", { name: "Write it from this" }).click();
  await expect(card(page, "Better titles")).toContainText("Zinc held for three");
  await expect(questions).toBeHidden();
});

test("what a proposal replaced comes back with Undo, and nothing else with it", async ({ page }) => {
  await openSeo(page, SOURDOUGH);
  await generate(page).click();
  await page.getByRole("button", { name: "Use title 1" }).click();
  await expect(page.getByText("Title replaced")).toBeVisible();
  await field(page, "Niche").fill("Baking");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Title")).toHaveValue(SOURDOUGH.title);
  await expect(field(page, "Niche")).toHaveValue("Baking");
});

test("the points of all checks add up to the score, each with its source, while one types", async ({
  page,
}) => {
  let calls = 0;
  await page.route("**/api/ai/**", (route) => {
    calls += 1;
    return route.continue();
  });
  await openSeo(page, SOURDOUGH);
  const score = async () => Number(await analysis(page).getByText(/^\d+$/u).textContent());
  await analysis(page).getByText("Good (", { exact: false }).click();
  const points = await pointsOf(page);
  expect(points).toHaveLength(14);
  expect(points.reduce((sum, [, weight = 0]) => sum + weight, 0)).toBe(100);
  const before = await score();
  expect(points.reduce((sum, [point = 0]) => sum + point, 0)).toBe(before);
  await expect(analysis(page).getByText(/^(Official|Reported|Rule of thumb): ./u)).toHaveCount(14);

  await field(page, "Title").fill("A < B");
  await expect.poll(score).toBeLessThan(before);
  await expect(analysis(page).getByRole("listitem").first()).toContainText(
    "YouTube refuses < and > in titles.",
  );
  expect(calls).toBe(0);
});

test("a title's score in the report is the score it then has", async ({ page }) => {
  await openSeo(page, SOURDOUGH);
  await generate(page).click();
  const promised = await card(page, "Better titles")
    .getByText(/^Score with it/u)
    .first()
    .innerText();
  await page.getByRole("button", { name: "Use title 1" }).click();
  const [, score = "none"] = /(\d+) of 100/u.exec(promised) ?? [];
  await expect(analysis(page).getByText(/^\d+$/u)).toHaveText(score);
});

test.describe("limits are told while one types", () => {
  const faults = [
    ["Title", "a".repeat(101), "101 of 100 characters", "1 character too many."],
    ["Title", "a > b", "5 of 100 characters", "YouTube refuses < and > in titles."],
    ["Description", "я".repeat(2501), "5,002 of 5,000 bytes", "2 bytes too many."],
    ["Description", "a<b", "3 of 5,000 bytes", "YouTube refuses < and > in descriptions."],
    [
      "Description",
      "#a ".repeat(61),
      "61 of 60 hashtags",
      "With more than 60 hashtags, YouTube ignores them all.",
    ],
    ["Tags", `${"a".repeat(490)}, Foo Baz`, "500 of 500 characters", undefined],
    ["Tags", `${"a".repeat(491)}, Foo Baz`, "501 of 500 characters", "1 character too many."],
  ] as const;
  for (const [label, text, meter, fault] of faults)
    test(`${label}: ${meter}`, async ({ page }) => {
      await openSeo(page);
      await field(page, label).fill(text);
      const form = page.getByRole("form", { name: "The video's text" });
      await expect(form.getByText(meter, { exact: true })).toBeVisible();
      if (fault === undefined) await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
      else {
        await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
        await expect(form.getByText(fault, { exact: true })).toBeVisible();
      }
    });
});

test("a report needs a title or a description", async ({ page }) => {
  await openSeo(page);
  await expect(generate(page)).toBeDisabled();
  await field(page, "Niche").fill("Gaming");
  await field(page, "Tags").fill("redstone");
  await field(page, "Title").fill("  ");
  await expect(generate(page)).toBeDisabled();
  await field(page, "Description").fill("I build a redstone elevator.");
  await expect(generate(page)).toBeEnabled();
  await generate(page).click();
  await expect(card(page, "Better titles")).toContainText("I build a redstone elevator");
});

test("chapters are corrected without a call, and put back where they stood", async ({ page }) => {
  await openSeo(page, SOURDOUGH);
  const chapters = card(page, "Corrected chapters");
  await expect(chapters).toContainText("0:00 Intro\n1:30 The dough\n4:10 Folding\n9:05 Baking");
  await chapters.getByRole("button", { name: "Copy chapters" }).click();
  expect(await clipboard(page)).toBe("0:00 Intro\n1:30 The dough\n4:10 Folding\n9:05 Baking");
  await chapters.getByRole("button", { name: "Use chapters" }).click();
  await expect(field(page, "Description")).toHaveValue(
    /works too\.\n\n0:00 Intro\n1:30 The dough\n4:10 Folding\n9:05 Baking\n\nMy recipe/u,
  );
  await expect(chapters).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Description")).toHaveValue(SOURDOUGH.description);
});

test("each proposal and the whole report can be copied, and the report saved and downloaded", async ({
  page,
}) => {
  await openSeo(page, SOURDOUGH);
  const answer = nextReport(page);
  await generate(page).click();
  const { titles, description, tags, hashtags, report: text } = await answer;
  for (const [name, copied] of [
    ["Copy title 2", titles[1]],
    ["Copy description", description],
    ["Copy tags", tags.join(", ")],
    ["Copy hashtags", hashtags.join(" ")],
    ["Copy report", text],
  ] as const) {
    await report(page).getByRole("button", { name, exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(copied);
  }
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^seo-report-\d{4}-\d\d-\d\d\.md$/u);
  const chunks = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(chunks).toString()).toBe(text);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  const saved = await page.evaluate(() => localStorage.getItem("saved-answers"));
  expect(JSON.parse(saved ?? "null").items).toMatchObject([
    { title: `SEO report: ${SOURDOUGH.title}`, text, writtenBy: "Crescendo's built-in engine" },
  ]);
});

test("without YouTube's suggestions the report says so, and what is typed survives a reload", async ({
  page,
}) => {
  await openSeo(page, SOURDOUGH);
  const answer = nextReport(page);
  await generate(page).click();
  const { titles } = await answer;
  const unreachable =
    "YouTube search suggestions couldn't be reached just now. The report does without them.";
  await expect(card(page, "What people type on YouTube")).toContainText(unreachable);
  await field(page, "Niche").fill("typed but not asked");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue(SOURDOUGH.title);
  await expect(field(page, "Niche")).toHaveValue("typed but not asked");
  await expect(field(page, "Description")).toHaveValue(SOURDOUGH.description);
  await expect(field(page, "Tags")).toHaveValue(SOURDOUGH.tags.join(", "));
  await expect(card(page, "Better titles")).toContainText(titles[0] ?? "none");
});

test("Ask again brings other titles", async ({ page }) => {
  await openSeo(page, SOURDOUGH);
  await generate(page).click();
  await expect(card(page, "Better titles")).toBeVisible();
  const said = new Set<string>();
  await expect
    .poll(async () => {
      const answer = nextReport(page);
      await page.getByRole("button", { name: "Ask again" }).click();
      said.add((await answer).titles.join("\n"));
      return said.size;
    })
    .toBeGreaterThan(1);
});

test("any script, markup and placeholders stay as they were typed, on a narrow screen, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const title of [
    "手机摄影技巧",
    "تعلم اللغة العربية",
    "<b>bold</b> ${x} {topic}",
    "🔥".repeat(40),
    "W".repeat(95),
  ]) {
    await openSeo(page, { ...SOURDOUGH, title });
    const response = page.waitForResponse("**/api/ai/seo-optimizer");
    await generate(page).click();
    SeoReport.parse(await (await response).json());
    await expect(card(page, "Better description")).toBeVisible();
    await expect(field(page, "Title")).toHaveValue(title);
    await expect(report(page).locator("b")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

for (const theme of ["light", "dark"])
  test(`axe finds nothing before, with faults and after, in the ${theme} theme`, async ({
    page,
    axe,
    keep,
  }) => {
    await keep({ "app-theme": theme });
    await openSeo(page);
    expect(await axe(page)).toEqual([]);
    await fillIn(page, { ...SOURDOUGH, title: "a <b> ".repeat(20) });
    await expect(analysis(page)).toBeVisible();
    await generate(page).click();
    await expect(card(page, "Better titles")).toBeVisible();
    await analysis(page).getByText("Good (", { exact: false }).click();
    expect(await axe(page)).toEqual([]);
  });

test("the built-in engine's report comes without a flash of waiting", async ({ page }) => {
  await openSeo(page, SOURDOUGH);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/seo-optimizer", async (route) => {
    await held.promise;
    await route.continue();
  });
  await generate(page).click();
  const wait = page.getByRole("status").filter({ hasText: "Thinking..." });
  await expect(wait).toBeAttached();
  // It is there for screen readers at once, and fades in only for who really waits.
  const delay = await wait.locator("..").evaluate((box) => getComputedStyle(box).animationDelay);
  expect(delay).toBe("0.25s");
  held.resolve();
  await expect(card(page, "Better titles")).toBeVisible();
});
