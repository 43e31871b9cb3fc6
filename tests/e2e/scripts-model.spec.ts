import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { askForScript, box, failure, generate, SCRIPT_FAILED } from "../support/scripts.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.use({ baseURL: SERVERS.model.url });

test.beforeEach(({ signIn }) => signIn());

test("a model's script comes with its name, can be edited and asked for anew", async ({ page }) => {
  const expectNoSecrets = listenForSecrets(page);
  await askForScript(page, `paring knives ${crypto.randomUUID()}`);
  await expect(page.getByText("Written by double", { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue(/^\[0:00–0:03\] HOOK\nSay: Script number \d+ of the model/u);
  // 8, 44 and 7 words.
  await expect(page.getByText("About 24 s of speech, 59 words")).toBeVisible();
  await expect(page.getByText("36 s short of 60 s")).toBeVisible();
  const first = await box(page).inputValue();
  await page.getByRole("button", { name: "Regenerate" }).click();
  await expect(box(page)).toHaveValue(/of the model/u);
  await expect(box(page)).not.toHaveValue(first);
  await expectNoSecrets();
});

const NOTHING = {
  "scripts-silent": "The AI's answer holds no script. Try again.",
  "scripts-wordless": "The AI's answer holds no script. Try again.",
};

for (const [words, sentence] of Object.entries(NOTHING))
  test(`${words}: says so in red and in a toast, keeps the form, and Retry works afterwards`, async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askForScript(page, words);
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText(sentence);
    await expect(page.getByText(SCRIPT_FAILED, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Topic")).toHaveValue(words);
    await expect(box(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await expectNoSecrets();

    // The service is well again.
    await page.route("**/api/ai/assist", (route) =>
      route.continue({ postData: route.request().postData()?.replace(words, "sharp knives") }),
    );
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(box(page)).toHaveValue(/of the model/u);
    await expect(failure(page)).toHaveCount(0);
  });

for (const [words, what] of [
  ["scripts-empty", "wordless"],
  ["scripts-busy", "busy"],
  ["scripts-broken", "broken"],
] as const)
  test(`${words}: the built-in engine writes in its place, which is said under the script, until Regenerate`, async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askForScript(page, words);
    await expectStandIn(page, what);
    await expect(box(page)).toHaveValue(/HOOK/u);
    await expect(box(page)).not.toHaveValue(/of the model/u);
    await expect(page.getByText(SCRIPT_FAILED)).toHaveCount(0);
    await expect(page.getByLabel("Topic")).toHaveValue(words);
    expect(await axe(page)).toEqual([]);
    await expectNoSecrets();

    await sayInstead(page, "**/api/ai/assist", words, "sharp knives");
    await page.getByRole("button", { name: "Regenerate" }).click();
    await expectModel(page);
    await expect(box(page)).toHaveValue(/of the model/u);
    await expectNoSecrets();
  });

test("a server that can't be reached says so in red and in a toast, keeps the form, and Retry works", async ({
  page,
  axe,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await askForScript(page, "cheese knives");
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(failure(page)).toContainText("Crescendo can't be reached right now.");
  await expect(page.getByText(SCRIPT_FAILED, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("cheese knives");
  await expect(box(page)).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expectModel(page);
  await expect(box(page)).toHaveValue(/of the model/u);
});

test("a failed Regenerate leaves the script with its edits", async ({ page, expectConsoleError }) => {
  expectConsoleError("Failed to load resource");
  await askForScript(page, "boning knives");
  await expect(box(page)).toHaveValue(/of the model/u);
  await box(page).fill("Say: my own words.");
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(page.getByText(SCRIPT_FAILED, { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue("Say: my own words.");
  await page.reload();
  await expect(box(page)).toHaveValue("Say: my own words.");
});

test("Stop leaves what was written so far, to be edited", async ({ page }) => {
  await askForScript(page, `scripts-slow ${crypto.randomUUID()}`);
  await expect(box(page)).toHaveValue(/Say: /u);
  await expect(box(page)).not.toBeEditable();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("This script ends here: it was stopped or broke off.")).toBeVisible();
  await expect(box(page)).toBeEditable();
  await expect(box(page)).not.toHaveValue(/CALL TO ACTION/u);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByText(SCRIPT_FAILED)).toHaveCount(0);
  await expect(generate(page)).toBeEnabled();
});

test("a stopped Regenerate brings back the script with its edits", async ({ page }) => {
  await askForScript(page, `scripts-slow ${crypto.randomUUID()}`);
  await expect(box(page)).toHaveValue(/Say: /u);
  await page.getByRole("button", { name: "Stop" }).click();
  await box(page).fill("Say: my own words.");
  await page.getByRole("button", { name: "Regenerate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
  await expect(box(page)).toHaveValue(/Script number/u);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(box(page)).toHaveValue("Say: my own words.");
  await expect(box(page)).toBeEditable();
});

test("a script that breaks off keeps what came and says so", async ({ page }) => {
  await askForScript(page, `scripts-cut ${crypto.randomUUID()}`);
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(page.getByText(SCRIPT_FAILED, { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue(/^\[0:00–0:03\] HOOK/u);
  await expect(page.getByText("This script ends here: it was stopped or broke off.")).toBeVisible();
});

test("a script that was cut at the model's limit says so", async ({ page }) => {
  await askForScript(page, `scripts-truncated ${crypto.randomUUID()}`);
  await expect(page.getByText("The answer was cut off at the model's length limit.")).toBeVisible();
  await expect(box(page)).toHaveValue(/of the model/u);
});

test("a hostile model's script stays text in its box", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await askForScript(page, "scripts-hostile");
  await expect(page.getByText("Written by double")).toBeVisible();
  for (const _ of ["as it came", "after a reload"]) {
    const text = await box(page).inputValue();
    expect(text.length).toBeGreaterThan(190_000);
    expect(text).toContain(`<script>document.title = "owned"</script>`);
    expect(text).toContain("</textarea><style>*{display:none}</style> ${constructor} {{7*7}}");
    await expect(page.locator("main :is(img, script, style, a[href^='javascript'])")).toHaveCount(0);
    await expect(page).not.toHaveTitle(/owned/u);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button", { name: "Regenerate" })).toBeVisible();
    await page.reload();
  }
  expect(await axe(page)).toEqual([]);
});
