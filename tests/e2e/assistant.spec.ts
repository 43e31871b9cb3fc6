import { expect, test } from "../support/app.ts";
import {
  answered,
  askButton,
  askFreely,
  nextRequest,
  response,
  SECTION,
  taskSelect,
} from "../support/assistant.ts";
import { sidewaysScroll } from "../support/ideas.ts";

/** What each task is sent when every field is filled: its main field first. */
const TASKS: Record<string, { task: string; fields: Record<string, string>; sent: unknown }> = {
  "Video Idea Generator": {
    task: "video_idea",
    fields: { "What the video is about": "watches", Platform: "TikTok" },
    sent: { topic: "watches", platform: "TikTok" },
  },
  "Monetization Insights": {
    task: "monetize",
    fields: {
      "Your niche": "watches",
      Platform: "YouTube Shorts",
      "Audience size": "2,400",
      "Where most viewers live": "Germany",
      "What you want to know": "Sponsors?",
    },
    sent: {
      niche: "watches",
      platform: "YouTube Shorts",
      audienceSize: "2,400",
      country: "Germany",
      question: "Sponsors?",
    },
  },
  "Video Optimizer": {
    task: "optimize_video",
    fields: {
      "Video title": "Ticks",
      Description: "Of a watch",
      Tags: "watch, tick",
      Niche: "Art",
      Transcript: "Hi",
    },
    sent: { title: "Ticks", description: "Of a watch", tags: "watch, tick", niche: "Art", transcript: "Hi" },
  },
  "Ask Anything": { task: "general", fields: { "Your question": "How?" }, sent: "How?" },
  "Growth prediction": {
    task: "growth_prediction",
    fields: {
      "Your niche": "watches",
      Platform: "TikTok",
      "Followers now": "10",
      "Earlier numbers": "May, 5",
    },
    sent: { niche: "watches", platform: "TikTok", followers: "10", history: "May, 5" },
  },
  "Daily briefing": {
    task: "daily_briefing",
    fields: { "Your niche": "watches", Platform: "TikTok", Goal: "a habit" },
    sent: { niche: "watches", platform: "TikTok", goal: "a habit" },
  },
  "Thumbnail advice": {
    task: "thumbnail_advice",
    fields: { "Video title": "Ticks", Niche: "Art", Description: "Of a watch" },
    sent: { title: "Ticks", niche: "Art", description: "Of a watch" },
  },
  "Competitor insights": {
    task: "competitor_insights",
    fields: { "Your niche": "watches", "Channels you watch": "A, B", "What you noticed": "Long hooks" },
    sent: { niche: "watches", competitors: "A, B", notes: "Long hooks" },
  },
  "Voice to text": {
    task: "voice_to_text",
    fields: { "Raw transcript": "um so", "What to keep as it is": "um" },
    sent: { transcript: "um so", keep: "um" },
  },
  "Text-to-speech script": {
    task: "tts_script",
    fields: { "Text to be spoken": "Tick.", Voice: "calm" },
    sent: { text: "Tick.", voice: "calm" },
  },
  "30-day content calendar": {
    task: "content_calendar",
    fields: { "Your niche": "watches", Platform: "TikTok", "Posts per week": "3", "First day": "2026-12-01" },
    sent: { niche: "watches", platform: "TikTok", perWeek: "3", start: "2026-12-01" },
  },
  "Performance analysis": {
    task: "performance_analysis",
    fields: { "Your numbers": "views, 12", Niche: "Art" },
    sent: { data: "views, 12", niche: "Art" },
  },
  Caption: {
    task: "caption",
    fields: { "What the post is about": "watches", Platform: "TikTok", Tone: "funny" },
    sent: { topic: "watches", platform: "TikTok", tone: "funny" },
  },
  "A/B test": {
    task: "ab_test",
    fields: { "Titles to test": "One\nTwo", Niche: "Art", Goal: "search" },
    sent: { titles: "One\nTwo", niche: "Art", goal: "search" },
  },
  "Crisis management": {
    task: "crisis_management",
    fields: { "What happened": "A wrong claim", Platform: "TikTok" },
    sent: { situation: "A wrong claim", platform: "TikTok" },
  },
};

test.beforeEach(({ signIn }) => signIn());

test("the select offers the four tasks, then every other helper under More helpers", async ({ page }) => {
  await page.goto(SECTION);
  await expect(page.getByRole("heading", { level: 1, name: "AI Assistant" })).toBeVisible();
  const select = taskSelect(page);
  await expect(select.locator("option")).toHaveText(Object.keys(TASKS));
  await expect(select.locator("> option")).toHaveText(Object.keys(TASKS).slice(0, 4));
  await expect(select.locator("optgroup")).toHaveAttribute("label", "More helpers");
  await expect(select).toHaveValue("general");
});

for (const [label, { task, fields, sent }] of Object.entries(TASKS)) {
  test(`${label} waits for its main field and sends just what it asks for`, async ({ page }) => {
    await page.route("**/api/ai/assist", (route) => route.fulfill(answered("Here you are.")));
    await page.goto(SECTION);
    await taskSelect(page).selectOption(label);
    const [main, ...more] = Object.entries(fields);
    if (main === undefined) throw new Error("a task without fields");
    const box = page.getByRole("textbox", { name: main[0], exact: true });
    await expect(askButton(page)).toBeDisabled();
    await box.fill("  \n ");
    await expect(askButton(page)).toBeDisabled();
    await box.fill(` ${main[1]} `);
    await expect(askButton(page)).toBeEnabled();

    const least = nextRequest(page);
    await askButton(page).click();
    const [name] = Object.keys(Object(sent));
    expect(await least).toMatchObject({
      task,
      input: typeof sent === "string" ? sent : { [name ?? ""]: main[1] },
    });
    expect(Object.keys(Object((await least).input))).toHaveLength(typeof sent === "string" ? sent.length : 1);
    await expect(response(page)).toContainText("Here you are.");

    for (const [field, text] of more) {
      const control = page.getByLabel(field, { exact: true });
      if (await control.evaluate((element) => element.tagName === "SELECT")) await control.selectOption(text);
      else await control.fill(text);
    }
    const all = nextRequest(page);
    await askButton(page).click();
    expect(await all).toMatchObject({ task, input: sent });
    await expect(response(page)).toContainText("Here you are.");
  });
}

test("a free question is answered from the playbook, and says by what", async ({ page }) => {
  await askFreely(page, "Why do viewers leave my Shorts after five seconds?");
  await expect(response(page)).toContainText("From Crescendo's growth playbook.");
  await expect(response(page)).toContainText("Written by Crescendo's built-in engine");
  const answer = page.getByRole("article", { name: "Why do viewers leave my Shorts after five seconds?" });
  await expect(answer.getByRole("listitem").first()).toBeVisible();
  await expect(answer.getByText("**")).toHaveCount(0);
});

test("a video idea is worked out about the creator's own topic", async ({ page }) => {
  await page.goto(SECTION);
  await taskSelect(page).selectOption("Video Idea Generator");
  await page.getByLabel("What the video is about").fill("vintage synth repair");
  await page.getByLabel("Platform").selectOption("YouTube long-form");
  await askButton(page).click();
  await expect(
    page.getByRole("article", { name: "Video Idea Generator: vintage synth repair" }),
  ).toContainText("synth repair");
});

test("every task keeps what was typed, across tasks, screens and a reload, with the last answer", async ({
  page,
}) => {
  await askFreely(page, "How do I hook?");
  await expect(response(page).getByRole("listitem").first()).toBeVisible();
  const answer = await response(page).innerText();
  await taskSelect(page).selectOption("Caption");
  await page.getByLabel("What the post is about").fill("日本語 🎸");
  await page.getByLabel("Tone").selectOption("techy");
  await taskSelect(page).selectOption("Crisis management");
  await expect(page.getByLabel("What happened")).toHaveValue("");
  await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
  await page.getByRole("link", { name: "AI Assistant", exact: true }).click();
  await expect(taskSelect(page)).toHaveValue("crisis_management");
  await page.reload();
  await taskSelect(page).selectOption("Caption");
  await expect(page.getByLabel("What the post is about")).toHaveValue("日本語 🎸");
  await expect(page.getByLabel("Tone")).toHaveValue("techy");
  await taskSelect(page).selectOption("Ask Anything");
  await expect(page.getByLabel("Your question")).toHaveValue("How do I hook?");
  await expect(response(page).getByRole("listitem").first()).toBeVisible();
  expect(await response(page).innerText()).toBe(answer);
});

test("the address chooses a task and fills it in, and never asks by itself", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const text = "a <b>watch</b> & ${more}";
  await page.goto(`${SECTION}&task=caption&text=${encodeURIComponent(text)}`);
  await expect(page.getByLabel("What the post is about")).toHaveValue(text);
  await expect(page).toHaveURL(SECTION);
  await page.goto(`${SECTION}&text=How%3F`);
  await expect(taskSelect(page)).toHaveValue("general");
  await expect(page.getByLabel("Your question")).toHaveValue("How?");
  await page.goto(`${SECTION}&task=caption`);
  await expect(page.getByLabel("What the post is about")).toHaveValue(text);
  await page.goto(`${SECTION}&task=unheard_of&text=Why%3F`);
  await expect(page.getByLabel("Your question")).toHaveValue("Why?");
  expect(calls.filter((url) => url.includes("/api/ai"))).toEqual([]);
});

test("titles, descriptions and tags show how much of YouTube's limits they use", async ({ page }) => {
  await page.goto(SECTION);
  await taskSelect(page).selectOption("Video Optimizer");
  const title = page.getByLabel("Video title");
  await title.fill("x".repeat(100));
  await expect(page.getByText("100 of 100 characters")).toBeVisible();
  await expect(title).not.toHaveAttribute("aria-invalid");
  await title.fill(`${"x".repeat(99)}🎸`);
  await expect(page.getByText("1 character too many.")).toBeVisible();
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(askButton(page)).toBeEnabled();
  await title.fill("Is 3 < 4?");
  await expect(page.getByText("YouTube refuses < and > in titles.")).toBeVisible();
  await page.getByLabel("Description").fill("🎸é");
  await expect(page.getByText("6 of 5,000 bytes")).toBeVisible();
  await page.getByLabel("Tags").fill("Foo-Baz, Foo Baz,,");
  await expect(page.getByText("17 of 500 characters")).toBeVisible();
});

test("titles to test are measured line by line", async ({ page }) => {
  await page.goto(SECTION);
  await taskSelect(page).selectOption("A/B test");
  await page.getByLabel("Titles to test").fill(`Short one\n\n${"y".repeat(103)}\nA <b> title`);
  const lines = page.getByRole("list", { name: "Length of each line" }).getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText("9 of 100 characters");
  await expect(lines.nth(1)).toContainText("3 characters too many.");
  await expect(lines.nth(2)).toContainText("YouTube refuses < and > in titles.");
});

test("what is longer than a field takes is kept, told and not sent", async ({ page }) => {
  await page.goto(SECTION);
  await taskSelect(page).selectOption("Voice to text");
  const box = page.getByLabel("Raw transcript");
  await box.fill("x".repeat(6001));
  await expect(page.getByText("1 character too many. At most 6,000 fit here.")).toBeVisible();
  await expect(askButton(page)).toBeDisabled();
  await box.fill("x".repeat(6000));
  await expect(page.getByText("6,000 of 6,000 characters")).toBeVisible();
  await expect(askButton(page)).toBeEnabled();
});

test("the keyboard chooses, types, asks and copies", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(SECTION);
  await taskSelect(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your question")).toBeFocused();
  await page.keyboard.type("How do I hook?");
  await page.keyboard.press("Control+Enter");
  await expect(response(page)).toContainText("Written by");
  await page.getByLabel("Your question").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("switch", { name: "Use memory" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(askButton(page)).toBeFocused();
  await response(page).getByRole("button", { name: "Copy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "From Crescendo's growth playbook.",
  );
});

test("axe finds nothing in the dark", async ({ page, axe, keep }) => {
  await keep({ "app-theme": "dark" });
  await page.goto(SECTION);
  await expect(page.getByRole("heading", { level: 2, name: "AI memory" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search" })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

for (const [label, { fields }] of Object.entries(TASKS))
  test(`'${label}' doesn't scroll sideways on a phone, and axe finds nothing in it`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(SECTION);
    await taskSelect(page).selectOption(label);
    for (const name of Object.keys(fields)) {
      const control = page.getByRole("textbox", { name, exact: true });
      if ((await control.count()) > 0 && name !== "First day") await control.fill("W".repeat(160));
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
  });
