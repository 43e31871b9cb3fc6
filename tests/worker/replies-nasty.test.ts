import { expect, test } from "vitest";
import { REPLY_LIMITS } from "#shared/rules/replies.ts";
import { readComments } from "#worker/ai/built-in/comments/read-comments.ts";
import { sentimentOf } from "#worker/ai/built-in/comments/sentiment.ts";

/** What an address may be made of, on which the library's own expressions spend the square of its length. */
const ADDRESS_RUN = /[-\w!#$%&'*+/=?^`{|}~.@:]+/gu;

const UNITS = [
  ..."1aA0.@-_'#/:?!+=&%{}~*|`^$é❤😀क१",
  ...String.raw`1. a. a@ a- a' #a 1/ 1: 1, 1th 1st 01 a1 1pm http:// http://a. http://a/ https://a.b "a ?! ..`.split(
    " ",
  ),
  ..."a@a. a@a- www. a.b x@x.x a.a@ @a +1- 555- haha lol m8 éa aé'".split(" "),
];
/** Each alone, after another, and before what nearly makes it what the library looks for. */
const VARIANTS = [
  ...UNITS,
  ...UNITS.map((unit, index) => unit + (UNITS[(index * 7 + 3) % UNITS.length] ?? "")),
  ...UNITS.map((unit) => `${unit} `),
  ...UNITS.map((unit) => `${unit}x`),
];
const NASTY = [
  ...new Set(VARIANTS.map((unit) => unit.repeat(REPLY_LIMITS.comment).slice(0, REPLY_LIMITS.comment))),
].slice(0, 200);

test("there are two hundred nasty texts, each as long as a comment may be", () => {
  expect(NASTY).toHaveLength(200);
  for (const text of NASTY) expect(text).toHaveLength(REPLY_LIMITS.comment);
});

test("nothing that an expression would run along for long ever reaches the tokenizer", () => {
  const given: string[] = [];
  const score = (text: string) => {
    given.push(text);
    return { score: 0, normalizedScore: 0 };
  };
  for (const text of NASTY) sentimentOf(text, "en", score);
  expect(given).toHaveLength(NASTY.length);
  for (const text of given) {
    expect(text.length).toBeLessThanOrEqual(2 * REPLY_LIMITS.comment);
    for (const [run] of text.matchAll(ADDRESS_RUN)) expect(run.length, run).toBeLessThanOrEqual(40);
  }
});

test("fifty of them at a time are all read, and the words beside a run still count", () => {
  for (let first = 0; first < NASTY.length; first += REPLY_LIMITS.comments) {
    const comments = NASTY.slice(first, first + REPLY_LIMITS.comments);
    expect(readComments(comments).map(({ comment }) => comment)).toEqual(comments);
  }
  expect(sentimentOf(`${"1".repeat(900)} I love this, it is wonderful`, "en")).toBe("positive");
  expect(sentimentOf(`this is awful ${"a@".repeat(400)}`, "en")).toBe("negative");
  expect(sentimentOf("❤️".repeat(100), "en")).toBe("positive");
});
