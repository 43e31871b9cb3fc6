import { describe, expect, test } from "vitest";
import { actionsIn } from "#shared/rules/ideas.ts";
import { CAPTION_MAX } from "#shared/rules/lengths.ts";
import { builtInEngine } from "#worker/ai/built-in/engine.ts";
import type { Answer } from "#worker/ai/engine.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { parseInput } from "#worker/serve.ts";
import { prepared } from "../support/answers.ts";

const NEVER = new AbortController().signal;

async function asked(input: string | Record<string, string>, seed = 1): Promise<Answer> {
  const task = taskNamed("caption");
  const question = { task, input: parseInput(task.input, input), sampling: { seed }, memory: "" };
  return builtInEngine.answer(prepared(question), NEVER);
}

/** The three captions as they would be pasted, after the quotation that repeats what the post is about. */
function captionsOf(reply: string): string[] {
  const quotes = reply.split("\n\n").filter((block) => block.startsWith("> "));
  return quotes.slice(1).map((block) => block.replaceAll(/^> ?|\\$/gmu, "").trim());
}

const tagsOf = (caption: string) => caption.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? [];
/** A caption's last line without its hashtags. */
const requestOf = (caption: string) =>
  (caption.split("\n").at(-1) ?? "")
    .replaceAll(/\s*#\S+/gu, "")
    .split(/(?<=[.!?])\s+/u)
    .at(-1) ?? "";

const PLATFORMS = ["TikTok", "Instagram", "YouTube Shorts", ""] as const;

describe.each(PLATFORMS)("captions on %j", (platform) => {
  test("are three, each with one request at its end and few hashtags after it", async () => {
    const most = platform.startsWith("YouTube") ? 3 : 5;
    for (let seed = 0; seed < 20; seed++) {
      const captions = captionsOf(
        (await asked({ topic: "candle making", platform, tone: "funny" }, seed)).reply,
      );
      expect(captions).toHaveLength(3);
      for (const caption of captions) {
        expect(caption).toMatch(/#\S+$/u);
        const tags = tagsOf(caption);
        expect(tags.length).toBeGreaterThanOrEqual(3);
        expect(tags.length).toBeLessThanOrEqual(most);
        expect(new Set(tags).size).toBe(tags.length);
        expect([actionsIn(requestOf(caption)).length, caption]).toEqual([1, caption]);
        expect(caption.length).toBeLessThanOrEqual(CAPTION_MAX.TikTok);
      }
      expect(captions[0]).not.toContain("\n");
    }
  });
});

/** A subject as creators of each language call it, a tag they use, a word of its answer, how they speak of themselves. */
const IN_LANGUAGES = [
  ["candle making", "#candlemaking", "From what Crescendo knows of candle making.", /\b(?:I|I'm|my)\b/u],
  ["hacer velas", "#velasartesanales", "Crescendo sabe de este tema: hacer velas.", /\b(?:yo|mi|mis)\b/u],
  ["bougies maison", "#bougiesmaison", "## Légendes", /\b(?:je|j'ai|mon|ma|mes)\b/u],
  ["Kerzen gießen", "#kerzengießen", "## Beitragstexte", /\b(?:ich|mein(?:e[mnrs]?)?)\b/u],
  ["fazer velas", "#velasartesanais", "Antes de postar", /\b(?:eu|meu|minha)\b/u],
] as const;

describe.each(IN_LANGUAGES)("captions about %j", (topic, tag, said, ownWords) => {
  test("are in its language, with tags its creators use, each of other specifics", async () => {
    for (const tone of ["casual", "motivational", "funny", "techy", "professional"]) {
      const { reply, grounding } = await asked({ topic, tone }, tone.length);
      expect(reply).toContain(said);
      const captions = captionsOf(reply);
      for (const caption of captions) expect(caption).toContain(tag);
      const specifics = grounding?.restsOn ?? [];
      expect(specifics.length).toBeGreaterThanOrEqual(3);
      const spent = captions.map((caption) =>
        specifics.filter(({ text }) => caption.toLowerCase().includes(text.toLowerCase())),
      );
      for (const some of spent) expect([some.length > 0, reply]).toEqual([true, reply]);
      expect(new Set(spent.flat()).size).toBe(spent.flat().length);
    }
  });

  test("say nothing of the creator's life", async () => {
    for (let seed = 0; seed < 30; seed++)
      for (const caption of captionsOf((await asked({ topic }, seed)).reply)) {
        const told = caption
          .split(/(?<=[?.!])\s/u)
          .filter((sentence) => !sentence.endsWith("?"))
          .join(" ");
        expect(told).not.toMatch(ownWords);
      }
  });
});

test("what was asked for comes first", async () => {
  for (let seed = 0; seed < 10; seed++)
    expect(captionsOf((await asked("why do my candles tunnel???", seed)).reply).join(" ")).toMatch(
      /tunnel|first burn/iu,
    );
});

/** Posts that show how something turned out, and a sign of failure that none of them may claim first. */
const SHOWN = [
  [
    "sourdough loaf fresh out of the oven",
    /^(?:What it takes|The part that counts|The step behind it|It starts with this): /u,
  ],
  [
    "my first pottery mug, finally glazed",
    /^(?:What it takes|The part that counts|The step behind it|It starts with this): /u,
  ],
  [
    "mi pan de masa madre de hoy",
    /^(?:Lo que hace falta|La parte que cuenta|El paso que hay detrás|Todo empieza aquí): /u,
  ],
  [
    "mon pain au levain du matin",
    /^(?:Ce qu'il faut|Ce qui compte|L'étape derrière tout ça|Tout part d'ici) : /u,
  ],
  [
    "mein Käsekuchen von heute",
    /^(?:Das braucht es dafür|Worauf es ankommt|Der Schritt dahinter|Damit fängt es an): /u,
  ],
  [
    "minhas velas artesanais prontas",
    /^(?:O que é preciso|A parte que conta|O passo por trás disso|Tudo começa aqui): /u,
  ],
] as const;

test.each(SHOWN)("a post that shows a success is captioned as one: %s", async (topic, opens) => {
  for (let seed = 0; seed < 10; seed += 1)
    for (const caption of captionsOf((await asked(topic, seed)).reply)) expect(caption).toMatch(opens);
});

test.each([
  ["why is my sourdough loaf so flat", /what worked for you|look first|solved this/u],
  ["ayuda, se me hunde el pan de masa madre", /funcionó|mirarías|resolviste/u],
  ["Hilfe, mein Käsekuchen ist gerissen", /geholfen|nachsehen|gelöst/u],
] as const)("a post that asks for help asks for it: %s", async (topic, request) => {
  for (let seed = 0; seed < 10; seed += 1)
    for (const caption of captionsOf((await asked(topic, seed)).reply))
      expect(requestOf(caption)).toMatch(request);
});

test("the tone that is named is the tone it is written in, in any of the languages", async () => {
  expect((await asked({ topic: "candle making", tone: "techy" })).reply).toContain("In a techy tone");
  expect((await asked({ topic: "candle making", tone: "sad" })).reply).toContain(
    "I don't have the tone “sad”, so these are casual.",
  );
  expect((await asked({ topic: "hacer velas", tone: "divertido" })).reply).toContain("En tono divertido");
  expect((await asked({ topic: "Kerzen gießen", tone: "locker" })).reply).toContain("Ton: locker");
});

describe("a subject nothing is known of", () => {
  const topic = "zinc bath for my enamel signs";

  test("gets captions with places to fill in, and three questions", async () => {
    const { reply, grounding } = await asked(topic);
    expect(grounding?.known).toBe(false);
    expect(grounding?.questions).toHaveLength(3);
    for (const caption of captionsOf(reply)) expect(caption).toMatch(/\((?:What|The question)/u);
    for (const question of grounding?.questions ?? []) expect(reply).toContain(question);
  });

  test("gets them of what the creator answers, word by word", async () => {
    const answers = ["The zinc flaked off after a week.", "I had not degreased the steel."];
    const { reply, grounding } = await asked({ topic, details: answers.join("\n") });
    expect(grounding).toMatchObject({
      known: true,
      restsOn: answers.map((text) => ({ text, source: "creator" })),
    });
    const captions = captionsOf(reply);
    for (const caption of captions) expect(caption.startsWith(answers[0] ?? "")).toBe(true);
    expect(captions[2]).toContain(answers[1]);
  });
});

test("a niche alone gives each caption another of its subjects, by name", async () => {
  const { reply, grounding } = await asked("Cooking & Recipes");
  expect(new Set(grounding?.restsOn?.map(({ label }) => label)).size).toBeGreaterThanOrEqual(3);
  const leads = captionsOf(reply).map((caption) => caption.split(". ")[0]);
  expect(new Set(leads).size).toBe(3);
});

test("a topic of 500 characters is carried whole", async () => {
  const topic = "a very long story ".repeat(28).trim().slice(0, 500).trim();
  expect((await asked(topic)).reply).toContain(topic);
});

test("a tender subject is met soberly, without request or joke", async () => {
  const { reply, grounding } = await asked({ topic: "my parents are getting divorced", tone: "funny" });
  expect(grounding?.care).toBe("tender");
  expect(reply).toContain("You don't have to make this a video.");
});
