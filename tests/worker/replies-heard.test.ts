import { describe, expect, test } from "vitest";
import type { CommentIntent } from "#shared/rules/replies.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { replyAssistant } from "#worker/ai/tasks/reply-assistant.ts";
import { writeReplies } from "#worker/ai/built-in/replies/write-replies.ts";
import { HEARD, HEARD_LOOK_ALIKES } from "../support/replies-heard.ts";
import { COMMENTS_LATER } from "../support/replies-heard-later.ts";

function replyOf(comment: string) {
  const [reply] = writeReplies({ comments: [comment], tone: "casual" }, seededRandom(1)).replies;
  return reply;
}

describe("what a comment hides", () => {
  test.each(HEARD)("%s: “%s”", (intent, comment) => {
    expect(replyOf(comment)?.intent).toBe(intent);
  });

  test.each(HEARD_LOOK_ALIKES)("isn't %s in “%s”", (intent, comment) => {
    expect(replyOf(comment)?.intent).not.toBe(intent);
  });
});

test.each(COMMENTS_LATER)("%j: “%s”", (wanted, comment) => {
  expect(wanted).toContain(replyOf(comment)?.intent);
});

test.each([
  ["my cat threw up after this lol", "animal"],
  ["my dog won't eat since yesterday 😅 help", "animal"],
  ["my plant died lol", "failure"],
  ["mi perro vomitó todo jaja", "animal"],
  ["i'm 11 minutes in and already crying", "praise"],
  ["great, all i need is yarn and a hook", "praise"],
  ["ok so i just need flour and water, perfect", "praise"],
] as const)("“%s” stays what it is: %s", (comment, intent) => {
  const found = replyOf(comment)?.intent;
  if (intent === "animal") expect(found).toBe("animal");
  else expect(["joke", "sarcasm", "minor", "spam", "insult"].filter((one) => one === found)).toEqual([]);
});

test("a time without words is answered in the language of the comments beside it", () => {
  const { replies } = writeReplies(
    { comments: ["7:18 ❤️", "schönes video, danke", "wo ist das gefilmt?"], tone: "casual" },
    seededRandom(1),
  );
  expect(replies[0]?.options.join(" ")).toMatch(/7:18.*(?:dass|bei|durch)/u);
});

test("a model is sent nothing that only sounds like praise and advertises", () => {
  const prompt = replyAssistant.prompt({
    comments: ["400€ am tag ohne arbeit, infos auf meinem profil", "lovely video"],
    tone: "casual",
  });
  expect(prompt.user).not.toContain("400");
  expect(prompt.user).toContain("lovely video");
});

describe("a comment in a language that the engine doesn't write", () => {
  test.each([
    "complimenti per il video, molto utile",
    "quanto tempo deve riposare la pasta?",
    "mi è venuta malissimo, cosa ho sbagliato?",
    "ho provato e funziona davvero",
    "super mooi gedaan, dank je wel",
    "welke camera gebruik je?",
    "keren banget videonya kak",
    "vilken bra video",
    "çok güzel olmuş",
    "świetny film, pozdrawiam",
  ])("is answered in English with the honest line: %s", (comment) => {
    const reply = replyOf(comment);
    expect(reply?.advice).toContain("doesn't write the language of this comment");
    for (const option of reply?.options ?? [])
      expect(option).not.toMatch(/gracias|merci|danke|obrigad|pregunta|pergunta|frage/iu);
  });

  test.each([
    "che boludo, qué micro usás?",
    "mille mercis quelle belle recette",
    "a minha ficou dura",
    "vielen dank",
    "la receta es de mi abuela",
  ])("isn't seen in one of the five: %s", (comment) => {
    expect(replyOf(comment)?.advice ?? "").not.toContain("doesn't write the language");
  });
});

test.each<[string, CommentIntent, RegExp]>([
  ["ganhe 500 reais por dia trabalhando de casa, chama no zap", "spam", /Publicidade/u],
  ["qué asco de video, vaya pérdida de tiempo", "critique", /\p{L}/u],
  ["meine mama hat das immer gekocht, jetzt ist sie nicht mehr da", "grief", /leid|Beileid/u],
])("“%s” is answered as %s in its own language", (comment, intent, words) => {
  const reply = replyOf(comment);
  expect(reply?.intent).toBe(intent);
  expect(reply?.options.join(" ")).toMatch(words);
});
