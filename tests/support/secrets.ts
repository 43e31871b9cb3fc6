import { expect, type Page } from "@playwright/test";
import { CANARY } from "./ai-double/canaries.ts";
import { GOOGLE_SECRET, MODEL_KEY, YOUTUBE_KEY } from "./servers.ts";

/**
 * Listens to all that a page is told from now on.
 * @returns a check that no key, no token and no word of the upstream's errors came to the browser.
 */
export function listenForSecrets(page: Page): () => Promise<void> {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) bodies.push(response.text().catch(() => ""));
  });
  return async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    );
    const told = [await page.content(), stored, ...(await Promise.all(bodies))].join("\n");
    for (const secret of [MODEL_KEY, YOUTUBE_KEY, GOOGLE_SECRET, CANARY]) expect(told).not.toContain(secret);
  };
}
