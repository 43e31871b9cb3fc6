import { expect, type Page } from "@playwright/test";
import { CANARY } from "./ai-double/canaries.ts";
import { MODEL_KEY } from "./servers.ts";

/**
 * Listens to all that a page is told from now on.
 * @returns a check that neither the key nor a word of the upstream's errors came to the browser.
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
    expect(told).not.toContain(MODEL_KEY);
    expect(told).not.toContain(CANARY);
  };
}
