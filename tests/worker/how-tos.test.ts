import niches from "virtual:knowledge/niches";
import { beforeAll, expect, test } from "vitest";
import { IdeasRequest } from "#shared/contracts/ideas.ts";
import { ScriptRequest } from "#shared/contracts/scripts.ts";
import type { HowTo } from "#shared/contracts/subject-card.ts";
import { spokenText, wordsIn } from "#shared/rules/scripts.ts";
import { writeIdeas } from "#worker/ai/built-in/ideas/write-ideas.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { taskFits } from "#worker/ai/built-in/scripts/steps.ts";
import { writeScript } from "#worker/ai/built-in/scripts/write-script.ts";
import { gather } from "#worker/ai/material/gather.ts";

const LONG = { timeout: 240_000 };
/** Of all names of tasks; the others are another card's own, or are taken for words of another language. */
const FOUND = 0.95;
const SECONDS = 60;

let howTos: HowTo[] = [];

beforeAll(async () => {
  const folders = await Promise.all(Object.values(niches).map((folder) => folder.en()));
  howTos = folders.flatMap(({ default: cards }) => Object.values(cards).flatMap((card) => card.howTos ?? []));
});

/** What is known of a task by its usual name, where that leads to it. */
async function materialOf({ subject, names: [name = subject] }: HowTo) {
  const material = await gather({ text: `how to ${name}` }, "none");
  return material.subject?.name === subject ? { material, topic: `how to ${name}` } : undefined;
}

test("a task is found by what people type for it", LONG, async () => {
  const names = howTos.flatMap(({ subject, names: typed }) =>
    [subject, ...typed].map((name) => [subject, name]),
  );
  expect(names.length).toBeGreaterThan(1000);
  const missed: string[] = [];
  for (const [subject, name = ""] of names) {
    const found = await gather({ text: name }, "none");
    if (found.subject?.name !== subject) missed.push(`${name}: ${found.subject?.name}`);
  }
  expect(missed.length / names.length, missed.join("\n")).toBeLessThan(1 - FOUND);
});

test("a script of a minute tells every step of the task it names, in order", LONG, async () => {
  let told = 0;
  for (const howTo of howTos) {
    const found = await materialOf(howTo);
    if (found === undefined || !taskFits(howTo.steps, wordsIn(SECONDS))) continue;
    // Which of two things to choose is weighed instead.
    if (found.material.brief.form === "comparison") continue;
    const request = ScriptRequest.parse({ topic: found.topic, platform: "TikTok", seconds: SECONDS });
    const said = spokenText(writeScript(request, seededRandom(7), found.material).answer).toLowerCase();
    let place = 0;
    for (const step of found.material.subject?.steps ?? []) {
      place = said.indexOf(step.do.toLowerCase(), place);
      expect(place, `${howTo.subject}: ${step.do}\n${said}`).toBeGreaterThanOrEqual(0);
    }
    told += 1;
  }
  expect(told).toBeGreaterThan(howTos.length / 2);
});

test("four of five ideas for a task rest on it", LONG, async () => {
  for (const howTo of howTos) {
    const found = await materialOf(howTo);
    if (found === undefined) continue;
    const request = IdeasRequest.parse({ topic: found.topic, count: 5 });
    const { ideas } = writeIdeas(request, seededRandom(3), found.material).answer;
    const own = JSON.stringify([howTo.mistake, howTo.question, howTo.steps]);
    const resting = ideas.filter(({ restsOn = [] }) =>
      restsOn.some(({ text }) => own.includes(JSON.stringify(text))),
    );
    expect(resting.length, `${howTo.subject}\n${JSON.stringify(ideas, null, 1)}`).toBeGreaterThanOrEqual(4);
  }
});

test("a step that the creator leaves away isn't told", async () => {
  const whole = await gather({ text: "poached eggs" }, "none");
  const without = await gather({ text: "poached eggs without a sieve" }, "none");
  const steps = ({ subject }: typeof whole) => (subject?.steps ?? []).map((step) => step.do).join(" ");
  expect(whole.subject?.task?.within).toBe("cooking eggs");
  expect(steps(whole)).toMatch(/sieve/u);
  expect(steps(without)).not.toMatch(/sieve/u);
});
