import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CommentReply, RepliesResult } from "#shared/contracts/replies.ts";
import { languageOf } from "#shared/rules/comments/language.ts";
import { type CommentIntent, kindOfIntent, REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";
import { readComments } from "#worker/ai/built-in/comments/read-comments.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { CAREFUL_ADVICE } from "#worker/ai/built-in/replies/careful/careful.ts";
import { writeReplies } from "#worker/ai/built-in/replies/write-replies.ts";
import { sentences } from "#worker/ai/built-in/topic.ts";
import { ASIDE_CORPUS } from "../support/comment-corpus-aside.ts";
import { CORPUS } from "../support/comment-corpus.ts";
import { CARE_CORPUS } from "../support/comment-corpus-care.ts";
import { LATER_CORPUS } from "../support/comment-corpus-later.ts";
import type { Heard } from "../support/heard-comments.ts";
import { faultIn } from "../support/text-faults.ts";

const ALL = [...CORPUS, ...LATER_CORPUS, ...CARE_CORPUS, ...ASIDE_CORPUS];
const labelled = (heard: readonly Heard[]) =>
  heard.map((one): [string, string, string, Heard] => [one.language, one.intent, one.comment, one]);
const isCareful = (intent: CommentIntent | undefined) => intent !== undefined && intent in CAREFUL_ADVICE;

const replyTo = (comment: string, tone: ReplyTone = "casual", seed = 1): CommentReply => {
  const [reply] = writeReplies({ comments: [comment], tone }, seededRandom(seed)).replies;
  if (reply === undefined) throw new Error("no reply");
  return reply;
};
const optionsTo = (comment: string, tone?: ReplyTone, seed?: number) => replyTo(comment, tone, seed).options;

describe("a comment's intent and language are told", () => {
  test("for more than five hundred comments in five languages", () => {
    expect(ALL.length).toBeGreaterThan(500);
    for (const language of ["en", "es", "fr", "de", "pt"])
      expect(ALL.filter((one) => one.language === language).length).toBeGreaterThan(60);
  });

  test.each(labelled(ALL))("%s, %s: %s", (language, intent, comment) => {
    const [read] = readComments([comment]);
    expect([read?.language, read?.intent]).toEqual([language, intent]);
    if (read?.intent !== "emoji") expect(read?.kind).toBe(kindOfIntent(read?.intent ?? "other"));
  });
});

describe("a reply takes up the comment's own words", () => {
  test.each(labelled(ALL.filter(({ names }) => names !== undefined)))(
    "%s, %s: %s",
    (_, __, comment, { names }) => {
      expect(optionsTo(comment).join("\n").toLowerCase()).toContain(names?.toLowerCase());
    },
  );

  test.each([
    ["your videos got me through my exams", /\byour videos\b/u],
    ["you explain things the way my teacher never did", /\bmy teacher\b/u],
    ["love the @handle and the a@b.co", /handle|a@b|e-mail/u],
    ["the https://example.com/page is amazing", /example/u],
    ["your shitty mic is amazing", /shitty/u],
  ])("but never as they can't stand: %s", (comment, wrong) => {
    for (const option of optionsTo(comment)) expect(option).not.toMatch(wrong);
  });

  test("without quoting them", () => {
    for (const { comment } of ALL)
      for (const option of optionsTo(comment)) expect(option).not.toMatch(/[“”„«»"]/u);
  });
});

describe("every reply", () => {
  test.each(REPLY_TONES)("is one well-formed sentence, in a %s tone", (tone) => {
    for (const [index, { comment, language }] of ALL.entries()) {
      const reply = replyTo(comment, tone, index);
      RepliesResult.parse({ replies: [reply] });
      expect(reply.options).toHaveLength(isCareful(reply.intent) ? 1 : 3);
      expect(new Set(reply.options).size).toBe(reply.options.length);
      for (const option of reply.options) {
        expect([option, sentences(option).length]).toEqual([option, 1]);
        expect(option).toMatch(/^[¿]?[\p{Lu}\d].*[.?]$/u);
        expect(option).not.toMatch(/[{}]|undefined| {2}|,,| [.,]/u);
        if (language === "en") expect([option, faultIn(option)]).toEqual([option, undefined]);
      }
    }
  });

  test("is in its comment's language", () => {
    for (const { comment, language } of ALL) {
      const text = optionsTo(comment).join(" ");
      expect([comment, text, languageOf(text)]).toEqual([
        comment,
        text,
        language === "other" ? "en" : language,
      ]);
    }
  });

  test("of those answered freely differs in kind: it ends by asking back once", () => {
    for (const { comment } of ALL.filter(({ intent }) => !isCareful(intent) && intent !== "failure")) {
      const [short, warm, ask] = optionsTo(comment);
      expect([short, warm, ask].map((option) => option?.endsWith("?"))).toEqual([false, false, true]);
    }
  });
});

describe("where somebody is hurt, grieves or is attacked", () => {
  const HURT = ALL.filter(({ intent }) => isCareful(intent));

  test("no tone changes a word", () => {
    for (const { comment } of HURT) {
      const replies = REPLY_TONES.map((tone) => replyTo(comment, tone, 7));
      expect([comment, new Set(replies.map(({ options }) => options.join())).size]).toEqual([comment, 1]);
      expect(replies[0]?.advice).toMatch(/\.$/u);
    }
  });

  test("there is no exclamation, no emoji, no call to action and no joke", () => {
    const seeds = [1, 2, 3, 4, 5];
    for (const { comment } of HURT)
      for (const option of seeds.flatMap((seed) => optionsTo(comment, "funny", seed))) {
        expect(option).not.toMatch(/[!¡]|\p{Extended_Pictographic}/u);
        expect(option).not.toMatch(/subscrib|next video|see you|watch more|suscr|abonn|inscrev|haha|jaja/iu);
      }
  });
});

describe("replies to the same thing again and again", () => {
  test.each<[CommentIntent, string]>([
    ["praise", "Love it"],
    ["thanks", "Thank you so much"],
    ["question", "Why?"],
    ["critique", "Boring"],
    ["milestone", "I passed!"],
    ["request", "Part 2 please"],
    ["joke", "I'm dead 💀"],
  ])("vary: %s", (intent, comment) => {
    const { replies } = writeReplies(
      {
        comments: Array.from({ length: 12 }, (_, index) => `${comment}${" ".repeat(index % 2)}`),
        tone: "casual",
      },
      seededRandom(3),
    );
    const options = replies.flatMap((reply) => reply.options);
    expect(new Set(replies.map((reply) => reply.intent))).toEqual(new Set([intent]));
    expect(new Set(options).size).toBe(options.length);
  });

  test("fifty careful ones aren't all alike", () => {
    const comments = Array.from({ length: 50 }, (_, index) => `my dad died ${index} days ago`);
    const { replies } = writeReplies({ comments, tone: "casual" }, seededRandom(3));
    expect(new Set(replies.flatMap(({ options }) => options)).size).toBeGreaterThan(2);
  });
});

describe("what only the creator can know", () => {
  const ASKING = new Set<CommentIntent>([
    "gear",
    "price",
    "link",
    "place",
    "schedule",
    "song",
    "how-to",
    "question",
    "failure",
  ]);

  test("is left to them, with what to say", () => {
    for (const { comment } of ALL.filter(({ intent }) => ASKING.has(intent)))
      expect([comment, replyTo(comment).advice]).toEqual([
        comment,
        expect.stringMatching(/^This needs your answer: /u),
      ]);
  });

  test("is never made up: no date, no price and no link in a reply", () => {
    for (const { comment } of ALL.filter(({ intent }) => ASKING.has(intent)))
      for (const option of REPLY_TONES.flatMap((tone) => optionsTo(comment, tone)))
        expect(option).not.toMatch(
          /monday|friday|tomorrow|next week|[$€£]\d|https?:|mañana|demain|morgen|amanhã/iu,
        );
  });

  test("asks back for what a failure needs", () => {
    expect(optionsTo("my glue never sets, it stays rubbery").join(" ")).toMatch(
      /which glue is it, and how warm is the room\?/iu,
    );
    expect(optionsTo("Mein Teig geht einfach nicht auf").join(" ")).toMatch(/welches Mehl/u);
    expect(optionsTo("ma pâte ne lève pas").join(" ")).toMatch(/quelle farine/u);
  });

  test("is said to be so where nothing tells what is wanted", () => {
    for (const comment of [
      "the second bench is in the shed by the river now",
      "that pattern was on our old bus seats",
    ]) {
      const { options, advice } = replyTo(comment);
      expect(options[0]).toMatch(/read this|standard line|thank you|glad/iu);
      expect(advice).toMatch(/^This needs your answer: /u);
    }
  });

  test("is checked before a correction is pinned", () => {
    expect(replyTo("the second screw is M4, not M5")).toMatchObject({
      kind: "criticism",
      intent: "correction",
      advice: expect.stringMatching(/^Check it first\./u),
    });
  });
});

test.each(["☠ｦ 12:34", "素晴らしい 12:34", "12:34 спасибо"])(
  "a moment named among words that nobody here reads gets an answer: %s",
  (comment) => {
    expect(replyTo(comment).options.length).toBeGreaterThan(0);
  },
);

test("comments made of anything get replies within the limits", { timeout: 120_000 }, () => {
  const piece = fc.oneof(
    fc.constantFrom(...ALL.map(({ comment }) => comment)),
    fc.constantFrom(
      " my cat ",
      " is not ",
      ", not ",
      " instead of ",
      "?",
      " 12:34 ",
      " {x} ",
      " $& ",
      " from ",
      " the ",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("").trim().slice(0, 1000)),
      fc.constantFrom(...REPLY_TONES),
      (comment, tone) => {
        fc.pre(comment !== "");
        const { options } = replyTo(comment, tone);
        RepliesResult.parse({ replies: [{ comment, options }] });
        for (const option of options) expect([option, sentences(option).length]).toEqual([option, 1]);
      },
    ),
    { numRuns: 1000 },
  );
});
