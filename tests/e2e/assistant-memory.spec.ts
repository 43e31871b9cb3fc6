import type { Page } from "@playwright/test";
import { ASSIST_LIMITS } from "#shared/contracts/assistant.ts";
import { transcriptOf } from "#shared/rules/memory.ts";
import { expect, test } from "../support/app.ts";
import {
  answered,
  askButton,
  askFreely,
  exchange,
  failure,
  listText,
  memoryIn,
  nextRequest,
  response,
  SECTION,
  taskSelect,
} from "../support/assistant.ts";
import { SERVERS } from "../support/servers.ts";

const memorySwitch = (page: Page) => page.getByRole("switch", { name: "Use memory" });
const panel = (page: Page) => page.getByRole("region", { name: "AI memory" });

/** Answers every question with "Answer to: …". */
async function echo(page: Page) {
  await page.route("**/api/ai/assist", (route) => {
    const { input }: { input: unknown } = route.request().postDataJSON();
    return route.fulfill(answered(`Answer to: ${JSON.stringify(input)}`));
  });
}

/** Asks on the open screen and waits for the answer. @returns what was sent. */
async function ask(page: Page, question: string) {
  await page.getByLabel("Your question").fill(question);
  const request = nextRequest(page);
  await askButton(page).click();
  await expect(response(page)).toContainText(`Answer to: ${JSON.stringify(question)}`);
  return request;
}

test.beforeEach(({ signIn }) => signIn());

test("memory is off at first: nothing is kept, nothing is sent", async ({ page }) => {
  await echo(page);
  await page.goto(SECTION);
  await expect(memorySwitch(page)).not.toBeChecked();
  await expect(panel(page)).toContainText("Off. With Use memory on, your questions here and their answers");
  await expect(panel(page)).toContainText("It holds nothing.");
  expect(await ask(page, "How?")).not.toHaveProperty("memory");
  expect(await ask(page, "Why?")).not.toHaveProperty("memory");
  expect(await page.evaluate(() => localStorage.getItem("ai-memory"))).toBeNull();
});

test("on, each answer goes along with the next question, of any task, also after a reload", async ({
  page,
}) => {
  await echo(page);
  await page.goto(SECTION);
  await memorySwitch(page).check();
  await expect(page.getByText("Nothing to send along yet")).toBeVisible();
  expect(await ask(page, "How?")).not.toHaveProperty("memory");
  await expect(page.getByText("1 earlier answer sent along")).toBeVisible();
  await page.reload();
  await expect(memorySwitch(page)).toBeChecked();
  const first = 'Creator: How?\n\nCrescendo: Answer to: "How?"';
  expect((await ask(page, "Why?")).memory).toBe(first);

  await taskSelect(page).selectOption("Caption");
  await page.getByLabel("What the post is about").fill("watches");
  await page.getByLabel("Tone").selectOption("funny");
  const request = nextRequest(page);
  await askButton(page).click();
  expect((await request).memory).toBe(`${first}\n\nCreator: Why?\n\nCrescendo: Answer to: "Why?"`);
  await expect.poll(() => memoryIn(page)).toHaveLength(3);
  expect((await memoryIn(page)).at(-1)).toMatchObject({
    userId: "1",
    prompt: "Caption\nWhat the post is about: watches\nTone: funny",
    reply: 'Answer to: {"topic":"watches","tone":"funny"}',
  });
});

test("switched off, it is neither added to nor sent, not even by Ask again, and stays until cleared", async ({
  page,
}) => {
  await echo(page);
  await page.goto(SECTION);
  await memorySwitch(page).check();
  await ask(page, "How?");
  expect(await ask(page, "Why?")).toHaveProperty("memory");
  await memorySwitch(page).uncheck();
  const again = nextRequest(page);
  await response(page).getByRole("button", { name: "Ask again" }).click();
  expect(await again).not.toHaveProperty("memory");
  expect(await ask(page, "When?")).not.toHaveProperty("memory");
  expect((await memoryIn(page)).map(({ prompt }) => prompt)).toEqual(["How?", "Why?"]);
  await expect(panel(page)).toContainText("It holds 2 earlier answers");
});

test("an answer that was stopped, failed or empty isn't remembered", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  await page.goto(SECTION);
  await memorySwitch(page).check();
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await page.getByLabel("Your question").fill("How?");
  await askButton(page).click();
  await expect(failure(page)).toBeVisible();
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered("")), { times: 1 });
  await askButton(page).click();
  await expect(response(page)).toContainText("No response generated.");
  expect(await memoryIn(page)).toEqual([]);
});

test("it is bounded: the oldest make room, whole, and a request always fits", async ({ page, keep }) => {
  const long = Array.from({ length: 3 }, () => exchange({ reply: "r".repeat(3900) }));
  await keep({ "use-memory": "yes", "ai-memory": listText(long) });
  await echo(page);
  await page.goto(SECTION);
  const used = transcriptOf(long).length.toLocaleString("en-US");
  await expect(panel(page)).toContainText(`It holds 3 earlier answers, ${used} of 12,000 characters.`);
  expect((await ask(page, "q".repeat(8000))).memory).toBe(transcriptOf(long));
  const kept = await memoryIn(page);
  expect(kept.slice(0, -1)).toEqual(long.slice(-kept.length + 1));
  expect(kept.length).toBeLessThan(4);
  const next = await ask(page, "How?");
  expect(next.memory).toBe(transcriptOf(kept));
  expect(next.memory?.length).toBeLessThanOrEqual(ASSIST_LIMITS.memory);
});

test("it is one user's own", async ({ page, keep }) => {
  const [mine, theirs] = [exchange({ userId: "7" }), exchange({ userId: "1" })];
  await keep({ userId: "7", "use-memory": "yes", "ai-memory": listText([mine, theirs]) });
  await echo(page);
  await page.goto(SECTION);
  await expect(panel(page)).toContainText("It holds 1 earlier answer,");
  expect((await ask(page, "How?")).memory).toBe(transcriptOf([mine]));
  await panel(page).getByRole("button", { name: "Clear memory" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear memory" }).click();
  await expect.poll(() => memoryIn(page)).toEqual([theirs]);
});

test("it can be read, newest first, and cleared after a question, with Undo", async ({ page, keep, axe }) => {
  const said = [exchange({ prompt: "<b>How?</b>\nSay." }), exchange()];
  await keep({ "ai-memory": listText(said) });
  await page.goto(SECTION);
  await panel(page).getByText("Read what it holds").click();
  const items = panel(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.nth(1)).toContainText("<b>How?</b>");
  await expect(items.nth(0)).toContainText(said[1]?.reply ?? "");
  expect(await axe(page)).toEqual([]);

  const clear = panel(page).getByRole("button", { name: "Clear memory" });
  const dialog = page.getByRole("dialog", { name: "Clear AI memory?" });
  await clear.click();
  await expect(dialog).toContainText("2 earlier answers will be forgotten. Saved answers stay.");
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await memoryIn(page)).toEqual(said);
  await clear.click();
  await dialog.getByRole("button", { name: "Clear memory" }).click();
  await expect(page.getByText("Memory cleared")).toBeVisible();
  await expect(panel(page)).toContainText("It holds nothing.");
  expect(await memoryIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => memoryIn(page)).toEqual(said);
});

test("two tabs agree on what is remembered and on the switch", async ({ page, context }) => {
  await echo(page);
  await page.goto(SECTION);
  const other = await context.newPage();
  await echo(other);
  await other.goto(SECTION);
  await memorySwitch(page).check();
  await expect(memorySwitch(other)).toBeChecked();
  await ask(page, "How?");
  await expect(other.getByText("1 earlier answer sent along")).toBeVisible();
  expect((await ask(other, "Why?")).memory).toContain("Creator: How?");
  await expect(panel(page)).toContainText("It holds 2 earlier answers");
  await memorySwitch(other).uncheck();
  await expect(memorySwitch(page)).not.toBeChecked();
});

test("what can't be read of it is told of and not overwritten", async ({ page, keep }) => {
  await keep({ "use-memory": "yes", "ai-memory": '{"version":1,"items":[{"prompt":' });
  await echo(page);
  await page.goto(SECTION);
  await expect(panel(page)).toContainText("Some remembered answers stored in this browser can't be read.");
  await ask(page, "How?");
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("ai-memory.unreadable-")),
    ),
  ).toHaveLength(1);
  expect(await memoryIn(page)).toHaveLength(1);
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("the model is told what was said before, only while memory is on", async ({ page }) => {
    const question = () => `assistant-memory ${crypto.randomUUID()}`;
    await askFreely(page, question());
    await expect(response(page)).toContainText("Heard: 2 messages.");
    await memorySwitch(page).check();
    await page.getByLabel("Your question").fill(question());
    await askButton(page).click();
    await expect(response(page)).toContainText("Written by double");
    await expect.poll(() => memoryIn(page)).toHaveLength(1);
    await page.getByLabel("Your question").fill(question());
    await askButton(page).click();
    await expect(response(page)).toContainText("Heard: 3 messages.");
  });
});
