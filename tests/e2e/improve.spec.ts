import { expect, test } from "../support/app.ts";
import { asStored, cards, ideasIn, savedIdea, titles } from "../support/ideas.ts";
import { SERVERS } from "../support/servers.ts";
import { MODEL_FAILURES, notice } from "../support/stand-in.ts";

const SECTION = "/dashboard?section=saved-ideas";

test.beforeEach(({ signIn }) => signIn());

test("'Improving...' stands on that idea only, which changes where it is, and Undo takes it back", async ({
  page,
  keep,
}) => {
  const [old, young] = [savedIdea(), savedIdea()];
  await keep(asStored([young, old]));
  await page.goto(SECTION);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/ai/assist");
  await cards(page, young.title).getByRole("button", { name: "Improve with AI" }).click();
  const body: unknown = (await asked).postDataJSON();
  expect(body).toMatchObject({ task: "general", input: expect.stringContaining("improvedIdea") });
  expect(body).toMatchObject({ input: expect.stringContaining(young.title) });

  const running = page.getByRole("button", { name: "Improving..." });
  await expect(running).toHaveCount(1);
  await expect(running).toBeDisabled();
  await expect(cards(page, young.title).getByRole("button", { name: "Improving..." })).toBeVisible();
  await expect(cards(page, old.title).getByRole("button", { name: "Improve with AI" })).toBeEnabled();
  held.resolve();
  await expect(page.getByText("Idea improved")).toBeVisible();
  await expect(running).toHaveCount(0);

  const [improved, untouched] = await ideasIn(page);
  expect(untouched).toEqual(old);
  expect(improved).toMatchObject({ id: young.id, savedAt: young.savedAt, topic: young.topic });
  expect(improved).not.toEqual(young);
  await expect(titles(page)).toHaveText([improved?.title ?? "", old.title]);
  await expect(cards(page).first()).toContainText(improved?.hook ?? "");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page).first()).toContainText(young.hook);
  expect(await ideasIn(page)).toEqual([young, old]);
});

test("two ideas can be improved at once", async ({ page, keep }) => {
  await keep(asStored([savedIdea(), savedIdea()]));
  await page.goto(SECTION);
  const before = await ideasIn(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue();
  });
  const improve = page.getByRole("button", { name: "Improve with AI" });
  await improve.first().click();
  await expect(improve).toHaveCount(1);
  await improve.click();
  await expect(page.getByRole("button", { name: "Improving..." })).toHaveCount(2);
  held.resolve();
  await expect(page.getByText("Idea improved")).toHaveCount(2);
  const after = await ideasIn(page);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const [index, idea] of after.entries()) expect(idea).not.toEqual(before[index]);
});

test("Cancel ends it and leaves the idea as it was", async ({ page, keep }) => {
  const idea = savedIdea();
  await keep(asStored([idea]));
  await page.goto(SECTION);
  await page.route("**/api/ai/assist", () => undefined);
  await page.getByRole("button", { name: "Improve with AI" }).click();
  const dropped = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  await expect(page.getByRole("button", { name: "Improve with AI" })).toBeEnabled();
  await expect(page.getByText("No better version came back")).toHaveCount(0);
  expect(await ideasIn(page)).toEqual([idea]);
});

test("an idea improved here while it changed elsewhere keeps its place and its neighbours", async ({
  page,
  context,
  keep,
}) => {
  const [old, young] = [savedIdea(), savedIdea()];
  await keep(asStored([young, old]));
  await page.goto(SECTION);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.continue();
  });
  await cards(page, young.title).getByRole("button", { name: "Improve with AI" }).click();
  await expect(page.getByRole("button", { name: "Improving..." })).toBeVisible();
  const other = await context.newPage();
  await other.goto(SECTION);
  await cards(other, old.title).getByRole("button", { name: "Delete" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(cards(page)).toHaveCount(1);
  held.resolve();
  await expect(page.getByText("Idea improved")).toBeVisible();
  expect((await ideasIn(page)).map(({ id }) => id)).toEqual([young.id]);
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("a reply without an idea changes nothing, with no toast and no red box", async ({ page, keep }) => {
    const idea = savedIdea({ title: "The unimprovable loaf" });
    await keep(asStored([idea]));
    await page.goto(SECTION);
    await page.getByRole("button", { name: "Improve with AI" }).click();
    await expect(page.getByText("No better version came back, so the idea is as it was.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Improve with AI" })).toBeEnabled();
    expect(await ideasIn(page)).toEqual([idea]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  });

  test("a busy model is stood in for, which is said at the idea", async ({ page, keep, axe }) => {
    const idea = savedIdea({ title: "The improve-busy loaf" });
    await keep(asStored([idea]));
    await page.goto(SECTION);
    await page.getByRole("button", { name: "Improve with AI" }).click();
    await expect(page.getByText("Idea improved")).toBeVisible();
    await expect(notice(cards(page))).toHaveText(
      `${MODEL_FAILURES.busy} The built-in engine answered instead.`,
    );
    const [improved] = await ideasIn(page);
    expect(improved).not.toEqual(idea);
    expect(improved?.title).not.toBe("Improved by the model");
    expect(await axe(page)).toEqual([]);
  });

  test("a failing call changes nothing, with no toast and no red box", async ({
    page,
    keep,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    const idea = savedIdea();
    await keep(asStored([idea]));
    await page.route("**/api/ai/assist", (route) => route.abort());
    await page.goto(SECTION);
    await page.getByRole("button", { name: "Improve with AI" }).click();
    await expect(page.getByText("No better version came back, so the idea is as it was.")).toBeVisible();
    expect(await ideasIn(page)).toEqual([idea]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  });
});
