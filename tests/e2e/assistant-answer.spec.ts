import { NO_RESPONSE } from "#shared/contracts/assistant.ts";
import { expect, test as base } from "../support/app.ts";
import {
  answersIn,
  askButton,
  answered,
  askFreely,
  failure,
  nextRequest,
  response,
  SECTION,
} from "../support/assistant.ts";
import { dictateAnswer, type DictatedAnswer } from "../support/dictated-answer.ts";
import { SERVERS } from "../support/servers.ts";

const test = base.extend<{ answer: DictatedAnswer }>({
  answer: async ({ page }, use) => {
    const answer = await dictateAnswer(page);
    await use(answer);
    answer.close();
  },
});

const stop = { name: "Stop", exact: true };
const done = (reply: string) => ({ reply, engine: "openai", model: "double", cached: false });

test.beforeEach(({ signIn }) => signIn());

test("an answer is read while it is being written", async ({ page, answer, axe }) => {
  await askFreely(page, "How?");
  await answer.asked;
  await expect(page.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  await expect(response(page)).toHaveAttribute("aria-busy", "true");
  answer.send("delta", { text: "# First\n\nwords **and" });
  await expect(response(page).getByRole("heading", { name: "First" })).toBeVisible();
  await expect(response(page)).toContainText("words **and");
  await expect(response(page).getByRole("button", stop)).toBeVisible();
  await expect(response(page).getByRole("button", { name: "Save" })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  answer.send("delta", { text: " more**" });
  await expect(response(page).getByText("and more")).toBeVisible();
  answer.send("done", done("# First\n\nwords **and more**"));
  answer.end();
  await expect(response(page)).toContainText("Written by double");
  await expect(response(page)).toHaveAttribute("aria-busy", "false");
  await expect(response(page).getByRole("button", stop)).toHaveCount(0);
  await expect(askButton(page)).toBeEnabled();
});

test("Stop ends the call, keeps what came and says so; a reload keeps it too", async ({ page, answer }) => {
  await askFreely(page, "How?");
  await answer.asked;
  answer.send("delta", { text: "First words" });
  await response(page).getByRole("button", stop).click();
  await answer.hungUp;
  const note = response(page).getByText("This answer ends here: it was stopped or broke off.");
  await expect(note).toBeVisible();
  await expect(response(page)).toContainText("First words");
  await expect(failure(page)).toHaveCount(0);
  await page.reload();
  await expect(response(page)).toContainText("First words");
  await expect(note).toBeVisible();
  await response(page).getByRole("button", { name: "Save" }).click();
  await expect.poll(() => answersIn(page)).toMatchObject([{ text: "First words" }]);
});

test("Cancel before the first word leaves the form as it was and no error", async ({ page, answer }) => {
  await askFreely(page, "How?");
  await answer.asked;
  await page.getByRole("button", { name: "Cancel" }).click();
  await answer.hungUp;
  await expect(askButton(page)).toBeEnabled();
  await expect(page.getByLabel("Your question")).toHaveValue("How?");
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByText("Your answer appears here")).toBeVisible();
});

test("leaving the screen ends the call", async ({ page, answer }) => {
  await askFreely(page, "How?");
  await answer.asked;
  answer.send("delta", { text: "First words" });
  await expect(response(page)).toContainText("First words");
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await answer.hungUp;
  await expect(page.getByRole("heading", { level: 1, name: "Saved Video Ideas" })).toBeVisible();
});

test("an error inside the stream keeps the text and shows the box", async ({ page, answer, axe }) => {
  await askFreely(page, "How?");
  await answer.asked;
  answer.send("delta", { text: "First words" });
  const message = "The AI service says its account has no credit left.";
  answer.send("error", { success: false, error: message, message, code: "ai_out_of_credit", requestId: "1" });
  answer.end();
  await expect(failure(page)).toContainText("AI processing failed");
  await expect(failure(page)).toContainText(message);
  await expect(response(page)).toContainText("First words");
  await expect(response(page)).toContainText("it was stopped or broke off");
  expect(await axe(page)).toEqual([]);
});

test("a connection cut in the middle keeps the text, and Retry asks again", async ({
  page,
  answer,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askFreely(page, "How?");
  await answer.asked;
  answer.send("delta", { text: "First words" });
  await expect(response(page)).toContainText("First words");
  answer.cut();
  await expect(failure(page)).toContainText(
    "The connection broke before the answer was complete. Try again.",
  );
  await expect(response(page)).toContainText("First words");
  await page.unroute("**/api/ai/assist");
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(response(page)).toContainText("Written by Crescendo's built-in engine");
  await expect(failure(page)).toHaveCount(0);
});

test("a stream that ends before it is done says that it broke off", async ({ page, answer }) => {
  await askFreely(page, "How?");
  await answer.asked;
  answer.send("delta", { text: "First words" });
  answer.end();
  await expect(failure(page)).toContainText("The answer broke off before its end. Try again.");
  await expect(response(page)).toContainText("First words");
});

test("an empty reply reads 'No response generated.'", async ({ page }) => {
  for (const reply of ["", " \n "]) {
    await page.route("**/api/ai/assist", (route) => route.fulfill(answered(reply)), { times: 1 });
    await askFreely(page, `How? ${reply.length}`);
    await expect(response(page).getByText(NO_RESPONSE)).toBeVisible();
  }
});

test("a notice about an answer stands with it", async ({ page }) => {
  const notice = { code: "ai_truncated", message: "The answer was cut off at the model's length limit." };
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered("Half of it", { notice })));
  await askFreely(page, "How?");
  await expect(response(page)).toContainText(notice.message);
});

test("an answer is copied and saved, and saving again takes it back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const text = "Start with the **broken** thing.";
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered(text)));
  await askFreely(page, "How do I\nhook?");
  await response(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await response(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Answer saved")).toBeVisible();
  expect(await answersIn(page)).toMatchObject([
    { title: "How do I hook?", text, writtenBy: "Crescendo's built-in engine" },
  ]);
  const saved = response(page).getByRole("button", { name: "Saved" });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  await saved.click();
  await expect.poll(() => answersIn(page)).toEqual([]);
});

test("a wait begins unseen, so that a quick answer shows no flash of it", async ({ page, answer }) => {
  await page.goto(SECTION);
  await page.getByLabel("Your question").fill("How?");
  const first = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const wait = document.querySelector("[aria-label='Response'] [role='status']")?.parentElement;
          if (wait) resolve(getComputedStyle(wait).opacity);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await askButton(page).click();
  expect(await first).toBe("0");
  await answer.asked;
  await expect(response(page).getByText("Thinking...").locator("..").locator("..")).toHaveCSS("opacity", "1");
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("its words arrive before its end, and Stop keeps those that came", async ({ page }) => {
    await askFreely(page, `assistant-slow ${crypto.randomUUID()}`);
    await expect(response(page)).toContainText("First words. More of them.");
    const left = page.waitForEvent("requestfailed");
    await response(page).getByRole("button", stop).click();
    expect((await left).url()).toContain("/api/ai/assist");
    await expect(response(page)).toContainText("it was stopped or broke off");
    await expect(response(page)).not.toContainText("Written by");
  });

  test("Ask again is answered anew, an ordinary question from what was kept", async ({ page }) => {
    const question = `assistant-again ${crypto.randomUUID()}`;
    await askFreely(page, question);
    await expect(response(page)).toContainText("Written by double");
    await expect(response(page)).not.toContainText("kept from an earlier time");
    await askButton(page).click();
    await expect(response(page)).toContainText("Written by double, kept from an earlier time you asked");
    const again = page.waitForRequest("**/api/ai/assist");
    await response(page).getByRole("button", { name: "Ask again" }).click();
    expect((await again).headers()["cache-control"]).toBe("no-cache");
    await expect(response(page)).toContainText("Written by double");
    await expect(response(page)).not.toContainText("kept from an earlier time");
  });

  test("Ask again after a reload asks the same question", async ({ page }) => {
    const question = `assistant-reload ${crypto.randomUUID()}`;
    await askFreely(page, question);
    await expect(response(page)).toContainText("Written by double");
    await page.reload();
    await page.getByLabel("Your question").fill("something else");
    const request = nextRequest(page);
    await response(page).getByRole("button", { name: "Ask again" }).click();
    expect(await request).toMatchObject({ task: "general", input: question });
    await expect(response(page)).toContainText("Written by double");
  });
});
