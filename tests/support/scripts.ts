import type { Locator, Page } from "@playwright/test";

/** What a failure is called (spec §8). */
export const SCRIPT_FAILED =
  "AI couldn't generate a script right now. Please check your AI API key and try again.";

/** The box with the script. */
export function box(page: Page): Locator {
  return page.getByRole("textbox", { name: "Your script" });
}

export function generate(page: Page): Locator {
  return page.getByRole("button", { name: "Generate Script" });
}

/** What the screen says of an answer's failure. */
export function failure(page: Page): Locator {
  return page.getByRole("main").getByRole("alert");
}

/** Opens the Script Writer and asks about a topic. */
export async function askForScript(page: Page, topic: string): Promise<void> {
  await page.goto("/dashboard?section=script-writer");
  await page.getByLabel("Topic").fill(topic);
  await generate(page).click();
}
