import { expect, test } from "../support/app.ts";
import { askAbout, cards, ideasIn, nextIdeas, sidewaysScroll } from "../support/ideas.ts";

const UNKNOWN = "zinc bath for my enamel signs";

test.beforeEach(({ signIn }) => signIn());

test("where nothing is known the screen asks, and ideas are written from what is answered", async ({
  page,
}) => {
  await askAbout(page, UNKNOWN);
  const questions = page.getByRole("form", { name: "Questions for you" });
  await expect(questions).toContainText("I don't know this subject well enough");
  await expect(questions.getByRole("textbox")).toHaveCount(3);
  const write = questions.getByRole("button", { name: "Write ideas from this" });
  await expect(write).toBeDisabled();

  await questions.getByRole("textbox").first().fill("The zinc flakes off at the edges.");
  await questions.getByRole("textbox").nth(2).fill("I sand to bare metal before the second dip.");
  await page.reload();
  await expect(questions.getByRole("textbox").first()).toHaveValue("The zinc flakes off at the edges.");

  const answer = nextIdeas(page);
  await questions.getByRole("textbox").nth(2).press("Enter");
  await answer;
  const own = cards(page, "The zinc flakes off at the edges");
  await expect(own).toBeVisible();
  await expect(questions).toBeHidden();
  await own.getByText("Rests on").click();
  await expect(own.getByRole("list").last()).toContainText("Your own words");
});

test("an idea says what it rests on, also once it is saved", async ({ page }) => {
  const answer = nextIdeas(page);
  await askAbout(page, "candle making");
  const [first] = await answer;
  const card = cards(page).first();
  await card.getByText("Rests on").click();
  const phrase = first?.restsOn?.[0]?.text ?? "nothing";
  await expect(card.getByRole("listitem").filter({ hasText: phrase }).first()).toBeVisible();
  await card.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await ideasIn(page))[0]?.restsOn).toEqual(first?.restsOn);
  await page.goto("/dashboard?section=saved-ideas");
  await cards(page).first().getByText("Rests on").click();
  await expect(cards(page).first().getByRole("listitem").filter({ hasText: phrase }).first()).toBeVisible();
});

test("the assistant asks, too, and writes from what is answered", async ({ page }) => {
  await page.goto("/dashboard?section=ai-assistant&task=video_idea");
  await page.getByLabel("What the video is about").fill(UNKNOWN);
  await page.getByRole("button", { name: "Ask AI" }).click();
  const questions = page.getByRole("form", { name: "Questions for you" });
  await questions.getByRole("textbox").first().fill("The zinc flakes off at the edges.");
  await questions.getByRole("textbox").nth(1).fill("A grey crust lifts like paint.");
  await questions.getByRole("button", { name: "Write it from this" }).click();
  await expect(page.getByRole("region", { name: "Response" })).toContainText(
    "The zinc flakes off at the edges",
  );
  await expect(questions).toBeHidden();
});

for (const width of [390, 768, 1440])
  for (const theme of ["light", "dark"])
    test(`questions fit and can be read at ${width} px, ${theme}`, async ({ page, axe }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await askAbout(page, UNKNOWN);
      await expect(page.getByRole("form", { name: "Questions for you" })).toBeVisible();
      await page.evaluate((name) => {
        document.documentElement.className = name;
      }, theme);
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== "running"),
      );
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
      await page.screenshot({ path: info.outputPath("questions.png"), fullPage: true });
    });
