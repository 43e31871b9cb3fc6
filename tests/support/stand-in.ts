import { expect, type Locator, type Page } from "@playwright/test";

/** How each failure of a model is told, whatever screen asked it. */
export const MODEL_FAILURES = {
  busy: "The AI service is over its limit right now. Try again in 7 seconds.",
  broken: "The AI service can't be reached right now. Try again in a moment.",
  "bad key": "The AI service refused this site's key. The owner needs to check OPENAI_API_KEY.",
  "no credit": "The AI service says its account has no credit left. The owner needs to top it up.",
  wordless: "The AI service sent nothing that can be read as an answer. Try again.",
} as const;

/** What is said where another engine answered in a model's place. */
export const notice = (within: Page | Locator): Locator =>
  within.getByRole("status").filter({ hasText: "answered instead." });

/** Waits for an answer of the built-in engine in the model's place, with the reason in a notice and none in red. */
export async function expectStandIn(page: Page, failure: keyof typeof MODEL_FAILURES): Promise<void> {
  await expect(notice(page)).toHaveText(`${MODEL_FAILURES[failure]} The built-in engine answered instead.`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
}

/** Waits for an answer of the model itself. */
export async function expectModel(page: Page): Promise<void> {
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
}

/** From now on calls hold other words in the place of some: those that make the double fail, or well again. */
export async function sayInstead(page: Page, call: string, words: string, others: string): Promise<void> {
  await page.route(call, (route) =>
    route.continue({ postData: route.request().postData()?.replaceAll(words, others) }),
  );
}
