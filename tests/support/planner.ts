import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { PlanAnswer, type PlannedPost, type PostPlan, SavedPlan } from "#shared/contracts/planner.ts";
import { itemsIn } from "./assistant.ts";

export const PLANNER = "/ai-post-planner";
export const PLAN_CALL = "**/api/post-plan";

/** A post of a plan. */
export function plannedPost(part: Partial<PlannedPost> = {}): PlannedPost {
  return {
    day: 1,
    title: "Bread from one bowl",
    hook: "Your oven isn't the problem.",
    format: "Step-by-step tutorial",
    time: "20:00",
    why: "It answers what people ask first.",
    ...part,
  };
}

/** A plan with a post on each of these days, each with a title of its own, as the server answers. */
export function planAnswer(days: readonly number[], parts: Partial<PlannedPost>[] = []): PlanAnswer {
  const words = "amber birch cedar dune ember fjord grove heath inlet jetty knoll ledge marsh nook".split(
    " ",
  );
  const posts = days.map((day, index) =>
    plannedPost({ day, title: `About ${words[index] ?? day}`, ...parts[index] }),
  );
  const plan: PostPlan = {
    postingDays: [...days],
    growthPercentage: "+2–4%",
    growthBasis: "A planning estimate, not a forecast.",
    days: posts,
  };
  return { plan, engine: "built-in", cached: false };
}

let made = 0;

/** A saved plan; each is a day newer than the one made before it. */
export function savedPlan(part: Partial<SavedPlan> = {}): SavedPlan {
  made += 1;
  return {
    ...planAnswer([1, 8, 15, 22]),
    id: `plan-${made}`,
    name: `Plan number ${made}`,
    savedAt: new Date(Date.UTC(2026, 0, made, 12)).toISOString(),
    request: { postsPerWeek: 1, videoLength: "1 minute", niche: "Cooking & Recipes" },
    start: "",
    ...part,
  };
}

export const postsPerWeek = (page: Page) => page.getByLabel("Posts Per Week");
export const videoLength = (page: Page) => page.getByLabel("Video Length");
export const niche = (page: Page) => page.getByLabel("Content Niche");
export const generate = (page: Page) => page.getByRole("button", { name: "Generate Plan", exact: true });
export const grid = (page: Page) => page.getByRole("grid", { name: "30-day calendar" });
export const back = (page: Page) => page.getByRole("button", { name: "← Back" });
export const planHeading = (page: Page) => page.getByRole("heading", { name: "Your 30-Day Success Plan" });

/** A day of the calendar. */
export const cell = (page: Page, day: number): Locator =>
  grid(page).getByRole("gridcell", { name: new RegExp(`^Day ${day}\\b`, "u") });

/** The days that are posting days on the screen. */
export async function postingDays(page: Page): Promise<number[]> {
  const marked = grid(page)
    .getByRole("gridcell")
    .filter({ has: page.getByText("Post", { exact: true }) });
  const days = await marked.evaluateAll((cells) => cells.map((one) => one.getAttribute("data-day")));
  return days.map(Number);
}

interface Answers {
  readonly posts?: string;
  readonly length?: string;
  readonly niche?: string;
}

export async function fillIn(page: Page, answers: Answers = {}): Promise<void> {
  await postsPerWeek(page).fill(answers.posts ?? "3");
  await videoLength(page).selectOption(answers.length ?? "1 minute");
  await niche(page).selectOption(answers.niche ?? "Cooking & Recipes");
}

/** Opens the planner's page, asks for a plan and waits for nothing. */
export async function askForPlan(page: Page, answers: Answers = {}, base = ""): Promise<void> {
  await page.goto(`${base}${PLANNER}`);
  await fillIn(page, answers);
  await generate(page).click();
}

/** The same with an answer of the test's own. */
export async function openPlan(page: Page, answer: PlanAnswer): Promise<void> {
  await page.route(PLAN_CALL, (route) => route.fulfill({ json: answer }), { times: 1 });
  await askForPlan(page);
  await planHeading(page).waitFor();
}

/** The plan in the server's next answer. */
export async function nextPlan(page: Page): Promise<PostPlan> {
  const response = await page.waitForResponse(PLAN_CALL);
  return PlanAnswer.parse(await response.json()).plan;
}

/** The plans the browser holds now. */
export const plansIn = (page: Page): Promise<SavedPlan[]> => itemsIn(page, "plans", SavedPlan);

/** What a button hands the browser to save. */
export async function fileOf(page: Page, button: string): Promise<{ name: string; text: string }> {
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await arrived;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
