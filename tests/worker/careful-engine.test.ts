import { describe, expect, test } from "vitest";
import type { TaskName } from "#shared/contracts/assistant.ts";
import { IdeasReply } from "#shared/contracts/ideas.ts";
import { answersItself, carefulEngine } from "#worker/ai/careful-engine.ts";
import type { Engine, PreparedQuestion } from "#worker/ai/engine.ts";
import { careOf } from "#worker/ai/material/care/care-of.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { prepared } from "../support/answers.ts";

/** A model that writes what it is given, in pieces of a few letters where it streams. */
function writing(reply: string): Engine {
  return carefulEngine({
    name: "openai",
    paid: true,
    mayAnswerInProse: false,
    isShared: true,
    answer: async () => ({ reply }),
    stream: async function* () {
      yield* reply.match(/[^]{1,7}/gu) ?? [];
      return {};
    },
  });
}

function asking(name: TaskName, input: string): PreparedQuestion {
  const task = taskNamed(name);
  return prepared({ task, input: task.input.parse(input), sampling: { seed: 1 }, memory: "" });
}

const { signal } = new AbortController();

async function whole(reply: string, question: PreparedQuestion): Promise<string> {
  return (await writing(reply).answer(question, signal)).reply;
}

async function streamed(reply: string, question: PreparedQuestion): Promise<string> {
  let said = "";
  for await (const piece of writing(reply).stream(question, signal)) said += piece;
  return said;
}

describe.each([
  ["whole", whole],
  ["streamed", streamed],
] as const)("what a model writes of a loss, %s", (_, written) => {
  const grief = asking("caption", "my grandmother died last week");

  test("keeps what is sober, to the letter", async () => {
    const sober =
      "Her scarf still hangs by the door.\n\n- Say her name once.\n- Film the garden, without music.\n";
    expect(await written(sober, grief)).toBe(sober);
  });

  test("loses the lines with a challenge, a ranking, a joke or bait, and every emoji", async () => {
    const reply = await written(
      "She would have loved the garden. 🌷\n- Join the 30-day grief challenge\n- Top 5 things she said, ranked\n- Open with a joke\n- You won't believe what she left me\n- Show her hands",
      grief,
    );
    expect(reply).toBe("She would have loved the garden.\n- Show her hands");
  });

  test("loses only the sentence of a paragraph", async () => {
    const reply = await written("Stay with one picture. Tag a friend who lost somebody. Then stop.", grief);
    expect(reply).toBe("Stay with one picture. Then stop.");
  });

  test("may say what to leave out, and what the creator says", async () => {
    const advice = "Leave it slow, without jokes and with no countdown.";
    expect(await written(advice, grief)).toBe(advice);
    const own = "Tell one of his jokes the way he did.";
    expect(await written(own, asking("caption", "my dad died, his best jokes"))).toBe(own);
  });

  test("gives way to the product's own where nothing is left", async () => {
    const reply = await written("Take the crying challenge!\nThis will go viral", grief);
    expect(reply).toContain("You don't have to make this a video.");
    expect(reply).not.toContain("challenge");
  });
});

test.each([
  ["mi abuela murió la semana pasada", "Únete al reto de 30 días"],
  ["ma grand-mère est morte la semaine dernière", "Relève le défi avec nous"],
  ["meine Oma ist letzte Woche gestorben", "Markiere jemanden, der das kennt"],
  ["minha avó morreu semana passada", "Marca um amigo que passou por isso"],
])("“%s” isn't answered with “%s”", async (input, line) => {
  const reply = await whole(`Uno.\n- ${line}`, asking("caption", input));
  expect(reply).toBe("Uno.");
});

test("nothing is taken from an answer about candles", async () => {
  const reply = "Top 5 candles, ranked 🔥\nTake the one-pour challenge";
  expect(await whole(reply, asking("caption", "candles"))).toBe(reply);
});

test("an idea that is bait gives way to one of the product's own", async () => {
  const idea = {
    title: "What she kept in the drawer",
    hook: "Three letters, one ribbon.",
    cta: "Tell somebody about her.",
    format: "Quiet story",
    viralScore: 0,
    description: "One drawer, seen from above.",
    targetAudience: "people who miss somebody",
  };
  const reply = await whole(
    JSON.stringify({ ideas: [idea, { ...idea, title: "7 funeral pranks, ranked" }] }),
    asking("video_ideas", "my grandmother died last week"),
  );
  const { ideas } = IdeasReply.parse(JSON.parse(reply));
  expect(ideas).toHaveLength(2);
  expect(ideas[0]).toEqual(idea);
  expect(ideas[1]?.title).not.toContain("ranked");
});

describe("a minor in trouble", () => {
  const trouble = "im 14 and i think im pregnant, what do i do";

  test.each([
    [trouble, ["emergency number", "grown-up", "childhelplineinternational.org", "doctor"]],
    ["tengo 14 y creo que estoy embarazada", ["emergencias", "childhelplineinternational.org"]],
  ])("“%s” hears of grown-ups, a helpline and a doctor before the model", async (input, words) => {
    for (const written of [whole, streamed]) {
      const reply = await written("You are brave.", asking("general", input));
      expect(reply.endsWith("You are brave.")).toBe(true);
      for (const word of words) expect(reply.slice(0, -"You are brave.".length)).toContain(word);
    }
  });

  test("gets no model's list of ideas, whereas a child who asks about a channel may", () => {
    expect(answersItself(careOf(trouble), asking("video_ideas", trouble))).toBe(true);
    const channel = "im 11 and want to start a channel";
    expect(answersItself(careOf(channel), asking("video_ideas", channel))).toBe(false);
  });
});
