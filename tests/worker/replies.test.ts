import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CommentReply, RepliesRequest, RepliesResult } from "#shared/contracts/replies.ts";
import { CAREFUL_KINDS, REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";
import { languageOf } from "#shared/rules/comments/language.ts";
import { sentimentOf } from "#worker/ai/built-in/comments/sentiment.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { writeReplies } from "#worker/ai/built-in/replies/write-replies.ts";
import { sentences } from "#worker/ai/built-in/topic.ts";
import { faultIn } from "../support/text-faults.ts";
import { replyTo } from "../support/api.ts";
import { anyCharacter } from "../support/any-character.ts";

const LONG = { timeout: 120_000 };

const write = (comments: string[] | string, tone: ReplyTone = "casual", seed = 1) =>
  writeReplies(RepliesRequest.parse({ comments, tone }), seededRandom(seed));
const copies = (comment: string, count: number) => Array.from({ length: count }, () => comment);

/** One comment for each kind that is answered freely, which names nothing. */
const PLAIN = {
  praise: "Love it",
  question: "Where?",
  criticism: "Boring",
  suggestion: "Part 2 please",
  other: "First",
};

/** The same in the other languages. */
const IN_OTHER_LANGUAGES = {
  es: ["Muchas gracias", "¿Dónde está?", "Es muy aburrido", "Haz un vídeo", "Hola, saludos"],
  fr: ["Merci beaucoup", "Où vas-tu, toi ?", "C'est ennuyeux", "Fais une vidéo", "Salut, bonjour"],
  de: ["Vielen Dank", "Wo ist das?", "Ist langweilig", "Mach ein Video", "Hallo ihr"],
  pt: ["Adorei, parabéns", "Onde você está?", "Muito chato isso", "Faça um vídeo", "Olá, você aí"],
};

const anyComment = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
    fc.string({ unit: anyCharacter, minLength: 1, maxLength: 120 }),
    fc.lorem({ maxCount: 40 }),
    fc.constantFrom(
      ...Object.values(PLAIN),
      ...Object.values(IN_OTHER_LANGUAGES).flat(),
      "constructor __proto__ toString",
      "${comment} and {comment} and $& and %s",
      "<script>alert(1)</script>",
      "what a constructor do you use",
      "The audio quality is terrible",
      "Love the intro",
      "👩‍👩‍👧‍👦".repeat(60),
      "e\u0301".repeat(400),
      "kill yourself",
      "I want to die",
      "https://example.com",
      "مرحبا كيف حالك؟",
      "\u202Edesrever",
    ),
  )
  .map((comment) => comment.trim())
  .filter((comment) => comment !== "" && comment.length <= 1000);

/** What holds of every reply, whoever is asked. */
function expectReply({ options, kind, advice }: CommentReply) {
  expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
  expect(options).toHaveLength(kind !== undefined && CAREFUL_KINDS.includes(kind) ? 1 : 3);
  if (kind !== undefined && CAREFUL_KINDS.includes(kind)) expect(advice).toMatch(/\.$/u);
  for (const option of options) expect([option, sentences(option).length]).toEqual([option, 1]);
}

describe("replies to any comments", () => {
  test("keep every limit around 500 lists of comments", LONG, () => {
    fc.assert(
      fc.property(
        fc.array(anyComment, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...REPLY_TONES),
        fc.integer(),
        (comments, tone, seed) => {
          const result = write(comments, tone, seed);
          const { replies, summary } = RepliesResult.parse(result);
          expect(replies.map(({ comment }) => comment)).toEqual(comments);
          replies.forEach(expectReply);
          if (summary === undefined) throw new Error("no summary");
          const { percentPositive, percentNeutral, percentNegative } = summary;
          expect(percentPositive + percentNeutral + percentNegative).toBe(100);
          for (const text of [summary.overview, summary.dailyGoal])
            expect([faultIn(text), text]).toEqual([undefined, text]);
          expect(write(comments, tone, seed)).toEqual(result);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("are others for another seed", () => {
    const answers = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(write(["Love it"], "funny", seed)),
    );
    expect(new Set(answers).size).toBeGreaterThan(15);
  });

  test("of 50 comments of 1,000 characters each keep every limit", () => {
    const comments = Array.from({ length: 50 }, (_, index) => `${index} é`.padEnd(1000, " why that, you?"));
    const { replies } = RepliesResult.parse(write(comments));
    expect(replies).toHaveLength(50);
    replies.forEach(expectReply);
  });
});

describe.each(REPLY_TONES)("in a %s tone", (tone) => {
  test.each(Object.entries(PLAIN))(
    "no reply to %s comes twice in ten, and all read well",
    (kind, comment) => {
      const { replies } = write(copies(comment, 10), tone);
      expect(new Set(replies.map((reply) => reply.kind))).toEqual(new Set([kind]));
      const options = replies.flatMap((reply) => reply.options);
      expect(new Set(options).size).toBe(30);
      for (const option of options) expect([faultIn(option), option]).toEqual([undefined, option]);
    },
  );

  test.each(Object.entries(IN_OTHER_LANGUAGES))("comments in %s are answered in it", (language, comments) => {
    const [praise, question, criticism, suggestion, other] = comments;
    for (const [kind, comment] of Object.entries({ praise, question, criticism, suggestion, other })) {
      const [reply, ...more] = write(copies(comment ?? "", 4), tone).replies;
      expect([comment, reply?.kind]).toEqual([comment, kind]);
      const options = [reply, ...more].flatMap((one) => one?.options ?? []);
      expect(new Set(options).size).toBe(12);
      for (const option of options) {
        expect(option).toMatch(/^¿?\p{Lu}.*[.?]$/u);
        expect(option).not.toMatch(/ {2}|,,| [.,?]/u);
      }
      expect([options.join(" "), languageOf(options.join(" "))]).toEqual([options.join(" "), language]);
    }
  });
});

test("the five tones share no reply to the same comment", () => {
  for (const comment of Object.values(PLAIN)) {
    const all = REPLY_TONES.flatMap((tone) =>
      write(copies(comment, 10), tone).replies.flatMap((r) => r.options),
    );
    expect(new Set(all).size).toBe(all.length);
  }
});

describe("a careful line", () => {
  test.each([
    ["I want to end my life", /people who can help you right now/u, /crisis line or the emergency services/u],
    ["I know where you live", /won't discuss it here/u, /report it to the platform/u],
    ["I have chest pains doing this", /talk to a doctor/u, /Don't diagnose/u],
    ["You used my photo without my permission", /privately/u, /Don't admit/u],
    ["I want a refund", /sorry about the trouble/u, /answer with what you will do/u],
    ["I'm a reporter at the Daily", /in touch with you/u, /Check who is asking/u],
    ["I'm 13 years old", /personal details/u, /A child may have written this/u],
    ["you're such an idiot", /respectful/u, /You don't have to answer this/u],
    ["check out my channel", /Advertising isn't allowed/u, /hide it or report it/u],
    ["Quiero morir", /hay personas que pueden ayudar/u, /crisis line/u],
    ["Quiero un reembolso", /responderé personalmente/u, /wants their money back/u],
    ["halt die klappe, du bist dumm", /respektvollen Ton/u, /Hide it, mute or block/u],
  ])("in every tone for: %s", (comment, line, advice) => {
    for (const tone of REPLY_TONES) {
      const [reply] = write([comment], tone).replies;
      expect(reply?.options).toHaveLength(1);
      expect(reply?.options[0]).toMatch(line);
      expect(reply?.advice).toMatch(advice);
    }
  });

  test("never counts as positive", () => {
    for (const [comment, expected] of [
      ["I love life but I want to end my life", "negative"],
      ["haha you're such a pathetic clown, love it", "negative"],
      ["Best free robux, check out my channel", "neutral"],
      ["I really love this but I want a refund", "neutral"],
    ] as const)
      expect([comment, write([comment]).replies[0]?.sentiment]).toEqual([comment, expected]);
  });
});

describe("sentiment", () => {
  test.each([
    ["positive", "I love this so much ❤️"],
    ["positive", "👍🏽"],
    ["positive", "🥰🥰"],
    ["negative", "I don’t like it"],
    ["negative", "This is a terrible mess"],
    ["negative", "🤮"],
    ["neutral", "I watched it on a train"],
    ["neutral", "constructor valueOf __proto__"],
  ])("is %s for: %s", (expected, comment) => {
    expect(sentimentOf(comment, "en")).toBe(expected);
  });

  test("of a language without a list is neutral, and counted as such", () => {
    const { summary } = write(["Love it", "昨日見ました", "素晴らしい", "Check out my channel"]);
    expect(summary).toMatchObject({
      percentPositive: 25,
      percentNeutral: 75,
      percentNegative: 0,
      unmeasured: 2,
    });
  });
});

describe("the summary", () => {
  const summaryOf = (comments: string[]) => write(comments).summary;

  test("counts what there is", () => {
    expect(summaryOf(["Where?", "Why?", "Love it", "I want a refund", "f4f"])?.overview).toBe(
      "5 comments: 1 positive, 4 neutral, 0 negative. 1 needs you in person, 2 are questions, 1 is praise and 1 looks like spam.",
    );
    expect(summaryOf(["First"])?.overview).toBe("1 comment: 0 positive, 1 neutral, 0 negative.");
  });

  test.each<[string, string[]]>([
    ["One comment needs you in person: read that one before any other.", ["I want a refund", "Why?"]],
    ["2 comments need you in person: read those before any others.", copies("I want a refund", 2)],
    ["2 of 3 comments are questions: answer those first.", ["Why?", "Where?", "Boring"]],
    ["1 of 2 comments is a question: answer that one first.", ["Why?", "Love it"]],
    ["The one comment is a question: answer it first.", ["Why?"]],
    ["1 of 2 comments is critical: answer that one calmly.", ["Boring", "Love it"]],
    [
      "1 of 2 comments suggests something: answer that one and note what you would make.",
      ["Part 2 please", "Love it"],
    ],
    ["Answer the 2 comments that are waiting, the longest first.", ["Love it", "First"]],
    ["Answer the one comment that is waiting.", ["First", "f4f"]],
    ["Nothing here needs an answer: hide what doesn't belong and move on.", ["f4f"]],
  ])("sets the goal: %s", (goal, comments) => {
    expect(summaryOf(comments)?.dailyGoal).toBe(goal);
  });
});

test("the task answers over the wire, also for a plain string", async () => {
  const { reply, engine } = await replyTo({
    task: "reply_assistant",
    input: "Love it\n\nWhy?",
    opts: { seed: 3 },
  });
  expect(engine).toBe("built-in");
  const result = RepliesResult.parse(JSON.parse(reply));
  expect(result.replies.map(({ comment, kind }) => [comment, kind])).toEqual([
    ["Love it", "praise"],
    ["Why?", "question"],
  ]);
  expect(result).toEqual(write(["Love it", "Why?"], "casual", 3));
});
