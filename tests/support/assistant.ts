import type { Locator, Page } from "@playwright/test";
import * as z from "zod/mini";
import { AssistRequest, Exchange, SavedAnswer } from "#shared/contracts/assistant.ts";

export const SECTION = "/dashboard?section=ai-assistant";

export const askButton = (page: Page): Locator => page.getByRole("button", { name: "Ask AI" });
export const response = (page: Page): Locator => page.getByRole("region", { name: "Response" });
export const failure = (page: Page): Locator => page.getByRole("main").getByRole("alert");
export const taskSelect = (page: Page): Locator => page.getByLabel("Task", { exact: true });

/** Opens the assistant and asks a free question. */
export async function askFreely(page: Page, question: string): Promise<void> {
  await page.goto(SECTION);
  await page.getByLabel("Your question").fill(question);
  await askButton(page).click();
}

/** A whole answer as the server sends it, for page.route. */
export function answered(reply: string, rest: object = {}) {
  const events = [
    ["delta", { text: reply }],
    ["done", { reply, engine: "built-in", cached: false, ...rest }],
  ] as const;
  return {
    contentType: "text/event-stream",
    body: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
  };
}

/** The next question that leaves the page. */
export async function nextRequest(page: Page): Promise<AssistRequest> {
  const request = await page.waitForRequest("**/api/ai/assist");
  return AssistRequest.parse(request.postDataJSON());
}

let made = 0;

/** A saved answer; each is a day newer than the one made before it. */
export function savedAnswer(part: Partial<SavedAnswer> = {}): SavedAnswer {
  made += 1;
  return {
    id: `answer-${made}`,
    savedAt: new Date(Date.UTC(2026, 0, made, 12)).toISOString(),
    title: `Question number ${made}`,
    text: `The **answer** to number ${made}.`,
    writtenBy: "Crescendo's built-in engine",
    ...part,
  };
}

/** An exchange in AI memory; each is a day newer than the one made before it. */
export function exchange(part: Partial<Exchange> = {}): Exchange {
  made += 1;
  return {
    id: `exchange-${made}`,
    at: new Date(Date.UTC(2026, 0, made, 12)).toISOString(),
    userId: "1",
    prompt: `Question number ${made}`,
    reply: `Answer number ${made}.`,
    ...part,
  };
}

/** What localStorage holds of a list. */
export function listText(items: readonly unknown[]): string {
  return JSON.stringify({ version: 1, items });
}

export async function itemsIn<Item>(page: Page, key: string, item: z.ZodMiniType<Item>): Promise<Item[]> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? [] : z.object({ items: z.array(item) }).parse(JSON.parse(text)).items;
}

/** The answers this browser keeps now. */
export const answersIn = (page: Page): Promise<SavedAnswer[]> => itemsIn(page, "saved-answers", SavedAnswer);

/** What AI memory holds in this browser now. */
export const memoryIn = (page: Page): Promise<Exchange[]> => itemsIn(page, "ai-memory", Exchange);
