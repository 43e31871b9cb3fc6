import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { spokenSeconds, spokenWords } from "#shared/rules/scripts.ts";
import { type Axe, expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { askForScript, box, generate } from "../support/scripts.ts";

const meter = (page: Page) => page.getByText(/^About .+ of speech/u);
const slider = (page: Page, name: string) => page.getByRole("slider", { name });

test.beforeEach(({ signIn }) => signIn());

test("a creator asks, edits, reloads, copies and downloads a script", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime("2026-11-21T10:05:09Z");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Script Writer" }).click();
  await expect(page.getByText("Your script appears here")).toBeVisible();
  await page.getByLabel("Topic").fill("sourdough starter");
  await page.getByLabel("Platform").selectOption("Instagram Reels");
  await slider(page, "Length").fill("10");
  await generate(page).click();
  await expect(box(page)).toHaveValue(/^Topic: sourdough starter\nMade for: Instagram Reels, 30 s/u);
  await expect(box(page)).toHaveValue(/CALL TO ACTION\nSay: .+/u);
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();
  const written = await box(page).inputValue();
  expect(Math.abs(spokenSeconds(written) - 30)).toBeLessThanOrEqual(4.5);
  await expect(meter(page)).toHaveText(
    `About ${Math.round(spokenSeconds(written))} s of speech, ${spokenWords(written)} words`,
  );
  await expect(page.getByText("Fits 30 s")).toBeVisible();

  await box(page).press("Control+End");
  await page.keyboard.insertText(`\nSay: ${"one more line ".repeat(10)}`);
  const edited = await box(page).inputValue();
  expect(edited).not.toBe(written);
  await expect(meter(page)).toContainText(`${spokenWords(written) + 30} words`);
  await expect(page.getByText(/^\d+ s over 30 s$/u)).toBeVisible();

  await page.reload();
  await expect(box(page)).toHaveValue(edited);
  await expect(page.getByLabel("Topic")).toHaveValue("sourdough starter");
  await expect(slider(page, "Length")).toHaveValue("10");
  await expect(page.getByLabel("Platform")).toHaveValue("Instagram Reels");

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Script copied!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(edited);

  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await arrived;
  await expect(page.getByText("Script downloaded!", { exact: true })).toBeVisible();
  expect(file.suggestedFilename()).toBe("script-instagram-reels-2026-11-21T10-05-09.txt");
  expect(await readFile(await file.path(), "utf8")).toBe(edited);
});

test("a topic is needed, and blanks are none", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel("Topic").fill("  \n ");
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel("Topic").fill("a");
  await expect(generate(page)).toBeEnabled();
});

test("a long topic is counted, and ends at 500 characters", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  await page.getByLabel("Topic").fill("a".repeat(450));
  await expect(page.getByText("450 of 500")).toBeVisible();
  await page.getByLabel("Topic").press("End");
  await page.keyboard.insertText("b".repeat(100));
  await expect(page.getByLabel("Topic")).toHaveValue("a".repeat(450) + "b".repeat(50));
  await generate(page).click();
  await expect(page.getByText(/^Fits 60 s$/u)).toBeVisible();
});

test("the sliders say their band at every edge, and move by the keyboard", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  for (const [name, bands] of [
    ["Tone", ["Formal", "Balanced", "Casual/humorous"]],
    ["Length", ["Short 30s", "Medium 1min", "Long 3+ min"]],
  ] as const) {
    const edges = [0, 32, 33, 65, 66, 100].map((place, index) => [place, bands[Math.floor(index / 2)]]);
    for (const [place, band] of edges) {
      await slider(page, name).fill(String(place));
      await expect(slider(page, name)).toHaveAttribute("aria-valuetext", `${band}, ${place} of 100`);
    }
    await slider(page, name).press("Home");
    await expect(slider(page, name)).toHaveAttribute("aria-valuetext", `${bands[0]}, 0 of 100`);
    await slider(page, name).press("ArrowRight");
    await expect(slider(page, name)).toHaveAttribute("aria-valuetext", `${bands[0]}, 1 of 100`);
    await slider(page, name).press("End");
    await expect(slider(page, name)).toHaveAttribute("aria-valuetext", `${bands[2]}, 100 of 100`);
  }
});

test("the keyboard alone gets a script: topic, platform, tone, length, button", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  await page.getByLabel("Topic").focus();
  await page.keyboard.type("knots");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(generate(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box(page)).toHaveValue(
    /^Topic: knots\nMade for: YouTube Shorts, 4 min of speech, formal tone/u,
  );
  await expect(page.getByText("Fits 4 min")).toBeVisible();
});

test("a Short of four minutes is warned about, other platforms aren't", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  const warning = page.getByText("A YouTube Short can be up to 3 minutes long");
  await slider(page, "Length").fill("66");
  await expect(warning).toHaveCount(0);
  await page.getByLabel("Platform").selectOption("YouTube Shorts");
  await expect(warning).toBeVisible();
  await slider(page, "Length").fill("65");
  await expect(warning).toHaveCount(0);
});

test("Regenerate asks before it replaces edits, and only then", async ({ page }) => {
  await askForScript(page, "bread");
  await expect(page.getByText("Fits 60 s")).toBeVisible();
  const first = await box(page).inputValue();
  const regenerate = page.getByRole("button", { name: "Regenerate" });
  await regenerate.click();
  await expect(box(page)).not.toHaveValue(first);
  await expect(regenerate).toBeEnabled();

  await box(page).fill("Say: my own words.");
  const dialog = page.getByRole("dialog", { name: "Replace your edits?" });
  await regenerate.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(box(page)).toHaveValue("Say: my own words.");
  await generate(page).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(box(page)).toHaveValue("Say: my own words.");
  await regenerate.click();
  await dialog.getByRole("button", { name: "Replace" }).click();
  await expect(box(page)).toHaveValue(/^Topic: bread\n/u);
});

test("a topic in any script, with markup or placeholders, is carried as it was typed", async ({ page }) => {
  for (const topic of ["日本語の料理", "🎸 solo", "الطبخ في المنزل", "<b>bold</b>", "${x} {topic}"]) {
    await askForScript(page, topic);
    await expect(box(page)).toHaveValue(new RegExp(`^Topic: ${RegExp.escape(topic)}\nMade for`, "u"));
    await expect(page.getByText("Fits 60 s")).toBeVisible();
  }
});

test("four tips stand beside the form, each with where it is known from", async ({ page }) => {
  await page.goto("/dashboard?section=script-writer");
  const tips = page.getByRole("region", { name: "Script tips" }).getByRole("listitem");
  await expect(tips).toHaveCount(4);
  for (const tip of await tips.all())
    await expect(tip).toContainText(/(?:Official|Reported|Rule of thumb): \S/u);
});

/** What axe finds in the light theme, and of contrasts in the dark one. */
async function findings(page: Page, axe: Axe) {
  const found = await axe(page);
  await page.evaluate(() => {
    document.documentElement.className = "dark";
  });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  found.push(...(await axe(page, ["color-contrast"])));
  return found;
}

test("axe finds nothing before a script, with a warning on show", async ({ page, axe }) => {
  await page.goto("/dashboard?section=script-writer");
  await page.getByLabel("Platform").selectOption("YouTube Shorts");
  await slider(page, "Length").fill("100");
  await expect(page.getByText("A YouTube Short can be")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing on a script that was shortened", async ({ page, axe }) => {
  await askForScript(page, "bread");
  await expect(page.getByText("Fits 60 s")).toBeVisible();
  await box(page).fill("Say: my own words.");
  await expect(page.getByText("59 s short of 60 s")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("axe finds nothing on the question about edits", async ({ page, axe }) => {
  await askForScript(page, "bread");
  await expect(page.getByText("Fits 60 s")).toBeVisible();
  await box(page).fill("Say: my own words.");
  await page.getByRole("button", { name: "Regenerate" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page, axe)).toEqual([]);
});

test("nothing scrolls sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForScript(page, "Donaudampfschifffahrtsgesellschaftskapitän".repeat(8));
  await expect(page.getByText("Fits 60 s")).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
