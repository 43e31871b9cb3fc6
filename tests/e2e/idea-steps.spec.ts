import { expect, test } from "../support/app.ts";
import { asStored, cards, savedIdea } from "../support/ideas.ts";

const STEPS = [
  ["Write the script", "Script Writer", "Topic"],
  ["Tune the title", "SEO Optimizer", "Title"],
  ["Find hashtags", "Hashtag Generator", "Topic"],
  ["Schedule it", "Video Scheduler", "Title"],
] as const;

/** Characters that an address has to carry whole. */
const TITLE = `Bread & "butter" + 100% rye? #1`;

test.beforeEach(({ signIn }) => signIn());

test("without a saved idea the overview offers no next step", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Next steps" })).toHaveCount(0);
});

for (const [step, screen, field] of STEPS)
  test(`'${step}' leads from the overview and from the idea to ${screen}, title filled in and nothing asked`, async ({
    page,
    keep,
  }) => {
    await keep(asStored([savedIdea({ title: TITLE }), savedIdea()]));
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    for (const from of ["/dashboard", "/dashboard?section=saved-ideas"]) {
      await page.goto(from);
      const place =
        from === "/dashboard"
          ? page.getByRole("region", { name: "Next for your latest idea" })
          : cards(page, TITLE);
      await place.getByRole("link", { name: step }).click();
      await expect(page.getByRole("heading", { level: 1, name: screen })).toBeVisible();
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(TITLE);
      await expect(page).toHaveURL(/\?section=[a-z-]+$/u);
    }
    expect(calls.filter((url) => url.includes("/api/ai/"))).toEqual([]);
  });

test("a title that takes another's place can be taken back", async ({ page, keep }) => {
  await keep(asStored([savedIdea({ title: TITLE })]));
  await page.goto("/dashboard?section=seo-optimizer");
  await page.getByLabel("Title", { exact: true }).fill("The video of last week");
  await page.getByLabel("Description", { exact: true }).fill("What happened last week.");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("link", { name: "Tune the title" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(TITLE);
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("What happened last week.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The video of last week");
});
