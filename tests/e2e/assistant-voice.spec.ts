import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { answered, askButton, response, SECTION, taskSelect } from "../support/assistant.ts";
import { withoutRecognition, withRecognition, withVoice } from "../support/speech.ts";

const box = (page: Page) => page.getByLabel("Raw transcript");
const dictate = (page: Page) => page.getByRole("button", { name: "Dictate" });

async function openVoiceToText(page: Page) {
  await page.goto(SECTION);
  await taskSelect(page).selectOption("Voice to text");
  await expect(box(page)).toBeVisible();
}

test.beforeEach(({ signIn }) => signIn());

test("where the browser can't turn speech into text, there is no Dictate", async ({ page }) => {
  await withoutRecognition(page);
  await openVoiceToText(page);
  await expect(dictate(page)).toHaveCount(0);
});

test("what is said comes after what was typed, and is asked about like it", async ({ page, axe }) => {
  await withRecognition(page);
  await openVoiceToText(page);
  await box(page).fill("Typed.");
  await expect(page.getByText("Your browser may send what you say to its maker.")).toBeVisible();
  await dictate(page).click();
  await expect(page.getByText("Listening...")).toBeVisible();
  expect(await page.evaluate(() => window.recognizer?.lang === navigator.language)).toBe(true);
  await page.evaluate(() => window.recognizer?.hear([{ transcript: "so um", isFinal: false }]));
  await expect(page.getByRole("status").getByText("so um")).toBeVisible();
  await expect(box(page)).toHaveValue("Typed.");
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => window.recognizer?.hear([{ transcript: " so um today ", isFinal: true }]));
  await expect(box(page)).toHaveValue("Typed. so um today");
  await page.evaluate(() => window.recognizer?.hear([{ transcript: "the the watch", isFinal: true }]));
  await expect(box(page)).toHaveValue("Typed. so um today the the watch");
  await page.getByRole("button", { name: "Stop dictating" }).click();
  await expect(dictate(page)).toBeVisible();
  await expect(askButton(page)).toBeEnabled();
});

const PROBLEMS = {
  "not-allowed": "Your browser didn't allow the microphone. Allow it for this site, then try again.",
  "audio-capture": "No microphone was found. Connect one, then try again.",
  "no-speech": "Nothing was heard. Try again, closer to the microphone.",
  network: "Your browser's speech recognition can't be reached. Try again when you're connected.",
  "something-new": "Dictation stopped unexpectedly. Try again.",
};

test("each way dictation can fail is told, and it can be tried again", async ({ page, axe }) => {
  await withRecognition(page);
  await openVoiceToText(page);
  const problem = page.getByRole("main").getByRole("alert");
  for (const [error, sentence] of Object.entries(PROBLEMS)) {
    await dictate(page).click();
    await expect(problem).toHaveCount(0);
    await page.evaluate((code) => window.recognizer?.fail(code), error);
    await expect(problem).toHaveText(sentence);
    await expect(dictate(page)).toBeVisible();
  }
  expect(await axe(page)).toEqual([]);
  await dictate(page).click();
  await page.evaluate(() => window.recognizer?.fail("aborted"));
  await expect(dictate(page)).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test("leaving the task ends the listening", async ({ page }) => {
  await withRecognition(page);
  await openVoiceToText(page);
  await dictate(page).click();
  await taskSelect(page).selectOption("Caption");
  await expect.poll(() => page.evaluate(() => window.recognizer?.aborted)).toBe(true);
});

test("this site lets itself use the microphone, and nobody else", async ({ page }) => {
  const page0 = await page.goto(SECTION);
  expect(page0?.headers()["permissions-policy"]).toContain("microphone=(self)");
});

test("a script to be spoken is read aloud without its marks, until stopped or done", async ({ page }) => {
  await withVoice(page);
  await page.route("**/api/ai/assist", (route) =>
    route.fulfill(answered("## Opening\n\n**Stop** winding it.")),
  );
  await page.goto(SECTION);
  await taskSelect(page).selectOption("Text-to-speech script");
  await page.getByLabel("Text to be spoken").fill("Stop winding it.");
  await askButton(page).click();
  const listen = response(page).getByRole("button", { name: "Listen" });
  await listen.click();
  expect(await page.evaluate(() => window.said?.texts)).toEqual(["Opening", "Stop winding it."]);
  await page.evaluate(() => window.said?.finish());
  await expect(listen).toBeVisible();
  await listen.click();
  await response(page).getByRole("button", { name: "Stop" }).click();
  await expect(listen).toBeVisible();
  expect(await page.evaluate(() => window.said?.cancelled)).toBe(1);
  await listen.click();
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.said?.cancelled)).toBe(2);
});

test("other answers have no Listen", async ({ page }) => {
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered("Words.")));
  await withVoice(page);
  await page.goto(`${SECTION}&task=caption&text=watches`);
  await askButton(page).click();
  await expect(response(page)).toContainText("Words.");
  await expect(response(page).getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(response(page).getByRole("button", { name: "Listen" })).toHaveCount(0);
});
