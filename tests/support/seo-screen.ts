import type { Locator, Page } from "@playwright/test";
import { SeoReport } from "#shared/contracts/seo.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";

/** A field of the form by its label. */
export function field(page: Page, label: "Title" | "Niche" | "Description" | "Tags"): Locator {
  return page.getByRole("form", { name: "The video's text" }).getByLabel(label, { exact: true });
}

export function generate(page: Page): Locator {
  return page.getByRole("button", { name: "Generate SEO Report" });
}

/** Everything the call brought. */
export function report(page: Page): Locator {
  return page.getByRole("region", { name: "Report", exact: true });
}

/** A card of the report by its heading. */
export function card(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

export async function fillIn(page: Page, { title, niche, description, tags }: SeoFields): Promise<void> {
  await field(page, "Title").fill(title);
  await field(page, "Niche").fill(niche);
  await field(page, "Description").fill(description);
  await field(page, "Tags").fill(tags.join(", "));
}

/** Opens the SEO Optimizer, with a video's text filled in where one is given. */
export async function openSeo(page: Page, fields?: SeoFields): Promise<void> {
  await page.goto("/dashboard?section=seo-optimizer");
  if (fields !== undefined) await fillIn(page, fields);
}

/** The next answer of the SEO call, as the server sends it. */
export async function nextReport(page: Page): Promise<SeoReport> {
  const response = await page.waitForResponse("**/api/ai/seo-optimizer");
  return SeoReport.parse(await response.json());
}
