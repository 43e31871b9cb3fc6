import { expect, test } from "../support/app.ts";
import {
  answerSignals,
  askForTags,
  expectTags,
  generate,
  nextTags,
  NO_SIGNALS,
  rows,
  tagsOn,
} from "../support/hashtags.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await answerSignals(page, NO_SIGNALS);
});

const clipboard = (page: import("@playwright/test").Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test("a creator asks, reads the numbers of every tag, copies one and copies all", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Hashtag Generator" }).click();
  await expect(page.getByRole("heading", { name: "Your hashtags appear here" })).toBeVisible();
  await page.getByLabel("Topic", { exact: true }).fill("  sourdough for beginners ");
  const answer = nextTags(page);
  await page.getByLabel("Topic", { exact: true }).press("Enter");
  const tags = await answer;
  await expect(rows(page)).toHaveCount(10);
  expect(await tagsOn(page)).toEqual(tags);
  await expect(page.getByRole("heading", { name: "Hashtags for sourdough for beginners" })).toBeVisible();
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();

  for (const [rank, row] of (await rows(page).all()).entries()) {
    const strength = Number(/Strength (\d+)%/u.exec((await row.textContent()) ?? "")?.[1]);
    expect(strength).toBeGreaterThanOrEqual(88 - 2 * rank);
    expect(strength).toBeLessThanOrEqual(91 - 2 * rank);
    await expect(row.locator("[data-tone]")).toHaveAttribute("data-tone", strength >= 80 ? "good" : "warn");
    await expect(row).toContainText(`Reach ${120 - 7 * rank}K`);
    await expect(row).toContainText(rank < 3 ? "High" : rank <= 7 ? "Medium" : "Low");
    await expect(row.getByText("Trending")).toHaveCount(rank < 4 ? 1 : 0);
  }

  const [first = ""] = tags;
  await rows(page, first)
    .getByRole("button", { name: `Copy ${first}` })
    .click();
  await expect(page.getByText("Hashtag copied!")).toBeVisible();
  expect(await clipboard(page)).toBe(first);
  await page.getByRole("button", { name: "Copy All" }).click();
  await expect(page.getByText("All hashtags copied!")).toBeVisible();
  expect(await clipboard(page)).toBe(tags.join(" "));
});

test("a copied hashtag shows a check mark for two seconds", async ({ page }) => {
  await page.clock.install();
  await askForTags(page, "bread");
  const copy = rows(page).first().getByRole("button");
  await expect(copy.locator(".lucide-copy")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await copy.click();
  await expect(copy.locator(".lucide-check")).toBeVisible();
  await page.clock.runFor(1900);
  await expect(copy.locator(".lucide-check")).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy.locator(".lucide-copy")).toBeVisible();
  await expect(copy.locator(".lucide-check")).toHaveCount(0);
});

test("a browser that forbids copying is told of", async ({ page }) => {
  await askForTags(page, "bread");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await rows(page).first().getByRole("button").click();
  await expect(page.getByText("Couldn't copy")).toBeVisible();
  await expect(rows(page).locator(".lucide-check")).toHaveCount(0);
});

test("the screen says once that the numbers aren't measured, and opens to their rules", async ({ page }) => {
  await askForTags(page, "bread");
  const said = page.getByText("By place in this list, not measured");
  await expect(said).toHaveCount(1);
  await expect(page.getByText("No platform publishes these numbers.")).toBeHidden();
  await said.press("Enter");
  await expect(page.getByText("No platform publishes these numbers.")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([
    "88% for the first, 2 less for each place after it, plus 0 to 3 by chance. Green from 80%, yellow from 60%, else red.",
    "120K for the first, 7K less for each place after it, at least 30K.",
    "High for the first 3, Medium for the next 5, then Low.",
    "The first 4. What is live stands under Trending Now.",
    "Rule of thumb: Crescendo's own, to put a list in order. No platform publishes these numbers.",
  ]);
});

test("each platform says how many it takes, with its source, and copies that many", async ({ page }) => {
  await askForTags(page, "bread");
  await expectTags(page);
  const tags = await tagsOn(page);
  const advice = page.getByRole("region", { name: "How many to post" });
  for (const [platform, count, source] of [
    ["YouTube", 3, "Official: YouTube Help, answer 6390658, checked Nov 21, 2026"],
    ["Instagram", 5, "Reported: Instagram's announcement of 2025-12-18"],
    ["TikTok", 5, "Reported: Social Media Today, checked Nov 21, 2026"],
  ] as const) {
    const item = advice.getByRole("listitem").filter({ has: page.getByRole("heading", { name: platform }) });
    await expect(item).toContainText(source);
    await item.getByRole("button", { name: `Copy the first ${count} for ${platform}` }).click();
    await expect(page.getByText(`First ${count} hashtags copied`).first()).toBeVisible();
    expect(await clipboard(page)).toBe(tags.slice(0, count).join(" "));
  }
});

test("a topic is needed before anything can be asked", async ({ page }) => {
  await page.goto("/dashboard?section=hashtag-generator");
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel("Topic", { exact: true }).fill("   ");
  await expect(generate(page)).toBeDisabled();
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes("/api/ai/"))));
  await page.getByLabel("Topic", { exact: true }).press("Enter");
  await page.getByLabel("Topic", { exact: true }).fill("bread");
  await expect(generate(page)).toBeEnabled();
  expect(asked).toBe(0);
});

for (const [language, first, tag] of [
  ["English", "#sourdough", /bread|levain|sourdough|leavened|crumb|yeast/u],
  ["Spanish", "#masamadre", /receta|cocina|comida|cena|platos|pan|masa|fermentacion|sourdough/u],
  ["French", "#painaulevain", /recette|cuisine|repas|faitmaison|pain|levain|plat|sourdough/u],
  [
    "German",
    "#sauerteig",
    /rezept|koch|lecker|küche|brot|abendessen|hausmannskost|sauerteig|back|sourdough/u,
  ],
  [
    "Portuguese",
    "#fermentacaonatural",
    /receita|comida|cozinh|culinaria|jantar|pao|massamae|levain|sourdough/u,
  ],
] as const) {
  test(`the tags are in ${language}`, async ({ page }) => {
    await askForTags(page, "sourdough", language);
    await expectTags(page);
    const [own, ...others] = await tagsOn(page);
    expect(own).toBe(first);
    for (const other of others) expect(other).toMatch(tag);
    // English ones are used beside a language's own, a few.
    if (language !== "English")
      expect(others.filter((other) => other.includes("sourdough")).length).toBeLessThanOrEqual(2);
    await expect(page.getByText(`In ${language}, the closest first.`)).toBeVisible();
  });
}

for (const [topic, tags] of [
  ["日本語の料理", ["#日本語の料理", "#日本語", "#料理"]],
  ["الطبخ في المنزل", ["#الطبخ"]],
  ["<b>bold</b> ${x}", ["#bold"]],
] as const)
  test(`the topic ${topic} is carried as it was typed, and its own words are its tags`, async ({ page }) => {
    await askForTags(page, topic);
    await expect(page.getByRole("heading", { name: "Hashtags for" })).toHaveText(`Hashtags for ${topic}`);
    await expect(rows(page)).not.toHaveCount(0);
    expect(await tagsOn(page)).toEqual(expect.arrayContaining([...tags]));
    await expect(page.getByRole("main").locator("b")).toHaveCount(0);
  });

test("a topic without words has tags all the same", async ({ page }) => {
  await askForTags(page, "!!!");
  await expect(page.getByRole("heading", { name: "Hashtags for" })).toHaveText("Hashtags for !!!");
  await expect(rows(page)).not.toHaveCount(0);
});

test("Regenerate brings other tags for what was asked, whatever is typed meanwhile", async ({ page }) => {
  await askForTags(page, "sourdough", "French");
  await expectTags(page);
  const before = await tagsOn(page);
  await page.getByLabel("Topic", { exact: true }).fill("something else");
  const answer = nextTags(page);
  await page.getByRole("button", { name: "Regenerate" }).click();
  const tags = await answer;
  expect(tags).not.toEqual(before);
  await expect.poll(() => tagsOn(page)).toEqual(tags);
  await expect(page.getByRole("heading", { name: "Hashtags for sourdough" })).toBeVisible();
});

test("what is typed and answered survives another section and a reload, to the last number", async ({
  page,
}) => {
  await askForTags(page, "sourdough", "Portuguese");
  await expectTags(page);
  const before = await rows(page).allTextContents();
  await page.getByLabel("Topic", { exact: true }).fill("typed but not asked");
  await page.getByLabel("Region").selectOption("Brazil");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "Hashtag Generator" }).click();
  for (const _ of ["another section", "a reload"]) {
    await expect(rows(page)).toHaveText(before);
    await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("typed but not asked");
    await expect(page.getByLabel("Language")).toHaveValue("Portuguese");
    await expect(page.getByLabel("Region")).toHaveValue("Brazil");
    await expect(page.getByRole("heading", { name: "Hashtags for sourdough" })).toBeVisible();
    await page.reload();
  }
});

test("a long topic is counted and ends at 500 characters", async ({ page }) => {
  await page.goto("/dashboard?section=hashtag-generator");
  const topic = page.getByLabel("Topic", { exact: true });
  await topic.fill("a".repeat(450));
  await expect(page.getByText("450 of 500")).toBeVisible();
  await topic.press("End");
  await page.keyboard.insertText("b".repeat(100));
  await expect(topic).toHaveValue("a".repeat(450) + "b".repeat(50));
  await generate(page).click();
  await expect(rows(page)).not.toHaveCount(0);
});

test("a quick answer shows no sign of waiting", async ({ page }) => {
  await page.goto("/dashboard?section=hashtag-generator");
  await page.getByLabel("Topic", { exact: true }).fill("bread");
  // Nothing of the wait can be seen before a quarter of a second has gone by on the page's own clock.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await generate(page).click();
  const wait = page.getByText("Thinking...").locator("xpath=ancestor::div[2]");
  const delay = await wait.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(delay).toBe("0.25s");
  held.resolve();
  await expectTags(page);
});

test("axe finds nothing before a topic is typed", async ({ page, axe }) => {
  await page.goto("/dashboard?section=hashtag-generator");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

for (const theme of ["light", "dark"])
  test(`axe finds nothing in a list that is opened, ${theme}`, async ({ page, axe, keep }) => {
    await keep({ "app-theme": theme });
    await askForTags(page, "bread");
    await page.getByText("By place in this list, not measured").click();
    await expect(page.getByText("From your topic, not live")).toBeVisible();
    await expect(page.locator("html")).toHaveClass(theme);
    expect(await axe(page)).toEqual([]);
  });

test("nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForTags(page, `${"W".repeat(40)} sourdough`);
  await expectTags(page);
  await page.getByText("By place in this list, not measured").click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
