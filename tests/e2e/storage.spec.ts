import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { askAbout, asStored, cards, ideasIn, savedIdea, titles } from "../support/ideas.ts";
import { fill } from "../support/storage.ts";

const SECTION = "/dashboard?section=saved-ideas";
const PAGES = [
  "/",
  "/dashboard?section=ai-ideas",
  SECTION,
  "/dashboard?section=settings",
  "/ai-post-planner",
  "/youtube-analytics",
  "/auth",
  "/terms",
  "/privacy",
];
const NOTE =
  "Some ideas stored in this browser can't be read. They are kept untouched, apart from the others.";

const good = savedIdea({ title: "A good one" });
const UNREADABLE = {
  "text that isn't JSON": '{"version":1,"items":[{"title":"lost',
  "a foreign shape": '{"ideas":{"a":"b"}}',
  "a newer version": JSON.stringify({ version: 2, items: [good] }),
  "items that aren't ideas": JSON.stringify([
    { title: "Only a title" },
    7,
    good,
    { ...good, viralScore: 900 },
  ]),
};

/** All texts kept under keys that begin so. */
function textsUnder(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    (start) =>
      Object.entries(localStorage).flatMap(([key, text]: [string, string]) =>
        key.startsWith(start) ? [text] : [],
      ),
    prefix,
  );
}

async function downloadOf(page: Page, button: string): Promise<string> {
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await arrived).path(), "utf8");
}

test("values of any other shape break no page", async ({ page, signIn, keep }) => {
  await signIn();
  await keep({
    "saved-ideas": '{"version":1,"items":"all of them"}',
    "app-theme": "<script>",
    theme: "7",
    "panel-collapsed": "maybe",
    "remembered-email": "\u0000{}",
    userId: "",
  });
  await page.addInitScript(() => {
    sessionStorage.setItem("draft:ideas-form", '{"topic":5}');
    sessionStorage.setItem("draft:ideas-answer", '[{"ideas":null}');
  });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(page.locator("html")).toHaveClass("light");
  }
});

test("a sign-in record that can't be read is a visitor's, who can sign in", async ({ page, keep }) => {
  await keep({ user: '{"email":' });
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});

for (const [what, text] of Object.entries(UNREADABLE)) {
  test(`${what}: saved ideas are told of, handed out and never overwritten`, async ({
    page,
    signIn,
    keep,
  }) => {
    await signIn();
    await keep({ "saved-ideas": text });
    await page.goto(SECTION);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(titles(page)).toHaveText(text.startsWith("[") ? [good.title] : []);
    expect(await downloadOf(page, "Download them as they are")).toBe(text);

    await askAbout(page, "bread");
    await cards(page).first().getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Idea saved")).toBeVisible();
    expect(await textsUnder(page, "saved-ideas.unreadable-")).toEqual([text]);
    expect(await ideasIn(page)).toHaveLength(text.startsWith("[") ? 2 : 1);

    await page.goto(SECTION);
    await expect(page.getByText(NOTE)).toBeVisible();
    expect(await downloadOf(page, "Download them as they are")).toBe(text);
    await page.goto("/dashboard?section=settings");
    expect(JSON.parse(await downloadOf(page, "Export everything"))).toMatchObject({
      data: { unreadable: [text] },
    });
  });
}

test("a plain list, as the product's first versions kept it, reads as it is", async ({
  page,
  signIn,
  keep,
}) => {
  await signIn();
  await keep({ "saved-ideas": JSON.stringify([good]) });
  await page.goto(SECTION);
  await expect(titles(page)).toHaveText([good.title]);
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test("where there is no room, a save says so and what was there stays", async ({ page, signIn, keep }) => {
  await signIn();
  await keep(asStored([good]));
  await askAbout(page, "bread");
  await expect(cards(page)).toHaveCount(5);
  await fill(page);
  const save = cards(page)
    .first()
    .getByRole("button", { name: /^Saved?$/u });
  await save.click();
  await expect(page.getByText("Not saved for good")).toBeVisible();
  await expect(page.getByText("This browser has no room left for Crescendo.")).toBeVisible();
  await expect(save).toHaveText("Save");
  expect(await ideasIn(page)).toEqual([good]);

  await page.evaluate(() => localStorage.removeItem("filling"));
  await save.click();
  await expect(save).toHaveText("Saved");
  expect(await ideasIn(page)).toHaveLength(2);
});

test("where there is no room to put unreadable ideas aside, they are left untouched", async ({
  page,
  signIn,
  keep,
}) => {
  const text = UNREADABLE["text that isn't JSON"];
  await signIn();
  await keep({ "saved-ideas": text });
  await askAbout(page, "bread");
  await expect(cards(page)).toHaveCount(5);
  await fill(page);
  const save = cards(page).first().getByRole("button", { name: "Save" });
  await save.click();
  await expect(page.getByText("What is stored here can't be read")).toBeVisible();
  expect(await textsUnder(page, "saved-ideas")).toEqual([text]);

  // Room for the old ones, none for the new list beside them.
  await page.evaluate(() => {
    const filling = localStorage.getItem("filling") ?? "";
    localStorage.setItem("filling", filling.slice(200));
  });
  await save.click();
  await expect(page.getByText("This browser has no room left for Crescendo.")).toBeVisible();
  expect(await textsUnder(page, "saved-ideas")).toEqual([text]);
});

test("a theme that can't be kept isn't put in force, and says so", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard?section=settings");
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass("dark");
  await fill(page);
  await page.getByText("Sunset Orange").click();
  await expect(page.getByText("Theme not kept")).toBeVisible();
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
