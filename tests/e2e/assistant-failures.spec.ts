import { expect, test } from "../support/app.ts";
import { answered, askButton, askFreely, failure, response } from "../support/assistant.ts";
import { listenForSecrets } from "../support/secrets.ts";
import { SERVERS } from "../support/servers.ts";
import { expectModel, expectStandIn, sayInstead } from "../support/stand-in.ts";

test.beforeEach(async ({ signIn, expectConsoleError }) => {
  await signIn();
  expectConsoleError("Failed to load resource");
});

const ours = (message: string) => ({
  success: false,
  error: message,
  message,
  code: "internal",
  requestId: "1",
});

/** Each sentence of the catalogue (spec §8) and what causes it. */
const ANSWERS = {
  "the server's own sentence": [
    { status: 500, json: ours("Something went wrong here.") },
    "Something went wrong here.",
  ],
  "a status that isn't ours": [
    { status: 502, body: "<h1>Bad gateway of a proxy</h1>" },
    "AI request failed: Bad Gateway",
  ],
  "a person's sentence in an error field": [
    { status: 503, json: { error: "The assistant is being looked after." } },
    "The assistant is being looked after.",
  ],
  "a short text of the body": [
    { status: 503, contentType: "text/plain", body: "The assistant is being looked after.\n" },
    "The assistant is being looked after.",
  ],
  "events that aren't the assistant's": [
    { contentType: "text/event-stream", body: 'event: delta\ndata: {"words":4}\n\n' },
    "Error fetching AI response.",
  ],
  "a page in place of events": [
    { status: 200, body: "<h1>Please log in</h1>" },
    "The answer broke off before its end. Try again.",
  ],
} as const;

for (const [what, [answer, sentence]] of Object.entries(ANSWERS)) {
  test(`${what}: the red box says so, the question stays, and Retry works`, async ({ page, axe }) => {
    await page.route("**/api/ai/assist", (route) => route.fulfill(answer), { times: 1 });
    await askFreely(page, "How do I hook?");
    await expect(failure(page)).toContainText("AI processing failed");
    await expect(failure(page)).toContainText(sentence);
    await expect(failure(page)).not.toContainText(/proxy|log in/u);
    await expect(page.getByLabel("Your question")).toHaveValue("How do I hook?");
    expect(await axe(page)).toEqual([]);
    await failure(page).getByRole("button", { name: "Retry" }).click();
    await expect(response(page)).toContainText("Written by");
    await expect(failure(page)).toHaveCount(0);
  });
}

test("a failed answer without any words for it reads 'AI request failed'", async ({ page }) => {
  // HTTP/2 has no status texts; a browser then gives an empty one.
  await page.addInitScript(() => {
    Object.defineProperty(Response.prototype, "statusText", { get: () => "" });
  });
  await page.route("**/api/ai/assist", (route) => route.fulfill({ status: 502, body: "" }));
  await askFreely(page, "How?");
  await expect(failure(page).getByText("AI request failed", { exact: true })).toBeVisible();
});

test("a server that can't be reached, and being offline, say so and keep what was typed", async ({
  page,
  context,
}) => {
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await askFreely(page, "How do I hook?");
  await expect(failure(page)).toContainText(
    "Crescendo can't be reached right now. Check your connection and try again.",
  );
  await context.setOffline(true);
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(failure(page)).toContainText("You're offline. Try again when you're connected.");
  await expect(page.getByLabel("Your question")).toHaveValue("How do I hook?");
  await context.setOffline(false);
  await expect(failure(page)).toContainText("You're back online. Try again.");
  await expect(failure(page)).not.toContainText("offline");
  await failure(page).getByRole("button", { name: "Retry" }).click();
  await expect(response(page)).toContainText("Written by");
});

test("a new question clears the error before it", async ({ page }) => {
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await askFreely(page, "How do I hook?");
  await expect(failure(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/ai/assist", async (route) => {
    await held.promise;
    await route.fulfill(answered("So."));
  });
  await askButton(page).click();
  await expect(page.getByRole("button", { name: "Thinking..." })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  held.resolve();
  await expect(response(page)).toContainText("So.");
});

test("a failed Ask again leaves the answer before it", async ({ page }) => {
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered("The first answer.")), { times: 1 });
  await askFreely(page, "How?");
  await expect(response(page)).toContainText("The first answer.");
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await response(page).getByRole("button", { name: "Ask again" }).click();
  await expect(failure(page)).toBeVisible();
  await expect(response(page)).toContainText("The first answer.");
});

test("where the renderer of Markdown can't be had, the answer is read as it was written", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to fetch dynamically imported module");
  await page.route("**/assets/markdown-text-*.js", (route) => route.abort());
  await page.route("**/api/ai/assist", (route) => route.fulfill(answered("Start **here**.")));
  await askFreely(page, "How?");
  await expect(response(page)).toContainText("Start **here**.");
  await expect(response(page).getByRole("button", { name: "Copy" })).toBeVisible();
});

test.describe("with a model", () => {
  test.use({ baseURL: SERVERS.model.url });

  test("over its limit, the built-in engine answers, which is said under the words, until Ask again", async ({
    page,
    axe,
  }) => {
    const expectNoSecrets = listenForSecrets(page);
    await askFreely(page, "assistant-busy: how do I hook my viewers?");
    await expectStandIn(page, "busy");
    await expect(response(page).getByRole("article")).toContainText(/hook/iu);
    await expect(page.getByLabel("Your question")).toHaveValue("assistant-busy: how do I hook my viewers?");
    expect(await axe(page)).toEqual([]);
    await expectNoSecrets();

    await sayInstead(page, "**/api/ai/assist", "assistant-busy", "assistant-well");
    await response(page).getByRole("button", { name: "Ask again" }).click();
    await expectModel(page);
    await expect(response(page)).toContainText("Heard:");
    await expectNoSecrets();
  });

  test("whose answer breaks off, the words that came stay with the reason", async ({ page }) => {
    await askFreely(page, `assistant-cut ${crypto.randomUUID()}`);
    await expect(failure(page)).toContainText("The AI service can't be reached right now.");
    await expect(response(page)).toContainText("These words came, and no others.");
  });
});
