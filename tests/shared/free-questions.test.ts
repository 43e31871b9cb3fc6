import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, LANGUAGES } from "#shared/rules/language.ts";
import { WORDING } from "#worker/ai/built-in/free/wording.ts";
import { entriesIn } from "#worker/ai/built-in/playbook/search.ts";
import { answerTo } from "../answers/ask.ts";

const sets = ["first", "second", "third", "fourth"].map((name) => ({ name, questions: questionsIn(name) }));
const ids = new Map<string, string>();

beforeAll(async () => {
  for (const language of LANGUAGES) for (const { title, id } of await entriesIn(language)) ids.set(title, id);
}, 180_000);

/** What a file of tests/support/free-questions asks, and what answers each. */
function questionsIn(name: string): { wanted: string; question: string }[] {
  const file = new URL(`../support/free-questions/${name}.txt`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [wanted = "", question = ""] = line.split(" | ");
      return { wanted, question };
    });
}

/** The entry that came first, or the kind of answer. */
function kindOf(reply: string): string {
  const title = /^## (.*)/u.exec(reply)?.[1];
  if (title !== undefined) return ids.get(title) ?? "command";
  // What a task wrote may say first what it knows of the subject.
  if (/^## /mu.test(reply)) return "command";
  for (const words of Object.values(WORDING)) {
    if (reply.startsWith(words.didYouMean)) return "did you mean";
    if (reply.startsWith(words.nothing)) return "nothing";
    if (reply === words.offTopic) return "off-topic";
    if (reply === words.noMemory) return "follow-up";
    if (Object.values(words.harm).includes(reply)) return "harm";
    if ([words.hello, words.thanks, words.who, words.abilities].includes(reply)) return "small-talk";
    if (reply.includes(words.subjectNote.slice(0, 20))) return "subject";
  }
  return "command";
}

describe.each(sets)("of the $name set of free questions", ({ questions }) => {
  test.each(questions)("“$question” is answered by $wanted", async ({ wanted, question }) => {
    const { reply } = await answerTo({ task: "general", input: question, opts: { seed: 1 } });
    expect(wanted.split(", ")).toContain(kindOf(reply));
  });
});

/** The least share of questions that must be answered by their entry first, in percent. */
const LEAST: readonly (readonly [language: Language, percent: number])[] = [
  ["en", 80],
  ["es", 80],
  ["fr", 65],
  ["de", 85],
  ["pt", 80],
];

describe("of questions that tuned nothing", () => {
  test.each(LEAST)("in %s, %i of 100 are answered first by what answers them", async (language, percent) => {
    const questions = questionsIn(`later-${language}`);
    const replies = await Promise.all(
      questions.map(({ question: input }) => answerTo({ task: "general", input, opts: { seed: 1 } })),
    );
    const lost = questions.filter(
      ({ wanted }, at) => !wanted.split(", ").includes(kindOf(replies[at]?.reply ?? "")),
    );
    expect(
      100 - (100 * lost.length) / questions.length,
      lost.map(({ question }) => question).join("\n"),
    ).toBeGreaterThanOrEqual(percent);
  });
});

test("a question in another language than the answer's is answered in the one asked for", async () => {
  const { reply } = await answerTo({
    task: "general",
    input: "what's a good click-through rate, in spanish please",
    opts: { seed: 1 },
  });
  expect(reply).toContain(WORDING.es.note);
  expect(kindOf(reply)).toBe("click-through-rate");
});

describe("a wish about the last answer", () => {
  const asked = (input: string, memory: string) =>
    answerTo({ task: "general", input, memory, opts: { seed: 1 } });
  const ctr = "Creator: what's a good ctr\n\nCrescendo: ## What is a good click-through rate?\n\nIt depends.";

  test("gives it in another language", async () => {
    const { reply } = await asked("in Spanish please", ctr);
    expect(reply).toContain(WORDING.es.note);
    expect(kindOf(reply)).toBe("click-through-rate");
  });

  test("gives the same entry, shorter", async () => {
    const { reply } = await asked("make it shorter", ctr);
    const whole = await asked("what's a good ctr", "");
    expect(kindOf(reply)).toBe("click-through-rate");
    expect(reply.length).toBeLessThan(whole.reply.length);
  });

  test("gives the next entry, also after another wish", async () => {
    const { reply } = await asked("another one", `${ctr}\n\nCreator: shorter\n\nCrescendo: It depends.`);
    expect(kindOf(reply)).not.toBe("click-through-rate");
  });

  test("writes a script for another platform", async () => {
    const memory = "Creator: write me a script about sourdough for TikTok\n\nCrescendo: [0:00] HOOK";
    const { reply } = await asked("and for YouTube?", memory);
    expect(reply).toContain("PROMISE");
  });

  test("says what it can't do without a model", async () => {
    expect((await asked("more casual", ctr)).reply).toBe(WORDING.en.cantRestyle);
  });
});

describe("a command", () => {
  test.each([
    ["3 ideas about candles", /^### 1\. .*\n[^]*^### 3\. /mu],
    ["dame 3 ideas sobre velas", /^### 3\. /mu],
    ["plan my week: sourdough", /^### Tuesday: /mu],
    ["hashtags for a yoga video", /^#\p{L}/u],
    ["write me a 30 second script about sourdough for TikTok", /^- \*\*Say:\*\* /mu],
    ["reply to this comment: your audio is terrible", /^> /u],
    ["title ideas for a video about dog training", /^1\. \p{Lu}.*\n2\. /u],
    ["plan my week", /^About what\?/u],
  ])("“%s” comes as Markdown", async (input, form) => {
    const { reply } = await answerTo({ task: "general", input, opts: { seed: 1 } });
    expect(reply).toMatch(form);
    expect(reply).not.toMatch(/^[{[]/u);
  });
});
