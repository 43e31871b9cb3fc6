import type { Locator, Page } from "@playwright/test";

/** Opens the Reply Assistant and asks about comments, one a line. */
export async function askForReplies(page: Page, ...comments: readonly string[]): Promise<void> {
  await page.goto("/dashboard?section=reply-assistant");
  await commentsBox(page).fill(comments.join("\n"));
  await suggest(page).click();
}

export const commentsBox = (page: Page): Locator => page.getByLabel("Comments, one per line");
export const suggest = (page: Page): Locator => page.getByRole("button", { name: "Suggest replies" });

/** The card of a comment, counted from 1. */
export const comment = (page: Page, number: number): Locator =>
  page.getByRole("article", { name: `Comment ${number}`, exact: true });

/** The options in a card, or on the whole screen. */
export const options = (within: Page | Locator): Locator =>
  within.getByRole("list", { name: "Replies to copy" }).getByRole("button");
