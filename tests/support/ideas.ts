import type { Locator, Page } from "@playwright/test";
import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { IdeasReply, SavedIdea, type VideoIdea } from "#shared/contracts/ideas.ts";

let made = 0;

/** A saved idea; each is a day newer than the one made before it. */
export function savedIdea(part: Partial<SavedIdea> = {}): SavedIdea {
  made += 1;
  return {
    id: `idea-${made}`,
    savedAt: new Date(Date.UTC(2026, 0, made, 12)).toISOString(),
    title: `Bread number ${made}`,
    topic: "sourdough",
    description: "One loaf, one bowl, one shelf of the fridge. Each step is shown from above.",
    hook: "Your oven isn't the problem.",
    cta: "Save this for Sunday.",
    format: "Step-by-step tutorial",
    targetAudience: "people who bake in small kitchens",
    viralScore: 60,
    ...part,
  };
}

/** What localStorage holds of these ideas, newest first. */
export function asStored(ideas: readonly unknown[], version = 1): Record<string, string> {
  return { "saved-ideas": JSON.stringify({ version, items: ideas }) };
}

const Stored = z.object({ version: z.literal(1), items: z.array(SavedIdea) });

/** The ideas the browser holds now. */
export async function ideasIn(page: Page): Promise<SavedIdea[]> {
  const text = await page.evaluate(() => localStorage.getItem("saved-ideas"));
  return text === null ? [] : Stored.parse(JSON.parse(text)).items;
}

/** An idea's card by its title, or all cards. */
export function cards(page: Page, title?: string): Locator {
  return title === undefined
    ? page.getByRole("article")
    : page.getByRole("article", { name: title, exact: true });
}

/** The titles on the screen, top to bottom. */
export function titles(page: Page): Locator {
  return page.getByRole("article").getByRole("heading");
}

/** Opens AI Video Ideas and asks about a topic. */
export async function askAbout(page: Page, topic: string): Promise<void> {
  await page.goto("/dashboard?section=ai-ideas");
  await page.getByLabel("Topic").fill(topic);
  await page.getByRole("button", { name: "Generate Ideas" }).click();
}

/** The ideas in the next answer of the server, as it sent them. */
export async function nextIdeas(page: Page): Promise<VideoIdea[]> {
  const response = await page.waitForResponse("**/api/ai/assist");
  const { reply } = AssistReply.parse(await response.json());
  return IdeasReply.parse(JSON.parse(reply)).ideas;
}

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
