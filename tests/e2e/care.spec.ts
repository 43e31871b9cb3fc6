import { expect, test } from "../support/app.ts";
import { answerSignals, askForTags, NO_SIGNALS, rows } from "../support/hashtags.ts";
import { askAbout, cards, ideasIn } from "../support/ideas.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await answerSignals(page, NO_SIGNALS);
});

test("ideas about a loss carry no score, and none when they are saved", async ({ page }) => {
  await askAbout(page, "my grandmother died last week");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText("% viral")).toHaveCount(0);
  await cards(page).first().getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await ideasIn(page))[0]?.care).toBe("tender");
  await page.goto("/dashboard?section=saved-ideas");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("% viral")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Improve with AI" })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(page.getByText("% viral")).toHaveCount(0);
});

test("hashtags for a loss are tags alone, without ranks", async ({ page }) => {
  await askForTags(page, "my dog died yesterday");
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText("#petloss");
  await expect(page.getByText("Trending", { exact: true })).toHaveCount(0);
  await expect(rows(page).first()).not.toContainText("%");
});
