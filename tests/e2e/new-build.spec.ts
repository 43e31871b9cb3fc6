import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";

const OLD_ENTRY = "/assets/index-0f-before.js";
const OLD_CHUNK = "saved-ideas-section-0f-before";

const offer = (page: Page) => page.getByRole("alert").filter({ hasText: "new version of Crescendo" });
const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });

/**
 * Makes the tab's next page that of an earlier build: its entry is there still, its chunk of Saved Ideas isn't, and
 * the site itself answers for that.
 */
async function openEarlierBuild(page: Page, { lasting = false } = {}): Promise<void> {
  const html = await (await page.request.get("/")).text();
  const entry = /src="(\/assets\/index-[^"]+\.js)"/u.exec(html)?.[1] ?? "no entry";
  const asBefore = (text: string) =>
    text
      .replaceAll(entry, OLD_ENTRY)
      .replaceAll(`./${entry.slice("/assets/".length)}`, `./${OLD_ENTRY.slice("/assets/".length)}`)
      .replaceAll(/saved-ideas-section-[\w-]+(?=\.js)/gu, OLD_CHUNK);
  const earlier = { old: true };
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isPage = request.resourceType() === "document";
    if (!earlier.old || pathname.includes(OLD_CHUNK) || !(isPage || pathname.endsWith(".js")))
      return route.continue();
    const response = await route.fetch(
      pathname === OLD_ENTRY ? { url: new URL(entry, request.url()).href } : {},
    );
    return route.fulfill({ response, body: asBefore(await response.text()) });
  });
  await page.goto("/dashboard?section=ai-ideas");
  await expect(page.getByRole("heading", { level: 1, name: "AI Video Ideas" })).toBeVisible();
  if (!lasting) earlier.old = false;
}

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  expectConsoleError("Failed to load resource: the server responded with a status of 404");
  expectConsoleError("Failed to fetch dynamically imported module");
  await signIn();
});

test("a tab of an earlier build is offered the new one, and keeps what was typed", async ({ page, axe }) => {
  await openEarlierBuild(page);
  await page.getByLabel("Topic").fill("Sourdough in a cold kitchen");
  const missing = page.waitForResponse((response) => response.url().includes(OLD_CHUNK));
  await sections(page).getByRole("link", { name: "Saved Ideas" }).click();
  const response = await missing;
  expect(response.status()).toBe(404);
  expect(response.headers()["cache-control"]).toBe("no-store");

  await expect(offer(page)).toContainText("What you typed is kept.");
  await expect(page.getByRole("button", { name: "Reload" })).toBeHidden();
  expect(await axe(page)).toEqual([]);
  await offer(page).getByRole("button", { name: "Get the new version" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Video Ideas" })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByLabel("Topic")).toHaveValue("Sourdough in a cold kitchen");
});

test("a tab that gets the earlier build again isn't sent round in circles", async ({ page }) => {
  await openEarlierBuild(page, { lasting: true });
  await sections(page).getByRole("link", { name: "Saved Ideas" }).click();
  await offer(page).getByRole("button", { name: "Get the new version" }).click();
  const asked = page.waitForResponse(
    (response) =>
      response.request().resourceType() === "fetch" && new URL(response.url()).pathname === "/dashboard",
  );
  await page.getByRole("button", { name: "Reload" }).waitFor();
  await asked;
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  // What the page still loads needs no other build any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a chunk of this very build that can't be had is no reason for a new version", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.goto("/dashboard?section=ai-ideas");
  await page.route("**/assets/saved-ideas-section-*.js", (route) => route.abort());
  const asked = page.waitForResponse(
    (response) =>
      response.request().resourceType() === "fetch" && new URL(response.url()).pathname === "/dashboard",
  );
  await sections(page).getByRole("link", { name: "Saved Ideas" }).click();
  await asked;
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test("what isn't there is kept by nobody, and only a real asset for ever", async ({ request }) => {
  const missing = await request.get("/assets/nothing-123.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()).toMatchObject({ "cache-control": "no-store" });
  expect(await missing.text()).toBe("");

  const html = await (await request.get("/dashboard")).text();
  const entry = /src="(\/assets\/index-[^"]+\.js)"/u.exec(html)?.[1] ?? "no entry";
  expect((await request.get(entry)).headers()["cache-control"]).toContain("immutable");
});

test("any other address is the app's page, revalidated each time and under the page's own policy", async ({
  request,
}) => {
  const pages = await Promise.all(["/", "/dashboard", "/no/such/page"].map((path) => request.get(path)));
  for (const page of pages) {
    expect(page.status()).toBe(200);
    expect(page.headers()).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": expect.stringContaining("script-src 'self'"),
      "content-type": "text/html; charset=utf-8",
    });
    expect(page.headers()).not.toHaveProperty("set-cookie");
  }
  const [, dashboard] = pages;
  const again = await request.get("/dashboard", {
    headers: { "If-None-Match": dashboard?.headers()["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("a picture that isn't there is no page, and nothing is sent to one", async ({ request }) => {
  const picture = await request.get("/no-such.png", { headers: { "Sec-Fetch-Dest": "image" } });
  expect(picture.status()).toBe(404);
  const sent = await request.post("/dashboard");
  expect(sent.status()).toBe(405);
  expect(sent.headers()["allow"]).toBe("GET, HEAD");
});

test("/api itself answers as the API does", async ({ request }) => {
  const response = await request.get("/api");
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
});
