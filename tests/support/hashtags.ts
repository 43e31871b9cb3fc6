import { expect, type Locator, type Page } from "@playwright/test";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { HashtagReply } from "#shared/contracts/hashtags.ts";
import type { LiveSignals } from "#shared/contracts/live-signals.ts";

/** The rows of the list, or the row of one tag. */
export function rows(page: Page, tag?: string): Locator {
  const list = page.getByRole("list", { name: "Hashtags" });
  return tag === undefined
    ? list.getByRole("listitem")
    : list.getByRole("listitem", { name: tag, exact: true });
}

/** Waits for the tags of a subject: those its creators are known to use, five at least. */
export async function expectTags(page: Page): Promise<void> {
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(5);
  expect(await rows(page).count()).toBeLessThanOrEqual(10);
}

/** The tags in the list, top to bottom. */
export function tagsOn(page: Page): Promise<string[]> {
  return rows(page).locator("bdi").allInnerTexts();
}

export const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });

/** The box in red, where there is one. */
export const failure = (page: Page) => page.getByRole("main").getByRole("alert");

/** Opens the Hashtag Generator and asks about a topic. */
export async function askForTags(page: Page, topic: string, language = "English"): Promise<void> {
  await page.goto("/dashboard?section=hashtag-generator");
  await page.getByLabel("Topic", { exact: true }).fill(topic);
  await page.getByLabel("Language").selectOption(language);
  await generate(page).click();
}

/** The tags in the next answer of the server, as it sent them. */
export async function nextTags(page: Page): Promise<string[]> {
  const response = await page.waitForResponse("**/api/ai/assist");
  const { reply } = AssistReply.parse(await response.json());
  return HashtagReply.parse(JSON.parse(reply)).hashtags;
}

/** Answers every question for live signals, so that none goes out. */
export async function answerSignals(page: Page, answer: LiveSignals | number): Promise<void> {
  await page.route("**/api/live-signals", (route) =>
    route.fulfill(typeof answer === "number" ? { status: answer, json: {} } : { json: answer }),
  );
}

export const NO_SIGNALS: LiveSignals = { signals: [], sources: [] };
