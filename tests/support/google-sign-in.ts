import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { expect } from "./app.ts";
import { dialog, tile } from "./platform-screens.ts";
import { UPSTREAM_DOUBLE } from "./servers.ts";

/** Goes from the dashboard to Google's consent page, as it is played by the double. */
export async function goToGoogle(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await tile(page, "YouTube").getByRole("button", { name: "Connect YouTube" }).click();
  await dialog(page, "YouTube").getByRole("link", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Crescendo wants to access" })).toBeVisible();
}

/**
 * Signs in at Google under a name that says what happens to its account (upstream-double/google-accounts.ts).
 * What follows a "~" tells it from the accounts of other tests.
 */
export async function signInAs(page: Page, name: string): Promise<void> {
  await goToGoogle(page);
  await page.goto(`${page.url()}&${new URLSearchParams({ as: name })}`);
}

const Account = z.object({ renewals: z.number(), revocations: z.number(), access: z.array(z.string()) });

/** What became of an account at Google; `words` changes what happens to it from now on. */
export async function accountAtGoogle(name: string, words?: string): Promise<z.infer<typeof Account>> {
  const search = new URLSearchParams({ account: name, ...(words !== undefined && { words }) });
  const response = await fetch(`${UPSTREAM_DOUBLE.url}/google?${search}`);
  return Account.parse(await response.json());
}

/** What the browser keeps under youtube_tokens; null where it keeps nothing. */
export function tokensIn(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("youtube_tokens") ?? "null"));
}
