import { expect, test } from "../support/app.ts";
import { ideasIn, sidewaysScroll } from "../support/ideas.ts";
import { askForReplies, comment, commentsBox, options, suggest } from "../support/replies.ts";

const MIXED = [
  "Your editing is amazing, thank you",
  "What camera do you use?",
  "The music is way too loud",
  "Can you make a video about budget lenses",
  "Check out my channel for free robux",
  "you're such an idiot",
  "I want to end my life",
  "昨日見ました",
];

test.beforeEach(({ signIn }) => signIn());

test("a creator pastes comments, sees what each calls for, copies a reply and ticks it off", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.getByRole("link", { name: "Reply Assistant" }).click();
  await expect(page.getByText("Replies appear here")).toBeVisible();
  await commentsBox(page).fill(`\n${MIXED.join("\n\n")}\n`);
  await expect(page.getByText("8 of 50", { exact: true })).toBeVisible();
  await suggest(page).click();

  const kinds = [
    "Praise",
    "Question",
    "Criticism",
    "Suggestion",
    "Looks like spam",
    "Hostile",
    "Needs you",
    "Comment",
  ];
  for (const [index, kind] of kinds.entries()) {
    const card = comment(page, index + 1);
    await expect(card.getByRole("blockquote")).toHaveText(MIXED[index] ?? "");
    await expect(card.getByText(kind, { exact: true })).toBeVisible();
    await expect(options(card)).toHaveCount(
      ["Looks like spam", "Hostile", "Needs you"].includes(kind) ? 1 : 3,
    );
  }
  await expect(comment(page, 5)).toContainText("Better not to answer: hide it or report it.");
  await expect(comment(page, 7)).toContainText("point them to a local crisis line or the emergency services");
  await expect(comment(page, 1)).toContainText("Reads positive");
  await expect(page.getByText("Written by Crescendo's built-in engine", { exact: true })).toBeVisible();

  const option = options(comment(page, 1)).first();
  await option.click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await expect(option.locator(".lucide-check")).toBeVisible();
  expect(`Copy: ${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(
    await option.textContent(),
  );

  await comment(page, 1).getByLabel("Answered").check();
  await expect(page.getByText("1 of 8 answered")).toBeVisible();
});

test("the summary has percentages that add up, an overview, a goal, and says how it is measured", async ({
  page,
}) => {
  await askForReplies(page, ...MIXED);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary.getByRole("definition")).toHaveText([/^\d+%$/u, /^\d+%$/u, /^\d+%$/u]);
  const percents = await summary.getByRole("definition").allInnerTexts();
  expect(percents.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
  await expect(summary).toContainText("8 comments: ");
  await expect(summary).toContainText("One comment needs you in person: read that one before any other.");
  const how = summary.getByText(
    "How this is measured: 1 comment is in another language, so it counts as neutral",
  );
  await how.click();
  await expect(
    summary.getByText(/\(AFINN\), Spanish, French, German and Portuguese, with negation/u),
  ).toBeVisible();
});

test("no comment at all is told in a toast, and nothing is asked", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => (asked += request.url().includes("/api/ai/assist") ? 1 : 0));
  await page.goto("/dashboard?section=reply-assistant");
  await suggest(page).click();
  await expect(page.getByText("Add at least one comment")).toBeVisible();
  await expect(commentsBox(page)).toBeFocused();
  await commentsBox(page).fill("  \n\t\n ");
  await suggest(page).click();
  await expect(page.getByText("Add at least one comment")).toHaveCount(2);
  await expect(page.getByText("Replies appear here")).toBeVisible();
  expect(asked).toBe(0);
});

test("too many comments and too long ones are told as they are typed, and aren't sent", async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => (asked += request.url().includes("/api/ai/assist") ? 1 : 0));
  await page.goto("/dashboard?section=reply-assistant");
  await commentsBox(page).fill(Array.from({ length: 53 }, (_, index) => `Nice ${index}`).join("\n"));
  await expect(
    page.getByText("At most 50 comments at a time: take 3 out and answer them next."),
  ).toBeVisible();
  await expect(commentsBox(page)).toHaveAttribute("aria-invalid", "true");
  await suggest(page).click();
  await expect(commentsBox(page)).toBeFocused();
  await commentsBox(page).fill(`Nice\n${"a".repeat(1200)}`);
  await expect(page.getByText("Comment 2 is 200 characters too long: at most 1,000 fit.")).toBeVisible();
  await suggest(page).click();
  expect(asked).toBe(0);
  await commentsBox(page).fill("Nice");
  await suggest(page).click();
  await expect(comment(page, 1)).toBeVisible();
});

test("50 comments of 1,000 characters are answered", async ({ page }) => {
  await askForReplies(page, ...Array.from({ length: 50 }, (_, index) => `${index} `.padEnd(1000, "why so ")));
  await expect(page.getByRole("article")).toHaveCount(50);
  await expect(page.getByText("0 of 50 answered")).toBeVisible();
});

test("each tone answers in its own words", async ({ page }) => {
  await askForReplies(page, "Love it");
  await expect(options(page)).toHaveCount(3);
  const seen: string[] = [];
  for (const tone of ["Casual", "Motivational", "Funny", "Techy", "Professional"]) {
    await page.getByLabel("Tone").selectOption(tone);
    const answer = page.waitForResponse("**/api/ai/assist");
    await suggest(page).click();
    const { reply } = await (await answer).json();
    const [first = ""] = JSON.parse(reply).replies[0].options;
    await expect(options(page).first()).toHaveText(`Copy: ${first}`);
    seen.push(...(await options(page).allInnerTexts()));
  }
  expect(new Set(seen).size).toBe(15);
});

test("Suggest again and Other options bring other replies, the latter to one comment alone", async ({
  page,
}) => {
  await askForReplies(page, "Love it", "Nice one");
  await expect(options(page)).toHaveCount(6);
  const texts = () => options(page).allInnerTexts();
  const before = await texts();
  await comment(page, 1).getByLabel("Answered").check();
  await comment(page, 2).getByRole("button", { name: "Other options" }).click();
  await expect.poll(async () => (await texts()).slice(3)).not.toEqual(before.slice(3));
  expect((await texts()).slice(0, 3)).toEqual(before.slice(0, 3));
  await expect(page.getByText("1 of 2 answered")).toBeVisible();
  await page.getByRole("button", { name: "Suggest again" }).click();
  await expect(page.getByText("0 of 2 answered")).toBeVisible();
  expect((await texts()).slice(0, 3)).not.toEqual(before.slice(0, 3));
});

test("a question becomes a saved idea that carries the comment, without contact details in the request", async ({
  page,
}) => {
  const question = "Hey @ada, how do you clean a cast iron pan? Write me at me@example.org";
  await askForReplies(page, question, "Love it");
  await expect(comment(page, 2).getByRole("button", { name: "Make it a video idea" })).toHaveCount(0);
  const request = page.waitForRequest("**/api/ai/assist");
  await comment(page, 1).getByRole("button", { name: "Make it a video idea" }).click();
  expect((await request).postDataJSON()).toMatchObject({
    task: "video_ideas",
    input: { topic: "Hey, how do you clean a cast iron pan? Write me at", count: 1 },
  });
  await expect(page.getByText("Idea saved")).toBeVisible();
  await expect(comment(page, 1).getByRole("link", { name: "Saved as an idea" })).toBeVisible();
  expect(await ideasIn(page)).toMatchObject([{ comment: question }]);

  await page.getByRole("button", { name: "Open Saved Ideas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Video Ideas" })).toBeVisible();
  const card = page.getByRole("article");
  await expect(card.getByRole("term")).toHaveText(["Audience", "Call to action", "Answers the comment"]);
  await expect(card.getByRole("definition").last()).toHaveText(question);
  await page.getByLabel("Search saved ideas").fill("me@example");
  await expect(card).toHaveCount(1);
});

test("an idea that can't be had is told at its comment, and Retry brings it", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await askForReplies(page, "How do you clean a pan?");
  await page.route("**/api/ai/assist", (route) => route.abort(), { times: 1 });
  await comment(page, 1).getByRole("button", { name: "Make it a video idea" }).click();
  const failure = comment(page, 1).getByRole("alert");
  await expect(failure).toContainText("AI processing failed");
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(comment(page, 1).getByRole("link", { name: "Saved as an idea" })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("what is typed, answered and ticked off survives another section and a reload", async ({ page }) => {
  await page.goto("/dashboard?section=reply-assistant");
  await page.getByLabel("Tone").selectOption("Techy");
  await askForReplies(page, "Love it", "Why?");
  await expect(options(page)).toHaveCount(6);
  await comment(page, 2).getByLabel("Answered").check();
  const before = await options(page).allInnerTexts();
  await commentsBox(page).fill("typed but not asked");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "Reply Assistant" }).click();
  for (const _ of ["another section", "a reload"]) {
    await expect(options(page)).toHaveText(before.map((text) => text.replace(/^Copy:\s*/u, "Copy: ")));
    await expect(commentsBox(page)).toHaveValue("typed but not asked");
    await expect(page.getByLabel("Tone")).toHaveValue("techy");
    await expect(comment(page, 2).getByLabel("Answered")).toBeChecked();
    await expect(comment(page, 1).getByLabel("Answered")).not.toBeChecked();
    await page.reload();
  }
});

test("everything works from the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/dashboard?section=reply-assistant");
  await commentsBox(page).focus();
  await page.keyboard.insertText("Love it");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Tone")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(options(page)).toHaveCount(3);
  await comment(page, 1).getByLabel("Answered").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 1 answered")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
});

test("a browser that forbids copying says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await askForReplies(page, "Love it");
  await options(page).first().click();
  await expect(page.getByText("Couldn't copy")).toBeVisible();
});

test("comments in any script, with markup or endless words, stay text and keep to a phone's width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const comments = [
    `<img src=x onerror="document.title='owned'"> <b>bold</b>`,
    "W".repeat(900),
    "مرحبا، كيف تصنع هذا؟",
    "\u202Edesrever si siht",
    "素晴らしい動画です🔥",
  ];
  await askForReplies(page, ...comments);
  await expect(page.getByRole("blockquote")).toHaveText(comments);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await expect(page.locator("main :is(img, b, script)")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
  await expect(comment(page, 5)).toContainText(
    "The built-in engine doesn't write the language of this comment",
  );
});

test("axe finds nothing on the form, on an answer and on what is wrong with a comment", async ({
  page,
  axe,
}) => {
  await page.goto("/dashboard?section=reply-assistant");
  await expect(page.getByText("Replies appear here")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await askForReplies(page, ...MIXED);
  await page.getByText("How this is measured").click();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, theme);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    expect(await axe(page), theme).toEqual([]);
  }
  await commentsBox(page).fill("a".repeat(1200));
  await expect(page.getByText("Comment 1 is 200 characters too long")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
