import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { asStored, cards, savedIdea } from "../support/ideas.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

/** Opens the dashboard and types into the search box, from the keyboard. */
async function type(page: Page, text: string) {
  await page.goto("/dashboard");
  await box(page).focus();
  await page.keyboard.insertText(text);
}

test.beforeEach(({ signIn }) => signIn());

test("the search box asks for trends, hashtags or video ideas", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByPlaceholder("Search trends, hashtags or video ideas...")).toBeVisible();
});

test("sections are found by their names and by what they hold", async ({ page }) => {
  for (const [words, heading] of [
    ["sett", "Settings"],
    ["dark", "Settings"],
    ["SAVED id", "Saved Video Ideas"],
    ["new ideas", "AI Video Ideas"],
  ] as const) {
    await type(page, words);
    await expect(option(page, /./u).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(box(page)).toHaveValue("");
  }
});

test("a saved idea is found by its words, without regard to accents, and shown", async ({ page, keep }) => {
  const café = savedIdea({ title: "Inside a Café in Kraków" });
  const others = Array.from({ length: 8 }, () => savedIdea());
  await keep(asStored([...others, café, savedIdea({ title: "日本語の料理を撮る" })]));
  await type(page, "krakow cafe");
  await expect(option(page, "Inside a Café in Kraków")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard?section=saved-ideas&idea=${café.id}`);
  await expect(cards(page, café.title)).toBeInViewport();

  await type(page, "料理");
  await page.keyboard.press("Enter");
  await expect(cards(page, "日本語の料理を撮る")).toBeInViewport();
});

test("what is no section is taken to AI Video Ideas, where nothing is asked yet", async ({ page, keep }) => {
  await keep(asStored([savedIdea()]));
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  for (const topic of ["guitar", "cat", "日本語の料理", "50% off & more?"]) {
    await type(page, topic);
    await expect(page.getByRole("option")).toHaveText([`Get ideas about “${topic}”`]);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Topic")).toHaveValue(topic);
    await expect(page).toHaveURL("/dashboard?section=ai-ideas");
    await expect(page.getByText("Your ideas appear here")).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test("arrows choose among what is found", async ({ page, keep }) => {
  await keep(asStored([savedIdea({ title: "Saved by the bell" })]));
  await type(page, "saved");
  await expect(page.getByRole("option")).toHaveText([
    "Saved Ideas",
    "Saved by the bell",
    "Get ideas about “saved”",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Get ideas about")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Topic")).toHaveValue("saved");
});

test("the list opens on focus and closes on Escape, on leaving it, and on a choice by mouse", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const list = page.getByRole("listbox");
  await expect(list).toBeHidden();
  await box(page).click();
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.type("s");
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
  await box(page).click();
  await option(page, "Saved Ideas").click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Video Ideas" })).toBeVisible();
  await expect(list).toBeHidden();
});
