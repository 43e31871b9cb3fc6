import { describe, expect, test } from "vitest";
import { type AssistRequest, TASK_NAMES, type TaskName } from "#shared/contracts/assistant.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import { LANGUAGES } from "#shared/rules/language.ts";
import { writeIdeas } from "#worker/ai/built-in/ideas/write-ideas.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { gather } from "#worker/ai/material/gather.ts";
import type { PublicSignal } from "#worker/ai/material/material.ts";
import { referenceOf } from "#worker/ai/material/reference.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { aiDouble, askSite, callsAbout, liveSources, replyIn, replyTo } from "../support/api.ts";
import { askedOf, newWord } from "../support/public-sources.ts";

const ideasIn = (reply: string) => IdeasReply.parse(JSON.parse(reply)).ideas;
const request = { topic: "", niche: "", platform: undefined, format: undefined, audience: "" };

/** What somebody searches for, or an article tells of. */
function signal(kind: PublicSignal["kind"], text: string): PublicSignal {
  const source = kind === "search" ? "youtube-suggest" : "wikipedia";
  return { kind, text, source, label: `${source} on 2026-11-22` };
}

describe("ideas for a subject nobody here knows", () => {
  test("are what people search for and what its article tells of, and say so", async () => {
    const topic = `gribbling ${newWord()}`;
    const { reply, known, questions } = await replyTo(
      { task: "video_ideas", input: { topic, count: 5 }, opts: { seed: 1 } },
      liveSources(),
    );
    expect(known).toBe(false);
    expect(questions).toHaveLength(3);
    const ideas = ideasIn(reply);
    const rests = ideas.flatMap(({ restsOn = [] }) => restsOn);
    expect(rests.map(({ source }) => source).toSorted()).toEqual([
      "wikipedia",
      ...Array.from({ length: 4 }, () => "youtube-suggest"),
    ]);
    for (const { title, description, viralScore, restsOn = [] } of ideas) {
      const [first] = restsOn;
      expect(title.toLowerCase()).toContain(first?.text.toLowerCase());
      expect(description).toContain(first?.text);
      expect(first?.label).toMatch(/(?:YouTube searches on|Wikipedia: Gribbling \w+,) \d{4}-\d\d-\d\d$/u);
      expect(viralScore).toBeLessThan(55);
    }
  });

  test.each(LANGUAGES)("fill every place in %s, with no title twice", async (language) => {
    const signals = [
      ...Array.from({ length: 8 }, (_, index) => signal("search", `gribbling nummer ${index}`)),
      ...Array.from({ length: 5 }, (_, index) => signal("part", `Teil ${index}`)),
    ];
    const about = { text: "gribbling", language };
    const material = await gather(about, "none", async () => signals);
    for (let seed = 0; seed < 20; seed += 1) {
      const { ideas } = writeIdeas(
        { ...request, topic: "gribbling", count: 13 },
        seededRandom(seed),
        material,
      ).answer;
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(13);
      for (const { title, hook, description } of ideas) {
        expect(title.length).toBeLessThanOrEqual(100);
        expect(`${title} ${hook} ${description}`).not.toMatch(/undefined|\[object|[<>]/u);
      }
    }
  });

  test("are worked out in prose with the interest in them", async () => {
    const { reply, restsOn = [] } = await replyTo(
      { task: "video_idea", input: { topic: `gribbling ${newWord()}` } },
      liveSources(),
    );
    expect(reply).toContain("### Interest in the subject");
    expect(reply).toMatch(/Opened 190 times on a usual day .* rising \(Wikipedia page views: Gribbling/u);
    expect(restsOn.map(({ source }) => source)).toEqual(["youtube-suggest", "wikipedia"]);
  });

  test("fill a calendar before blank rows do", async () => {
    const niche = `gribbling ${newWord()}`;
    const { reply } = await replyTo({ task: "content_calendar", input: { niche } }, liveSources());
    expect(reply.toLowerCase()).toContain(`${niche} for beginners`);
  });
});

describe("ideas for a subject with a card", () => {
  const known = async (signals: readonly PublicSignal[]) => {
    const material = await gather({ text: "candle making" }, "none", async () => signals);
    return writeIdeas({ ...request, topic: "candle making", count: 12 }, seededRandom(3), material).answer
      .ideas;
  };

  test("name the search that asks for the same, once, beside what is known", async () => {
    const ideas = await known([
      signal("search", "candle making wick size"),
      signal("search", "candle making kit"),
    ]);
    const named = ideas.filter(({ restsOn = [] }) =>
      restsOn.some(({ source }) => source === "youtube-suggest"),
    );
    expect(named).toHaveLength(1);
    expect(JSON.stringify(named)).toMatch(/wick/u);
    expect(named[0]?.restsOn?.[0]?.source).toBe("knowledge");
  });

  test("are otherwise the same as without", async () => {
    const without = await known([]);
    const withParts = await known([signal("part", "History"), signal("search", "candle making")]);
    expect(withParts).toEqual(without);
  });
});

describe("who asks public sources", () => {
  test("are the tasks that spend what they say, and no other", () => {
    const asking = TASK_NAMES.filter((name) => taskNamed(name).publicSources !== undefined);
    expect(asking.toSorted()).toEqual([
      "audience_analysis",
      "content_calendar",
      "daily_briefing",
      "script",
      "video_idea",
      "video_ideas",
    ]);
    for (const name of asking) expect(taskNamed(name).about).toBeDefined();
  });

  test.each<[TaskName, (word: string) => AssistRequest["input"]]>([
    ["video_ideas", (word) => ({ topic: `my mother died, ${word}` })],
    ["video_ideas", (word) => ({ topic: `I want to kill myself ${word}` })],
    ["script", (word) => ({ topic: `how to make a bomb ${word}` })],
    ["content_calendar", (word) => ({ niche: `grief after losing my dad ${word}` })],
    ["general", (word) => `what do I film about ${word}?`],
    ["reply_assistant", (word) => ({ comments: [`I love ${word}!`], tone: "casual" })],
    ["tts_script", (word) => ({ text: `Today I talk about ${word}.` })],
    ["voice_to_text", (word) => ({ transcript: `Today I talk about ${word}.` })],
    ["script", (word) => ({ topic: `gribbling ${word}`, details: "It breaks. I glue it." })],
  ])("nobody for %s, answered by the built-in engine", async (task, input) => {
    const word = newWord();
    await replyTo({ task, input: input(word) }, liveSources());
    expect(await askedOf(word)).toHaveLength(0);
  });

  test("nothing of what a creator told or pasted goes along", async () => {
    const [word, secret] = [newWord(), newWord()];
    const settings = { ...aiDouble("prose"), ...liveSources() };
    await replyTo(
      {
        task: "audience_analysis",
        input: { niche: `gribbling ${word}`, data: `Comments:\n${secret} is great` },
      },
      settings,
    );
    await replyTo(
      {
        task: "video_idea",
        input: { topic: `gribbling ${word}`, audience: secret, details: `${secret} broke. I glued it.` },
      },
      settings,
    );
    expect((await askedOf(word)).length).toBeGreaterThan(0);
    expect(await askedOf(secret)).toHaveLength(0);
  });

  test("nobody where the owner turned them off", async () => {
    const word = newWord();
    await replyTo(
      { task: "video_ideas", input: { topic: `gribbling ${word}` } },
      liveSources({ PUBLIC_SOURCES: "off" }),
    );
    expect(await askedOf(word)).toHaveLength(0);
  });

  test("one for many who ask the same at the same time, each with an answer of their own", async () => {
    const topic = `gribbling ${newWord()}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        askSite({ task: "video_ideas", input: { topic, count: 3 } }, liveSources()),
      ),
    );
    for (const answer of answers)
      expect(ideasIn((await replyIn(answer)).reply).every(({ restsOn = [] }) => restsOn.length === 1)).toBe(
        true,
      );
    expect(await askedOf(topic)).toHaveLength(5);
  });
});

describe("what a model is told of public sources", () => {
  test("is a line for each, named and dated, before the card and within its room", async () => {
    const searches = Array.from({ length: 10 }, (_, index) => signal("search", `candle making ${index}`));
    const signals = [...searches, signal("article", "A candle is a wick in wax."), signal("part", "Wick")];
    const reference = referenceOf(await gather({ text: "candle making" }, "none", async () => signals));
    const lines = reference.split("\n");
    expect(lines[0]).toBe(
      `youtube-suggest on 2026-11-22. People type: ${searches.map(({ text }) => text).join("; ")}`,
    );
    expect(lines[1]).toBe("wikipedia on 2026-11-22. It says: A candle is a wick in wax.");
    expect(lines[2]).toBe("wikipedia on 2026-11-22. Its parts: Wick");
    expect(lines[3]).toMatch(/^Subject: candle making/u);
    expect(reference.length).toBeLessThanOrEqual(3600);
  });

  test("reaches it with the question", async () => {
    const topic = `gribbling ${newWord()}`;
    const { engine } = await replyTo(
      { task: "script", input: { topic } },
      { ...aiDouble("prose"), ...liveSources() },
    );
    expect(engine).toBe("openai");
    expect(await callsAbout(`${topic} for beginners`)).toBe(1);
  });
});
